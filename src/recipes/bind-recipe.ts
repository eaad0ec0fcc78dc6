import { mapCall } from "@/commands/places/map-input";
import { type NodeNames, nodeNames } from "@/commands/places/node-names";
import { keyOf, type Place, type Visit } from "@/commands/places/place";
import { readColor } from "@/graph/styles/palette";
import type { JsonValue } from "@/lib/json";
import { keysOf, type NamedPlace, namedPlaces } from "./collect-parameters";
import { fitAttribute } from "./fit-attribute";
import { fitElement } from "./fit-element";
import type { Asked, Fit, RecipeGraph } from "./fit-types";
import { fitValue } from "./fit-value";
import type { BoundParameter, BoundRecipe, Recipe, RecipeParameter } from "./recipe-types";

/** What somebody chose for parameters, by their names. */
export type Choices = ReadonlyMap<string, JsonValue>;

/** Finds what a recipe's parameters are on this graph, by name and kind. Nothing runs; what does not fit is listed. */
export function bindRecipe(recipe: Recipe, graph: RecipeGraph, choices: Choices = new Map()): BoundRecipe {
  const places = namedPlaces(recipe.calls);
  const names = nodeNames(graph.tables);
  const here = new Map<string, string | null>();
  const attributeHere: Asked["attributeHere"] = (value, target) =>
    here.get(keyOf({ kind: "attribute", value, ...(target && { target }) }));
  // Values are looked for in the attribute as it is called here.
  const inOrder = recipe.parameters.toSorted((a, b) => rankOf(a) - rankOf(b));
  const fits = inOrder.flatMap((parameter) => {
    const named = firstPlace(parameter, places);
    if (named === undefined) return [];
    const wanted = choices.get(parameter.name) ?? parameter.value;
    const isChosen = wanted !== parameter.value;
    const fit = fitOf({ ...named, parameter, wanted, isChosen, graph, names, attributeHere }, named);
    if (parameter.kind === "attribute") noteAttribute(parameter, fit, here);
    return [{ parameter, wanted, fit }];
  });
  const inPlace = fits.toSorted(
    (a, b) => recipe.parameters.indexOf(a.parameter) - recipe.parameters.indexOf(b.parameter),
  );
  const bound = inPlace.flatMap(({ parameter, fit }) =>
    fit.fits ? [{ parameter, value: fit.value, how: fit.how, ...(fit.options && { options: fit.options }) }] : [],
  );
  const unfit = inPlace.flatMap(({ parameter, wanted, fit }) => {
    if (fit.fits) return [];
    const { fits: _, ...why } = fit;
    return [{ parameter, wanted, ...why }];
  });
  return { name: recipe.name, calls: boundCalls(recipe, bound, names), bound, unfit };
}

function noteAttribute(parameter: RecipeParameter, fit: Fit, here: Map<string, string | null>): void {
  if (!fit.fits) return;
  for (const key of keysOf(parameter)) here.set(key, fit.how === "made" ? null : String(fit.value));
}

function rankOf({ kind }: RecipeParameter): number {
  return kind === "attribute" ? 0 : 1;
}

function firstPlace(parameter: RecipeParameter, places: ReadonlyMap<string, NamedPlace>): NamedPlace | undefined {
  const found = keysOf(parameter).flatMap((key) => places.get(key) ?? []);
  const [first] = found;
  if (first === undefined) return undefined;
  return { ...first, isExact: found.some(({ isExact }) => isExact), isMade: found.every(({ isMade }) => isMade) };
}

function fitOf(asked: Asked, { isMade }: NamedPlace): Fit {
  if (isMade) return { fits: true, value: asked.wanted, how: asked.isChosen ? "chosen" : "made" };
  switch (asked.parameter.kind) {
    case "attribute":
      return fitAttribute(asked);
    case "value":
      return fitValue(asked);
    case "node":
    case "edge":
    case "set":
    case "layer":
      return fitElement(asked);
    case "colour":
    case "number":
    case "text":
      return fitLook(asked);
  }
}

/** The calls with the values found; what is unfit stands as it was. */
function boundCalls(recipe: Recipe, bound: readonly BoundParameter[], names: NodeNames): Recipe["calls"] {
  const values = new Map(bound.flatMap((one) => keysOf(one.parameter).map((key) => [key, one] as const)));
  const visit: Visit = (place) => {
    const found = values.get(keyOf(place));
    if (found === undefined) return place.value;
    return place.kind === "node" && found.how !== "made" ? nodeAt(place, found.value, names) : found.value;
  };
  return recipe.calls.map((call) => mapCall(call, visit));
}

/** The node by the name that stands at this place: its id or its label. Bound nodes are given by their ids. */
function nodeAt({ value, form }: Place, id: JsonValue, names: NodeNames): JsonValue {
  const now = typeof value === "string" ? names.find(value) : undefined;
  if (now?.kind === "one" && now.id === id) return value;
  const node = names.find(String(id));
  return form === "label" && node.kind === "one" ? node.label : id;
}

/** A colour, number or text: any that is one. */
function fitLook({ parameter, wanted, isChosen }: Asked): Fit {
  const how = isChosen ? "chosen" : "free";
  if (parameter.kind === "number") {
    const isNumber = typeof wanted === "number" && Number.isFinite(wanted);
    return isNumber ? { fits: true, value: wanted, how } : { fits: false, why: "no-number", options: [] };
  }
  if (typeof wanted !== "string") return { fits: false, why: "no-text", options: [] };
  if (parameter.kind === "text") return { fits: true, value: wanted, how };
  const colour = readColor(wanted);
  // "none" takes a look away.
  if (colour.success || wanted === parameter.value) return { fits: true, value: wanted, how };
  const [near] = colour.nearest;
  return { fits: false, why: "no-colour", options: colour.nearest, ...(near !== undefined && { suggestion: near }) };
}
