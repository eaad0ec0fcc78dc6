import type { Locks } from "@/app/session/graph-lock";

/** The exclusive locks all tabs of a browser share; each grant is told `lateMs` after it was made, as to a busy page. */
export function createTabLocks(): { tab(lateMs?: number): Locks } {
  const held = new Set<string>();
  /** False: it is not to be had. */
  const take = async (name: string, { ifAvailable, signal }: LockOptions): Promise<boolean> => {
    while (held.has(name)) {
      if (ifAvailable) return false;
      signal?.throwIfAborted();
      await after(5);
    }
    held.add(name);
    return true;
  };
  const tab = (lateMs = 0): Locks => ({
    request: async (name, options, callback) => {
      const isMine = await take(name, options);
      try {
        await after(lateMs);
        // One that was given up while the page was busy is not granted any more.
        options.signal?.throwIfAborted();
        await callback(isMine ? { name, mode: "exclusive" } : null);
      } finally {
        if (isMine) held.delete(name);
      }
    },
  });
  return { tab };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
