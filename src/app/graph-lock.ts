/** What is used of the browser's lock manager. */
export type Locks = Pick<LockManager, "request">;

/** One tab at a time saves a graph. */
export interface GraphLock {
  /** Lets go of the one before. False: another tab has it. */
  take(id: string): Promise<boolean>;
  /** From another tab, which hears of it. */
  steal(id: string): Promise<void>;
  release(): void;
}

/** A page that is being left lets go within this time. */
const patienceMs = 400;

/** Without a lock manager (an insecure address) every tab may save. `onLost`: another tab took the graph over. */
export function createGraphLock(locks: Locks | null, onLost: () => void): GraphLock {
  let letGo: (() => void) | null = null;
  const release = (): void => {
    letGo?.();
    letGo = null;
  };

  const request = (id: string, options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      let isHeld = false;
      const hold = (lock: Lock | null): Promise<void> => {
        if (lock === null) return Promise.resolve();
        isHeld = true;
        resolve(true);
        return new Promise((done) => {
          letGo = done;
        });
      };
      locks?.request(`parley-graph-${id}`, options, hold).then(
        () => resolve(false),
        () => {
          resolve(false);
          if (!isHeld) return;
          letGo = null;
          onLost();
        },
      );
    });

  return {
    async take(id) {
      release();
      if (!locks) return true;
      return request(id, { signal: AbortSignal.timeout(patienceMs) });
    },
    async steal(id) {
      release();
      if (locks) await request(id, { steal: true });
    },
    release,
  };
}
