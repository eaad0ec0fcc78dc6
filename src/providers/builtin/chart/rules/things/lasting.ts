import type { Act, Ref } from "../../../meaning/acts";
import type { FoundRelation } from "../../../schema/relation-match";
import { attributesOf } from "../../../schema/schema";
import { spokenWords } from "../../../schema/spoken-names";
import { timeAttribute } from "../../../schema/time-attributes";
import { type Graded, type Place, rule } from "../../grammar-types";
import { everything } from "../../refs";
import { gradedRank } from "./rankings";
import { viaOf } from "./relations";
import { best } from "./superlatives";

/** How long somebody does something, by what the edges of it say. */
export const lastingRules = [
  rule(
    "Request",
    "ask? who do? be a? Kind Most",
    (kind, { group, isMore }, place) => (group === "length" ? servingLongest(kind, isMore, place) : null),
    -0.2,
  ),
  rule("Request", "ask? who do? Rel Most", (found, graded, place) => longestTie(found, graded, place), -0.3),
  rule(
    "Request",
    "ask? which Kind do? Rel Most",
    (...[, found, graded, place]) => longestTie(found, graded, place),
    -0.3,
  ),
  rule("Request", "ask? which pair do? be? Rel top", (found, place) => firstTie(found, place), -0.1),
  rule("Request", "ask? who be? Rel top", (found, place) => firstTie(found, place), 0.1),
];

/** "which couple got married first": by when such edges say it was. */
function firstTie({ relation }: FoundRelation, { schema, text }: Place): readonly Act[] | null {
  const { via } = viaOf(relation);
  const time = timeAttribute(schema, "edges", null);
  if (via === undefined || time === null || !/ first$/iu.test(text)) return null;
  const what = { ...everything("edges"), where: via, isAll: false };
  return [{ do: "rank", what, rank: { by: time.name, order: "asc", limit: 1 } }];
}

/** "who has played the longest": by what such edges say of how long, or since when. */
function longestTie({ relation }: FoundRelation, { group, isMore }: Graded, { schema }: Place): readonly Act[] | null {
  const { via } = viaOf(relation);
  if (group !== "length" || via === undefined) return null;
  const numbers = attributesOf(schema, "edges").filter(({ kind }) => kind === "number");
  const saying = (words: readonly string[]) =>
    numbers.find(({ name }) => spokenWords(name).some((word) => words.includes(word)));
  const [lasting, begun] = [saying(durations), saying(beginnings)];
  const by = lasting ?? begun;
  if (by === undefined) return null;
  const order = isMore === (by === lasting) ? "desc" : "asc";
  const what = { ...everything("edges"), where: via, isAll: false };
  return [{ do: "rank", what, rank: { by: by.name, order, limit: 1 } }];
}

const durations = ["years", "months", "weeks", "days", "hours", "minutes", "duration", "length", "time"];
const beginnings = ["since", "year", "start", "started", "from", "began", "begin"];

/** "who has been a keeper the longest". */
function servingLongest(kind: Ref, isMore: boolean, place: Place): readonly Act[] | null {
  const top = gradedRank({ group: "tenure", isMore }, 1, place);
  return top === null ? null : best(kind, top);
}
