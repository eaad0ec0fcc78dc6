import { plainText } from "../../answer/words";
import type { Desk, Subject } from "../desk";
import { numberIn, type Outcome, recordsIn } from "../outcome";

/** How many got no look of their own: for want of a value or of a colour, or, of the whole graph, of the attribute. */
export function leftOut(
  outcome: Outcome,
  { subject, count }: { readonly subject: Subject; readonly count: number | null },
  { request }: Desk,
): number {
  const { missing, rare } = greyIn(outcome);
  if (missing + rare > 0 || !subject.isAll || count === null) return missing + rare;
  const { nodeCount, edgeCount } = request.context.profile;
  return Math.max(0, (subject.target === "nodes" ? nodeCount : edgeCount) - count);
}

interface Mapped {
  readonly property: string;
  readonly channel: string;
  readonly left: number;
}

/** " 8 have no breed and are grey.": elements without a value of their own, or with one too rare for a look of its own. */
export function withoutText(outcome: Outcome, { property, channel, left }: Mapped, { say }: Desk): string {
  const name = plainText(property);
  const { missing, rare } = greyIn(outcome);
  if (rare > 0) return say.otherValues(rare + missing);
  if (missing > 0) return say.without(missing, name, channel === "color");
  return left > 0 ? say.othersWithout(left, name) : "";
}

function greyIn({ data }: Outcome): { readonly missing: number; readonly rare: number } {
  const rows = recordsIn(data, "legend");
  const countOf = (row: (typeof rows)[number] | undefined) => numberIn(row ?? {}, "count") ?? 0;
  return {
    missing: countOf(rows.find((row) => row["value"] === null)),
    rare: countOf(rows.find((row) => !("value" in row) && !("from" in row))),
  };
}
