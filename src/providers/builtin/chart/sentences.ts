import { phraseLines } from "@/lib/text/lines";
import type { Schema } from "../schema/schema";
import type { Token } from "../text/tokens";
import { schoolWords } from "./words/structure-words";

export interface Sentence {
  readonly tokens: readonly Token[];
  readonly isQuestion: boolean;
}

/** The sentences of a message; a stop within a name ("Dr. Lisle") ends none. */
export function sentencesOf(tokens: readonly Token[], schema: Schema): readonly Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  tokens.forEach((token, at) => {
    if (!isEnd(tokens, at, start) || isInName(tokens, at, schema)) return;
    if (at > start) found.push({ tokens: tokens.slice(start, at), isQuestion: token.norm === "?" });
    start = at + 1;
  });
  if (start < tokens.length) found.push({ tokens: tokens.slice(start), isQuestion: false });
  return found;
}

/** Words that are written with a stop. */
const shortened = new Set(["i.e", "e.g", "etc", "vs", "approx", "no", "nr"]);
const heads = new Set(["q", "a", "question", "answer", "task", "ans", "problem", "input", "output", "instruction"]);

function isEnd(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (token?.kind !== "sign") return false;
  if (/^[.?!]$/u.test(token.norm)) return token.norm !== "." || !shortened.has(tokens[at - 1]?.norm ?? "");
  // "Q: … A:"
  return token.norm === ":" && at - start <= 1 && heads.has(tokens[at - 1]?.norm ?? "");
}

const longestName = 6;

function isInName(tokens: readonly Token[], at: number, schema: Schema): boolean {
  if (tokens[at]?.norm !== "." || at + 1 >= tokens.length) return false;
  for (let start = Math.max(0, at - longestName); start < at; start += 1)
    for (let end = at + 2; end <= Math.min(tokens.length, at + longestName); end += 1) {
      const key = tokens
        .slice(start, end)
        .map(({ norm }) => norm)
        .join(" ");
      if (schema.senses.has(key) || schema.senses.has(key.replace(/[-_./]+/gu, " "))) return true;
    }
  return false;
}

const school = new Set(schoolWords.split("|"));
const marks = new Set(
  phraseLines`
    number|yes|no|only|just|figure|means|mean|denotes|output|answer|answers|reply|respond|format|task|problem|given
    explain|explanation|q|a|ans|final|homework|exam|exercise|consider|question|indicating|thanks|thank|hello|hi
    carefully|step|brief|briefly|concise|concisely|goal|assignment
  `.split("|"),
);

/** What is left of a sentence whose first part only says what the signs of a graph mean: "(i,j) means an edge, how many …". */
export function afterAside({ tokens, isQuestion }: Sentence): Sentence | null {
  const at = tokens.findLastIndex(
    ({ norm }, comma) => norm === "," && isAside({ tokens: tokens.slice(0, comma), isQuestion: false }),
  );
  return at < 1 || at + 1 >= tokens.length ? null : { tokens: tokens.slice(at + 1), isQuestion };
}

/** Whether a sentence asks nothing: it says how to answer, or what the signs of a graph mean. */
export function isAside({ tokens, isQuestion }: Sentence): boolean {
  return (
    !isQuestion &&
    tokens.every(({ norm, kind }) => kind === "quoted" || kind === "number" || kind === "sign" || school.has(norm)) &&
    tokens.some(({ norm }) => marks.has(norm))
  );
}
