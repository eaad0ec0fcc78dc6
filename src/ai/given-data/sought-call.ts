import type { TextCall } from "../text-calls/read-json-calls";
import { toBareText } from "./bare-text";
import { leafTextsIn, textsIn } from "./value-text";

/** A call as it is looked for in data, by its meaning: every part in bare letters. */
export interface SoughtCall {
  readonly name: string;
  /** Names and texts of its arguments; numbers may be written in many ways and count for nothing. */
  readonly parts: readonly string[];
  /** It has so little in it that its name has to stand as a call's name does. */
  readonly isVague: boolean;
  readonly arguments: readonly SoughtArgument[];
}

interface SoughtArgument {
  readonly name: string;
  /** Texts that say something; where it has none, the names of its fields. */
  readonly values: readonly string[];
}

const tellingLength = 4;

/** What a model adds of its own accord, and what every other call has too. */
const sayingNothing = /^(?:all|any|none|both|nodes?|edges?|true|false|null|[\d.,*]*)$/u;

export function toSought({ name, input, rawInput }: TextCall): SoughtCall {
  const parts = toParts(rawInput === undefined ? textsIn(input) : [rawInput]);
  return {
    name: toBareText(name),
    parts,
    isVague: !parts.some(isTelling),
    arguments:
      rawInput === undefined
        ? Object.entries(input).map(([key, value]) => ({ name: toBareText(key), values: toValues(value) }))
        : [{ name: "", values: parts }],
  };
}

function toParts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(toBareText))].filter((part) => part !== "");
}

function toValues(value: unknown): readonly string[] {
  const says = (text: string) => !sayingNothing.test(text);
  const leaves = toParts(leafTextsIn(value)).filter(says);
  return leaves.length > 0 ? leaves : toParts(textsIn(value)).filter(says);
}

function isTelling(part: string): boolean {
  return part.length >= tellingLength;
}

const decoration = /^\W*(?:(?:functions?|tools?|commands?|call|run|use)[\s.:/]+)?|:\d+\W*$/gu;
const longestName = 80;

/** A text as a command's name, without what models and files decorate one with: `functions.findNodes`, `find_nodes:0`. */
export function toBareName(text: string): string {
  if (text.length > longestName) return "";
  return text
    .toLowerCase()
    .replace(decoration, "")
    .replace(/[^a-z\d\s]/gu, "")
    .trim();
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
    if (occursAsName(bare.slice(Math.max(0, at - 12), at), bare.slice(at + name.length, at + name.length + 2)))
      return true;
  }
  return false;
}

/** Behind `name:`, `function=`, a mark or `functions.`; before arguments or another mark; or with a mark on both sides. */
function occursAsName(before: string, after: string): boolean {
  if (/(?:[:=>\]|]|functions?\.)$/u.test(before) || /^[{[<>|(]/u.test(after)) return true;
  return /(?:^|[{[</])$/u.test(before) && /^(?:[:,/]|$)/u.test(after);
}

/** Where all of a call stands: what it is looked for in, a text or several. */
type Holds = (part: string) => boolean;

export function holdsAll(bare: string, { parts }: SoughtCall): boolean {
  return parts.every((part) => bare.includes(part));
}

/**
 * How much of a call stands there. Arguments that are not named there count for nothing, since one more lifts no guard. `some`: a text
 * that tells something, or half of all; `nothing to tell`: only arguments that every call has; `none`: another call.
 */
export function heldShare(holds: Holds, sought: SoughtCall): "some" | "nothing to tell" | "none" {
  const values = sought.arguments.filter(({ name }) => holds(name)).flatMap((argument) => argument.values);
  if (values.length === 0) return "nothing to tell";
  const held = values.filter(holds);
  return held.some(isTelling) || held.length * 2 >= values.length ? "some" : "none";
}

/** One of the call's arguments is named there. */
export function holdsArgument(holds: Holds, sought: SoughtCall): boolean {
  return sought.arguments.some(({ name }) => holds(name));
}

const callMark = /[{[<]/u;

/** Whether the text, which names the command, holds the call or so much of it that it is taken for one with something added. */
export function holdsCall(bare: string, sought: SoughtCall): boolean {
  if (holdsAll(bare, sought)) return true;
  const share = heldShare((part) => bare.includes(part), sought);
  return share === "some" || (share === "nothing to tell" && callMark.test(bare) && isNamedIn(bare, sought, true));
}
