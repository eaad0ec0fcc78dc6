import type { JsonValue } from "../host";

const TOKEN = /"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** Parsed JSON, whole numbers that would not be exact as texts, and how many these are. Throws as `JSON.parse` does. */
export function parseExact(text: string): { readonly json: JsonValue; readonly large: number } {
  // The unchanged text first: a number in the place of a key is an error, the same digits in quotes are not.
  const json: JsonValue = JSON.parse(text);
  const { exact, large } = withExactIntegers(text);
  return large === 0 ? { json, large } : { json: JSON.parse(exact), large };
}

function withExactIntegers(text: string): { readonly exact: string; readonly large: number } {
  if (!/\d{16}/.test(text)) return { exact: text, large: 0 };
  const parts: string[] = [];
  let large = 0;
  let taken = 0;
  const token = new RegExp(TOKEN);
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [word] = found;
    if (word === '"') token.lastIndex = endOfString(text, found.index);
    if (!/^-?\d{16,}$/.test(word) || String(Number(word)) === word) continue;
    parts.push(text.slice(taken, found.index), `"${word}"`);
    taken = token.lastIndex;
    large += 1;
  }
  return { exact: parts.join("") + text.slice(taken), large };
}

/** After the closing quote. Sign by sign: a pattern that repeats a choice runs out of the engine's stack on a long text. */
function endOfString(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
