import type { ServerResponse } from "node:http";
import { openAiRefusalOf } from "@/providers/openai/wire-rules";
import {
  type Exchange,
  type PlayedReply,
  type ReplyServer,
  sendJson,
  sendReply,
  startReplyServer,
} from "./reply-server";

/** Events are sent as `data: {…}`. */
export interface ServerReply extends PlayedReply {
  /** Whether `data: [DONE]` follows; default true. */
  readonly done?: boolean;
}

export interface OpenAiServer extends Omit<ReplyServer<ServerReply>, "origin"> {
  /** For the adapter: `http://127.0.0.1:PORT/v1`. */
  readonly baseUrl: string;
}

export interface ServerOptions {
  /** With it, any other key is refused with 401. */
  readonly apiKey?: string;
  readonly models?: readonly string[];
  /** Origin that pages may come from; absent: no CORS headers at all. */
  readonly allowOrigin?: string;
  /** What this kind of server refuses beyond OpenAI's own rules: the body of its 400 or 422, in its own words. */
  readonly refuses?: (body: Readonly<Record<string, unknown>>) => Refusal | undefined;
  /** Answers by what it was sent, before what was prepared. */
  readonly answers?: (body: Readonly<Record<string, unknown>>) => ServerReply | undefined;
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
  const { allowOrigin } = options;
  const { origin, ...server } = await startReplyServer({
    replies,
    ...(allowOrigin ? { pages: { origin: allowOrigin, headers: "authorization, content-type, accept" } } : {}),
    answer: (exchange) => answer(exchange, options),
  });
  return { ...server, baseUrl: `${origin}/v1` };
}

async function answer(exchange: Exchange<ServerReply>, options: ServerOptions): Promise<void> {
  const { request, response } = exchange;
  const { method, url } = request;
  if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) {
    refuse(response, 401, {
      message: "Incorrect API key provided. You can find your API key at https://platform.openai.com/account/api-keys.",
      type: "invalid_request_error",
      code: "invalid_api_key",
    });
  } else if (method === "GET" && url === "/v1/models") {
    const data = (options.models ?? ["test-model"]).map((id) => ({ id, object: "model", owned_by: "tests" }));
    sendJson(response, 200, { object: "list", data });
  } else if (method === "GET" && !url?.startsWith("/v1/")) {
    // Asked whether it is some other kind of server: no error, which a browser would write into its console.
    sendJson(response, 200, {});
  } else if (method !== "POST" || url !== "/v1/chat/completions") {
    refuse(response, 404, { message: `Invalid URL (${method} ${url})`, type: "invalid_request_error" });
  } else await answerChat(exchange, options);
}

async function answerChat(exchange: Exchange<ServerReply>, options: ServerOptions): Promise<void> {
  const { request, response, requests, refusals } = exchange;
  const body = JSON.parse(exchange.text);
  requests.push({ body, headers: request.headers });
  const own = options.refuses?.(body);
  if (own) {
    refusals.push(JSON.stringify(own.body));
    sendJson(response, own.status, own.body);
    return;
  }
  const refusal = openAiRefusalOf(body);
  if (refusal) {
    refusals.push(refusal);
    refuse(response, 400, { message: refusal, type: "invalid_request_error" });
    return;
  }
  const reply = options.answers?.(body) ?? exchange.next();
  if (!reply) refuse(response, 400, { message: "The test's server has no more answers.", type: "test" });
  else await sendReply(response, reply, piecesOf(reply));
}

function piecesOf(reply: ServerReply): readonly string[] {
  const events = [...(reply.events ?? []), ...(reply.done === false ? [] : ["[DONE]"])];
  return events.map((event) => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`);
}

function refuse(response: ServerResponse, status: number, error: object): void {
  sendJson(response, status, { error });
}
