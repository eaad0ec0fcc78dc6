import { savedStepSchema } from "@parley/formats/read";
import * as z from "zod/mini";
import type { SavedStep } from "@/graph/document/document-types";
import { tryJson } from "@/lib/try-json";
import type { KeyValueStore } from "./key-value-store";
import { sessionVersion } from "./saved-graph";
import { keysOf } from "./session-keys";
import { stampOf } from "./stamp";

export interface ReadSteps {
  readonly mark?: string | null;
  readonly steps: readonly SavedStep[];
  /** What was stored, where not all of it could be read. */
  readonly raw?: unknown;
}

/** A step that cannot be read takes all older ones with it: later ones may rest on nothing then. So do steps of another graph. */
export async function readSteps(store: KeyValueStore, id: string, text: unknown): Promise<ReadSteps> {
  const keys = keysOf(id);
  const stored = await store.get(keys.steps);
  const names = await store.names(keys.step);
  if (stored === undefined && names.length === 0) return { steps: [] };
  const texts = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name.slice(keys.step.length), await store.get(name)] as const)),
  );
  const raw = { index: stored, steps: texts };
  const index = z.safeParse(stepIndexSchema, stored);
  if (!index.success) return { steps: [], raw };
  const { of: graph, names: wanted, stamps, mark = null } = index.data;
  if (graph !== undefined && typeof text === "string" && graph !== stampOf(text)) return { steps: [], raw };
  const read = wanted.map((name, place) => {
    const own = texts[name];
    const isOurs = typeof own === "string" && (stamps === undefined || stamps[place] === stampOf(own));
    return z.safeParse(savedStepSchema, isOurs ? tryJson(own) : undefined);
  });
  const lastBroken = read.findLastIndex(({ success }) => !success);
  const steps = read.slice(lastBroken + 1).flatMap(({ data }) => data ?? []);
  return lastBroken >= 0 ? { steps, raw } : { steps, mark };
}

const stepIndexSchema = z.object({
  version: z.literal(sessionVersion),
  names: z.array(z.string()),
  /** Stamps of the graph they were saved with and of each of them; older versions wrote none. */
  of: z.optional(z.string()),
  stamps: z.optional(z.array(z.string())),
  mark: z.optional(z.string()),
});

/** What takes every stored step away. */
export async function stepsTakenAway(store: KeyValueStore, id: string): Promise<Readonly<Record<string, undefined>>> {
  const keys = keysOf(id);
  return Object.fromEntries([keys.steps, ...(await store.names(keys.step))].map((name) => [name, undefined]));
}
