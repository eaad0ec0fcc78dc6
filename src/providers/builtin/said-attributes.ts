import type { ElementTarget } from "@/graph/graph-types";
import type { Ref } from "./acts";
import { type Clause, says } from "./clauses";
import { attributeSense, hasSense } from "./link-words";
import { numberOf } from "./read-conditions";
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
export function attributeAfter(
  clause: Clause,
  at: number,
): { readonly at: number; readonly property: string; readonly target: ElementTarget } | null {
  const side = sideOf(clause);
  for (let next = at + 1; next < Math.min(at + 4, clause.links.length); next += 1) {
    const link = clause.links[next];
    const found = attributeSense(link, side);
    if (found !== undefined) return { at: next, property: found.attribute.name, target: found.target };
    if (hasSense(link, "noun", "degree")) return { at: next, property: "degree", target: "nodes" };
    const type = hasSense(link, "noun", "types") ? typeAttribute(clause.schema, side) : undefined;
    if (type !== undefined) return { at: next, property: type.name, target: side };
    if (!hasSense(link, "fill")) return null;
  }
  return null;
}

export function everything(target: ElementTarget): Ref {
  return { target, base: "all", one: target.slice(0, -1), many: target, isAll: true, mended: [] };
}

function sideOf(clause: Clause): ElementTarget {
  return says(clause, "noun", "edges") ? "edges" : "nodes";
}
