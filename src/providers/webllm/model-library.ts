import type { ModelRecord } from "@mlc-ai/web-llm";
import { notifyAll } from "@/lib/notify-all";
import { createDownloads, type DownloadSources } from "./download/downloads";
import { readStoredFiles, removeStored, type StoredPart, storedContext } from "./download/stored-files";
import { judgeFit, withNearest } from "./judge-fit";
import { problemOf } from "./library-problem";
import { toCard } from "./model-cards";
import { firstFiles, shardsOf } from "./model-files";
import type {
  DeviceReport,
  InstalledModel,
  LibraryProblem,
  LocalModel,
  ModelCard,
  ModelLibrary,
  StorageReport,
} from "./model-library-types";
import { createModelMemory, type ModelMemory, type TextMemory } from "./model-memory";
import { isOfferedBuild, rankOf, toLocalModel, usableRecords } from "./model-records";
import { toOwnRecord } from "./own-model";
import { type Graphics, probeDevice } from "./probe-device";

/** What of the browser the library works with. */
export interface LibrarySources extends DownloadSources {
  /** The engine's own list. */
  readonly catalogue: () => Promise<readonly ModelRecord[]>;
  readonly storage: Pick<StorageManager, "estimate" | "persist" | "persisted"> | undefined;
  readonly gpu: Graphics | undefined;
  readonly deviceMemory: number | undefined;
  readonly memory: TextMemory;
}

/** The library with what the provider needs of it beside what people see. */
export interface RecordLibrary extends ModelLibrary {
  record(id: string): Promise<ModelRecord | undefined>;
  /** Why it cannot be loaded now; undefined when it can. */
  refusal(record: ModelRecord): Promise<LibraryProblem | undefined>;
}

interface Parts {
  readonly sources: LibrarySources;
  readonly memory: ModelMemory;
  readonly records: () => Promise<readonly ModelRecord[]>;
  readonly device: (again?: boolean) => Promise<DeviceReport>;
  readonly downloads: ReturnType<typeof createDownloads>;
  readonly changed: () => void;
}

export function createModelLibrary(sources: LibrarySources): RecordLibrary {
  const listeners = new Set<() => void>();
  const changed = () => notifyAll(listeners);
  const memory = createModelMemory(sources.memory);
  let catalogue: Promise<readonly ModelRecord[]> | null = null;
  let probed: Promise<DeviceReport> | null = null;
  const records = async () => {
    catalogue ??= sources.catalogue().then(usableRecords, () => {
      // The engine did not come: asked for again the next time.
      catalogue = null;
      return [];
    });
    return [...memory.own(), ...(await catalogue)];
  };
  const parts: Parts = {
    sources,
    memory,
    records,
    changed,
    device(again = false) {
      if (again) probed = null;
      probed ??= probeDevice(sources);
      return probed;
    },
    downloads: createDownloads({ sources, changed }),
  };
  return {
    // The engine's own list takes its worker to read: own models do without.
    record: async (id) => (await ownRecord(parts, id)) ?? (await records()).find(hasId(id)),
    refusal: (record) => refusal(parts, record),
    device: parts.device,
    cards: () => readCards(parts),
    measure: (id, signal) => measure(parts, id, signal),
    download: async (id, options) => parts.downloads.run(id, (await records()).find(hasId(id)), options),
    downloading: parts.downloads.running,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    installed: () => readInstalled(parts),
    remove: (id) => remove(parts, id),
    storage: () => readStorage(parts),
    askToPersist: () => askToPersist(parts),
    ...ownModels(parts),
    noteUse: (id, speed) => noteUse(parts, id, speed),
  };
}

function hasId(id: string): (record: ModelRecord) => boolean {
  return (record) => record.model_id === id;
}

/** With the context its own config gives it: the engine takes that, so prompt and history are cut to it. */
async function ownRecord({ memory, sources }: Parts, id: string): Promise<ModelRecord | undefined> {
  const record = memory.own().find(hasId(id));
  if (record === undefined || sources.caches === undefined) return record;
  const context = await storedContext(sources.caches, record).catch(() => undefined);
  return context === undefined ? record : { ...record, overrides: { context_window_size: context } };
}

function toModel({ memory }: Parts, record: ModelRecord): LocalModel {
  const { own, sizes } = memory.facts();
  const downloadBytes = sizes[record.model_id];
  const source = own.some((one) => one.model_id === record.model_id) ? "own" : "catalogue";
  return toLocalModel(record, source, downloadBytes === undefined ? {} : { downloadBytes });
}

async function readCards(parts: Parts): Promise<readonly ModelCard[]> {
  const [records, device, stored, storage] = await Promise.all([
    parts.records(),
    parts.device(),
    storedPartOf(parts),
    readStorage(parts),
  ]);
  const hasF16 = device.kind === "ready" && device.hasF16;
  const judged = await Promise.all(
    records.map(async (record) => {
      const { loadedBytes, isWhole } = await stored(record);
      const plain = toModel(parts, record);
      const model = { ...plain, isOffered: plain.source === "own" || isOfferedBuild(plain.id, hasF16) };
      const fit = judgeFit(model, { device, freeBytes: storage?.freeBytes, loadedBytes });
      return { model, fit, stored: { loadedBytes, isWhole } };
    }),
  );
  return judged
    .map((one) =>
      toCard({ ...one, fit: withNearest(one.model, one.fit, judged) }, parts.downloads.running(), parts.memory.facts()),
    )
    .toSorted(byOffer);
}

