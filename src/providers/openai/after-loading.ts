import type { ProviderPart } from "@/ai/port/provider-port";
import { isJsonObject } from "@/lib/json";
import { type Line, waited } from "../http/converse";
import { statusOf } from "../http/to-failure";

export interface LoadingOptions {
  readonly note: string;
  /** The model. */
  readonly title: string;
  readonly line: Line;
  readonly pollMs?: number;
}

/** Ten minutes, at the usual pace: a large model from a slow disk. */
const mostPolls = 300;

/** Sends again and again while the server says that it loads its model, and tells so meanwhile. */
export async function afterLoading(
  send: () => Promise<AsyncIterable<ProviderPart>>,
  options: LoadingOptions,
): Promise<AsyncIterable<ProviderPart>> {
  try {
    return await send();
  } catch (error) {
    if (!isLoading(error)) throw error;
    return polled(send, error, options);
  }
}

async function* polled(
  send: () => Promise<AsyncIterable<ProviderPart>>,
  first: unknown,
  { note, title, line, pollMs = 2000 }: LoadingOptions,
): AsyncGenerator<ProviderPart> {
  let last = first;
  yield { type: "load-progress", ratio: 0, note, load: { phase: "server", title } };
  for (let poll = 0; poll < mostPolls; poll += 1) {
    // It says that it is loading: that is no silence.
    line.again();
    if (!(await waited(pollMs, line.signal))) throw line.signal.reason;
    try {
      const parts = await send();
      yield { type: "load-progress", ratio: 1, note };
      yield* parts;
      return;
    } catch (error) {
      if (!isLoading(error)) throw error;
      last = error;
    }
  }
  throw last;
}

function isLoading(error: unknown): boolean {
  const body = typeof error === "object" && error !== null && "error" in error ? error.error : undefined;
  const words = isJsonObject(body) ? body["message"] : undefined;
  return statusOf(error) === 503 && typeof words === "string" && /loading model/i.test(words);
}
