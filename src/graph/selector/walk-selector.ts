import type { ElementTarget } from "../document/graph-types";
import type { Field, Selector } from "./selector-types";

/** A part of a selector that holds no other. */
export type Leaf = Exclude<Selector, { op: "and" | "or" | "not" | "neighbors" }>;

/** From left to right, each with the kind of element that it is asked of. */
export function leavesOf(selector: Selector, of: ElementTarget): readonly { leaf: Leaf; of: ElementTarget }[] {
  switch (selector.op) {
    case "and":
    case "or":
      return selector.terms.flatMap((term) => leavesOf(term, of));
    case "not":
      return leavesOf(selector.term, of);
    case "neighbors":
      return leavesOf(selector.of, "nodes");
    default:
      return [{ leaf: selector, of }];
  }
}

/** The selector with what `map` makes of each leaf in its place; the same value where nothing differs. */
export function mapLeaves(
  selector: Selector,
  target: ElementTarget,
  map: (leaf: Leaf, of: ElementTarget) => Selector,
): Selector {
  switch (selector.op) {
    case "and":
    case "or": {
      const terms = selector.terms.map((term) => mapLeaves(term, target, map));
      return terms.every((term, index) => term === selector.terms[index]) ? selector : { ...selector, terms };
    }
    case "not": {
      const term = mapLeaves(selector.term, target, map);
      return term === selector.term ? selector : { ...selector, term };
    }
    case "neighbors": {
      const of = mapLeaves(selector.of, "nodes", map);
      return of === selector.of ? selector : { ...selector, of };
    }
    default:
      return map(selector, target);
  }
}

/** The fields that a leaf asks for. */
export function fieldsOf(leaf: Leaf): readonly Field[] {
  if (leaf.op === "all" || leaf.op === "set") return [];
  return leaf.op === "compare" && leaf.value.kind === "field" ? [leaf.field, leaf.value.field] : [leaf.field];
}
