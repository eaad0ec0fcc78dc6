import type { JsonValue } from "@/lib/json";
import type { RecipeParameter } from "@/recipes/recipe-types";
import type { AllWords } from "@/words/words";

/** "Value of type", "Number of size", "Attribute". */
export function parameterLabel({ kind, of }: RecipeParameter, words: AllWords["recipes"]): string {
  const name = words.kinds[kind];
  return of === undefined ? name : words.of(name, of);
}

export function shownValue(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What was typed or picked, as the kind of value it stands for. */
export function readValue(text: string, { kind, value }: RecipeParameter, options: readonly JsonValue[]): JsonValue {
  const option = options.find((one) => shownValue(one) === text);
  if (option !== undefined) return option;
  const isNumber = kind === "number" || typeof value === "number";
  return isNumber && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}
