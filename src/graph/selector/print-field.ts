import { isJsonList, type JsonValue } from "@/lib/json";
import type { Field } from "./selector-types";
import { isPlainPath, isPlainTail } from "./selector-words";

/** Prefixes a bare name must not begin with in plain letters, since they would be read as such. */
const PREFIXED = /^(?:data|source|target)\./;

/** A field as selectors write it. */
export function printField(field: Field): string {
  const end = field.end ?? "";
  if (field.of === "computed") return `${end && `${end}.`}@${bracketOrTail(field.name, "")}`;
  if (field.of === "attribute") return `${end && `${end}.`}data${bracketOrTail(field.name, ".")}`;
  if (end) return `${end}${PREFIXED.test(field.name) ? bracket(field.name) : bracketOrTail(field.name, ".")}`;
  return isPlainPath(field.name) && !PREFIXED.test(field.name) ? field.name : bracket(field.name);
}

/** A value as selectors write it: single quotes; lists in brackets; records as JSON in back quotes. */
export function printValue(value: JsonValue): string {
  if (typeof value === "string") return `'${escapeText(value, "'")}'`;
  if (value === null || typeof value !== "object") return String(value);
  if (isJsonList(value)) return `[${value.map(printValue).join(", ")}]`;
  return `\`${JSON.stringify(value).replaceAll("`", "\\u0060")}\``;
}

function bracketOrTail(name: string, dot: string): string {
  return isPlainTail(name) ? `${dot}${name}` : bracket(name);
}

function bracket(name: string): string {
  return `["${escapeText(name, '"')}"]`;
}

function escapeText(text: string, quote: string): string {
  return text
    .replaceAll("\\", "\\\\")
    .replaceAll(quote, `\\${quote}`)
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t");
}
