import { readOwnGraph, savedStepSchema } from "@parley/formats/read";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import type { SavedStep } from "@/graph/document/document-types";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { chatsSchema } from "../chat/chat-schema";
import type { KeyValueStore } from "./key-value-store";
import { mendAbout } from "./saved-about";
import { type LoadedSession, noChats, nothingLoaded, noView, type SavedView, sessionVersion } from "./saved-graph";
import { savedViewSchema } from "./saved-schemas";
import { keysOf } from "./session-keys";
import { stampOf } from "./stamp";

interface ReadSteps {
  readonly mark?: string | null;
  readonly steps: readonly SavedStep[];
  /** What was stored, where not all of it could be read. */
  readonly raw?: unknown;
}

/** A step that cannot be read takes all older ones with it: later ones may rest on nothing then. So do steps of another graph. */
async function readSteps(store: KeyValueStore, id: string, text: unknown): Promise<ReadSteps> {
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
async function stepsTakenAway(store: KeyValueStore, id: string): Promise<Readonly<Record<string, undefined>>> {
  const keys = keysOf(id);
  return Object.fromEntries([keys.steps, ...(await store.names(keys.step))].map((name) => [name, undefined]));
}

/** Each part is checked; what cannot be read, or is of another graph, is put aside and reported, the rest is kept. */
export async function loadSession(store: KeyValueStore, id: string, now: number): Promise<LoadedSession> {
  const keys = keysOf(id);
  const text = await store.get(keys.graph);
  const read = typeof text === "string" ? readOwnGraph(text, "The saved graph") : null;
  const chats = readChats(await store.get(keys.chats));
  const steps = await readSteps(store, id, text);
  if (!read?.success) return withoutGraph(store, id, { text, chats, steps, now });
  const { graph } = read;
  const broken = {
    ...(chats.raw === undefined ? {} : { chats: chats.raw }),
    ...(steps.raw === undefined ? {} : { steps: steps.raw }),
  };
  await putAside(store, broken, now, {
    ...(chats.raw === undefined ? {} : { [keys.chats]: { version: sessionVersion, ...chats.chats } }),
    ...(steps.raw === undefined ? {} : await stepsTakenAway(store, id)),
  });
  await mendAbout(store, { id, graph, bytes: String(text).length, now });
  return {
    graph,
    view: readView(await store.get(keys.view), graph),
    chats: chats.chats,
    steps: steps.steps,
    mark: steps.mark ?? null,
    problems: [...chats.problems, ...(steps.raw === undefined ? [] : [{ what: "steps" } as const])],
  };
}

interface WithoutGraph {
  readonly text: unknown;
  readonly chats: ReadChats;
  readonly steps: ReadSteps;
  readonly now: number;
}

/** Without its graph the rest of a session is of no use under its own names: all of it is put aside. */
async function withoutGraph(
  store: KeyValueStore,
  id: string,
  { text, chats, steps, now }: WithoutGraph,
): Promise<LoadedSession> {
  const keys = keysOf(id);
  const { current, others } = chats.chats;
  const hasChats = chats.raw !== undefined || current !== null || others.length > 0;
  const hasSteps = steps.raw !== undefined || steps.steps.length > 0;
  if (text === undefined && !hasChats && !hasSteps) return nothingLoaded;
  const aside = {
    ...(text === undefined ? {} : { graph: text }),
    ...(hasChats ? { chats: await store.get(keys.chats) } : {}),
    ...(hasSteps ? { steps: steps.raw ?? steps.steps } : {}),
  };
  const own = [keys.about, keys.graph, keys.view, keys.chats].map((name) => [name, undefined] as const);
  await putAside(store, aside, now, { ...Object.fromEntries(own), ...(await stepsTakenAway(store, id)) });
  const what = text === undefined ? "lost-graph" : "graph";
  return { ...nothingLoaded, chats: chats.chats, problems: [{ what }, ...chats.problems] };
}

/** Under names that tell when; `instead` takes their place in the same write, so that nothing is put aside twice. */
export async function putAside(
  store: KeyValueStore,
  broken: Readonly<Record<string, unknown>>,
  now: number,
  instead: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const entries = Object.entries(broken);
  if (entries.length === 0) return;
  const aside = entries.map(([name, value]) => [`${keysOf("").aside}${now}:${name}`, value] as const);
  await store.put({ ...Object.fromEntries(aside), ...instead });
}

/** A camera that looks at nothing of the graph is another graph's. */
function readView(value: unknown, graph: GraphData): SavedView {
  const read = z.safeParse(savedViewSchema, value);
  if (!read.success) return noView;
  const { camera } = read.data;
  return camera === null || looksAt(camera, graph) ? read.data : { ...read.data, camera: null };
}

/** Half of the widest window there is, in px. */
const widest = 4000;

function looksAt({ x, y, zoom }: NonNullable<SavedView["camera"]>, { nodes }: GraphData): boolean {
  const placed = nodes.flatMap(({ position }) => position ?? []);
  const reach = widest / zoom;
  // Nodes without a place are drawn round the origin.
  return (placed.length === 0 ? [{ x: 0, y: 0 }] : placed).some(
    (at) => Math.abs(at.x - x) < reach && Math.abs(at.y - y) < reach,
  );
}

interface ReadChats extends Pick<LoadedSession, "chats" | "problems"> {
  /** What was stored, where not all of it could be read. */
  readonly raw?: unknown;
}

function readChats(value: unknown): ReadChats {
  if (value === undefined) return { chats: noChats, problems: [] };
  const isOurs = isJsonObject(value) && value["version"] === sessionVersion && Array.isArray(value["others"]);
  const read = isOurs ? z.safeParse(chatsSchema, value) : null;
  if (!isOurs || !read?.success) return { chats: noChats, problems: [{ what: "chats" }], raw: value };
  const count = (read.data.current ? 1 : 0) + read.data.others.length;
  const others = Array.isArray(value["others"]) ? value["others"].length : 0;
  const stored = (value["current"] == null ? 0 : 1) + others;
  if (count === stored) return { chats: read.data, problems: [] };
  return { chats: read.data, problems: [{ what: "part-of-chats" }], raw: value };
}
