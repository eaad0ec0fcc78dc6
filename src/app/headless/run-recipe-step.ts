import type { AiOptions } from "@/ai/options/ai-options";
import type { ListedCommand } from "@/commands/registry/command-types";
import type { JsonObject } from "@/lib/json";
import { bindRecipe, type Choices } from "@/recipes/bind-recipe";
import { type KnownCommands, readRecipe } from "@/recipes/read-recipe";
import type { BoundRecipe, Recipe, UnfitParameter } from "@/recipes/recipe-types";
import { type RecipeRun, runRecipe } from "@/recipes/run-recipe";
import { unfitText } from "@/recipes/unfit-text";
import type { Core } from "../page/create-core";
import { withFiles } from "./made-files";
import { readText } from "./open-graph";
import type { TaskStep, UsageError } from "./task-types";

type RecipeStep = Extract<TaskStep, { kind: "recipe" }>;

/** The recipes that steps name, by their files; read before anything runs. */
export async function loadRecipes(
  steps: readonly TaskStep[],
  workingFolder: string,
  commands: readonly ListedCommand[],
): Promise<ReadonlyMap<string, Recipe> | UsageError> {
  const known = { commands, get: (name: string) => commands.find((command) => command.name === name) };
  const recipes = new Map<string, Recipe>();
  for (const step of steps.filter((one) => one.kind === "recipe")) {
    const read = recipes.get(step.file) ?? (await loadRecipe(step.file, workingFolder, known));
    if ("usage" in read) return read;
    recipes.set(step.file, read);
    const problem = strangeChoice(step, read);
    if (problem !== undefined) return { usage: problem };
  }
  return recipes;
}

async function loadRecipe(file: string, workingFolder: string, known: KnownCommands): Promise<Recipe | UsageError> {
  const text = await readText(workingFolder, file);
  if (typeof text !== "string") return text;
  const read = await readRecipe(text, file, known);
  return read.success ? read.recipe : { usage: read.message };
}

function strangeChoice({ choices, file }: RecipeStep, recipe: Recipe): string | undefined {
  const names = recipe.parameters.map(({ name }) => name);
  const strange = choices.find(([name]) => !names.includes(name));
  if (strange === undefined) return undefined;
  const known = names.length === 0 ? "it has none" : `it has ${names.join(", ")}`;
  return `${file} has no parameter ${strange[0]}: ${known}.`;
}

export interface RecipeStepDeps {
  readonly core: Core;
  readonly newId: () => string;
  readonly approve: boolean;
  readonly approval: AiOptions["approval"];
}

/** What is reported of a recipe's run; where something does not fit, nothing ran. */
export async function runRecipeStep(step: RecipeStep, recipe: Recipe, deps: RecipeStepDeps): Promise<JsonObject> {
  const bound = bindWith(step, recipe, deps.core);
  const about = { recipe: recipe.name, file: step.file };
  const report = { bound: bound.bound.map(describeBound), unfit: bound.unfit.map(describeUnfit) };
  if (bound.unfit.length > 0) {
    const message = `Nothing was done, because this does not fit here: ${bound.unfit.map(unfitText).join(" ")}`;
    return { ...about, success: false, message, ...report, calls: [] };
  }
  const ran = await runRecipe(bound, {
    document: deps.core.document,
    registry: deps.core.registry,
    newId: deps.newId,
    approval: deps.approval,
    ask: () => Promise.resolve(deps.approve),
    signal: new AbortController().signal,
  });
  return {
    ...about,
    success: ran.success,
    message: runMessage(ran, recipe),
    ...report,
    calls: describeCalls(ran),
    undoStep: ran.step,
    ...(await withFiles(ran.files)),
  };
}

/** With `--unfit nearest` what is suggested counts as chosen, attributes before their values. */
function bindWith({ choices, takesNearest }: RecipeStep, recipe: Recipe, { document }: Core): BoundRecipe {
  let chosen: Choices = new Map(choices);
  let bound = bindRecipe(recipe, document, chosen);
  const next = () => bound.unfit.filter(({ suggestion }) => suggestion !== undefined);
  for (let more = next(); takesNearest && more.length > 0; more = next()) {
    const before = chosen.size;
    chosen = new Map([
      ...more.flatMap(({ parameter, suggestion = null }) => [[parameter.name, suggestion] as const]),
      ...chosen,
    ]);
    if (chosen.size === before) break;
    bound = bindRecipe(recipe, document, chosen);
  }
  return bound;
}

function describeBound({ parameter, value, how }: BoundRecipe["bound"][number]): JsonObject {
  return { name: parameter.name, kind: parameter.kind, recorded: parameter.value, value, how };
}

function describeUnfit(unfit: UnfitParameter): JsonObject {
  const { parameter, wanted, why, options, suggestion } = unfit;
  return {
    name: parameter.name,
    kind: parameter.kind,
    recorded: parameter.value,
    wanted,
    why,
    message: unfitText(unfit),
    options,
    ...(suggestion !== undefined && { suggestion }),
  };
}

function describeCalls({ calls }: RecipeRun): readonly JsonObject[] {
  return calls.map(({ call, success, message, hint, approval }) => ({
    name: call.name,
    input: call.input,
    success,
    message,
    ...(hint !== undefined && { hint }),
    approval,
  }));
}

function runMessage({ success, calls, why, stuck }: RecipeRun, { name }: Recipe): string {
  if (success) return `${name}: ${calls.map(({ message }) => message).join(" ")}`;
  const last = calls.at(-1);
  const at = `call ${calls.length} (${last?.call.name ?? ""})`;
  const end = stuck === undefined ? "Nothing changed." : `I could not undo what was done: ${stuck.message}`;
  if (why === "denied") return `${name} was stopped: ${at} needs approval, and --approve never denied it. ${end}`;
  return `${name} was stopped: ${at} did not work. ${last?.message ?? ""} ${last?.hint ?? ""}`
    .trimEnd()
    .concat(` ${end}`);
}
