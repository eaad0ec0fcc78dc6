/** How much work the reading of one message may still cost. The work is counted, not timed: a message is read the same on every machine. */
export interface Steps {
  /** Throws `tangled` when nothing is left. */
  take(count: number): void;
}

/** Thrown where a message costs more to read than the limit: its reading ends there, and nothing of it is carried out. */
export const tangled: Error = new Error("The message nests too many parts to be read.");

/** A hundred and fifty times what the dearest message of the evaluation's suites takes. */
const mostSteps = 300_000;

export function createSteps(): Steps {
  let taken = 0;
  return {
    take(count) {
      taken += count;
      if (taken > mostSteps) throw tangled;
    },
  };
}
