import { loadOnce } from "./load-once";

/** Something loaded late, and what it is to do as soon as it is there. */
export interface LoadWithWaiting<T> {
  /** Done in its turn when it is next opened, by whomever. */
  later(call: (loaded: T) => void): void;
  /** Loads it and does what waits. Where that fails all goes on waiting, and the next call tries again. */
  open(): Promise<T>;
}

export function createLoadWithWaiting<T>(load: () => Promise<T>): LoadWithWaiting<T> {
  const once = loadOnce(load);
  let waiting: ((loaded: T) => void)[] = [];
  return {
    later: (call) => void waiting.push(call),
    async open() {
      const loaded = await once();
      const calls = waiting;
      waiting = [];
      for (const call of calls) call(loaded);
      return loaded;
    },
  };
}
