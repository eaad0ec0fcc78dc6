import type { Block } from "@/ai/history/messages";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { merged } from "@/lib/lists/whole-lists";
import { createGrownText, type GrownText } from "../http/grown-text";
import type { EndpointFlags } from "./endpoint-kinds";

const textFields = ["reasoning_content", "reasoning"] as const;
/** Ours: the extras of a turn's calls, by their order. No API has a field of that name. */
const extrasField = "call_extras";

/** What a model thought in one turn and what stood beside its calls, as it is kept to go back. */
export function createReasoningReader() {
  const texts = new Map<string, GrownText>();
  let details: JsonObject[] = [];
  const extras = new Map<number, JsonValue>();

  function addTexts(holder: JsonObject, add: (text: GrownText, piece: string) => void): void {
    for (const field of textFields) {
      const piece = holder[field];
      if (typeof piece !== "string" || piece === "") continue;
      const text = texts.get(field) ?? createGrownText();
      texts.set(field, text);
      add(text, piece);
    }
  }

  return {
    readDelta(delta: JsonObject): void {
      addTexts(delta, (text, piece) => text.add(piece));
      for (const detail of detailsOf(delta)) addDetail(details, detail);
    },
    /** A message behind its pieces: what it holds takes the place of what came. */
    readWhole(message: JsonObject): void {
      addTexts(message, (text, all) => text.whole(all));
      const whole = detailsOf(message);
      if (whole.length > 0) details = [...whole];
    },
    /** Beside the call of that place. */
    readExtra: (place: number, extra: JsonValue): void => void extras.set(place, extra),
    /** Null when there was nothing. */
    end(): JsonObject | null {
      if (texts.size === 0 && details.length === 0 && extras.size === 0) return null;
      for (const text of texts.values()) text.end();
      return {
        ...Object.fromEntries([...texts].map(([field, { text }]) => [field, text])),
        ...(details.length > 0 ? { reasoning_details: details } : {}),
        ...(extras.size > 0 ? { [extrasField]: Object.fromEntries(extras) } : {}),
      };
    },
  };
}

function detailsOf(delta: JsonObject): readonly JsonObject[] {
  const more = delta["reasoning_details"];
  return Array.isArray(more) ? more.filter(isJsonObject) : [];
}

const grown = new Set(["text", "summary", "data"]);

/** Pieces of one detail come one after the other, recognised by index and type; a signature may come in a piece of its own. */
function addDetail(details: JsonObject[], piece: JsonObject): void {
  const last = details.at(-1);
  const isMore = last !== undefined && last["type"] === piece["type"] && last["index"] === piece["index"];
  if (!isMore || piece["index"] === undefined) {
    details.push(piece);
    return;
  }
  const grownOne = { ...last };
  for (const [name, value] of Object.entries(piece)) grownOne[name] = joined(name, last[name], value);
  details[details.length - 1] = grownOne;
}

function joined(name: string, before: JsonValue | undefined, value: JsonValue): JsonValue {
  if (grown.has(name) && typeof before === "string" && typeof value === "string") return before + value;
  return value ?? before ?? null;
}

/** What the model that is asked thought in a turn; null where another model made it. */
export function ownReasoning(blocks: readonly Block[], model: string): JsonObject | null {
  const own = blocks.flatMap((block) =>
    block.type === "reasoning" && block.model === model && isJsonObject(block.raw) ? [block.raw] : [],
  );
  return own.length === 0 ? null : merged(own);
}

/** The fields of an assistant's message that hold its thoughts; the filler's is there whatever it thought. */
export function reasoningFieldsOf(own: JsonObject | null, filler: EndpointFlags["reasoningFiller"]): JsonObject {
  const { [extrasField]: _extras, ...fields } = own ?? {};
  if (filler !== null) return { [filler]: fields[filler] ?? fields["reasoning"] ?? "" };
  // The list says all that the plain text says.
  const { reasoning_details: details } = fields;
  return details === undefined ? fields : { reasoning_details: details };
}

/** Google's word for calls that another model made: https://ai.google.dev/gemini-api/docs/thought-signatures */
const foreignCall: JsonObject = { google: { thought_signature: "skip_thought_signature_validator" } };

/** What stands beside the call of that place. Models before the third generation sign nothing and are sent nothing. */
export function callExtraOf(own: JsonObject | null, place: number, model: string): JsonObject {
  const extras = own?.[extrasField];
  const extra = isJsonObject(extras) ? extras[String(place)] : undefined;
  if (extra !== undefined) return { extra_content: extra };
  return place === 0 && /gemini-(?![12]\b)/.test(model) ? { extra_content: foreignCall } : {};
}
