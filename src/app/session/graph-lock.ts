/** What is used of the browser's lock manager. */
export interface Locks {
  request(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** A page that is being left lets go within this time. */
const patienceMs = 400;

/**
 * One tab at a time saves a graph. Without a lock manager (an insecure address) every tab may save. `onLost`: another tab took
 * the graph over.
 */
export function createGraphLock(locks: Locks | null, onLost: () => void) {
  let wanted: string | null = null;
  let held: { readonly id: string; readonly letGo: () => void } | null = null;
  const release = (): void => {
    wanted = null;
    held?.letGo();
    held = null;
  };

  const request = (id: string, options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      let isHeld = false;
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        // Granted late, when this tab shows another graph: let go at once.
        if (lock === null || wanted !== id) return undefined;
        isHeld = true;
        resolve(true);
        return new Promise((letGo) => {
          held = { id, letGo };
        });
      };
      locks?.request(`parley-graph-${id}`, options, hold).then(
        () => resolve(false),
        () => {
          resolve(false);
          if (!isHeld) return;
          held = null;
          onLost();
        },
      );
    });
  const isHeldHere = (id: string): boolean => held?.id === id;
  // A page with much to do hears late of what it was granted: only a lock that is not to be had is another tab's.
  const tryFor = async (id: string): Promise<boolean> =>
    (await request(id, { ifAvailable: true })) ||
    isHeldHere(id) ||
    (await request(id, { signal: AbortSignal.timeout(patienceMs) })) ||
    (await request(id, { ifAvailable: true })) ||
    isHeldHere(id);

  return {
    /** Lets go of the one before. False: another tab has it. */
    async take(id: string): Promise<boolean> {
      if (!isHeldHere(id)) release();
      wanted = id;
      return !locks || isHeldHere(id) || tryFor(id);
    },
    /** From another tab, which is notified. */
    async steal(id: string): Promise<void> {
      release();
      wanted = id;
      if (locks) await request(id, { steal: true });
    },
    release,
  };
}
