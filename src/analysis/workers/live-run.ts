import { createLiveForce, type LiveForce } from "./live-force";
import type { StartLive } from "./live-types";

/** About thirty frames a second. */
const frameMs = 32;

/** In this thread, a slice for each frame. */
export const startLocalLive: StartLive = ({ graph, spacing }, show) => {
  const force = createLiveForce(graph, spacing);
  const state = { isPaused: false, isShowing: false, isOver: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number) => {
    if (state.isPaused || state.isShowing || state.isOver) return;
    clearTimeout(timer);
    timer = setTimeout(() => void next(), ms);
  };
  const next = async () => {
    slice(force);
    state.isOver = force.isSettled();
    state.isShowing = true;
    await show({ points: force.points(), isLast: state.isOver });
    state.isShowing = false;
    plan(frameMs / 2);
  };
  plan(0);
  return {
    hold: force.hold,
    pause: () => {
      state.isPaused = true;
      clearTimeout(timer);
    },
    resume: () => {
      state.isPaused = false;
      plan(0);
    },
    stop: () => {
      state.isOver = true;
      clearTimeout(timer);
    },
  };
};

/** At least one step, and no more than the eye takes for one movement. */
function slice(force: LiveForce): void {
  const start = performance.now();
  for (let steps = 0; steps < 2 && performance.now() - start < frameMs / 2; steps += 1) force.step();
}
