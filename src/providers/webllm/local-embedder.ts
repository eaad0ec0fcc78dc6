import type { ModelRecord } from "@mlc-ai/web-llm";
import type { Embedder, EmbedUse } from "@/knowledge/embeddings/embedder";
import { untilAborted } from "@/lib/until-aborted";
import type { EngineHost } from "./engine/engine-host";
import { toFailure } from "./engine/to-failure";
import { toProblem } from "./library-problem";

export interface LocalEmbedderDeps {
  /** Not the one of the model that answers: each keeps one model. */
  readonly host: EngineHost;
  readonly model: string;
  /** How far the model's loading is: 0 to 1. */
  readonly onLoad?: (ratio: number) => void;
}

/** What these models were trained with before a query. */
const queryPrefix = "Represent this sentence for searching relevant passages: ";
/** They read 512 tokens; a text that has more is tried with less of it. */
const usualCharacters = 1600;
const fewestCharacters = 100;

/** Embeddings by a model of the engine on this device: no text leaves it. */
export function createLocalEmbedder({ host, model, onLoad = () => undefined }: LocalEmbedderDeps): Embedder {
  let record: ModelRecord | null = null;

  async function known(): Promise<ModelRecord> {
    record ??= (await host.catalogue()).find(({ model_id }) => model_id === model) ?? null;
    if (record === null) throw Object.assign(new Error(model), { name: "ModelNotFoundError" });
    return record;
  }

  async function make(texts: readonly string[], use: EmbedUse, signal: AbortSignal): Promise<readonly Float32Array[]> {
    const onReport = ({ progress }: { readonly progress: number }): void => onLoad(progress);
    const engine = await host.use(await known(), { signal, onReport });
    for (let most = usualCharacters; ; most = Math.floor(most / 2)) {
      try {
        return await untilAborted(engine.embed(texts.map((text) => framed(text.slice(0, most), use))), signal);
      } catch (error) {
        const isTooLong = error instanceof Error && /ExceedContextWindow/.test(error.name);
        if (!isTooLong || most <= fewestCharacters) throw error;
      }
    }
  }

  return {
    id: `here ${model}`,
    host: null,
    batch: 8,
    async embed(texts, use, signal) {
      try {
        const vectors = await make(texts, use, signal);
        if (vectors.length !== texts.length) throw new Error(`${vectors.length} vectors for ${texts.length} texts`);
        return vectors;
      } catch (error) {
        signal.throwIfAborted();
        throw new Error(`On this device: ${toFailure(toProblem(error)).message}`);
      }
    },
  };
}

/** As the engine's own example writes texts for these models. */
function framed(text: string, use: EmbedUse): string {
  return `[CLS] ${use === "query" ? queryPrefix : ""}${text} [SEP]`;
}
