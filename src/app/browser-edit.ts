import type { GraphChange } from "@/graph/change-types";
import type { Origin, StepId, UndoPlan } from "@/graph/document-types";
import type { ViewStore } from "@/store/view-store";
import { saveDownload } from "@/ui/download";
import type { EditService } from "@/ui/services";
import type { Core } from "./create-core";
import { createStyleTrial } from "./try-styles";

export interface EditDeps extends Pick<Core, "document" | "registry"> {
  readonly view: ViewStore;
  readonly newId: () => string;
}

/** What a hand does: commands through the registry, and the few changes that are no command. */
export function createEditService({ document, registry, view, newId }: EditDeps): EditService {
  /** What each undo took back. */
  const undone = new Map<StepId, readonly StepId[]>();
  document.subscribe(({ origin }) => {
    if (origin.undoes) undone.set(origin.step, origin.undoes);
  });

  const trial = createStyleTrial({ document, registry });

  const tell = (title: string, text: string): void => view.change({ notice: { tone: "warn", title, text } });

  const apply = (changes: readonly GraphChange[], title: string, more: Partial<Origin> = {}): string | null => {
    const done = document.apply(changes, { step: newId(), actor: "user", title, ...more });
    return done.success ? null : done.message;
  };

  const takeBack = (plan: UndoPlan, verb: string): string | null =>
    plan.success ? apply(plan.changes, `${verb} ${plan.titles.join(", ")}`, { undoes: plan.steps }) : plan.message;

  return {
    async run(call, { title, signal = new AbortController().signal, progress, isQuiet = false } = {}) {
      const name = title ?? registry.get(call.name)?.title ?? call.name;
      const origin = { step: newId(), actor: "user", title: name } as const;
      trial.stop();
      const done = await registry
        .execute(call, origin, { signal, actor: "user", ...(progress && { progress }) })
        .catch((error: unknown) => {
          if (signal.aborted) return null;
          throw error;
        });
      if (done === null) return null;
      if (done.download) saveDownload(done.download);
      if (!done.success && !isQuiet) tell(`${name} did not work.`, [done.message, done.hint ?? ""].join(" ").trim());
      return done;
    },
    tryOut: trial.tryOut,
    undo() {
      const refusal = takeBack(document.planUndo(1), "Undo:");
      if (refusal !== null) tell("Nothing was undone.", refusal);
    },
    redo() {
      const refusal = takeBack(document.planRedo(1), "Redo:");
      if (refusal !== null) tell("Nothing was redone.", refusal);
    },
    undoStep: (step) => takeBack(document.planUndo(step), "Undo:"),
    redoStep(step) {
      const undo = document.steps().findLast(({ id, inForce }) => inForce && undone.get(id)?.includes(step));
      return undo ? takeBack(document.planUndo(undo.id), "Redo:") : "Its undo was not found among the steps.";
    },
    rename: (name) => void apply([{ type: "meta-set", meta: { ...document.meta, name } }], "Rename the graph"),
  };
}
