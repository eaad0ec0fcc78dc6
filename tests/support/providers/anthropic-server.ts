import type { IncomingMessage, ServerResponse } from "node:http";
import { boundEvents } from "./anthropic-binding";
import { anthropicRefusalOf } from "./anthropic-rules";
import {
  type Exchange,
  type PlayedReply,
  type ReplyServer,
  sendJson,
  sendReply,
  startReplyServer,
} from "./reply-server";

/** Events are sent as `event: TYPE` and `data: {…}`. */
export type AnthropicReply = PlayedReply;

export interface AnthropicServer extends Omit<ReplyServer<AnthropicReply>, "origin"> {
  /** For the adapter: `http://127.0.0.1:PORT`, without `/v1`. */
  readonly baseUrl: string;
}

export interface AnthropicServerOptions {
  /** With it, any other key is refused with 401. */
  readonly apiKey?: string;
  readonly models?: readonly string[];
  /** Origin that pages may come from; absent: no CORS headers at all. */
  readonly allowOrigin?: string;
}

const pageHeaders = "x-api-key, content-type, anthropic-version, anthropic-dangerous-direct-browser-access";

/** A Messages API on localhost that streams like the real one and answers any malformed request with its words. */
export async function startAnthropicServer(
  replies: readonly AnthropicReply[],
  options: AnthropicServerOptions = {},
): Promise<AnthropicServer> {
  const { allowOrigin } = options;
  const { origin, ...server } = await startReplyServer({
    replies,
    ...(allowOrigin ? { pages: { origin: allowOrigin, headers: pageHeaders } } : {}),
    answer: (exchange) => answer(exchange, options),
  });
  return { ...server, baseUrl: origin };
}

async function answer(exchange: Exchange<AnthropicReply>, options: AnthropicServerOptions): Promise<void> {
  const { request, response } = exchange;
  const refusal = refusedHeaders(request, options);
  if (refusal) refuse(response, ...refusal);
  else if (request.method === "GET" && request.url?.startsWith("/v1/models")) {
    sendModels(response, options.models ?? ["claude-test-4-5"]);
  } else if (request.method !== "POST" || request.url !== "/v1/messages") {
    refuse(response, 404, "not_found_error", "Not found");
  } else await answerMessage(exchange);
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
  sendJson(response, 200, { data, has_more: false, first_id: models[0] ?? null, last_id: models.at(-1) ?? null });
}

async function answerMessage(exchange: Exchange<AnthropicReply>): Promise<void> {
  const { request, response, requests, refusals } = exchange;
  const body = JSON.parse(exchange.text);
  requests.push({ body, headers: request.headers });
  const refusal = anthropicRefusalOf(body);
  if (refusal) {
    refusals.push(refusal);
    refuse(response, 400, "invalid_request_error", refusal);
    return;
  }
  const reply = exchange.next();
  if (!reply) refuse(response, 400, "invalid_request_error", "The test's server has no more answers.");
  else await sendReply(response, reply, boundEvents(reply.events ?? [], body).map(toPiece));
}

/** An event as the API writes it, its name twice. */
export function toPiece(event: object | string): string {
  if (typeof event === "string") return event;
  const type = "type" in event ? String(event.type) : "message";
  return `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`;
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  sendJson(response, status, { type: "error", error: { type, message }, request_id: "req_test" });
}
