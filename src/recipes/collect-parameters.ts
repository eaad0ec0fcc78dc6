import { mapCall } from "@/commands/places/map-input";
import { keyOf, type ParameterKind, type Place } from "@/commands/places/place";
import type { JsonValue } from "@/lib/json";
import { createMadeNames } from "./made-names";
import type { RecipeCall, RecipeParameter } from "./recipe-types";

/** What the calls name, each once, in the order of its first mention, with where it stands first. */
export interface NamedPlace {
  readonly place: Place;
  /** An earlier call of the recipe makes it. */
  readonly isMade: boolean;
  /** Somewhere elements must have just this value. */
  readonly isExact: boolean;
}

/** By `keyOf`. A name that is read before it is written must be there already. */
export function namedPlaces(calls: readonly RecipeCall[]): ReadonlyMap<string, NamedPlace> {
  const places = new Map<string, NamedPlace>();
  const made = createMadeNames();
  for (const call of calls) {
    mapCall(call, (place) => {
      if (isAlways(place)) return place.value;
      const key = keyOf(place);
      const known = places.get(key);
      const isExact = place.isExact === true && !made.has(place);
      if (known === undefined) places.set(key, { place, isMade: made.has(place), isExact });
      else if (isExact && !known.isExact) places.set(key, { ...known, isExact });
      return place.value;
    });
    made.add(call);
  }
  return places;
}

/** What the recipe's own calls leave; `$shown` is there on every graph. */
function isAlways({ kind, value }: Place): boolean {
  return isResult(kind) || (kind === "set" && value === "shown");
}

function isResult(kind: Place["kind"]): kind is "result-set" | "result-layer" {
  return kind === "result-set" || kind === "result-layer";
}

/** The parameters of calls, as far as the calls alone tell them. */
export function parametersOf(calls: readonly RecipeCall[]): readonly RecipeParameter[] {
  const namer = createNamer();
  return [...namedPlaces(calls).values()].map(({ place }) => toParameter(place, namer(place)));
}

function toParameter({ kind, value, target, of }: Place, name: string): RecipeParameter {
  if (isResult(kind)) throw new Error("A result of the recipe itself is no parameter.");
  return { name, kind, value, ...(target && { target }), ...(of !== undefined && { of }) };
}

/** The keys of the places a parameter stands for. */
export function keysOf({ kind, value, target, of, written = [] }: RecipeParameter): readonly string[] {
  const at = { kind, ...(target && { target }), ...(of !== undefined && { of }) };
  return [value, ...written].map((one: JsonValue) => keyOf({ ...at, value: one }));
}

const baseNames: Readonly<Record<ParameterKind, (place: Place) => string>> = {
  attribute: ({ value }) => String(value),
  value: ({ of }) => `${of}-value`,
  node: () => "node",
  edge: () => "edge",
  set: () => "set",
  layer: () => "layer",
  colour: () => "colour",
  number: ({ of }) => of ?? "number",
  text: ({ of }) => of ?? "text",
};

/** Names that a terminal can say, no two alike. */
function createNamer(): (place: Place) => string {
  const taken = new Set<string>();
  return (place) => {
    const base = isResult(place.kind) ? place.kind : baseNames[place.kind](place);
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
    taken.add(name);
    return name;
  };
}
