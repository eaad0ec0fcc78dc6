import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ListingServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** Method and path of each request, in order. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

export interface ListingAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body: unknown;
}

export interface ListingServerOptions {
  /** With it, any other key is refused with 401 wherever an answer is. */
  readonly apiKey?: string;
  /** Origin that pages may come from; absent: no CORS headers. */
  readonly allowOrigin?: string;
}

/** A server that tells of its models, path by path; anything else is a 404 in JSON. */
export async function startListingServer(
  answers: Readonly<Record<string, ListingAnswer["body"] | ListingAnswer>>,
  { apiKey, allowOrigin }: ListingServerOptions = {},
): Promise<ListingServer> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (allowOrigin) {
      response.setHeader("access-control-allow-origin", allowOrigin);
      response.setHeader("access-control-allow-headers", "authorization, content-type");
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    seen.push(`${request.method} ${path}`);
    const answer = toAnswer(answers[path]);
    const isRefused = apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`;
    const { status, type, body } = isRefused ? wrongKey : answer;
    response.writeHead(status ?? 200, { "content-type": type ?? "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const wrongKey: ListingAnswer = {
  status: 401,
  body: { error: { message: "Incorrect API key provided.", type: "invalid_request_error", code: "invalid_api_key" } },
};

function toAnswer(found: unknown): ListingAnswer {
  if (found === undefined) return { status: 404, body: { error: { message: "Not Found", code: 404 } } };
  const isWhole = typeof found === "object" && found !== null && "body" in found;
  return isWhole ? { status: 200, ...found } : { body: found };
}

/** What real servers answered, shortened; the addresses of the reports stand beside the questions in src. */
export const ollamaAnswers = {
  "/v1/models": { object: "list", data: [{ id: "qwen3:4b", object: "model", owned_by: "library" }, { id: "old:1b" }] },
  "/api/version": { version: "0.32.9" },
  "/api/ps": { models: [{ name: "old:1b", size: 1, context_length: 8192 }] },
  "/api/show": {
    parameters: 'num_ctx                        16384\nstop                           "<|im_start|>"',
    capabilities: ["completion", "tools", "thinking"],
    model_info: { "qwen3.context_length": 262144 },
  },
};

export const llamaCppAnswers = {
  "/v1/models": {
    data: [{ id: "qwen3-0.6b", owned_by: "llamacpp", meta: { n_ctx_train: 40960 } }],
  },
  "/props": {
    default_generation_settings: { n_ctx: 8192 },
    total_slots: 4,
    chat_template_caps: { supports_tools: false, supports_tool_calls: false },
  },
};

export const lmStudioAnswers = {
  "/v1/models": {
    data: [{ id: "gemma-3-4b-it" }, { id: "text-embedding-nomic-embed-text-v1.5" }, { id: "qwen3-8b" }],
  },
  "/api/v0/models": {
    data: [
      { id: "gemma-3-4b-it", type: "vlm", state: "loaded", max_context_length: 131072, loaded_context_length: 4096 },
      { id: "text-embedding-nomic-embed-text-v1.5", type: "embeddings", state: "not-loaded" },
      { id: "qwen3-8b", type: "llm", state: "not-loaded", max_context_length: 40960 },
    ],
  },
};

export const vllmAnswers = {
  "/v1/models": { data: [{ id: "Qwen/Qwen3-8B", object: "model", owned_by: "vllm", max_model_len: 32768 }] },
};
