import type { ModelRecord } from "@mlc-ai/web-llm";
import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";

/** Where the library keeps its few facts between visits: a text under one name. */
export interface TextMemory {
  read(): string | null;
  write(text: string): void;
}

const addressSchema = z.string().check(z.maxLength(2000));

const memorySchema = z.object({
  /** Own builds by address. */
  own: z.catch(
    z.array(
      z.object({
        model: addressSchema,
        model_id: z.string().check(z.minLength(1), z.maxLength(200)),
        model_lib: addressSchema,
        integrity: z.optional(z.object({ config: z.optional(z.string()), model_lib: z.optional(z.string()) })),
      }),
    ),
    [],
  ),
  lastUsed: z.catch(z.record(z.string(), z.number()), {}),
  /** Tokens a second, as last measured. */
  speeds: z.catch(z.record(z.string(), z.number()), {}),
  /** Exact sizes once they were read. */
  sizes: z.catch(z.record(z.string(), z.number()), {}),
  wasAskedToPersist: z.catch(z.boolean(), false),
});

export type ModelFacts = Readonly<z.output<typeof memorySchema>>;

export type ModelMemory = ReturnType<typeof createModelMemory>;

/** What cannot be read counts as nothing kept. */
export function createModelMemory(text: TextMemory) {
  const read = z.safeParse(memorySchema, tryJson(text.read() ?? "{}"));
  let facts: ModelFacts = read.success ? read.data : z.parse(memorySchema, {});
  return {
    facts: (): ModelFacts => facts,
    change(changed: Partial<ModelFacts>): void {
      facts = { ...facts, ...changed };
      text.write(JSON.stringify(facts));
    },
    own: (): readonly ModelRecord[] => facts.own.map(toRecord),
  };
}

function toRecord({ integrity, ...record }: ModelFacts["own"][number]): ModelRecord {
  const { config, model_lib: library } = integrity ?? {};
  const checks = {
    ...(config === undefined ? {} : { config }),
    ...(library === undefined ? {} : { model_lib: library }),
  };
  return Object.keys(checks).length === 0 ? record : { ...record, integrity: { ...checks, onFailure: "error" } };
}
