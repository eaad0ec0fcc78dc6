import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readGraph, sayRead } from "@parley/formats/read";
import { defaultAiOptions } from "@/ai/options/option-table";
import type { Provider } from "@/ai/port/provider-port";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { bindRecipe, type Choices } from "@/recipes/bind-recipe";
import type { BoundRecipe, Recipe } from "@/recipes/recipe-types";
import { type RecipeRun, type RecipeRunDeps, runRecipe } from "@/recipes/run-recipe";
import { type MadeRecipe, sourceOfTraces, toRecipe } from "@/recipes/to-recipe";
import { type AiSession, startAiSession } from "../support/ai-session";
import { createScriptedProvider, type Script, type ScriptedPart } from "../support/providers/scripted-provider";

/** One of the samples that come with the page. */
export async function sample(name: string): Promise<GraphData> {
  const path = join(import.meta.dirname, "..", "..", "public", "samples", `${name}.json`);
  const read = await readGraph(readFileSync(path, "utf8"), `${name}.json`);
  if (!read.success) throw new Error(sayRead(read.why));
  return read.graph;
}

/** A model that makes these calls, a round each, and then answers. */
export function callingModel(rounds: readonly (readonly (readonly [string, JsonObject])[])[]): Provider {
  return createScriptedProvider([
    ...rounds.map(
      (calls, round): Script => [
        ...calls.map(
          ([name, input], index): ScriptedPart => ({
            type: "tool-call",
            call: { id: `c${round}-${index}`, name, input },
          }),
        ),
        { type: "finish", reason: "tool-calls" },
      ],
    ),
    [
      { type: "text-delta", text: "Done." },
      { type: "finish", reason: "stop" },
    ],
  ]);
}

export interface Recording {
  readonly session: AiSession;
  readonly made: MadeRecipe;
}

/** Sends messages to the built-in assistant, or to a model, and makes a recipe of all that was done. */
export async function record(
  graph: GraphData,
  messages: readonly string[],
  provider: Provider = createBuiltinProvider(),
): Promise<Recording> {
  const session = startAiSession({ provider, graph, options: { approval: { effects: [], largeEdits: false } } });
  for (const message of messages) await session.controller.execute(message);
  const made = await toRecipe(sourceOfTraces(session.controller.traces()), session);
  return { session, made };
}

export function recipeOf({ made }: Recording): Recipe {
  if (!made.success) throw new Error(`No recipe: ${made.why}, ${made.lostSets.join()}`);
  return made.recipe;
}

/** A fresh page with that graph. */
export function openOn(graph: GraphData): AiSession {
  return startAiSession({ provider: createBuiltinProvider(), graph });
}

export function run(bound: BoundRecipe, session: AiSession, deps: Partial<RecipeRunDeps> = {}): Promise<RecipeRun> {
  return runRecipe(bound, {
    document: session.document,
    registry: session.registry,
    newId: () => "recipe-step",
    approval: defaultAiOptions.approval,
    ask: () => Promise.resolve(true),
    signal: new AbortController().signal,
    ...deps,
  });
}

/** Binds and runs where all fits. */
export async function runOn(recipe: Recipe, graph: GraphData, choices: Choices = new Map()) {
  const session = openOn(graph);
  const bound = bindRecipe(recipe, session.document, choices);
  const ran = bound.unfit.length === 0 ? await run(bound, session) : null;
  return { session, bound, ran };
}
