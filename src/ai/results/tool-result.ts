import { colorWord } from "@/graph/styles/palette";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { greatest } from "@/lib/lists/whole-lists";
import { type Cuts, longestList, type ShrinkLimits, shrink } from "../context/shrink-data";
import { cutText, toWellFormed } from "../context/text-limits";

/** A command's outcome as far as the model may read it. */
export interface ReadableOutcome {
  readonly success: boolean;
  readonly message: string;
  readonly hint?: string;
  readonly data?: JsonValue;
  readonly affectedNodes: readonly string[];
  readonly affectedEdges: readonly string[];
}

export interface ToolResultOptions {
  /** Characters of the whole text; 200 at least. */
  readonly maxToolResultSize: number;
  readonly includeToolDataInContext: boolean;
  /** For a model: nothing is said twice. The built-in assistant reads the fields of the data. */
  readonly isLean?: boolean;
}

export const smallestToolResult = 200;

/**
 * The JSON the model reads: `{ success, message, data?, affectedNodes?, affectedEdges?, hint? }`, affected as counts.
 * Never longer than allowed and always whole JSON: what does not fit is left out inside `data`, and `hint` says what
 * and how to get it.
 */
export function toToolResultText(given: ReadableOutcome, options: ToolResultOptions): string {
  const limit = options.maxToolResultSize;
  const outcome = options.isLean && given.data !== undefined ? { ...given, data: compactData(given.data) } : given;
  const { data, hint } = outcome;
  if (data === undefined || !options.includeToolDataInContext) return fitted(outcome, hint, limit);
  const whole = !isPartOfMore(data) ? stringified(toReadable(outcome, { data, hint })) : null;
  if (whole !== null && whole.length <= limit) return whole;
  for (const limits of narrower(data, noLimits)) {
    const text = tryLimits(outcome, data, limits);
    if (text !== null && text.length <= limit) return text;
  }
  return fitted(outcome, joinHints(hint, leftOutHint(data, null)), limit);
}

const noLimits: ShrinkLimits = { items: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY, depth: 64 };

interface Part {
  readonly data?: JsonValue;
  readonly hint?: string | undefined;
  /** In place of the outcome's own. */
  readonly message?: string;
}

function toReadable(outcome: ReadableOutcome, { data, hint, message }: Part): JsonObject {
  const { affectedNodes, affectedEdges } = outcome;
  return {
    success: outcome.success,
    message: message ?? (toWellFormed(outcome.message) || "(empty)"),
    ...(data !== undefined && { data }),
    ...(affectedNodes.length > 0 && { affectedNodes: affectedNodes.length }),
    ...(affectedEdges.length > 0 && { affectedEdges: affectedEdges.length }),
    ...(hint !== undefined && { hint: toWellFormed(hint) }),
  };
}

