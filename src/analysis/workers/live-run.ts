import { createLiveForce, type LiveForce } from "./live-force";
import type { StartLive } from "./live-types";

/** About thirty frames a second. */
const frameMs = 32;

/** In this thread, a slice for each frame. */
export const startLocalLive: StartLive = ({ graph, spacing }, show) => {
  const force = createLiveForce(graph, spacing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    slice(force);
    const isLast = force.isSettled();
    if (!isLast) timer = setTimeout(next, frameMs / 2);
    show({ points: force.points(), isLast });
  };
  timer = setTimeout(next, 0);
  return { hold: force.hold, stop: () => clearTimeout(timer) };
};

/** At least one step, and no more than the eye takes for one movement. */
function slice(force: LiveForce): void {
  const start = performance.now();
  for (let steps = 0; steps < 2 && performance.now() - start < frameMs / 2; steps += 1) force.step();
}
