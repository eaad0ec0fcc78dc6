import type { ElementSet, ElementTarget } from "../document/graph-types";
import { refuseEnd } from "./check-fields";
import { printSelector } from "./print-selector";
import type { Field, Selector, SelectorReason } from "./selector-types";

export type SetResolution =
  | { readonly success: true; readonly selector: Selector }
  | { readonly success: false; readonly message: string; readonly hint: string; readonly reason: SelectorReason };

type Lookup = (name: string) => ElementSet | undefined;

/**
 * Replaces every set by its members' ids as they are now, so that the selector does not drift with the next find.
 * For edges, a set without edges stands for the edges between its nodes. For nodes, a set that has only edges is refused.
 */
export function resolveSets(selector: Selector, lookup: Lookup, target: ElementTarget): SetResolution {
  switch (selector.op) {
    case "and":
    case "or":
      return resolveTerms(selector, lookup, target);
    case "not": {
      const term = resolveSets(selector.term, lookup, target);
      return term.success ? done({ op: "not", term: term.selector }) : term;
    }
    case "set":
      return resolveSet(selector, lookup(selector.name), target);
    case "neighbors": {
      const of = resolveSets(selector.of, lookup, "nodes");
      return of.success ? done({ ...selector, of: of.selector }) : of;
    }
    case "all":
    case "compare":
    case "in":
    case "exists":
      return done(selector);
  }
}

/** The names of the sets a selector uses, without the dollar. */
export function setNames(selector: Selector): readonly string[] {
  switch (selector.op) {
    case "and":
    case "or":
      return [...new Set(selector.terms.flatMap(setNames))];
    case "not":
      return setNames(selector.term);
    case "neighbors":
      return setNames(selector.of);
    case "set":
      return [selector.name];
    case "all":
    case "compare":
    case "in":
    case "exists":
      return [];
  }
}

function resolveTerms(
  selector: Extract<Selector, { op: "and" | "or" }>,
  lookup: Lookup,
  target: ElementTarget,
): SetResolution {
  const terms: Selector[] = [];
  for (const term of selector.terms) {
    const resolved = resolveSets(term, lookup, target);
    if (!resolved.success) return resolved;
    terms.push(resolved.selector);
  }
  return done({ op: selector.op, terms });
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
