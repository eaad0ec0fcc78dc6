import type { ElementTarget } from "@/graph/document/graph-types";
import { type Clause, says } from "../parse/clauses";
import { numberOf } from "./link-number";
import { attributeSense, hasSense } from "./link-words";
import { typeAttribute } from "./schema";

/** An attribute a clause names, and where. */
export interface SaidAttribute {
  readonly at: number;
  readonly name: string;
  readonly kind: string;
  readonly target: ElementTarget;
}

/** Attributes the clause names, in order. */
export function attributesIn(clause: Clause): readonly SaidAttribute[] {
  return clause.links.flatMap((link, at) => {
    const found = attributeSense(link, sideOf(clause));
    if (found === undefined || numberOf(link) !== null) return [];
    return [{ at, name: found.attribute.name, kind: found.attribute.kind, target: found.target }];
  });
}

/** "per type", "by breed", "for each kind". */
export function groupOf(
  clause: Clause,
): { readonly name: string; readonly target: ElementTarget; readonly taken: readonly number[] } | null {
  const by = clause.links.findIndex((link) =>
    /^(?:by|per|each|every|grouped|for each|of each|in each)$/u.test(link.norm),
  );
  const found = by < 0 ? null : attributeAfter(clause, by);
  if (found === null) return null;
  const taken = Array.from({ length: found.at - by + 1 }, (_, index) => by + index);
  return { name: found.property, target: found.target, taken };
}

/** The attribute named within a few small words of a place ("by the type of node" is the type attribute). */
export function attributeAfter(clause: Clause, at: number): NamedAttribute | null {
  for (let next = at + 1; next < Math.min(at + 6, clause.links.length); next += 1) {
    const found = namedAt(clause, next);
    if (found !== null) return found;
    const link = clause.links[next];
    if (!hasSense(link, "fill") && !hasSense(link, "ask", "count") && !hasSense(link, "pronoun")) return null;
  }
  return null;
}

export interface NamedAttribute {
  readonly at: number;
  readonly property: string;
  readonly target: ElementTarget;
}

function namedAt(clause: Clause, at: number): NamedAttribute | null {
  const side = sideOf(clause);
  const link = clause.links[at];
  const found = attributeSense(link, side);
  const degree = found === undefined ? degreeName(clause, at) : null;
  if (degree !== null) return { at, property: degree, target: "nodes" };
  if (found !== undefined) return { at, property: found.attribute.name, target: found.target };
  const isNext = attributeSense(clause.links[at + 1], side) !== undefined;
  const type = hasSense(link, "noun", "types") && !isNext ? typeAttribute(clause.schema, side) : undefined;
  return type === undefined ? null : { at, property: type.name, target: side };
}

/** The computed field a word names: "degree", "in-degree", "number of links". */
function degreeName(clause: Clause, at: number): string | null {
  const name = ["degree", "indegree", "outdegree"].find((arg) => hasSense(clause.links[at], "noun", arg));
  return name ?? (isLinkCount(clause, at) ? "degree" : null);
}

/** "number of links" is the degree. */
function isLinkCount(clause: Clause, at: number): boolean {
  const isCount = hasSense(clause.links[at - 1], "ask", "count");
  return isCount && ["edges", "neighbours"].some((arg) => hasSense(clause.links[at], "noun", arg));
}

function sideOf(clause: Clause): ElementTarget {
  return says(clause, "noun", "edges") ? "edges" : "nodes";
}
