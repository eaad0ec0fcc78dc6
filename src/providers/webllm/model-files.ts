import type { ModelRecord } from "@mlc-ai/web-llm";
import * as z from "zod/mini";

/** Where the engine looks for a file (its names of the browser's caches). */
export type CacheName = "webllm/config" | "webllm/wasm" | "webllm/model";
export const cacheNames: readonly CacheName[] = ["webllm/config", "webllm/wasm", "webllm/model"];

export interface ModelFile {
  readonly cache: CacheName;
  readonly url: string;
  /** As the model's own list says; undefined for what is not in it. */
  readonly bytes?: number;
  readonly md5?: string;
  /** "sha256-…". */
  readonly integrity?: string;
}

/** The folder of a model's files, as the engine reads its address. */
export function modelFolder({ model }: Pick<ModelRecord, "model">): string {
  const folder = model.endsWith("/") ? model : `${model}/`;
  return new URL(/.+\/resolve\/.+\//.test(folder) ? folder : `${folder}resolve/main/`).href;
}

/** What every download begins with: small files that tell the rest, and the library. */
export function firstFiles(record: ModelRecord): {
  readonly config: ModelFile;
  readonly list: ModelFile;
  readonly library: ModelFile;
} {
  const folder = modelFolder(record);
  const { config, model_lib: library } = record.integrity ?? {};
  return {
    config: {
      cache: "webllm/config",
      url: new URL("mlc-chat-config.json", folder).href,
      ...(config === undefined ? {} : { integrity: config }),
    },
    list: { cache: "webllm/model", url: new URL("tensor-cache.json", folder).href },
    library: {
      cache: "webllm/wasm",
      url: record.model_lib,
      ...(library === undefined ? {} : { integrity: library }),
    },
  };
}

const listSchema = z.object({
  records: z.array(
    z.object({
      dataPath: z.string().check(z.regex(/^[\w.-]+$/)),
      nbytes: z.int().check(z.positive()),
      md5sum: z.optional(z.string()),
    }),
  ),
});

const configSchema = z.object({ tokenizer_files: z.array(z.string()) });

/** The shards of `tensor-cache.json`; undefined when that is no such list. */
export function shardsOf(record: ModelRecord, list: unknown): readonly ModelFile[] | undefined {
  const read = z.safeParse(listSchema, list);
  if (!read.success) return undefined;
  const folder = modelFolder(record);
  return read.data.records.map(({ dataPath, nbytes, md5sum }) => ({
    cache: "webllm/model",
    url: new URL(dataPath, folder).href,
    bytes: nbytes,
    ...(md5sum === undefined ? {} : { md5: md5sum }),
  }));
}

/** The one tokenizer file the engine will take; undefined when the config names none it knows. */
export function tokenizerOf(record: ModelRecord, config: unknown): ModelFile | undefined {
  const read = z.safeParse(configSchema, config);
  const names = read.success ? read.data.tokenizer_files : [];
  const name = ["tokenizer.json", "tokenizer.model"].find((known) => names.includes(known));
  if (name === undefined) return undefined;
  const integrity = record.integrity?.tokenizer?.[name];
  return {
    cache: "webllm/model",
    url: new URL(name, modelFolder(record)).href,
    ...(integrity === undefined ? {} : { integrity }),
  };
}
