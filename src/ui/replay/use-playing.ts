import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { OpenReplay } from "./replay-service";

export type ReplaySpeed = "full" | "recorded";

export interface Playing {
  readonly isOn: boolean;
  readonly speed: ReplaySpeed;
  setSpeed(speed: ReplaySpeed): void;
  play(): void;
  pause(): void;
}

/** Fast: long enough to be seen. */
const fastMs = 350;
/** Nobody sits through the minutes in which somebody was thinking. */
const longestMs = 5_000;

/** Goes from step to step by itself, and ends at the last. */
export function usePlaying({ store, goTo }: OpenReplay): Playing {
  const { frames, place, run } = useStore(store);
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<ReplaySpeed>("full");
  const isLast = place >= frames.length - 1;
  useEffect(() => {
    if (!isOn) return undefined;
    if (isLast) {
      if (run.kind !== "running") setOn(false);
      return undefined;
    }
    const wait = (frames[place + 1]?.at ?? 0) - (frames[place]?.at ?? 0);
    const timer = setTimeout(() => goTo(place + 1), speed === "full" ? fastMs : Math.min(wait, longestMs));
    return () => clearTimeout(timer);
  }, [isOn, isLast, speed, place, frames, run, goTo]);
  return {
    isOn,
    speed,
    setSpeed,
    play() {
      if (isLast) goTo(0);
      setOn(true);
    },
    pause: () => setOn(false),
  };
}
