import type { EndpointKind } from "@/ai/port/endpoint-kind";
import type { Embedder } from "@/knowledge/embeddings/embedder";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import { ask } from "../http/ask";
import { waited } from "../http/converse";
import { diagnoseSilence } from "../http/diagnose-silence";
import type { FailureMessage } from "../http/failure-message";
import { addressProblem } from "../http/refuse-address";
import { retryWait } from "../http/retry-wait";
import { statusOf, toFailure } from "../http/to-failure";
import { faultOf } from "../http/wire-fault";
import { askClient } from "./client";
import { type Endpoint, readEndpoint } from "./endpoint";
import { toStreamError } from "./stream-error";

export interface EndpointEmbedderOptions {
  readonly baseUrl: string;
  readonly kind?: EndpointKind | undefined;
  /** Of embeddings: not the one that answers. */
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** For texts and queries alike. */
  readonly idleSeconds?: number | undefined;
  /** For a query alone: the words' ranking waits for it. */
  readonly querySeconds?: number | undefined;
}

/** OpenAI takes 2,048 texts and 300,000 tokens at once; others less, and then the parts become smaller. */
const mostAtOnce = 64;
const usualSeconds = 60;
/** Of one short text: a search is answered by words rather than late. */
const usualQuerySeconds = 8;

/** Embeddings of any server that speaks OpenAI's API, over the same line as its chat. The text of a refusal is the user's. */
export function createEndpointEmbedder(options: EndpointEmbedderOptions): Embedder {
  const { baseUrl, model, kind } = options;
  const endpoint = readEndpoint(baseUrl, kind);
  if (!endpoint) return noEmbedder(model, addressProblem(baseUrl, "https://api.openai.com/v1"));
  let atOnce = mostAtOnce;

  async function embed(asking: Asking, texts: readonly string[]): Promise<readonly Float32Array[]> {
    const vectors: Float32Array[] = [];
    while (vectors.length < texts.length) {
      const part = texts.slice(vectors.length, vectors.length + atOnce);
      try {
        pushAll(vectors, await askAgain(asking, part));
      } catch (error) {
        if (!mayBeTooMuch(error) || part.length === 1) throw error;
        atOnce = Math.ceil(part.length / 2);
      }
    }
    return sameLength(vectors);
  }

  return {
    id: `${endpoint.baseUrl} ${model}`,
    host: endpoint.host,
    batch: mostAtOnce,
    async embed(texts, use, signal) {
      const { querySeconds = usualQuerySeconds } = options;
      const idleSeconds = options.idleSeconds ?? (use === "query" ? querySeconds : usualSeconds);
      const asking = { endpoint, options, signal, idleSeconds };
      try {
        return await embed(asking, texts);
      } catch (error) {
        signal.throwIfAborted();
        throw new Error(await explain(error, asking));
      }
    },
  };
}

interface Asking {
  readonly endpoint: Endpoint;
  readonly options: EndpointEmbedderOptions;
  readonly signal: AbortSignal;
  readonly idleSeconds: number;
}

/** A limit of requests is waited for, as with messages. */
async function askAgain(asking: Asking, input: readonly string[]): Promise<readonly Float32Array[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(asking, input);
    } catch (error) {
      const wait = retryWait(error, attempt);
      if (wait === undefined || !(await waited(wait, asking.signal))) throw error;
    }
  }
}

async function askOnce(
  { endpoint, options, signal, idleSeconds }: Asking,
  input: readonly string[],
): Promise<readonly Float32Array[]> {
  const { model, apiKey } = options;
  const { baseUrl } = endpoint;
  const answer = await ask({
    // As it is, without the encoding that the client would ask for: others know no base64.
    send: (line) =>
      askClient({ baseUrl, apiKey, line }, (client, sent) =>
        client.post("/embeddings", { ...sent, body: { model, input } }),
      ),
    signal,
    idleSeconds,
  });
  return readVectors(answer, input.length);
}

/** As many as were asked for, each where its `index` says; some servers leave that out. */
function readVectors(answer: unknown, count: number): readonly Float32Array[] {
  const list = isJsonObject(answer) ? answer["data"] : undefined;
  if (!Array.isArray(list)) {
    const error = isJsonObject(answer) ? answer["error"] : undefined;
    throw error ? toStreamError(error) : notVectors("no list of vectors");
  }
  if (list.length !== count) throw notVectors(`${list.length} vectors for ${count} texts`);
  const placed = new Map(list.map((item: JsonValue, at) => [placeOf(item, at), toVector(item)] as const));
  const vectors = Array.from({ length: count }, (_, index) => placed.get(index));
  if (vectors.some((vector) => vector === undefined)) throw notVectors("two vectors for one text");
  return vectors.flatMap((vector) => vector ?? []);
}

function placeOf(item: JsonValue, at: number): number {
  const index = isJsonObject(item) ? item["index"] : undefined;
  return typeof index === "number" ? index : at;
}

function toVector(item: JsonValue): Float32Array {
  const numbers = isJsonObject(item) ? item["embedding"] : undefined;
  if (!Array.isArray(numbers) || numbers.length === 0) throw notVectors("a text without a vector");
  if (!numbers.every((value) => typeof value === "number" && Number.isFinite(value))) {
    throw notVectors("a vector of something else than numbers");
  }
  return Float32Array.from(numbers, Number);
}

function sameLength(vectors: readonly Float32Array[]): readonly Float32Array[] {
  const lengths = [...new Set(vectors.map(({ length }) => length))];
  if (lengths.length > 1) throw notVectors(`vectors of ${lengths.slice(0, 2).join(" and of ")} numbers`);
  return vectors;
}

interface BadVectors extends Error {
  readonly vectors: string;
}

/** `what`: what came in the place of one vector for each text. */
function notVectors(what: string): BadVectors {
  return Object.assign(new Error(what), { vectors: what });
}

function isBadVectors(error: unknown): error is BadVectors {
  return error instanceof Error && "vectors" in error;
}

function mayBeTooMuch(error: unknown): boolean {
  const status = statusOf(error);
  return status === 400 || status === 413 || status === 422;
}

async function explain(error: unknown, { endpoint, options, signal }: Asking): Promise<string> {
  const { model, apiKey } = options;
  const { host } = endpoint;
  if (isBadVectors(error)) {
    return `${host} sent ${error.vectors}, so I did not use its vectors. Is ${model} a model for embeddings?`;
  }
  const isSilent = statusOf(error) === undefined && faultOf(error) === undefined;
  const { message } = toFailure(
    {
      error,
      hasBegun: false,
      ...(isSilent && { silence: await diagnoseSilence(endpoint, signal) }),
      ...(apiKey && { apiKey }),
    },
    {
      address: endpoint,
      model,
      addressHint: "it usually ends in /v1",
      own: (status) => ownWords(status, host, model),
    },
  );
  return message;
}

/** What a message's words would tell wrongly. */
function ownWords(status: number, host: string, model: string): FailureMessage | undefined {
  if (status !== 404 && status !== 405 && status !== 501) return undefined;
  return [
    "not-found",
    `${host} has no embeddings, or no model ${model} for them (${status}). Name another in Settings, Assistant.`,
  ];
}

function noEmbedder(model: string, problem: string): Embedder {
  return { id: `nowhere ${model}`, host: "", batch: mostAtOnce, embed: () => Promise.reject(new Error(problem)) };
}
