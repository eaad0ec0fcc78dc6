import { plainText } from "../../answer/words";
import { attributesOf } from "../../schema/schema";
import type { Desk, Subject } from "../desk";
import { numberIn, type Outcome, recordsIn } from "../outcome";

/** How many of the whole graph an attribute could not give a look; 0 where a part of it was asked for. */
export function leftOut(subject: Subject, count: number | null, { request }: Desk): number {
  if (!subject.isAll || count === null) return 0;
  const { nodeCount, edgeCount } = request.context.profile;
  return Math.max(0, (subject.target === "nodes" ? nodeCount : edgeCount) - count);
}

interface Mapped {
  readonly property: string;
  readonly channel: string;
  readonly subject: Subject;
  readonly left: number;
}

/** " 8 have no breed and are grey.": elements without a value of their own, or with one too rare for a look of its own. */
export function withoutText(
  outcome: Outcome,
  { property, channel, subject, left }: Mapped,
  { schema, say }: Desk,
): string {
  const name = plainText(property);
  if (left > 0) return say.othersWithout(left, name);
  const rows = recordsIn(outcome.data, "legend");
  const count = numberIn(rows.find((row) => row["value"] === null) ?? {}, "count") ?? 0;
  if (count === 0) return "";
  const known = attributesOf(schema, subject.target).find((attribute) => attribute.name === property);
  if ((known?.distinct ?? 0) > rows.length - 1) return say.otherValues(count);
  return say.without(count, name, channel === "color");
}
