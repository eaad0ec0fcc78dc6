import { findJsonFault, type JsonFault } from "@parley/formats/read";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import { isDateText, type ValueKind } from "./value-kind";

export type ReadDraft =
  | { readonly kind: "value"; readonly value: JsonValue }
  /** Nothing was typed: the element has no value. */
  | { readonly kind: "missing" }
  | { readonly kind: "wrong"; readonly expected: "number" | "date" | "boolean" }
  | { readonly kind: "wrong"; readonly expected: "json"; readonly fault: JsonFault };

/** What was typed into an editor, as a value of its kind. Never throws. */
export function readDraft(text: string, kind: ValueKind): ReadDraft {
  if (text.trim() === "") return { kind: "missing" };
  switch (kind) {
    case "text":
      return { kind: "value", value: text };
    case "number":
      return readNumber(text);
    case "boolean":
      return readBoolean(text.trim().toLowerCase());
    case "date":
      return isDateText(text.trim()) ? { kind: "value", value: text.trim() } : { kind: "wrong", expected: "date" };
    case "json":
      return readJson(text);
  }
}

/** The text an editor begins with. */
export function draftOf(value: JsonValue | undefined, kind: ValueKind): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") return JSON.stringify(value, null, kind === "json" ? 2 : 0);
  return String(value);
}

const truths = ["true", "yes", "1", "wahr", "ja"];
const untruths = ["false", "no", "0", "falsch", "nein"];

/** As spreadsheets and people write it, in the languages of the page. */
function readBoolean(text: string): ReadDraft {
  if (truths.includes(text)) return { kind: "value", value: true };
  return untruths.includes(text) ? { kind: "value", value: false } : { kind: "wrong", expected: "boolean" };
}

/** A decimal comma is understood where no point stands. */
function readNumber(text: string): ReadDraft {
  const plain = text.trim().replace(/^−/u, "-");
  const number = Number(/^[-+]?\d+,\d+$/u.test(plain) ? plain.replace(",", ".") : plain);
  return Number.isFinite(number) ? { kind: "value", value: number } : { kind: "wrong", expected: "number" };
}

function readJson(text: string): ReadDraft {
  const value = tryJson(text);
  if (value === undefined) return { kind: "wrong", expected: "json", fault: findJsonFault(text) };
  return isJson(value) ? { kind: "value", value } : { kind: "missing" };
}

function isJson(value: unknown): value is JsonValue {
  if (value === null) return false;
  return typeof value !== "object" || Array.isArray(value) || isJsonObject(value);
}
