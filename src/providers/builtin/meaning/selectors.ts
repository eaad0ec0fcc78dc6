import type { Comparison, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";

/** An attribute, or where none has the name, the computed field. */
export function compare(name: string, cmp: Comparison, value: JsonValue): Selector {
  return { op: "compare", field: { name, of: "bare" }, cmp, value: { kind: "literal", value } };
}

export function computed(
  name: "id" | "label" | "degree" | "indegree" | "outdegree",
  cmp: Comparison,
  value: JsonValue,
): Selector {
  return { op: "compare", field: { name, of: "computed" }, cmp, value: { kind: "literal", value } };
}

export function exists(name: string): Selector {
  return { op: "exists", field: { name, of: "bare" } };
}

export function idIn(ids: readonly string[]): Selector {
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return computed("id", "==", only);
  return { op: "in", field: { name: "id", of: "computed" }, values: ids };
}

export function not(term: Selector): Selector {
  return { op: "not", term };
}

/** All terms together; everything where there is none. */
export function all(terms: readonly (Selector | undefined)[]): Selector {
  const given = terms.filter((term): term is Selector => term !== undefined && term.op !== "all");
  const [only] = given;
  if (only === undefined) return { op: "all" };
  return given.length === 1 ? only : { op: "and", terms: given };
}

export function any(terms: readonly Selector[]): Selector {
  const [only] = terms;
  return terms.length === 1 && only !== undefined ? only : { op: "or", terms };
}

/** What holds of a node, as said of one end of an edge; null where it is more than a condition on its values. */
export function atEnd(selector: Selector, end: "source" | "target"): Selector | null {
  switch (selector.op) {
    case "compare":
    case "in":
    case "exists":
      // Two attributes of one element are compared where it is, not at an edge.
      return selector.field.of === "bare" && selector.field.end === undefined && !isBeside(selector)
        ? { ...selector, field: { ...selector.field, end } }
        : null;
    case "not": {
      const term = atEnd(selector.term, end);
      return term === null ? null : { ...selector, term };
    }
    case "and":
    case "or": {
      const terms = selector.terms.flatMap((term) => atEnd(term, end) ?? []);
      return terms.length < selector.terms.length ? null : { ...selector, terms };
    }
    default:
      return null;
  }
}

function isBeside(selector: Selector): boolean {
  return selector.op === "compare" && selector.value.kind === "field";
}

/** The one attribute a condition is about; null where there are several. */
export function fieldOf(selector: Selector): string | null {
  if (selector.op === "not") return fieldOf(selector.term);
  if (selector.op === "and" || selector.op === "or") {
    const names = new Set(selector.terms.map(fieldOf));
    return names.size === 1 ? ([...names][0] ?? null) : null;
  }
  return selector.op === "compare" || selector.op === "in" || selector.op === "exists" ? selector.field.name : null;
}
