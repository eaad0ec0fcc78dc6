import type { ModelRecord } from "@mlc-ai/web-llm";
import type { SmallMessage } from "@/ai/small-prompt/to-small-messages";

/** A request as the engine takes it: only what it does well, for every model. */
export interface EngineRequest {
  readonly messages: readonly SmallMessage[];
  readonly stream: true;
  readonly stream_options: { readonly include_usage: true };
  readonly temperature: 0;
  /** Always: a model at a loss would go on to the end of its context. */
  readonly max_tokens: number;
  readonly response_format?: { readonly type: "grammar"; readonly grammar: string };
  readonly extra_body?: { readonly enable_thinking: false };
}

/** As the engine reports while it loads. */
export interface LoadReport {
  readonly progress: number;
  readonly text: string;
}

/** From the page to the model's worker; each is answered under its number. */
export type EngineOrder =
  | { readonly type: "list"; readonly id: number }
  | { readonly type: "load"; readonly id: number; readonly record: ModelRecord }
  | { readonly type: "ask"; readonly id: number; readonly request: EngineRequest }
  /** To a model of embeddings. */
  | { readonly type: "embed"; readonly id: number; readonly texts: readonly string[] }
  /** Ends the request of that number; its `done` still comes once the engine is free. */
  | { readonly type: "stop"; readonly id: number };

export type EngineNews =
  | { readonly type: "records"; readonly id: number; readonly records: readonly ModelRecord[] }
  | { readonly type: "report"; readonly id: number; readonly report: LoadReport }
  /** As the engine gives it. */
  | { readonly type: "chunk"; readonly id: number; readonly chunk: unknown }
  /** One for each text, in order. */
  | { readonly type: "vectors"; readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly type: "done"; readonly id: number }
  | { readonly type: "failed"; readonly id: number; readonly name: string; readonly message: string };
