import type { ModelRecord } from "@mlc-ai/web-llm";
import { tryJson } from "@/lib/try-json";
import { firstFiles, type ModelFile, shardsOf, tokenizerOf } from "@/providers/webllm/model-files";
import type { DownloadProgress } from "@/providers/webllm/model-library-types";
import { type FetchSources, fetchFile } from "./fetch-file";

export interface ModelDownload {
  readonly record: ModelRecord;
  readonly sources: FetchSources;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;
  readonly now: () => number;
}

/** More at a time gains nothing once the line is full, and each is lost when the line breaks. */
const atOnce = 3;

/**
 * Brings all files of a model into the browser's cache, so that the engine finds each there and works without a network. What
 * is there already is not asked for again: after a stop, a failure or a reload it goes on with the first missing file.
 */
export async function downloadModel(download: ModelDownload): Promise<void> {
  const { record, sources, signal } = download;
  const { config, list, library } = firstFiles(record);
  const meter = createMeter(download);
  const take = async (file: ModelFile): Promise<Response> => {
    const response = await fetchFile(file, sources, { signal, onBytes: meter.came });
    meter.tell();
    return response;
  };
  const listed = shardsOf(record, tryJson(await (await take(list)).text()));
  const tokenizer = tokenizerOf(record, tryJson(await (await take(config)).text()));
  if (listed === undefined || tokenizer === undefined) {
    // What is no list of a model must not stand in the way of a mended one.
    await forgetFile(sources, list);
    await forgetFile(sources, config);
    throw new Error("NotFoundError: the address has no MLC model.");
  }
  const shards = await missingOf(listed, sources);
  meter.expect({ all: listed, missing: shards });
  await take(library);
  await take(tokenizer);
  await inTurns(shards, take);
}

async function forgetFile({ caches }: FetchSources, file: ModelFile): Promise<void> {
  await (await caches.open(file.cache)).delete(file.url);
}

async function missingOf(files: readonly ModelFile[], { caches }: FetchSources): Promise<readonly ModelFile[]> {
  const missing: ModelFile[] = [];
  for (const file of files) {
    const cache = await caches.open(file.cache);
    if ((await cache.match(file.url)) === undefined) missing.push(file);
  }
  return missing;
}

/** A few at a time, in order. The first failure ends it; files under way are stopped by the caller's signal or run out. */
async function inTurns(files: readonly ModelFile[], take: (file: ModelFile) => Promise<unknown>): Promise<void> {
  const queue = [...files];
  let hasFailed = false;
  async function work(): Promise<void> {
    for (let file = queue.shift(); file !== undefined && !hasFailed; file = queue.shift()) {
      try {
        await take(file);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, work));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** Milliseconds between two tellings. */
const pace = 100;

function createMeter({ onProgress, now }: ModelDownload) {
  let total = 0;
  let before = 0;
  let came = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let startedAt = now();

  function tell(): void {
    const loadedBytes = Math.min(total, before + came);
    const seconds = (now() - startedAt) / 1000;
    const speed = seconds > 0.5 ? came / seconds : 0;
    const secondsLeft = speed > 0 ? Math.ceil((total - loadedBytes) / speed) : null;
    onProgress({ loadedBytes, totalBytes: total, ratio: total === 0 ? 0 : loadedBytes / total, secondsLeft });
  }

  return {
    /** Also what came since it was last reported. */
    tell: (): void => {
      if (total > 0) tell();
    },
    came(bytes: number): void {
      if (total === 0) return;
      came += bytes;
      if (now() - reportedAt < pace) return;
      reportedAt = now();
      tell();
    },
    expect({ all, missing }: { readonly all: readonly ModelFile[]; readonly missing: readonly ModelFile[] }): void {
      total = bytesOf(all);
      before = total - bytesOf(missing);
      startedAt = now();
      tell();
    },
  };
}

export function bytesOf(files: readonly ModelFile[]): number {
  return files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
}
