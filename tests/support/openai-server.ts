import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { refusalOf } from "./openai-rules";

/** One answer of the server, in the order of the requests. */
export interface ServerReply {
  /** Objects are sent as `data: {…}` events, texts as they are. */
  readonly events?: readonly (object | string)[];
  /** Whether `data: [DONE]` follows; default true. */
  readonly done?: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of events. */
  readonly body?: string;
  /** Waits before the event of that place is sent. */
  readonly holdBefore?: { readonly event: number; readonly until: Promise<void> };
  /** Cuts the connection after that many characters of the events. */
  readonly cutAfter?: number;
  /** Never answers. */
  readonly silent?: boolean;
}

export interface SeenRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage["headers"];
}

export interface OpenAiServer {
  /** For the adapter: `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string;
  readonly requests: readonly SeenRequest[];
  /** The API's words to each request that was refused by its rules. */
  readonly refusals: readonly string[];
  /** What the next request is answered with, in place of what was left. */
  answerNext(reply: ServerReply): void;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** With it, any other key is refused with 401. */
  readonly apiKey?: string;
  readonly models?: readonly string[];
  /** Origin that pages may come from; absent: no CORS headers at all. */
  readonly allowOrigin?: string;
  /** What this kind of server refuses beyond OpenAI's own rules: the body of its 400 or 422, in its own words. */
  readonly refuses?: (body: Readonly<Record<string, unknown>>) => Refusal | undefined;
}

export interface Refusal {
  readonly status: number;
  readonly body: unknown;
}

/** A chat-completions server on localhost that streams like the real API and answers any malformed history with a 400. */
export async function startOpenAiServer(
  replies: readonly ServerReply[],
  options: ServerOptions = {},
): Promise<OpenAiServer> {
  const queue = [...replies];
  const requests: SeenRequest[] = [];
  const refusals: string[] = [];
  const server = createServer((request, response) => {
    void handle({ request, response, queue, requests, refusals, options });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    refusals,
    answerNext: (reply) => void queue.splice(0, queue.length, reply),
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
  readonly queue: ServerReply[];
  readonly requests: SeenRequest[];
  readonly refusals: string[];
  readonly options: ServerOptions;
}

async function handle(handling: Handling): Promise<void> {
  const { request, response, options } = handling;
  allowPages(response, options);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const text = await readBody(request);
  if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
    refuse(response, 401, {
      message: "Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.",
      type: "invalid_request_error",
      code: "invalid_api_key",
    });
    return;
  }
  if (request.method === "GET" && request.url === "/v1/models") {
    const data = (options.models ?? ["test-model"]).map((id) => ({ id, object: "model", owned_by: "tests" }));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ object: "list", data }));
    return;
  }
  if (request.method === "GET" && !request.url?.startsWith("/v1/")) {
    // Asked whether it is some other kind of server: no error, which a browser would write into its console.
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
    return;
  }
  if (request.method !== "POST" || request.url !== "/v1/chat/completions") {
    refuse(response, 404, { message: `Invalid URL (${request.method} ${request.url})`, type: "invalid_request_error" });
    return;
  }
  await answerChat(handling, text);
}

async function answerChat(handling: Handling, text: string): Promise<void> {
  const { request, response, queue, requests, refusals, options } = handling;
  const body = JSON.parse(text);
  requests.push({ body, headers: request.headers });
  const own = options.refuses?.(body);
  if (own) {
    refusals.push(JSON.stringify(own.body));
    response.writeHead(own.status, { "content-type": "application/json" }).end(JSON.stringify(own.body));
    return;
  }
  const refusal = refusalOf(body);
  if (refusal) {
    refusals.push(refusal);
    refuse(response, 400, { message: refusal, type: "invalid_request_error" });
    return;
  }
  const reply = queue.shift();
  if (!reply) {
    refuse(response, 400, { message: "The test's server has no more answers.", type: "test" });
    return;
  }
  await send(reply, response);
}

async function send(reply: ServerReply, response: ServerResponse): Promise<void> {
  if (reply.silent) return;
  const type = reply.body === undefined ? "text/event-stream" : "application/json";
  response.writeHead(reply.status ?? 200, { "content-type": type, "cache-control": "no-cache", ...reply.headers });
  if (reply.body !== undefined) {
    response.end(reply.body);
    return;
  }
  let left = reply.cutAfter ?? Number.POSITIVE_INFINITY;
  for (const [index, piece] of piecesOf(reply).entries()) {
    if (reply.holdBefore?.event === index) await reply.holdBefore.until;
    if (piece.length > left) {
      response.write(piece.slice(0, left), () => response.destroy());
      return;
    }
    left -= piece.length;
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

function piecesOf(reply: ServerReply): readonly string[] {
  const events = [...(reply.events ?? []), ...(reply.done === false ? [] : ["[DONE]"])];
  return events.map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`);
}

function allowPages(response: ServerResponse, options: ServerOptions): void {
  if (!options.allowOrigin) return;
  response.setHeader("access-control-allow-origin", options.allowOrigin);
  // As narrow as real servers are: an x-stainless header would fail the preflight.
  response.setHeader("access-control-allow-headers", "authorization, content-type, accept");
  response.setHeader("access-control-allow-methods", "GET, POST");
}

function refuse(response: ServerResponse, status: number, error: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => resolve(Buffer.concat(pieces).toString("utf8")));
    request.on("error", reject);
  });
}
