import type { JsonObject } from "@/lib/json";
import type { Recipe } from "./recipe-types";

export const recipeVersion = 1;
export const recipeEnding = "-recipe.json";

/** The text of a recipe's file. */
export function writeRecipe({ name, parameters, calls }: Recipe): string {
  const file = { parley: "recipe", version: recipeVersion, name, parameters, calls };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Whether a text begins as a file of Parley's own of that kind, so that no other reader has to try it. */
export function isRecipeText(text: string): boolean {
  return /^\uFEFF?\s*\{\s*"parley"\s*:\s*"recipe"/.test(text);
}

/** What a file that is no recipe is, as far as it tells. */
export function otherKind(file: JsonObject): string {
  const mark = file["parley"];
  if (mark === "trace") return "It is a recording of a conversation (a trace).";
  if (typeof mark === "number") return "It is a graph: open it as one.";
  return 'A recipe begins with { "parley": "recipe" }.';
}
