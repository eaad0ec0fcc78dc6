import type { ProviderRequest } from "@/ai/port/provider-port";
import { isNotUnderstood } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Speech } from "../say/speech";
import type { StepSpeech } from "../say/step-words";
import type { Asked } from "./asked/as-asked";
import type { CarryOut } from "./carry-out";
import type { Progress } from "./told-plan";
import { isDependent } from "./whole-plan";

/** From so many acts on they are shown as a plan. */
const fewestShown = 3;

interface Telling extends Omit<Asked, "request"> {
  readonly say: Speech;
}

/** The words for the steps, where they are told: as a plan, or where it is asked what was done. */
export async function stepsIn(acts: readonly Act[], { say, ...asked }: Telling): Promise<StepSpeech | null> {
  const isTold = isShown(acts, asked) || acts.some(asksForChanges);
  return isTold ? (await import("../say/step-words")).withStepWords(say) : null;
}

function isShown(acts: readonly Act[], { isPlanned, goesOn }: Omit<Asked, "request">): boolean {
  if (goesOn !== undefined) return acts.length === goesOn.steps.length;
  return acts.length >= fewestShown || (isPlanned && !acts.every(isNotUnderstood));
}

function asksForChanges(act: Act): boolean {
  return act.do === "partly" ? asksForChanges(act.act) : act.do === "talk" && act.about === "changes";
}

const unshown: Progress = {
  isLeftOut: () => false,
  isSettled: () => false,
  watched: (_, step) => step,
  steps: () => undefined,
};

interface Tracking extends Omit<Asked, "request"> {
  readonly steps: StepSpeech | null;
}

export async function trackedBy(
  acts: readonly Act[],
  request: ProviderRequest,
  { steps, ...asked }: Tracking,
): Promise<Progress> {
  if (steps === null || !isShown(acts, asked)) return unshown;
  return (await import("./told-plan")).trackActs(acts, isDependent, { request, say: steps, goesOn: asked.goesOn });
}

export function watching(carryOut: CarryOut, acts: readonly Act[], progress: Progress): CarryOut {
  return (act, desk, isQuiet) => progress.watched(acts.indexOf(act), carryOut(act, desk, isQuiet));
}
