import type { AiEvent } from "@/ai/loop/ai-events";
import { isTraced } from "@/ai/trace/traced-events";
import { isJsonObject, type JsonValue } from "@/lib/json";

/**
 * Where two runs of a message tell different things; null where they are the same. Compared is the whole list of events, as plain JSON,
 * in order, but for what the clock makes (how long things took, how fast they came, how far a command said it was), for estimated
 * tokens, which are counted from the prompt as this Parley words it, and for how the message before ended: a message may be replayed
 * without it.
 */
export function eventDifference(recorded: readonly AiEvent[], here: readonly AiEvent[]): string | null {
  const before = recorded.filter(isTraced);
  const now = here.filter(isTraced);
  const at = before.findIndex((event, place) => shownEvent(event) !== shownEvent(now[place]));
  if (at < 0 && before.length === now.length) return null;
  const first = at < 0 ? before.length : at;
  const [was, is] = differentEvents(before[first], now[first]);
  return `Event ${first + 1} was ${was} in the recording and is ${is} here.`;
}

/** Both in short, or in full where that would be the same words. */
function differentEvents(before: AiEvent | undefined, now: AiEvent | undefined): readonly [string, string] {
  const [was, is] = [eventText(before), eventText(now)];
  if (was !== is) return [was, is];
  const full = [shownEvent(before), shownEvent(now)] as const;
  const same = [...full[0]].findIndex((letter, place) => letter !== full[1][place]);
  const from = Math.max(0, same - 30);
  return [`${was} (${around(full[0], from)})`, `${is} (${around(full[1], from)})`];
}

function around(text: string, from: number): string {
  return `${from > 0 ? "…" : ""}${cut(text.slice(from))}`;
}

/** A list as it is compared: equal texts are equal events. */
export function comparedEvents(events: readonly AiEvent[]): readonly string[] {
  return events.filter(isTraced).map(shownEvent);
}

function shownEvent(event: AiEvent | undefined): string {
  return event === undefined ? "" : JSON.stringify(timeless(JSON.parse(JSON.stringify(ofThisMessage(event)))));
}

function ofThisMessage(event: AiEvent): object {
  if (event.type !== "ai-status-change" || event.stage !== "submitted") return event;
  const { previous: _before, ...own } = event;
  return own;
}

/** The clock's; and the data of a sentence, which is compared: older recordings have none. */
const leftOut: ReadonlySet<string> = new Set(["durationMs", "tokensPerSecond", "refusal", "said"]);
/** What a command was given and found is the user's: nothing in it is left out, whatever it is called. */
const ofTheUser: ReadonlySet<string> = new Set(["input", "data", "raw"]);

function timeless(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(timeless);
  if (!isJsonObject(value)) return value;
  if (value["isEstimated"] === true) return { isEstimated: true };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, inner]) => [name, ofTheUser.has(name) ? inner : timeless(inner)]),
  );
}

function eventText(event: AiEvent | undefined): string {
  if (event === undefined) return "none";
  const { type } = event;
  switch (type) {
    case "ai-status-change":
      return `${type} to ${event.stage}${event.note === undefined ? "" : ` ("${cut(event.note)}")`}`;
    case "ai-text-delta":
      return `${type} "${cut(event.text)}"`;
    case "ai-tool-call-start":
    case "ai-approval-request":
      return `${type} of ${event.name}`;
    case "ai-tool-call-end":
      return `${type} of ${event.name} ("${cut(event.message)}")`;
    case "ai-complete":
    case "ai-error":
      return `${type} ("${cut(event.result.message)}")`;
    case "ai-turn-start":
    case "ai-answerer":
    case "ai-processing-tool-results":
    case "ai-turn-end":
    case "ai-plan":
      return type;
  }
}

function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
