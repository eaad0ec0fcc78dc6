import type { TaskStep } from "@/app/headless/task-types";
import type { JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";

interface Draft {
  steps: TaskStep[];
  saveRecipe?: string;
}
type Flag = (draft: Draft, value: string) => string | undefined;
type RecipeStep = Extract<TaskStep, { kind: "recipe" }>;

/** Recipes run among prompts and commands, in the given order. */
export const recipeFlags: Readonly<Record<string, Flag>> = {
  "--recipe": (draft, file) => {
    draft.steps.push({ kind: "recipe", file, choices: [], takesNearest: false });
    return undefined;
  },
  "--with": (draft, value) => {
    const at = value.indexOf("=");
    if (at < 1) return `--with takes PARAMETER=VALUE, not "${value}".`;
    const choice = [value.slice(0, at), readValue(value.slice(at + 1))] as const;
    return changeLast(draft, "--with", (step) => ({ ...step, choices: [...step.choices, choice] }));
  },
  "--unfit": (draft, value) => {
    if (value !== "refuse" && value !== "nearest") return "--unfit takes refuse or nearest.";
    return changeLast(draft, "--unfit", (step) => ({ ...step, takesNearest: value === "nearest" }));
  },
  "--save-recipe": (draft, value) => {
    draft.saveRecipe = value;
    return undefined;
  },
};

function changeLast(draft: Draft, flag: string, change: (step: RecipeStep) => RecipeStep): string | undefined {
  const last = draft.steps.at(-1);
  if (last?.kind !== "recipe") return `${flag} belongs behind a --recipe.`;
  draft.steps.splice(-1, 1, change(last));
  return undefined;
}

/** As JSON, else as text; what is no single value stays text. */
function readValue(text: string): JsonValue {
  const value = tryJson(text);
  return typeof value === "number" || typeof value === "boolean" || typeof value === "string" ? value : text;
}
