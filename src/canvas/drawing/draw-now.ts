import { createPacer } from "@/analysis/workers/pacer";
import type { GraphDocument } from "@/graph/document/document-types";
import type { Stage } from "../stage";
import { drawingSteps, drawScene } from "./drawing";
import type { Drawing, DrawingOptions } from "./drawing-types";

interface DrawnFrom {
  readonly document: Pick<GraphDocument, "revision">;
  stage(): Stage;
}

/** A graph that changes all the time is drawn as it is in the end, in one go. */
const TRIES = 3;
/** It is seen so often whether what changed is drawn. */
const DRAWN_MS = 20;

/** What is shown as data, in slices where the engine allows it: begun again when the graph has changed before it was done. */
export async function drawNow({ document, stage }: DrawnFrom, options: DrawingOptions = {}): Promise<Drawing> {
  const never = new AbortController().signal;
  for (let attempt = 0; attempt < TRIES && stage().scene.distance.isFree; attempt += 1) {
    const pacer = createPacer(options.signal ?? never);
    await allDrawn(stage, options.signal ?? never);
    const { scene, labels } = stage();
    const { revision } = document;
    const steps = drawingSteps(scene, labels, options);
    const isSame = () => document.revision === revision && stage().scene === scene;
    while (isSame()) {
      const step = near(scene, options, () => steps.next());
      if (step.done) return step.value;
      const pause = pacer.breathe();
      if (pause !== undefined) await pause;
    }
  }
  options.signal?.throwIfAborted();
  const { scene, labels } = stage();
  return near(scene, options, () => drawScene(scene, labels, options));
}

/** The overview is drawn often and needs no exact ends of lines. */
function near<T>({ distance }: Stage["scene"], { withLabels }: DrawingOptions, run: () => T): T {
  return withLabels === false ? run() : distance.fromNear(run);
}

/** What changed is drawn in slices: a picture of it waits until it is all there. */
async function allDrawn(stage: () => Stage, signal: AbortSignal): Promise<void> {
  while (!(stage().scene.isDrawn() || stage().scene.plane.isGone())) {
    await new Promise((resolve) => setTimeout(resolve, DRAWN_MS));
    signal.throwIfAborted();
  }
}
