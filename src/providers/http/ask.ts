import { isTooDeep } from "@/graph/selector/parse/nesting";
import { tryJson } from "@/lib/try-json";
import { createPatience } from "../patience";
import { carefulFetch } from "./careful-fetch";
import { toHttpError } from "./http-error";
import { readText } from "./read-text";
import { faultError } from "./wire-fault";

export interface Question {
  readonly headers?: Readonly<Record<string, string>>;
  /** Asks by POST. */
  readonly body?: object;
  readonly signal: AbortSignal;
  /** Seconds of silence until it is given up. */
  readonly idleSeconds?: number | undefined;
}

const usualSeconds = 30;

/** Asks a server for what it says of itself: the JSON it answers with. Rejects with its refusal, or with what was no answer. */
export async function ask(
  url: string,
  { headers, body, signal, idleSeconds = usualSeconds }: Question,
): Promise<unknown> {
  const patience = createPatience({
    limits: { first: idleSeconds, next: idleSeconds, wordless: idleSeconds * 2 },
    signal,
    toReason: (silent) => faultError({ kind: "silent", ...silent }),
  });
  try {
    const response = await carefulFetch(url, {
      method: body ? "POST" : "GET",
      headers: { ...headers, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: patience.signal,
    });
    patience.heard();
    if (!response.ok) throw await toHttpError(response, patience.heard);
    const text = await readText(response, patience.heard);
    if (text.trim() === "") throw faultError({ kind: "nothing" });
    const value = tryJson(text);
    if (value === undefined || isTooDeep(value)) throw faultError({ kind: "no-answer" }, text.slice(0, 200));
    return value;
  } finally {
    patience.close();
  }
}
