import { mostCategories } from "@/graph/profile/attribute-profile";
import type { JsonValue } from "@/lib/json";
import type { KeyFacts, KeyKind } from "../engine-types";
import { kindOfValue, plainValue } from "../plain-value";

const mostExamples = 4;

/** What a sample of its values tells of a property; nothing is counted yet. */
export function factsOf(name: string, present: number, values: readonly unknown[]): KeyFacts {
  const kinds = [...new Set(values.map(kindOfValue))];
  const counts = new Map<string, { value: JsonValue; count: number }>();
  for (const value of values.flatMap((one): readonly unknown[] => (Array.isArray(one) ? one : [one]))) {
    const own = plainValue(value);
    const known = counts.get(JSON.stringify(own)) ?? { value: own, count: 0 };
    known.count += 1;
    counts.set(JSON.stringify(own), known);
  }
  const frequent = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return {
    name,
    kinds,
    present,
    distinct: counts.size,
    distinctIsLowerBound: true,
    examples: frequent.slice(0, mostCategories).map(({ value }) => value),
  };
}

/** The kind that a profile gives it. */
export function profileKind(kinds: readonly KeyKind[]): "number" | "string" | "boolean" | "list" | "record" | "mixed" {
  const plain = [...new Set(kinds.map((kind) => (kind === "temporal" ? "string" : kind)))];
  const [only] = plain;
  if (plain.length !== 1 || only === undefined) return "mixed";
  return only === "other" ? "record" : only;
}

/** Those that a profile lists of a property with many values. */
export function examplesOf({ examples }: KeyFacts): readonly JsonValue[] {
  return examples.slice(0, mostExamples);
}
