import type { ModelRecord } from "@mlc-ai/web-llm";
import { untilAborted } from "@/lib/until-aborted";
import type { LoadReport } from "./engine-messages";
import type { EngineProcess } from "./engine-process";

/** Keeps at most one engine, since one fills a graphics card. */
export type EngineHost = ReturnType<typeof createEngineHost>;

export interface UseOptions {
  readonly signal: AbortSignal;
  readonly onReport: (report: LoadReport) => void;
}

export interface EngineHostDeps {
  readonly start: () => EngineProcess;
  /** Lets the model's host out while it loads: libraries of this machine are not kept in the browser. */
  readonly allow: (url: string) => () => void;
  /** How long a stopped request may take to end before the engine is started anew. */
  readonly patienceMs?: number;
}

interface Loaded {
  readonly key: string;
  readonly modelId: string;
  readonly process: EngineProcess;
}

export function createEngineHost({ start, allow, patienceMs = 15_000 }: EngineHostDeps) {
  let loaded: Loaded | null = null;
  let idle: EngineProcess | null = null;

  function drop(): void {
    loaded?.process.end();
    loaded = null;
  }

  async function load(record: ModelRecord, { signal, onReport }: UseOptions): Promise<EngineProcess> {
    const process = idle ?? start();
    idle = null;
    const closing = [record.model, record.model_lib].map((url) => allow(url));
    try {
      await untilAborted(process.load(record, onReport), signal);
    } catch (error) {
      process.end();
      throw error;
    } finally {
      for (const close of closing) close();
    }
    loaded = { key: keyOf(record), modelId: record.model_id, process };
    return process;
  }

  return {
    /** After a loss: the next use begins with a new worker. */
    drop,
    /** Whether it is loaded now. */
    has: ({ model_id }: Pick<ModelRecord, "model_id">): boolean => loaded?.modelId === model_id,
    /** The engine with that model; loads it when another one is loaded or none. Rejects when it cannot, or with the signal's reason. */
    async use(record: ModelRecord, options: UseOptions): Promise<EngineProcess> {
      if (loaded?.key === keyOf(record)) {
        const { process } = loaded;
        if (await isFree(process, options.signal, patienceMs)) return process;
      }
      drop();
      return load(record, options);
    },
    /** The models the engine knows, from its own worker. */
    async catalogue(): Promise<readonly ModelRecord[]> {
      if (loaded !== null) return loaded.process.list();
      const process = idle ?? start();
      idle = process;
      try {
        return await process.list();
      } catch (error) {
        process.end();
        idle = null;
        throw error;
      }
    },
  };
}

/** The same model from elsewhere, or with another context, is another one. */
function keyOf(record: ModelRecord): string {
  return JSON.stringify(record);
}

async function isFree(process: EngineProcess, signal: AbortSignal, patienceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  try {
    return await untilAborted(Promise.race([process.drained().then(() => true), late]), signal);
  } finally {
    clearTimeout(timer);
  }
}
