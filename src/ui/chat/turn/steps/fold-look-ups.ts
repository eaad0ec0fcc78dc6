import type { ChatStep } from "@/store/chat/chat-types";

/** One line of the list of steps. */
export type StepRow =
  | { readonly kind: "step"; readonly step: ChatStep }
  | { readonly kind: "look-ups"; readonly steps: readonly ChatStep[] };

/** Look-ups that ended well and follow each other stand behind one line; one alone stands for itself. */
export function foldLookUps(steps: readonly ChatStep[], isRead: (name: string) => boolean): readonly StepRow[] {
  const runs: ChatStep[][] = [];
  let isOpen = false;
  for (const step of steps) {
    const isLookUp = step.state === "done" && isRead(step.name);
    const run = runs.at(-1);
    if (isLookUp && isOpen && run) run.push(step);
    else runs.push([step]);
    isOpen = isLookUp;
  }
  return runs.flatMap((run): readonly StepRow[] => {
    const [only] = run;
    if (run.length > 1) return [{ kind: "look-ups", steps: run }];
    return only ? [{ kind: "step", step: only }] : [];
  });
}
