import type { ElementTarget } from "@/graph/document/graph-types";
import { lookField } from "@/graph/looks/look-fields";
import { isComputed } from "@/graph/selector/computed-fields";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import type { Comparison, Field, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Place, Visit } from "./place";

/** A selector's text with other names and values; the text itself where none differs, or where it cannot be read. */
export function mapSelectorText(text: string, target: ElementTarget, visit: Visit): string {
  const parsed = parseSelector(text);
  if (!parsed.success) return text;
  const mapped = mapSelector(parsed.selector, target, visit);
  return mapped === parsed.selector ? text : printSelector(mapped);
}

/** The same value where nothing differs. */
function mapSelector(selector: Selector, target: ElementTarget, visit: Visit): Selector {
  switch (selector.op) {
    case "all":
      return selector;
    case "and":
    case "or":
      return mapJoin(selector, target, visit);
    case "not": {
      const term = mapSelector(selector.term, target, visit);
      return term === selector.term ? selector : { ...selector, term };
    }
    case "neighbors":
      return mapNeighbors(selector, visit);
    case "set": {
      const name = visit({ ...setPlace(selector.name), use: "read" });
      return name === selector.name || typeof name !== "string" ? selector : { op: "set", name };
    }
    case "exists": {
      const field = mapField(selector.field, target, visit);
      return field === selector.field ? selector : { ...selector, field };
    }
    case "in":
      return mapMembership(selector, target, visit);
    case "compare":
      return mapComparison(selector, target, visit);
  }
}

type Of<Op extends Selector["op"]> = Extract<Selector, { op: Op }>;

function mapJoin(selector: Of<"and" | "or">, target: ElementTarget, visit: Visit): Selector {
  const whole = selector.op === "and" ? wholeNames(selector.terms) : [];
  const named = whole.length === 0 ? visit : visitNames(whole, visit);
  const terms = selector.terms.map((term) => mapSelector(term, target, named));
  return terms.every((term, index) => term === selector.terms[index]) ? selector : { ...selector, terms };
}

function mapNeighbors(selector: Of<"neighbors">, visit: Visit): Selector {
  const of = mapSelector(selector.of, "nodes", visit);
  const depth = visit({ kind: "number", of: "depth", value: selector.depth, use: "read" });
  const isSame = of === selector.of && depth === selector.depth;
  return isSame || typeof depth !== "number" ? selector : { ...selector, of, depth };
}

function mapMembership(selector: Of<"in">, target: ElementTarget, visit: Visit): Selector {
  const field = mapField(selector.field, target, visit);
  const values = selector.values.map((value) => visitValue(selector.field, "==", value, { target, visit }));
  const isSame = field === selector.field && values.every((value, index) => value === selector.values[index]);
  return isSame ? selector : { ...selector, field, values };
}

function mapComparison(selector: Of<"compare">, target: ElementTarget, visit: Visit): Selector {
  const { cmp, value: right } = selector;
  const field = mapField(selector.field, target, visit);
  if (right.kind === "field") {
    const other = mapField(right.field, target, visit);
    const isSame = field === selector.field && other === right.field;
    return isSame ? selector : { ...selector, field, value: { kind: "field", field: other } };
  }
  const value = visitValue(selector.field, cmp, right.value, { target, visit });
  const isSame = field === selector.field && value === right.value;
  return isSame ? selector : { ...selector, field, value: { kind: "literal", value } };
}

/** `$1` and `$last` are results of this conversation; other names are the document's. */
export function setPlace(name: string): Pick<Place, "kind" | "value"> {
  return { kind: name === "last" || /^\d+$/.test(name) ? "result-set" : "set", value: name };
}

function mapField(field: Field, target: ElementTarget, visit: Visit): Field {
  const owner = field.end ? "nodes" : target;
  if (field.of === "computed" || (field.of === "bare" && isComputed(field.name, owner))) return field;
  const name = visit({ kind: "attribute", target: owner, value: field.name, use: "read" });
  return name === field.name || typeof name !== "string" ? field : { ...field, name };
}

interface ValueOf {
  readonly target: ElementTarget;
  readonly visit: Visit;
}

function visitValue(field: Field, cmp: Comparison, value: JsonValue, { target, visit }: ValueOf): JsonValue {
  if (value === null) return value;
  const owner = field.end ? "nodes" : target;
  const isExact = cmp === "==" || cmp === "!=" || cmp === "has";
  if (field.of === "computed" || (field.of === "bare" && isComputed(field.name, owner))) {
    return visit(ownPlace(field.name, value, owner, isExact));
  }
  return visit({ kind: "value", target: owner, of: field.name, value, use: "read", ...(isExact && { isExact }) });
}

/** What is compared with a field that every element has. */
function ownPlace(name: string, value: JsonValue, owner: ElementTarget, isExact: boolean): Place {
  const form = nodeForm(name, owner);
  if (isExact && form !== undefined) return { kind: "node", value, use: "read", form };
  if (isExact && owner === "edges" && name === "id") return { kind: "edge", value, use: "read" };
  const look = lookField(name, owner);
  if (look?.kind === "color") return { kind: "colour", value, use: "read" };
  if (look?.kind === "layer" && isExact) return { kind: "layer", value, use: "read" };
  return { kind: typeof value === "number" ? "number" : "text", of: name, value, use: "read" };
}

function nodeForm(name: string, owner: ElementTarget): Place["form"] {
  if (owner === "edges") return name === "source" || name === "target" ? "id" : undefined;
  return name === "id" || name === "label" ? name : undefined;
}

/** Texts that a name both begins and ends with: `@label startsWith 'Ann' && @label endsWith 'Ann'` means Ann, whatever the case. */
function wholeNames(terms: readonly Selector[]): readonly JsonValue[] {
  const compared = (wanted: Comparison): readonly JsonValue[] =>
    terms.flatMap((term) => {
      if (term.op !== "compare" || term.cmp !== wanted || term.value.kind !== "literal") return [];
      return term.field.name === "id" || term.field.name === "label" ? [term.value.value] : [];
    });
  const ends = compared("endsWith");
  return compared("startsWith").filter((text) => ends.includes(text));
}

function visitNames(names: readonly JsonValue[], visit: Visit): Visit {
  return (place) => {
    const isName = place.kind === "text" && (place.of === "id" || place.of === "label") && names.includes(place.value);
    if (!isName) return visit(place);
    return visit({ kind: "node", value: place.value, use: "read", form: place.of === "id" ? "id" : "label" });
  };
}
