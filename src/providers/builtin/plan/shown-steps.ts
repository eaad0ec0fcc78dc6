import type { ProviderRequest } from "@/ai/port/provider-port";
import type { CarryOut } from "../abilities/carry-out";
import { isNotUnderstood } from "../meaning/act-effects";
import type { Act } from "../meaning/acts";
import type { Speech } from "../say/speech";
import type { Asked } from "./asked/as-asked";
import { type Progress, trackActs } from "./shown-plan";
import { isDependent } from "./whole-plan";

/** From so many acts on they are shown as a plan. */
const fewestShown = 3;

function isShown(acts: readonly Act[], { isPlanned, goesOn }: Omit<Asked, "request">): boolean {
  if (goesOn !== undefined) return acts.length === goesOn.steps.length;
  return acts.length >= fewestShown || (isPlanned && !acts.every(isNotUnderstood));
}

const unshown: Progress = {
  isLeftOut: () => false,
  isDecided: () => false,
  watched: (_, step) => step,
  steps: () => undefined,
};

interface Tracking extends Omit<Asked, "request"> {
  readonly say: Speech;
}

export function trackedBy(acts: readonly Act[], request: ProviderRequest, { say, ...asked }: Tracking): Progress {
  if (!isShown(acts, asked)) return unshown;
  return trackActs(acts, isDependent, { request, say, goesOn: asked.goesOn });
}

export function watching(carryOut: CarryOut, acts: readonly Act[], progress: Progress): CarryOut {
  return (act, run, isQuiet) => progress.watched(acts.indexOf(act), carryOut(act, run, isQuiet));
}
