import type { Exchange } from "./messages";

/** Hands out call ids that are unique in the conversation, whatever a model sends. */
export interface CallIds {
  /** The id itself when it can be used, else a new one. */
  take(id: string): string;
}

export function createCallIds(history: readonly Exchange[]): CallIds {
  const used = new Set(history.flatMap(({ rounds }) => rounds.flatMap(({ calls }) => calls.map(({ id }) => id))));
  let count = used.size;
  function mint(): string {
    do count += 1;
    while (used.has(`call_${count}`));
    return `call_${count}`;
  }
  return {
    take(id) {
      const unique = id.trim() === "" || used.has(id) ? mint() : id;
      used.add(unique);
      return unique;
    },
  };
}
