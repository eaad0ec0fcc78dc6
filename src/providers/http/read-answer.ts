import { isTooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Line } from "./converse";
import { readServerEvents, type ServerEvent } from "./read-server-events";
import { joined, textPieces } from "./read-text";
import { faultError } from "./wire-fault";

export interface AnswerForm {
  /** A whole answer of a server that does not stream, as the events it would have been; null where it is no answer. */
  readonly fromWhole: (body: JsonObject) => readonly JsonObject[] | null;
  /** Whether an event says something: others are signs of life. */
  readonly isWord: (event: JsonObject) => boolean;
  readonly line: Line;
}

/**
 * The events of an answer, whatever its content type says: some servers do not stream, some name it wrongly. An error in an event's
 * place is an event `{ error }`. Rejects with a fault where what came is no answer at all.
 */
export async function* readAnswer(response: Response, form: AnswerForm): AsyncGenerator<JsonObject> {
  const pieces = response.body === null ? nothing() : textPieces(response.body, form.line.onData);
  try {
    const first = await firstWords(pieces);
    if (first === "") throw faultError({ kind: "nothing" });
    if (/^\s*<(!doctype|html)/i.test(first)) throw faultError({ kind: "web-page" });
    const all = followedBy(first, pieces);
    if (/^\s*[{[]/.test(first)) yield* wholeAnswer(await joined(all), form.fromWhole);
    else yield* streamedAnswer(all, first, form);
  } finally {
    await pieces.return(undefined);
  }
}

async function* streamedAnswer(
  pieces: AsyncIterable<string>,
  first: string,
  { isWord, line }: AnswerForm,
): AsyncGenerator<JsonObject> {
  let hasEvents = false;
  for await (const event of readServerEvents(pieces)) {
    hasEvents = true;
    const said = event.data === "[DONE]" ? done : toObject(event);
    if (isWord(said)) line.moved();
    yield said;
  }
  if (!hasEvents) throw faultError({ kind: "no-answer" }, beginningOf(first));
}

/** The event that says that the answer is whole (`[DONE]`). */
export const done: JsonObject = { done: true };

function wholeAnswer(text: string, fromWhole: AnswerForm["fromWhole"]): readonly JsonObject[] {
  const body = tryJson(text);
  const whole: unknown = Array.isArray(body) && body.length === 1 ? body[0] : body;
  if (!isJsonObject(whole) || isTooDeep(whole)) throw faultError({ kind: "no-answer" }, beginningOf(text));
  if (isError(whole["error"])) return [whole];
  const events = fromWhole(whole);
  if (events === null) throw faultError({ kind: "no-answer" }, beginningOf(text));
  return events;
}

function toObject({ name, data }: ServerEvent): JsonObject {
  const value = tryJson(data);
  // Whoever walks into it could run out of stack.
  if (!isJsonObject(value) || isTooDeep(value)) throw faultError({ kind: "no-answer" }, beginningOf(data));
  return name === "error" && !isError(value["error"]) ? { error: value } : value;
}

/** Some servers send `error: null` beside an answer. */
function isError(error: unknown): boolean {
  return isJsonObject(error) || (typeof error === "string" && error !== "");
}

/** Up to the first piece that is not blank; "" when there is none. */
async function firstWords(pieces: AsyncIterator<string>): Promise<string> {
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    if (next.value.trim() !== "") return next.value;
  }
  return "";
}

async function* followedBy(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function* nothing(): AsyncGenerator<string> {
  // There is no body.
}

function beginningOf(text: string): string {
  return text.slice(0, 200);
}
