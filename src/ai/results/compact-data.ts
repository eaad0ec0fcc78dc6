import { colorWord } from "@/graph/styles/palette";
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/**
 * The data without what it says twice: ids beside the records that have them, a label that is the id or a value beside it. Colours of
 * the theme by the word that calls take.
 */
export function compactData(data: JsonValue): JsonValue {
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
