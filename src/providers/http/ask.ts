import { isTooDeep } from "@/graph/selector/parse/nesting";
import { tryJson } from "@/lib/try-json";
import { createTimeout } from "../timeout";
import type { Line } from "./converse";
import { readText } from "./read-text";
import { faultError } from "./wire-fault";

export interface Question {
  /** Sends it. Rejects with the server's refusal. */
  readonly send: (line: Pick<Line, "signal" | "onData">) => Promise<Response>;
  readonly signal: AbortSignal;
  /** Seconds of silence until it is given up. */
  readonly idleSeconds?: number | undefined;
}

const usualSeconds = 30;

/** Asks a server for what it says of itself: the JSON it answers with. Rejects with its refusal, or with what was no answer. */
export async function ask({ send, signal, idleSeconds = usualSeconds }: Question): Promise<unknown> {
  const patience = createTimeout({
    limits: { first: idleSeconds, next: idleSeconds, wordless: idleSeconds * 2 },
    signal,
    toReason: (silent) => faultError({ kind: "silent", ...silent }),
  });
  try {
    const text = await readText(await send(patience), patience.onData);
    if (text.trim() === "") throw faultError({ kind: "nothing" });
    const value = tryJson(text);
    if (value === undefined || isTooDeep(value)) throw faultError({ kind: "no-answer" }, text.slice(0, 200));
    return value;
  } finally {
    patience.close();
  }
}
