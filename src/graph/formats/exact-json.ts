import type { JsonValue } from "@/lib/json";

const WORD = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** Parsed JSON, whole numbers that would not be exact as texts, and how many these are. Throws as `JSON.parse` does. */
export function parseExact(text: string): { readonly json: JsonValue; readonly large: number } {
  if (!/\d{16}/.test(text)) return { json: parse(text), large: 0 };
  let large = 0;
  const exact = text.replace(WORD, (word) => {
    if (!/^-?\d{16,}$/.test(word) || String(Number(word)) === word) return word;
    large += 1;
    return `"${word}"`;
  });
  return { json: parse(exact), large };
}

function parse(text: string): JsonValue {
  return JSON.parse(text);
}
