import { greatest } from "@/lib/lists/whole-lists";
import { sentencesOf } from "../chart/sentences";
import { partWords } from "../chart/words/part-words";
import { withoutStops } from "../languages/ordinal-days";
import type { Speech } from "../say/speech";
import type { Schema } from "../schema/schema";
import { type Token, tokenise } from "../text/tokens";
import { foreignParts, saysForeign } from "./foreign-parts";

/** The requests of a message in their order, each as a message of its own; one where nothing new is asked for on the way. */
export function partsOf(message: string, schema: Schema, language: Speech["language"]): readonly string[] {
  return listItems(language === "de" ? withoutStops(message) : message).flatMap((item) =>
    language === "en" ? englishParts(item, schema) : foreignParts(item, schema, language),
  );
}

function englishParts(message: string, schema: Schema): readonly string[] {
  return sentencesOf(tokenise(message), schema).flatMap(({ tokens, isQuestion }) =>
    piecesOf(tokens).map((piece, at, all) => `${writtenAs(piece)}${isQuestion && at === all.length - 1 ? "?" : ""}`),
  );
}

/** "1. find the cats 2. make them green", or lines that begin with a dash: each item. */
function listItems(message: string): readonly string[] {
  const marks = [...message.matchAll(/(?<=^|[\s,;:.])(?<number>\d{1,2})[.)]\s+/gu)];
  const inTurn = marks.filter((mark, at) => Number(mark.groups?.["number"]) === at + 1);
  const isNumbered = inTurn.length > 1 && inTurn.length === marks.length;
  const ends = isNumbered ? inTurn : [...message.matchAll(/(?<=^|\n)[ \t]*[-*•][ \t]+/gu)];
  if (ends.length < 2) return [message];
  const items = ends.map((mark, at) => message.slice(mark.index + mark[0].length, ends[at + 1]?.index).trim());
  const lead = message.slice(0, ends[0]?.index).trim();
  // "Please do this:" asks for nothing by itself.
  return [...(lead === "" || lead.endsWith(":") ? [] : [lead]), ...items].filter((item) => item !== "");
}

/** A part that points at what an earlier one was about. */
export function pointsBack(part: string, language: Speech["language"]): boolean {
  return language === "en" ? saysAny(part, "back") : saysForeign(part, language, "back");
}

/** A part that speaks of somebody of an earlier one, of what is theirs, or goes by what that measured. */
export function refersToIt(part: string, language: Speech["language"]): boolean {
  if (language !== "en") return saysForeign(part, language, "whose");
  return saysAny(part, "whose") || saysAny(part, "measured") || saysOne(part);
}

/** "the oldest one", of those the request before was about. */
function saysOne(part: string): boolean {
  const tokens = tokenise(part);
  return tokens.some(({ norm }, at) => (norm === "one" || norm === "ones") && tokens[at - 2]?.norm === "the");
}

function saysAny(part: string, row: "back" | "whose" | "measured"): boolean {
  const tokens = tokenise(part);
  return tokens.some((_, at) => lengthAt(tokens, at, row) > 0);
}

function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const pieces: (readonly Token[])[] = [];
  const isAsked = startsWith(tokens, "further") || startsWith(tokens, "question");
  let start = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = at > start ? jointAt(tokens, at, isAsked) : 0;
    if (length === 0 || (isComma(tokens, at, length) && !startsRequest(tokens.slice(start), isAsked))) continue;
    pieces.push(tokens.slice(start, at));
    start = at + length;
    at = start;
  }
  pieces.push(tokens.slice(start));
  return pieces.filter((piece) => piece.some(({ kind }) => kind !== "sign"));
}

/** Nothing but a comma: "of all triangles, what is …" is one request. */
function isComma(tokens: readonly Token[], at: number, length: number): boolean {
  return length === 1 && tokens[at]?.norm === ",";
}

/** How many words stand between two requests here; 0: the same one goes on. */
function jointAt(tokens: readonly Token[], at: number, isAsked: boolean): number {
  if (tokens[at]?.norm === ";") return 1;
  const first = lengthAt(tokens, at, "joint");
  if (first === 0) return 0;
  const length = tokens[at]?.norm === "," ? first + lengthAt(tokens, at + first, "joint") : first;
  const isStrong = lengthAt(tokens, at, "strong") > 0 || lengthAt(tokens, at + first, "strong") > 0;
  // "older then 5"
  if (isStrong && tokens[at + length]?.kind === "word") return length;
  return startsRequest(tokens.slice(at + length), isAsked) ? length : 0;
}

function startsRequest(given: readonly Token[], isAsked: boolean): boolean {
  const tokens = given.slice(lengthAt(given, 0, "lead"));
  if (startsWith(tokens, "deed") || startsWith(tokens, "question")) return true;
  if (isAsked && startsWith(tokens, "further")) return true;
  const length = lengthAt(tokens, 0, "double");
  const next = tokens[length];
  return length > 0 && next !== undefined && (lengthAt(tokens, length, "object") > 0 || next.kind === "quoted");
}

function startsWith(tokens: readonly Token[], row: keyof typeof partWords): boolean {
  return lengthAt(tokens, lengthAt(tokens, 0, "lead"), row) > 0;
}

const phrases: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries(partWords).map(([row, text]) => [row, text.split("|").map((phrase) => phrase.split(" "))]),
);

/** Words of the longest phrase of that row which stands here; 0: none. */
function lengthAt(tokens: readonly Token[], at: number, row: keyof typeof partWords): number {
  const fits = (phrase: readonly string[]): boolean =>
    phrase.every((word, place) => tokens[at + place]?.norm === word && tokens[at + place]?.kind !== "quoted");
  return greatest(
    (phrases.get(row) ?? []).filter(fits).map(({ length }) => length),
    0,
  );
}

/** As the user would write it, quoted names in quotes. */
function writtenAs(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text, spaced }, at) => `${at > 0 && spaced ? " " : ""}${kind === "quoted" ? `"${text}"` : text}`)
    .join("");
}
