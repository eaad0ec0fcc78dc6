import { OpenAI } from "openai";
import type { Line } from "../http/converse";
import { sendJson } from "../http/send-json";

export interface ClientOptions {
  /** Up to and without `/chat/completions`. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly line: Pick<Line, "signal" | "onData">;
}

type Ask = (client: OpenAI, options: { readonly signal: AbortSignal }) => { asResponse(): Promise<Response> };

/**
 * Asks by OpenAI's own client; the answer as it came. Rejects with what was thrown below it: a refusal, or a fault of the wire.
 *
 * The client reads settings from the surroundings (`OPENAI_*`) where an option is missing, and sends `OPENAI_CUSTOM_HEADERS` whatever
 * is given: so every option is given, and the headers that go out are written here. It repeats nothing and waits for ever: limits
 * of time are the line's.
 */
export async function askClient({ baseUrl, apiKey, line }: ClientOptions, ask: Ask): Promise<Response> {
  const headers = { accept: "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
  let thrown: unknown;
  const client = new OpenAI({
    baseURL: baseUrl,
    // It refuses to be made without one.
    apiKey: apiKey || "unused",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    logLevel: "off",
    dangerouslyAllowBrowser: true,
    fetch: (url, init) => {
      const body = typeof init?.body === "string" ? init.body : undefined;
      return sendJson(String(url), { headers, body, line }).catch((error: unknown) => {
        thrown = error;
        throw error;
      });
    },
  });
  try {
    return await ask(client, { signal: line.signal }).asResponse();
  } catch (error) {
    throw thrown ?? error;
  }
}