/** Null for data nested so deep that the engine gives up. */
function stringified(value: JsonObject): string | null {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function tryLimits(outcome: ReadableOutcome, data: JsonValue, limits: ShrinkLimits): string | null {
  const cuts: Cuts = { items: false, text: false, depth: false };
  const small = shrink(data, limits, cuts);
  const hint = joinHints(outcome.hint, hintFor(data, small, cuts));
  return stringified(toReadable(outcome, { data: small, hint }));
}

/** Ever tighter limits: long texts first, then fewer items, then everything at once. */
function* narrower(data: JsonValue, start: ShrinkLimits): Generator<ShrinkLimits> {
  yield start;
  yield { ...start, text: 400 };
  const most = Math.min(start.items, longestList(data));
  for (const text of [160, 60]) {
    for (let items = Math.floor(most * 0.8); items >= 3; items = Math.floor(items * 0.8)) {
      yield { items, text, depth: 12 };
    }
  }
  for (const depth of [6, 4, 3, 2]) yield { items: 2, text: 40, depth };
  yield { items: 1, text: 20, depth: 2 };
}

function hintFor(data: JsonValue, small: JsonValue, cuts: Cuts): string | undefined {
  if (cuts.items || cuts.text || cuts.depth) return leftOutHint(data, small);
  return isPartOfMore(data) ? leftOutHint(data, small) : undefined;
}

/** A command's own list that holds the first of many. */
function isPartOfMore(data: JsonValue): boolean {
  if (setOf(data) === undefined) return false;
  const longest = longestList(data);
  return longest > 0 && totalOf(data) > longest;
}

/** "8 of 300 shown; all are `$1`" and how to ask for the rest. `null`: nothing of the data could be kept. */
function leftOutHint(data: JsonValue, small: JsonValue | null): string {
  const shown = small === null ? 0 : longestList(small);
  const total = Math.max(totalOf(data), longestList(data));
  const set = setOf(data);
  const count = total > shown ? `${shown} of ${total} shown` : "Shortened to fit";
  const held = isJsonObject(data) && typeof data["count"] === "number" ? total : longestList(data);
  if (set !== undefined && held < total)
    return `${count}; \`${set}\` holds ${shown === held ? "these" : "the first"} ${held}. For more give an offset.`;
  if (set !== undefined)
    return `${count}; all are \`${set}\`. For more use that set in a selector (with offset to list the rest), or getNode for one.`;
  return `${count}. For more ask for less at a time: a narrower selector, a smaller limit, one element.`;
}

function totalOf(data: JsonValue): number {
  if (!isJsonObject(data)) return 0;
  const counts = [data["count"], data["total"]].filter((value) => typeof value === "number");
  return greatest(counts, 0);
}

function setOf(data: JsonValue): string | undefined {
  const set = isJsonObject(data) ? data["set"] : undefined;
  return typeof set === "string" && /^\$\w{1,30}$/.test(set) ? set : undefined;
}

function joinHints(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || second === undefined ? (first ?? second) : `${second} ${first}`;
}

/** Message and hint without data, the message shortened first, then the hint. */
function fitted(outcome: ReadableOutcome, hint: string | undefined, limit: number): string {
  const text = JSON.stringify(toReadable(outcome, { hint }));
  if (text.length <= limit) return text;
  // A character may take six in JSON (\u0000), so lengths are tried and not computed.
  for (const length of lengths(outcome.message, limit)) {
    const cut = JSON.stringify(toReadable(outcome, { hint, message: cutText(toWellFormed(outcome.message), length) }));
    if (cut.length <= limit) return cut;
  }
  for (const length of lengths(hint ?? "", limit)) {
    const cut = JSON.stringify(toReadable(outcome, { hint: cutText(hint ?? "", length), message: "…" }));
    if (cut.length <= limit) return cut;
  }
  return JSON.stringify({ success: outcome.success, message: "Too long to show." });
}

function* lengths(text: string, limit: number): Generator<number> {
  for (let length = Math.min(text.length, limit); length >= 8; length = Math.floor(length * 0.8)) yield length;
}

/**
 * The data without what it says twice: ids beside the records that have them, a label that is the id or a value beside it. Colours of
 * the theme by the word that calls take.
 */
function compactData(data: JsonValue): JsonValue {
  if (isJsonList(data)) return data.map(compactData);
  if (typeof data === "string" && themeColor.test(data)) return colorWord(data);
  if (!isJsonObject(data)) return data;
  const entries = Object.entries(data).filter(([key, value]) => !isListedAgain(key, value, data));
  return leanRecord(
    Object.fromEntries(entries.map(([key, value]) => [key, key === "data" ? value : compactData(value)])),
  );
}

const themeColor = /^--[a-z]/u;

/** `nodeIds` beside `nodes`, `edgeIds` beside `edges`. */
function isListedAgain(key: string, value: JsonValue, { nodes, edges }: JsonObject): boolean {
  const records = { nodeIds: nodes, edgeIds: edges }[key];
  if (!isJsonList(value) || !isJsonList(records) || value.length !== records.length) return false;
  return value.every((id, index) => isSame(id, records[index]));
}

function isSame(id: JsonValue, record: JsonValue | undefined): boolean {
  return record !== undefined && isJsonObject(record) && record["id"] === id;
}

const labels = [
  ["label", "id"],
  ["sourceLabel", "source"],
  ["targetLabel", "target"],
] as const;

function leanRecord(record: JsonObject): JsonObject {
  const { data } = record;
  const values = data !== undefined && isJsonObject(data) ? Object.values(data) : [];
  const twice = labels.flatMap(([label, id]) => {
    const isAgain = record[label] === record[id] || (label === "label" && values.includes(record[label] ?? null));
    return record[label] !== undefined && record[id] !== undefined && isAgain ? [label] : [];
  });
  if (twice.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !twice.some((label) => label === key)));
}
