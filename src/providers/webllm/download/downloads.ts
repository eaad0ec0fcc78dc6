import type { ModelRecord } from "@mlc-ai/web-llm";
import { problemOf, toProblem } from "@/providers/webllm/library-problem";
import type { DownloadOptions, DownloadOutcome, DownloadProgress } from "@/providers/webllm/model-library-types";
import { downloadModel } from "./download-model";

export interface DownloadSources {
  /** Absent where the page may keep no files. */
  readonly caches: CacheStorage | undefined;
  readonly fetch: typeof fetch;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** Lets requests to the host of `url` out until the returned function is called. */
  readonly allow: (url: string) => () => void;
}

interface Running {
  readonly end: Promise<DownloadOutcome>;
  progress: DownloadProgress;
}

const begun: DownloadProgress = { loadedBytes: 0, totalBytes: 0, ratio: 0, secondsLeft: null };

export function createDownloads(deps: { readonly sources: DownloadSources; readonly changed: () => void }) {
  const running = new Map<string, Running>();
  return {
    /** A second call for a model joins the first, whose signal then counts. */
    async run(id: string, record: ModelRecord | undefined, options: DownloadOptions): Promise<DownloadOutcome> {
      if (record === undefined) return { kind: "failed", problem: problemOf("unknown-model") };
      const under = running.get(id);
      if (under !== undefined) return under.end;
      const entry: Running = {
        progress: begun,
        end: attempt(record, options, deps.sources, (progress) => {
          entry.progress = progress;
          options.onProgress?.(progress);
          deps.changed();
        }),
      };
      running.set(id, entry);
      deps.changed();
      const outcome = await entry.end;
      running.delete(id);
      deps.changed();
      return outcome;
    },
    running: (): ReadonlyMap<string, DownloadProgress> =>
      new Map([...running].map(([id, { progress }]) => [id, progress])),
  };
}

async function attempt(
  record: ModelRecord,
  { signal }: DownloadOptions,
  sources: DownloadSources,
  onProgress: (progress: DownloadProgress) => void,
): Promise<DownloadOutcome> {
  const { caches } = sources;
  if (caches === undefined) return { kind: "failed", problem: problemOf("private-window") };
  const closing = [record.model, record.model_lib].map((url) => sources.allow(url));
  try {
    // Begins in the next turn, when the caller knows of it.
    await Promise.resolve();
    await downloadModel({ record, signal, onProgress, now: sources.now, sources: { caches, fetch: sources.fetch } });
    return { kind: "done" };
  } catch (error) {
    if (signal.aborted) return { kind: "stopped" };
    return { kind: "failed", problem: toProblem(error, sources.isOnline()) };
  } finally {
    for (const close of closing) close();
  }
}
