import type { TextCall } from "../text-calls/read-json-calls";
import { toBareText } from "./bare-text";
import { textsIn } from "./value-text";

/** A call as it is looked for in data, by its meaning: every part in bare letters. */
export interface SoughtCall {
  readonly name: string;
  /** Names and texts of its arguments; numbers may be written in many ways and count for nothing. */
  readonly parts: readonly string[];
  /** It has so little in it that its name has to stand as a call's name does. */
  readonly isVague: boolean;
}

const tellingLength = 4;

export function toSought({ name, input, rawInput }: TextCall): SoughtCall {
  const texts = rawInput === undefined ? textsIn(input) : [rawInput];
  const parts = [...new Set(texts.map(toBareText))].filter((part) => part !== "");
  return { name: name.toLowerCase(), parts, isVague: !parts.some((part) => part.length >= tellingLength) };
}

const bracket = /[{[<(|]/u;

/** Whether a bare text is written with brackets at all. */
export function hasBrackets(bare: string): boolean {
  return bracket.test(bare);
}

/** The command is named in the text; `asCall`: where a call has its name. */
export function isNamedIn(bare: string, { name }: SoughtCall, asCall: boolean): boolean {
  if (!asCall) return bare.includes(name);
  for (let at = bare.indexOf(name); at >= 0; at = bare.indexOf(name, at + 1)) {
    if (standsAsName(bare.slice(Math.max(0, at - 12), at), bare.slice(at + name.length, at + name.length + 2)))
      return true;
  }
  return false;
}

/** Behind `name:`, `function=`, a mark or `functions.`; before arguments or another mark. */
function standsAsName(before: string, after: string): boolean {
  return /(?:[:=>\]|]|functions?\.)$/u.test(before) || /^[{[<>|(]/u.test(after);
}

export function holdsAll(bare: string, { parts }: SoughtCall): boolean {
  return parts.every((part) => bare.includes(part));
}
