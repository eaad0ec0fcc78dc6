import { isJsonObject, type JsonValue } from "@/lib/json";

/** Fields that stand beside the words and are none themselves. */
const besideWords = new Set(["role", "type", "index", "id", "format"]);

/** Whether there is a word, a figure or a yes anywhere inside: empty texts, lists and records are none. */
export function saysSomething(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.some(saysSomething);
  if (!isJsonObject(value)) return value !== undefined && value !== null && value !== "" && value !== false;
  return Object.entries(value).some(([name, part]) => !besideWords.has(name) && saysSomething(part));
}
