import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { boundEvents } from "./anthropic-binding";
import { anthropicRefusalOf } from "./anthropic-rules";

/** One answer of the server, in the order of the requests. */
export interface AnthropicReply {
  /** Sent as `event: TYPE` and `data: {…}`; texts as they are. */
  readonly events?: readonly (object | string)[];
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of events. */
  readonly body?: string;
  /** Waits before the event of that place is sent. */
  readonly holdBefore?: { readonly event: number; readonly until: Promise<void> };
  /** Cuts the connection after that many bytes of the events. */
  readonly cutAfter?: number;
  /** Never answers. */
  readonly silent?: boolean;
}

export interface SeenRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage["headers"];
}

export interface AnthropicServer {
  /** For the adapter: `http://127.0.0.1:PORT`, without `/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly SeenRequest[];
  /** The API's words to each request that was refused by its rules. */
  readonly refusals: readonly string[];
  /** What the next requests are answered with, in place of what was left. */
  answerNext(...replies: readonly AnthropicReply[]): void;
  close(): Promise<void>;
}

export interface AnthropicServerOptions {
  /** With it, any other key is refused with 401. */
  readonly apiKey?: string;
  readonly models?: readonly string[];
  /** Origin that pages may come from; absent: no CORS headers at all. */
  readonly allowOrigin?: string;
}

/** A Messages API on localhost that streams like the real one and answers any malformed request with its words. */
export async function startAnthropicServer(
  replies: readonly AnthropicReply[],
  options: AnthropicServerOptions = {},
): Promise<AnthropicServer> {
  const queue = [...replies];
  const requests: SeenRequest[] = [];
  const refusals: string[] = [];
  const server = createServer((request, response) => {
    void handle({ request, response, queue, requests, refusals, options });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    refusals,
    answerNext: (...next) => void queue.splice(0, queue.length, ...next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Handling {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly queue: AnthropicReply[];
  readonly requests: SeenRequest[];
  readonly refusals: string[];
  readonly options: AnthropicServerOptions;
}

async function handle(handling: Handling): Promise<void> {
  const { request, response, options } = handling;
  if (options.allowOrigin) {
    response.setHeader("access-control-allow-origin", options.allowOrigin);
    response.setHeader(
      "access-control-allow-headers",
      "x-api-key, content-type, anthropic-version, anthropic-dangerous-direct-browser-access",
    );
  }
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const text = await readBody(request);
  const refusal = refusedHeaders(request, options);
  if (refusal) {
    refuse(response, ...refusal);
    return;
  }
  if (request.method === "GET" && request.url?.startsWith("/v1/models")) {
    sendModels(response, options.models ?? ["claude-test-4-5"]);
    return;
  }
  if (request.method !== "POST" || request.url !== "/v1/messages") {
    refuse(response, 404, "not_found_error", "Not found");
    return;
  }
  await answer(handling, text);
}

function refusedHeaders(
  { headers }: IncomingMessage,
  options: AnthropicServerOptions,
): readonly [number, string, string] | undefined {
  if (!headers["anthropic-version"]) {
    return [400, "invalid_request_error", "anthropic-version: header is required"];
  }
  if (options.apiKey && !headers["x-api-key"]) return [401, "authentication_error", "x-api-key header is required"];
  if (options.apiKey && headers["x-api-key"] !== options.apiKey) {
    return [401, "authentication_error", "invalid x-api-key"];
  }
  if (headers.origin && headers["anthropic-dangerous-direct-browser-access"] !== "true") {
    return [401, "authentication_error", "CORS requests must set 'anthropic-dangerous-direct-browser-access' header"];
  }
  return undefined;
}

function sendModels(response: ServerResponse, models: readonly string[]): void {
  const data = models.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-01-01T00:00:00Z" }));
  const list = { data, has_more: false, first_id: models[0] ?? null, last_id: models.at(-1) ?? null };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
}

async function answer({ response, queue, requests, refusals, request }: Handling, text: string): Promise<void> {
  const body = JSON.parse(text);
  requests.push({ body, headers: request.headers });
  const refusal = anthropicRefusalOf(body);
  if (refusal) {
    refusals.push(refusal);
    refuse(response, 400, "invalid_request_error", refusal);
    return;
  }
  const reply = queue.shift();
  if (!reply) {
    refuse(response, 400, "invalid_request_error", "The test's server has no more answers.");
    return;
  }
  await send({ ...reply, events: boundEvents(reply.events ?? [], body) }, response);
}

async function send(reply: AnthropicReply, response: ServerResponse): Promise<void> {
  if (reply.silent) return;
  const type = reply.body === undefined ? "text/event-stream; charset=utf-8" : "application/json";
  response.writeHead(reply.status ?? 200, { "content-type": type, "cache-control": "no-cache", ...reply.headers });
  if (reply.body !== undefined) {
    response.end(reply.body);
    return;
  }
  const pieces = (reply.events ?? []).map(toPiece);
  if (reply.cutAfter !== undefined) {
    response.write(Buffer.from(pieces.join("")).subarray(0, reply.cutAfter), () => response.destroy());
    return;
  }
  for (const [index, piece] of pieces.entries()) {
    if (reply.holdBefore?.event === index) await reply.holdBefore.until;
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

/** An event as the API writes it, its name twice. */
export function toPiece(event: object | string): string {
  if (typeof event === "string") return event;
  const type = "type" in event ? String(event.type) : "message";
  return `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  const body = { type: "error", error: { type, message }, request_id: "req_test" };
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => resolve(Buffer.concat(pieces).toString("utf8")));
    request.on("error", reject);
  });
}
