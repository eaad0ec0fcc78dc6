import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One answer of a server that plays what it is told, in the order of the requests. */
export interface PlayedReply {
  /** What is streamed: objects in the API's own form of an event, texts as they are. */
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

export interface ReplyServer<Reply> {
  readonly origin: string;
  readonly requests: readonly SeenRequest[];
  /** The API's words to each request that was refused by its rules. */
  readonly refusals: readonly string[];
  /** What the next requests are answered with, in place of what was left. */
  answerNext(...replies: readonly Reply[]): void;
  close(): Promise<void>;
}

/** One request with its whole body, and what an API needs to answer it. */
export interface Exchange<Reply> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly text: string;
  readonly requests: SeenRequest[];
  readonly refusals: string[];
  /** The next answer that was prepared. */
  next(): Reply | undefined;
}

export interface ReplyServerSetup<Reply> {
  readonly replies: readonly Reply[];
  /** Origin that pages may come from, and the headers they may send; absent: no CORS headers at all. */
  readonly pages?: { readonly origin: string; readonly headers: string };
  readonly answer: (exchange: Exchange<Reply>) => Promise<void> | void;
}

/** An HTTP server on localhost. What it says to a request is its API's matter; preflights and bodies are read here. */
export async function startReplyServer<Reply>(setup: ReplyServerSetup<Reply>): Promise<ReplyServer<Reply>> {
  const queue = [...setup.replies];
  const requests: SeenRequest[] = [];
  const refusals: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (setup.pages) allowPages(response, setup.pages);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const text = await readBody(request);
    await setup.answer({ request, response, text, requests, refusals, next: () => queue.shift() });
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
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

/** Plays a reply; `pieces` are its events as the API writes them. */
export async function sendReply(
  response: ServerResponse,
  reply: PlayedReply,
  pieces: readonly string[],
): Promise<void> {
  if (reply.silent) return;
  const type = reply.body === undefined ? "text/event-stream; charset=utf-8" : "application/json";
  response.writeHead(reply.status ?? 200, { "content-type": type, "cache-control": "no-cache", ...reply.headers });
  if (reply.body !== undefined) {
    response.end(reply.body);
    return;
  }
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

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function allowPages(response: ServerResponse, pages: NonNullable<ReplyServerSetup<never>["pages"]>): void {
  response.setHeader("access-control-allow-origin", pages.origin);
  // As narrow as real servers are: an x-stainless header would fail the preflight.
  response.setHeader("access-control-allow-headers", pages.headers);
  response.setHeader("access-control-allow-methods", "GET, POST");
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => resolve(Buffer.concat(pieces).toString("utf8")));
    request.on("error", reject);
  });
}
