import type { Act } from "../../../meaning/acts";
import type { Meanings } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { filled, opensOf } from "../../open-names";

/** "Given nodes 3 and 7, …", "The node in question is 22.": names told beside what is asked. */
export const schoolRules = [
  rule("Request", "given Names comma? Request", (names, acts) => fill(acts, names), 0.1),
  rule("Request", "given a_pair comma? Request", (acts) => (opensOf(acts) > 0 ? acts : null)),
  rule("Request", "given a_node comma? Request", (acts) => (opensOf(acts) > 0 ? acts : null)),
  rule("Request", "given Couple comma? Request", (two, acts) => fill(acts, two.ends), 0.1),
  rule("Request", "Request colon? given? Names", (acts, names) => fill(acts, names), 0.2),
  rule("Request", "Names colon Request", (names, acts) => fill(acts, names), 0.3),
  rule("Telling", "node in_question? be Names", (names) => names),
  rule("Telling", "a_node in_question? be Names", (names) => names),
  rule("Telling", "a_pair in_question? be Names", (names) => names),
  rule("Telling", "a_pair in_question? be Couple", (two) => two.ends),
  rule("Telling", "node in_question? be Couple", (two) => two.ends),
  rule("Telling", "Kind in_question? be Names", (kind, names) => (kind.target === "nodes" ? names : null)),
  rule("Telling", "node in_question? colon? Names", (names) => names, 0.1),
  rule("Telling", "a_pair in_question? colon? Names", (names) => names, 0.1),
  rule("Telling", "given? Names in_question?", (names) => names, 0.3),
  rule("Telling", "given? Couple in_question?", (two) => two.ends, 0.3),
  rule("Telling", "a_node be Name with? b_node be Name", (a, b) => [a, b]),
];

function fill(acts: readonly Act[], names: readonly string[]): Meanings["Request"] | null {
  return opensOf(acts) === names.length && names.length > 0 ? filled(acts, names) : null;
}
