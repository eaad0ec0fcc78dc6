import type { ElementSet, ElementTarget } from "../document/graph-types";
import { refuseEnd } from "./check-fields";
import { printSelector } from "./print-selector";
import type { Field, Selector, SelectorProblem } from "./selector-types";
import { mapLeaves } from "./walk-selector";

export type SetResolution = { readonly success: true; readonly selector: Selector } | SelectorProblem;

type Lookup = (name: string) => ElementSet | undefined;

/**
 * Replaces every set by its members' ids as they are now, so that the selector does not drift with the next find.
 * For edges, a set without edges stands for the edges between its nodes. For nodes, a set that has only edges is refused.
 */
export function resolveSets(selector: Selector, lookup: Lookup, target: ElementTarget): SetResolution {
  let refusal: SetResolution | undefined;
  const resolved = mapLeaves(selector, target, (leaf, of) => {
    if (leaf.op !== "set") return leaf;
    const one = resolveSet(leaf, lookup(leaf.name), of);
    if (one.success) return one.selector;
    refusal ??= one;
    return leaf;
  });
  return refusal ?? done(resolved);
}

function resolveSet(
  selector: Extract<Selector, { op: "set" }>,
  set: ElementSet | undefined,
  target: ElementTarget,
): SetResolution {
  const name = printSelector(selector);
  if (!set) {
    return {
      success: false,
      message: `There is no set ${name}.`,
      hint: "Sets are $last (the newest result), $selected, $shown, $1, $2 … of this conversation, and saved sets by their name.",
      reason: { why: "unknown-set", name: selector.name },
    };
  }
  if (selector.end) return resolveEnd(selector.end, set, target);
  if (target === "nodes") return resolveNodes(selector.name, set);
  if (set.edges.length > 0 || set.nodes.length === 0) return done(members(computed("id"), set.edges));
  return done({ op: "and", terms: [members(computed("source"), set.nodes), members(computed("target"), set.nodes)] });
}

/** The edges that begin, or end, at its nodes. */
function resolveEnd(end: "source" | "target", { nodes }: ElementSet, target: ElementTarget): SetResolution {
  return target === "edges" ? done(members(computed(end), nodes)) : refuseEnd({ name: end, of: "computed" });
}

function resolveNodes(bare: string, set: ElementSet): SetResolution {
  if (set.nodes.length > 0 || set.edges.length === 0) return done(members(computed("id"), set.nodes));
  const name = printSelector({ op: "set", name: bare });
  const count = set.edges.length === 1 ? "1 edge" : `${set.edges.length} edges`;
  return {
    success: false,
    message: `${name} holds ${count} and no nodes.`,
    hint: `Use ${name} where edges are looked for, or a set of nodes here.`,
    reason: { why: "only-edges-in-set", name: bare, count: set.edges.length },
  };
}

function members(field: Field, values: readonly string[]): Selector {
  return { op: "in", field, values };
}

function computed(name: string): Field {
  return { name, of: "computed" };
}

function done(selector: Selector): SetResolution {
  return { success: true, selector };
}
