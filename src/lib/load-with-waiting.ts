import { loadOnce } from "./load-once";

/** Something loaded late, and what it is to do as soon as it is there. */
export interface LoadWithWaiting<T> {
  /** Done in its turn when it is next opened, by whomever. */
  later(act: (loaded: T) => void): void;
  /** Loads it and does what waits. Where that fails all goes on waiting, and the next call tries again. */
  open(): Promise<T>;
}

export function createLoadWithWaiting<T>(load: () => Promise<T>): LoadWithWaiting<T> {
  const once = loadOnce(load);
  let waiting: ((loaded: T) => void)[] = [];
  return {
    later: (act) => void waiting.push(act),
    async open() {
      const loaded = await once();
      const acts = waiting;
      waiting = [];
      for (const act of acts) act(loaded);
      return loaded;
    },
  };
}
