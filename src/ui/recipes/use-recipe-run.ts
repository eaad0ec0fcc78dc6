import { useEffect, useRef, useState } from "react";
import type { StepId } from "@/graph/document/document-types";
import type { BoundRecipe } from "@/recipes/recipe-types";
import type { RecipeQuestion, RecipeRun } from "@/recipes/run-recipe";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useCommandTitle } from "./RecipeSteps";
import { useRecipes } from "./use-recipes";

export type RunState =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly ratio: number; readonly title: string }
  | { readonly kind: "asking"; readonly question: RecipeQuestion }
  | { readonly kind: "failed"; readonly text: string };

export interface RecipeRunning {
  readonly state: RunState;
  start(bound: BoundRecipe): Promise<void>;
  stop(): void;
  /** The user's word on what was asked. */
  answer(yes: boolean): void;
}

/** One run at a time; leaving the dialog stops it. */
export function useRecipeRun(name: string, onDone: () => void): RecipeRunning {
  const services = useServices();
  const recipes = useRecipes();
  const words = useAllWords("recipes");
  const toText = useFailureText();
  const [state, setState] = useState<RunState>({ kind: "idle" });
  const stopping = useRef<AbortController | null>(null);
  const answering = useRef<((yes: boolean) => void) | null>(null);
  const answer = (yes: boolean) => {
    answering.current?.(yes);
    answering.current = null;
  };
  const stop = () => {
    stopping.current?.abort();
    answer(false);
  };
  useEffect(
    () => () => {
      stopping.current?.abort();
      answering.current?.(false);
    },
    [],
  );
  const start = async (bound: BoundRecipe) => {
    const mine = new AbortController();
    stopping.current = mine;
    const ran = await recipes.run(bound, {
      signal: mine.signal,
      ask: (question) =>
        new Promise((resolve) => {
          answering.current = resolve;
          setState({ kind: "asking", question });
        }),
      progress: (ratio, title) => setState({ kind: "running", ratio, title }),
    });
    setState(ran.success ? { kind: "idle" } : { kind: "failed", text: toText(ran) });
    if (!ran.success) return;
    onDone();
    const action = ran.step === null ? {} : { action: undoOf(ran.step) };
    const text = words.done(
      name,
      ran.files.map(({ fileName }) => fileName),
    );
    services.view.change({ toast: { text, ...action }, announcement: text });
  };
  const undoOf = (step: StepId) => ({ title: words.undo, run: () => void services.edit.undoStep(step) });
  return { state, start, stop, answer };
}

/** Why a run ended before its end, and that nothing of it stayed. */
function useFailureText(): (run: RecipeRun) => string {
  const services = useServices();
  const words = useAllWords("recipes");
  const titleOf = useCommandTitle();
  return ({ calls, why, stuck }) => {
    if (stuck !== undefined) return words.stuck(refusalText(stuck, services.words.getState()));
    const last = calls.at(-1);
    if (why === "stopped" || last === undefined) return words.stopped;
    const title = titleOf(last.call.name);
    if (why === "denied") return words.denied(calls.length, title);
    return `${words.failed(calls.length, title)} ${refusalText(last, services.words.getState())}`;
  };
}
