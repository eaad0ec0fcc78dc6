import type { Exchange } from "@/ai/history/messages";

/** Ids and names of calls in the only letters APIs take; calls made by other providers may have others. */
export type WireNames = ReturnType<typeof createWireNames>;

const allowed = /^[a-zA-Z0-9_-]{1,64}$/;

export function createWireNames(history: readonly Exchange[]) {
  const ids = history.flatMap(({ rounds }) => rounds.flatMap(({ calls }) => calls.map(({ id }) => id)));
  const taken = new Set(ids.filter((id) => allowed.test(id)));
  const replaced = new Map<string, string>();
  const replacement = (id: string): string => {
    const clean = id.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 48) || "call";
    let name = clean;
    for (let number = 1; taken.has(name); number += 1) name = `${clean}_${number}`;
    taken.add(name);
    replaced.set(id, name);
    return name;
  };
  return {
    idOf: (id: string): string => (allowed.test(id) ? id : (replaced.get(id) ?? replacement(id))),
    nameOf: wireName,
  };
}

/** A command's name as APIs take it; a model may have called one that has never been. */
export function wireName(name: string): string {
  return allowed.test(name) ? name : name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, 64) || "unknown";
}
