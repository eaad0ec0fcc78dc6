import * as z from "zod/mini";
import type { SavedStep } from "@/graph/document-types";
import { savedStepSchema } from "@/graph/formats/change-schema";
import { readGraph } from "@/graph/formats/read-graph";
import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { chatsSchema } from "./chat-schema";
import type { KeyValueStore } from "./key-value-store";
import {
  type LoadedSession,
  noChats,
  nothingLoaded,
  noView,
  type SavedGraph,
  type SavedView,
  sessionVersion,
} from "./saved-graph";
import { savedGraphSchema, savedViewSchema } from "./saved-schemas";
import { keysOf } from "./session-keys";

/** Each part is checked; what cannot be read is put aside and told, the rest is kept. */
export async function loadSession(store: KeyValueStore, id: string, now: number): Promise<LoadedSession> {
  const keys = keysOf(id);
  const text = await store.get(keys.graph);
  if (text === undefined) return nothingLoaded;
  const read = typeof text === "string" ? await readGraph(text, "The saved graph") : null;
  const chats = readChats(await store.get(keys.chats));
  const steps = await readSteps(store, id);
  const broken = {
    ...(read?.success ? {} : { graph: text }),
    ...(chats.raw === undefined ? {} : { chats: chats.raw }),
  };
  await putAside(store, broken, now, {
    ...(read?.success ? {} : { [keys.graph]: undefined, [keys.about]: undefined }),
    ...(chats.raw === undefined ? {} : { [keys.chats]: { version: sessionVersion, ...chats.chats } }),
  });
  const why = read?.success === false ? { detail: read.message } : {};
  return {
    graph: read?.success ? read.graph : null,
    view: readView(await store.get(keys.view)),
    chats: chats.chats,
    steps: read?.success ? steps.steps : [],
    problems: [
      ...(read?.success ? [] : [{ what: "graph", ...why } as const]),
      ...chats.problems,
      ...(steps.isBroken ? [{ what: "steps" } as const] : []),
    ],
  };
}

export function readAbout(value: unknown): SavedGraph | null {
  const read = z.safeParse(savedGraphSchema, value);
  return read.success ? read.data : null;
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

function readView(value: unknown): SavedView {
  const read = z.safeParse(savedViewSchema, value);
  return read.success ? read.data : noView;
}

interface ReadChats extends Pick<LoadedSession, "chats" | "problems"> {
  /** What was stored, where not all of it could be read. */
  readonly raw?: unknown;
}

function readChats(value: unknown): ReadChats {
  if (value === undefined) return { chats: noChats, problems: [] };
  const isOurs = isJsonObject(value) && value["version"] === sessionVersion;
  const read = isOurs ? z.safeParse(chatsSchema, value) : null;
  if (!isOurs || !read?.success) return { chats: noChats, problems: [{ what: "chats" }], raw: value };
  const count = (read.data.current ? 1 : 0) + read.data.others.length;
  const stored = (value["current"] == null ? 0 : 1) + (Array.isArray(value["others"]) ? value["others"].length : 0);
  if (count === stored) return { chats: read.data, problems: [] };
  return { chats: read.data, problems: [{ what: "part-of-chats" }], raw: value };
}

/** A step that cannot be read takes all older ones with it: later ones may rest on nothing then. */
async function readSteps(
  store: KeyValueStore,
  id: string,
): Promise<{ readonly steps: readonly SavedStep[]; readonly isBroken: boolean }> {
  const keys = keysOf(id);
  const index = z.safeParse(indexSchema, await store.get(keys.steps));
  if (!index.success) return { steps: [], isBroken: false };
  const texts = await Promise.all(index.data.names.map((name) => store.get(`${keys.step}${name}`)));
  const read = texts.map((text) => z.safeParse(savedStepSchema, typeof text === "string" ? tryJson(text) : undefined));
  const lastBroken = read.findLastIndex(({ success }) => !success);
  const steps = read.slice(lastBroken + 1).flatMap(({ data }) => data ?? []);
  return { steps, isBroken: lastBroken >= 0 };
}

const indexSchema = z.object({ version: z.literal(sessionVersion), names: z.array(z.string()) });
