import { carefulFetch } from "./careful-fetch";
import type { Line } from "./converse";
import { toHttpError } from "./http-error";

export interface Sending {
  /** All there are, save the content type. */
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON; undefined: it is asked by GET. */
  readonly body?: string | undefined;
  readonly line: Pick<Line, "signal" | "onData">;
}

/** Asks an API. Rejects when it refuses. */
export async function sendJson(url: string, { headers, body, line }: Sending): Promise<Response> {
  const response = await carefulFetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body }),
    signal: line.signal,
  });
  line.onData();
  if (!response.ok) throw await toHttpError(response, line.onData);
  return response;
}
