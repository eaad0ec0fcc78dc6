import type { ModelRecord } from "@mlc-ai/web-llm";
import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import { cacheNames, firstFiles, modelFolder, shardsOf, tokenizerOf } from "../model-files";
import { bytesOf } from "./download-model";

/** What of a model the browser's caches hold. */
export interface StoredPart {
  readonly loadedBytes: number;
  /** Nothing is missing: it works without a network. */
  readonly isWhole: boolean;
}

export interface StoredFiles {
  /** By address, looked at once for a whole list of models. */
  of(record: ModelRecord): Promise<StoredPart>;
}

const nothing: StoredPart = { loadedBytes: 0, isWhole: false };

/** Reads the names of all kept files once; a browser that lets pages keep nothing has none. */
export async function readStoredFiles(caches: CacheStorage): Promise<StoredFiles> {
  const urls = new Set<string>();
  for (const name of cacheNames) {
    for (const { url } of await (await caches.open(name)).keys()) urls.add(url);
  }
  return {
    async of(record) {
      const { config, list, library } = firstFiles(record);
      if (!urls.has(list.url)) return nothing;
      const shards = shardsOf(record, await readJson(caches, list)) ?? [];
      const here = shards.filter(({ url }) => urls.has(url));
      const tokenizer = urls.has(config.url) ? tokenizerOf(record, await readJson(caches, config)) : undefined;
      const needsLibrary = isStoredLibrary(library.url);
      return {
        loadedBytes: bytesOf(here),
        isWhole:
          shards.length > 0 &&
          here.length === shards.length &&
          tokenizer !== undefined &&
          urls.has(tokenizer.url) &&
          (!needsLibrary || urls.has(library.url)),
      };
    },
  };
}

/** The engine keeps no library from its own machine, where it may change any time. */
function isStoredLibrary(url: string): boolean {
  return url.startsWith("http") && !url.includes("localhost");
}

async function readJson(
  caches: CacheStorage,
  file: { readonly cache: string; readonly url: string },
): Promise<unknown> {
  const response = await (await caches.open(file.cache)).match(file.url);
  return response === undefined ? undefined : tryJson(await response.text());
}

const contextSchema = z.object({ context_window_size: z.int().check(z.positive()) });

/** How long a context its own config gives it, where that is on the device. */
export async function storedContext(caches: CacheStorage, record: ModelRecord): Promise<number | undefined> {
  const read = z.safeParse(contextSchema, await readJson(caches, firstFiles(record).config));
  return read.success ? read.data.context_window_size : undefined;
}

/** Everything of the model's folder, and its library unless another model still uses it. */
export async function removeStored(
  caches: CacheStorage,
  record: ModelRecord,
  others: readonly ModelRecord[],
): Promise<void> {
  const folder = modelFolder(record);
  const isShared = others.some((other) => other.model_lib === record.model_lib);
  for (const name of cacheNames) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isOwn = request.url.startsWith(folder) || (request.url === record.model_lib && !isShared);
      if (isOwn) await cache.delete(request);
    }
  }
}
