import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { textIn } from "../plan/outcome";
import { attributeUnit, saysItsUnit, withoutUnit, withUnit } from "../schema/attribute-unit";

/** The language figures are written in: of one answer, while it is made. */
let locale = "en-GB";

/** Figures as the language has them: "5.366" and "0,25" in German. It is made at once, so that no other answer comes between. */
export function writtenIn<T>(language: string, make: () => T): T {
  const before = locale;
  locale = language === "en" ? "en-GB" : language;
  try {
    return make();
  } finally {
    locale = before;
  }
}

/** "5,366", "0.25": figures as people read them. */
export function figure(value: number): string {
  const size = Math.abs(value);
  return size > 0 && size < 0.1 ? precise(value, 2) : value.toLocaleString(locale, placesOf(value));
}

/** With so many digits that say something. */
export function precise(value: number, maximumSignificantDigits: number): string {
  return value.toLocaleString(locale, { maximumSignificantDigits });
}

function placesOf(value: number) {
  return { maximumFractionDigits: Math.abs(value) >= 100 ? 1 : 2 };
}

export function counted(count: number, one: string, many: string): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], joint = "and"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${joint} ${last}`;
}

/** "a, b, c and 4 more". */
export function listedUpTo(items: readonly string[], limit: number, total = items.length): string {
  const shown = items.slice(0, limit);
  const rest = total - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${figure(rest)} more` : listed(shown);
}

/** A node as the page draws it: a chip. Ids that would break the brackets are named plainly. */
export function chip(node: JsonObject): string {
  const id = textIn(node, "id");
  return /[[\]\n]/u.test(id) || id === "" ? plainText(textIn(node, "label") || id) : `[[${id}]]`;
}

export function chipOf(id: string): string {
  return chip({ id });
}

/** Data as plain text: no Markdown of its own, no line breaks, not too long. */
export function plainText(text: string): string {
  const flat = flatText(text);
  return escaped([...flat].length > 80 ? `${[...flat].slice(0, 79).join("")}…` : flat);
}

/** Whole sentences as plain text, however long. */
export const plainSentences = (text: string): string => escaped(flatText(text));

const flatText = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

function escaped(text: string): string {
  return text.replace(/[\\`*[\]<|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, (sign) => `\\${sign}`);
}

/** It may be a year, and the average of years is none less. */
function ungrouped(value: number): string {
  const isSmall = value !== 0 && Math.abs(value) < 0.1;
  return isSmall ? figure(value) : value.toLocaleString(locale, { ...placesOf(value), useGrouping: false });
}

export function sayValue(value: JsonValue | undefined): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "number") return Math.abs(value) < 10_000 ? ungrouped(value) : figure(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return plainText(value);
  if (isJsonObject(value)) return plainText(JSON.stringify(value));
  return listed(value.slice(0, 8).map(sayValue));
}

/** A value by itself, with the unit that its attribute's name tells: "€84,000", "16 GB". */
export function sayMeasure(name: string, value: JsonValue | undefined): string {
  const unit = attributeUnit(name);
  return typeof value === "number" && unit
    ? withUnit(unit.isBefore ? money(value) : figure(value), unit)
    : sayValue(value);
}

function money(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** An attribute's name where its values stand with their unit. */
export function measureName(name: string): string {
  return plainText(withoutUnit(name));
}

/** "salary €84,000", "weekly_hours 38": name and value, the unit once. */
export function sayPair(name: string, value: JsonValue | undefined): string {
  if (typeof value !== "number" || saysItsUnit(name)) return `${plainText(name)} ${sayValue(value)}`;
  return `${measureName(name)} ${sayMeasure(name, value)}`;
}

/** "age 5, breed idle": the attributes of a record but its name. */
export function sayAttributes(data: JsonObject, label: string): string {
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== label)
    .slice(0, 12)
    .map(([name, value]) => sayPair(name, value))
    .join(", ");
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "Both servers", "All 13 servers", "1 server". */
export function allOf(count: number | null, one: string, many: string): string {
  if (count === null) return `The ${many}`;
  if (count === 1) return `1 ${one}`;
  return count === 2 ? `Both ${many}` : `All ${figure(count)} ${many}`;
}

/** Sentences follow each other; lists and tables stand apart. */
export function joinTexts(texts: readonly string[]): string {
  const isBlock = texts.some((text) => text.includes("\n"));
  return texts.join(isBlock ? "\n\n" : " ");
}
