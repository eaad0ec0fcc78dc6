import type { Act } from "../../../meaning/acts";
import type { Meanings } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { filled, opensOf } from "../../open-names";

/** "Given nodes 3 and 7, …", "The node in question is 22.": names told beside what is asked. */
export const schoolRules = [
  rule("Request", "given a_pair comma? Request", (acts) => (opensOf(acts) > 0 ? acts : null)),
  rule("Request", "given Couple comma? Request", (two, acts) => fill(acts, two.ends), 0.1),
  rule("Request", "Names colon Request", (names, acts) => fill(acts, names), 0.3),
  rule("Telling", "node in_question? be Names", (names) => names),
  rule("Telling", "a_pair in_question? be Names", (names) => names),
];

function fill(acts: readonly Act[], names: readonly string[]): Meanings["Request"] | null {
  return opensOf(acts) === names.length && names.length > 0 ? filled(acts, names) : null;
}
