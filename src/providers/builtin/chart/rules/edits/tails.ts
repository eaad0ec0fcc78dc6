import { hasDirections } from "@/graph/document/graph-types";
import { directionOf, type FoundRelation } from "../../../schema/relation-match";
import type { Bond, Place, Tail } from "../../grammar-types";
import { rule } from "../../grammar-types";
import { joined } from "./fills";

/** What is said of a new node after its name: its values and what it is tied to. */
export const tailRules = [
  rule("Bond", "that? be? connected_to Names", (names) => ({ names })),
  rule("Bond", "and? connect it? to Names", (names) => ({ names })),
  rule("Bond", "that? Rel Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "that? be Rel Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "as? RelNoun of Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "that? be RelNoun of Names", (found, names, place) => bond(found, names, place)),
  rule("Bond", "by Names", (names) => ({ names, isLike: true }), 0.2),
  rule("Bond", "between Names", (names) => (names.length === 2 ? { names, isLike: true } : null)),
  rule("Bond", "that? live in Names", (names) => ({ names, isLike: true }), 0.2),
  rule("Bond", "that? live have Names", (names) => ({ names, isLike: true }), 0.2),
  rule("Bond", "beside Names", (names) => ({ names, isLike: true }), 0.4),
  rule("Bonds", "Bond", (found) => found),
  rule("Bonds", "Name possessive RelNoun", (end, found, place) => bond(found, [end], place), 0.3),
  rule("Tail", "Fills", (fills) => ({ fills })),
  rule("Tail", "Bonds", (found) => ({ fills: [], bond: found })),
  rule("Tail", "open Fills close", (fills) => ({ fills })),
  rule("Tail", "and Tail", (tail) => tail),
  rule("Tail", "comma and Tail", (tail) => tail),
  rule("Tail", "Tail Tail", (a, b) => joinedTail(a, b), 0.1),
];

function bond(found: FoundRelation, names: readonly string[], { schema }: Place): Bond | null {
  const { relation } = found;
  if (relation.value === undefined) return null;
  const isReversed = directionOf(found, true, hasDirections(schema.context.profile)) === "out";
  return { names, relation: { attribute: relation.attribute, value: relation.value, isReversed } };
}

function joinedTail(a: Tail, b: Tail): Tail | null {
  const fills = joined(a.fills, b.fills);
  if (fills === null || (a.bond !== undefined && b.bond !== undefined)) return null;
  const found = a.bond ?? b.bond;
  return { fills, ...(found === undefined ? {} : { bond: found }) };
}
