import { normalise } from "../../text/tokens";
import { goOnWords } from "./plan-words";

/** "go on", "carry on with the plan", "weiter": nothing else is asked. */
export function isGoOn(message: string): boolean {
  const text = normalise(message).trim();
  return text.length <= 80 && pieces.test(text) && going.test(text);
}

const going = new RegExp(piece(goOnWords.go), "u");
const pieces = new RegExp(`^(?:${piece([...goOnWords.go, ...goOnWords.beside])}[\\s,.!:;。，、！…-]*)+$`, "u");

/** The longest first; where words are spaced, whole ones. */
function piece(texts: readonly string[]): string {
  const isSpaced = (text: string): boolean => !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  const longestFirst = texts.toSorted((a, b) => b.length - a.length);
  const spaced = longestFirst.filter(isSpaced).join("|");
  const others = longestFirst.filter((text) => !isSpaced(text)).join("|");
  return `(?:(?<!\\p{L})(?:${spaced})(?!\\p{L})|${others})`;
}
