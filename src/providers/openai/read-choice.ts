import type { ProviderPart } from "@/ai/port/provider-port";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { createGrownText } from "../http/grown-text";
import type { EndpointFlags } from "./endpoint-kinds";
import { type CallDelta, createCallMerger } from "./merge-calls";
import { createReasoningReader } from "./reasoning-fields";

/**
 * Words, thoughts and calls of one answer, from the choices of its chunks. Says and calls once what comes more than once:
 * pieces that each hold all before, and a message behind its pieces.
 */
export function createChoiceReader(
  model: string,
  flags: Pick<EndpointFlags, "looseIndexes" | "contentParts" | "callExtras">,
) {
  let calls = createCallMerger(flags);
  let hasDeltas = false;
  const words = createGrownText();
  const reasoning = createReasoningReader();

  function readDelta(delta: JsonObject, isLast: boolean): readonly ProviderPart[] {
    reasoning.readDelta(delta);
    const text = words.add(wordsIn(delta, flags.contentParts), isLast);
    return [...toText(text), ...piecesOf(delta).flatMap(preview)];
  }

  /** A message behind its pieces holds all that came, and no more of it is said than had not come. */
  function readWhole(message: JsonObject): readonly ProviderPart[] {
    reasoning.readWhole(message);
    const text = words.whole(wordsIn(message, flags.contentParts));
    const pieces = piecesOf(message);
    if (pieces.length > 0) calls = createCallMerger(flags);
    return [...toText(text), ...pieces.flatMap(preview)];
  }

  function read(choice: JsonObject): readonly ProviderPart[] {
    const { delta, message } = choice;
    const isLast = typeof choice["finish_reason"] === "string";
    const isMessage = isJsonObject(message);
    const piece = delta ?? (isMessage && !hasDeltas ? message : undefined);
    const parts = isJsonObject(piece) ? readDelta(piece, isLast) : [];
    const more = isMessage && piece !== message ? readWhole(message) : [];
    hasDeltas ||= isJsonObject(delta) && parts.length > 0;
    return [...parts, ...more];
  }

  /** A piece that says nothing is passed over. */
  function preview(raw: JsonObject): readonly ProviderPart[] {
    const piece = toPiece(raw);
    const { place, name, argumentsText } = calls.push(piece);
    const extra = raw["extra_content"];
    if (flags.callExtras && isJsonObject(extra)) reasoning.readExtra(place, extra);
    if (piece.name === undefined && argumentsText === "") return [];
    return [{ type: "tool-call-delta", callId: `stream-${place}`, ...(name === "" ? {} : { name }), argumentsText }];
  }

  function thoughts(): readonly ProviderPart[] {
    const raw = reasoning.end();
    return raw === null ? [] : [{ type: "reasoning", model, raw }];
  }

  return {
    read,
    /** Without the end itself. */
    end: (): readonly ProviderPart[] => [
      ...toText(words.end()),
      ...thoughts(),
      ...calls.finish().map((call) => ({ type: "tool-call" as const, call })),
    ],
  };
}

function toText(text: string): readonly ProviderPart[] {
  return text === "" ? [] : [{ type: "text-delta", text }];
}

/** What is meant to be read; a refusal comes in a field of its own. */
function wordsIn({ content, refusal }: JsonObject, mayBeParts: boolean): string {
  const text = textIn(content, mayBeParts);
  return text === "" && typeof refusal === "string" ? refusal : text;
}

/** Of a list of parts only the words that are meant to be read: thoughts are parts of their own. */
function textIn(content: unknown, mayBeParts: boolean): string {
  if (typeof content === "string") return content;
  if (!mayBeParts || !Array.isArray(content)) return "";
  const texts = content.map((part: unknown) => (isJsonObject(part) && part["type"] === "text" ? part["text"] : ""));
  return texts.filter((text) => typeof text === "string").join("");
}

function piecesOf(delta: JsonObject): readonly JsonObject[] {
  const list = delta["tool_calls"];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function toPiece(raw: JsonObject): CallDelta {
  const { index, id } = raw;
  const named = isJsonObject(raw["function"]) ? raw["function"] : {};
  const given = named["arguments"];
  return {
    ...(typeof index === "number" ? { index } : {}),
    ...(typeof id === "string" && id !== "" ? { id } : {}),
    ...(typeof named["name"] === "string" && named["name"] !== "" ? { name: named["name"] } : {}),
    ...(typeof given === "string" ? { argumentsText: given } : {}),
    ...(isJsonObject(given) ? { argumentsText: JSON.stringify(given) } : {}),
  };
}
