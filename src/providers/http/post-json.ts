import { carefulFetch } from "./careful-fetch";
import type { Line } from "./converse";
import { toHttpError } from "./http-error";

export interface Post {
  /** All there are, save the content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly line: Line;
}

/** Posts to an API. Rejects when it refuses. */
export async function postJson(url: string, { headers, body, line }: Post): Promise<Response> {
  const response = await carefulFetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: line.signal,
  });
  line.heard();
  if (!response.ok) throw await toHttpError(response, line.heard);
  return response;
}
