import { sentencesOf } from "../chart/sentences";
import { partWords } from "../chart/words/part-words";
import type { Schema } from "../schema/schema";
import { type Token, tokenise } from "../text/tokens";

/** The requests of a message in their order, each as a message of its own; one where nothing new is asked for on the way. */
export function partsOf(message: string, schema: Schema): readonly string[] {
  return sentencesOf(tokenise(message), schema).flatMap(({ tokens, isQuestion }) =>
    piecesOf(tokens).map((piece, at, all) => `${writtenAs(piece)}${isQuestion && at === all.length - 1 ? "?" : ""}`),
  );
}

/** A part that points at what an earlier one was about. */
export function pointsBack(part: string): boolean {
  return saysAny(part, "back");
}

/** A part that speaks of somebody of an earlier one, of what is theirs, or goes by what that measured. */
export function leansOnIt(part: string): boolean {
  return saysAny(part, "whose") || saysAny(part, "measured");
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
  return Math.max(0, ...(phrases.get(row) ?? []).filter(fits).map(({ length }) => length));
}

/** As the user would write it, quoted names in quotes. */
function writtenAs(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text, spaced }, at) => `${at > 0 && spaced ? " " : ""}${kind === "quoted" ? `"${text}"` : text}`)
    .join("");
}
