import type { ReadFault } from "../fault-texts";
import type { ReadHint } from "../hint-texts";
import { failure, type ReadFailure } from "../read-result";

/** A line of a file that holds something. */
export interface TextLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** The lines that are not blank, without the blanks around them; any of the three line breaks ends one. */
export function linesOf(content: string): readonly TextLine[] {
  return content
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== "");
}

const WORD = /"([^"]*)"|'([^']*)'(?=\s|$)|[^\s"]+/g;

/** Words between blanks; one in quotes may hold blanks. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(WORD)].map(([whole, double, single]) => double ?? single ?? whole);
}

/** Why a file was not read, at one of its lines, and what such a line is like. */
export function refuseLine(file: string, line: number, reason: ReadFault, hint: ReadHint): ReadFailure {
  return failure({ id: "atLine", with: { file, line, reason } }, { hint });
}
