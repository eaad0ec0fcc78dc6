import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isJsonObject } from "@/lib/json";

export interface EmbeddingsServer {
  /** `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string;
  /** The texts of each request that was answered, in order. */
  readonly embedded: readonly (readonly string[])[];
  /** Path and Authorization of every request. */
  readonly seen: readonly { readonly path: string; readonly authorization: string | undefined }[];
  close(): Promise<void>;
}

export interface EmbeddingsRules {
  /** With it any other is refused with 401. */
  readonly apiKey?: string;
  /** Origin that pages may come from; absent: no CORS headers at all. */
  readonly allowOrigin?: string;
  /** Texts in one request; OpenAI takes 2,048. */
  readonly mostTexts?: number;
  /** In the place of an answer; undefined: answers by the rules. `request` counts from 1. */
  readonly instead?: (request: number, response: ServerResponse) => boolean;
  /** What the answer is made into before it is sent. */
  readonly bend?: (answer: { data: unknown[] }) => unknown;
}

const model = "text-embedding-test";

/** OpenAI's embeddings as its reference has them, refused in its words; a vector is what a text is about, by a list of synonyms. */
export async function startEmbeddingsServer(rules: EmbeddingsRules = {}): Promise<EmbeddingsServer> {
  const embedded: string[][] = [];
  const seen: { path: string; authorization: string | undefined }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { authorization } = request.headers;
    if (rules.allowOrigin) {
      response.setHeader("access-control-allow-origin", rules.allowOrigin);
      response.setHeader("access-control-allow-headers", "authorization, content-type");
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    seen.push({ path: request.url ?? "", authorization });
    const body = await bodyOf(request);
    if (rules.instead?.(seen.length, response)) return;
    const { status, value, texts } = judge(request.url, authorization, body, rules);
    if (texts) embedded.push(texts);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    embedded,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const embeddingModel = model;

interface Judged {
  readonly status: number;
  readonly value: unknown;
  readonly texts?: string[];
}

function judge(
  path: string | undefined,
  authorization: string | undefined,
  body: unknown,
  rules: EmbeddingsRules,
): Judged {
  const { apiKey, mostTexts = 2048, bend = (answer) => answer } = rules;
  if (path !== "/v1/embeddings") return refused(404, `Invalid URL (POST ${path})`);
  if (apiKey !== undefined && authorization !== `Bearer ${apiKey}`) {
    return refused(401, `Incorrect API key provided: ${authorization?.slice(7)}.`);
  }
  if (!isJsonObject(body)) return refused(400, "We could not parse the JSON body of your request.");
  if (body["model"] !== model) return refused(404, `The model \`${String(body["model"])}\` does not exist.`);
  const { input } = body;
  const texts = Array.isArray(input) ? input.filter((text) => typeof text === "string") : [];
  if (!Array.isArray(input) || texts.length !== input.length || texts.length === 0) {
    return refused(400, "'$.input' is invalid.");
  }
  if (texts.some((text) => text === "")) return refused(400, "'$.input' is invalid: an empty string.");
  if (texts.length > mostTexts) return refused(400, `'$.input' is too long: at most ${mostTexts} items.`);
  if (texts.some((text) => text.length > 32_000))
    return refused(400, "This model's maximum context length is 8192 tokens.");
  // In any order, as the index tells.
  const data = texts.map((text, index) => ({ object: "embedding", index, embedding: vectorOf(text) })).reverse();
  return { status: 200, value: bend({ data }), texts };
}

function refused(status: number, message: string): Judged {
  return { status, value: { error: { message, type: "invalid_request_error", code: null, param: null } } };
}

/** Words that mean the same, each list a direction of its own. */
const meanings = [
  ["car", "automobile", "vehicle", "motor"],
  ["bread", "loaf", "baking", "flour"],
  ["cat", "feline", "kitten"],
  ["money", "price", "cost", "finance"],
  ["ship", "vessel", "boat"],
];

/** Deterministic: how often each meaning is in the text, and a little of everything. */
export function vectorOf(text: string): readonly number[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...meanings.map((list) => words.filter((word) => list.includes(word)).length), 0.1];
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return undefined;
  }
}