/** Own ones first, then the offered in their order, then all others as the engine lists them. */
function byOffer(a: ModelCard, b: ModelCard): number {
  return placeOf(a.model) - placeOf(b.model);
}

function placeOf({ source, isOffered, id }: LocalModel): number {
  if (source === "own") return -1;
  return isOffered ? rankOf(id) : Number.MAX_SAFE_INTEGER;
}

/** A page that may keep no files has none. */
async function storedPartOf({ sources }: Parts): Promise<(record: ModelRecord) => Promise<StoredPart>> {
  const none = { loadedBytes: 0, isWhole: false };
  try {
    const stored = sources.caches === undefined ? undefined : await readStoredFiles(sources.caches);
    return async (record) => (stored === undefined ? none : stored.of(record));
  } catch {
    // Private windows refuse with a SecurityError; a download says so when it is tried.
    return async () => none;
  }
}

async function refusal(parts: Parts, record: ModelRecord): Promise<LibraryProblem | undefined> {
  const device = await parts.device();
  if (device.kind === "none") return device.problem;
  const stored = await storedPartOf(parts);
  return (await stored(record)).isWhole ? undefined : problemOf("not-downloaded");
}

async function measure(parts: Parts, id: string, signal: AbortSignal): Promise<LocalModel | undefined> {
  const record = (await parts.records()).find(hasId(id));
  if (record === undefined) return undefined;
  const known = toModel(parts, record);
  if (!known.download.isEstimate) return known;
  const close = parts.sources.allow(record.model);
  try {
    const response = await parts.sources.fetch(firstFiles(record).list.url, { signal, credentials: "omit" });
    const shards = response.ok ? shardsOf(record, await response.json()) : undefined;
    if (shards === undefined) return known;
    const bytes = shards.reduce((sum, shard) => sum + (shard.bytes ?? 0), 0);
    parts.memory.change({ sizes: { ...parts.memory.facts().sizes, [id]: bytes } });
    return toModel(parts, record);
  } catch {
    // The estimate stands where the list cannot be had.
    return known;
  } finally {
    close();
  }
}

async function readInstalled(parts: Parts): Promise<readonly InstalledModel[]> {
  const stored = await storedPartOf(parts);
  const { lastUsed } = parts.memory.facts();
  const found: InstalledModel[] = [];
  for (const record of await parts.records()) {
    const { loadedBytes, isWhole } = await stored(record);
    if (!isWhole) continue;
    const { id, title } = toModel(parts, record);
    found.push({ id, title, bytes: loadedBytes, lastUsed: lastUsed[id] ?? null });
  }
  return found.toSorted((a, b) => (b.lastUsed ?? 0) - (a.lastUsed ?? 0));
}

async function remove({ sources, records, changed }: Parts, id: string): Promise<void> {
  const all = await records();
  const record = all.find(hasId(id));
  if (record === undefined || sources.caches === undefined) return;
  const stored = await readStoredFiles(sources.caches);
  const others: ModelRecord[] = [];
  for (const other of all) if (other.model !== record.model && (await stored.of(other)).isWhole) others.push(other);
  await removeStored(sources.caches, record, others);
  changed();
}

async function readStorage({ sources, memory }: Parts): Promise<StorageReport | undefined> {
  try {
    const estimate = await sources.storage?.estimate();
    if (estimate?.quota === undefined || estimate.usage === undefined) return undefined;
    return {
      usedBytes: estimate.usage,
      freeBytes: Math.max(0, estimate.quota - estimate.usage),
      isPersistent: (await sources.storage?.persisted()) === true,
      wasAsked: memory.facts().wasAskedToPersist,
    };
  } catch {
    // Some private windows have no estimate.
    return undefined;
  }
}

async function askToPersist({ sources, memory, changed }: Parts): Promise<boolean> {
  const { storage } = sources;
  if (storage === undefined) return false;
  if ((await storage.persisted()) || memory.facts().wasAskedToPersist) return storage.persisted();
  memory.change({ wasAskedToPersist: true });
  const isPersistent = await storage.persist();
  changed();
  return isPersistent;
}

function ownModels(parts: Parts): Pick<ModelLibrary, "add" | "forget"> {
  const { memory, changed } = parts;
  return {
    add(input) {
      const record = toOwnRecord(input);
      if (typeof record === "string") return { success: false, message: record };
      const { own } = memory.facts();
      memory.change({ own: [...own.filter((one) => one.model_id !== record.model_id), record] });
      changed();
      return { success: true, id: record.model_id };
    },
    async forget(id) {
      await remove(parts, id);
      memory.change({ own: memory.facts().own.filter((one) => one.model_id !== id) });
      changed();
    },
  };
}

function noteUse({ memory, sources, changed }: Parts, id: string, tokensPerSecond: number | undefined): void {
  const { lastUsed, speeds } = memory.facts();
  memory.change({
    lastUsed: { ...lastUsed, [id]: sources.now() },
    ...(tokensPerSecond === undefined ? {} : { speeds: { ...speeds, [id]: tokensPerSecond } }),
  });
  changed();
}
