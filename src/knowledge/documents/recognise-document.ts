import { isProse, isRead, lookAt, recogniseFormat } from "@parley/formats/recognise";
import { type DocumentLine, documentLines } from "./document-lines";
import { headerField, lessonLine } from "./header-lines";

/** How surely a text is a document: by its header or lesson lines, by its file's ending, or as it reads like one. */
export type DocumentLook = "course" | "named" | "prose" | "no";

const markdownEndings = new Set([".md", ".markdown", ".mdown"]);
const textEndings = new Set(["", ".txt", ".text"]);

/** A text that is surely a graph stays one, whatever its ending. */
export function recogniseDocument(text: string, fileName: string): DocumentLook {
  const look = lookAt(text.replace(/^\uFEFF/u, ""), fileName);
  const isMarkdown = markdownEndings.has(look.extension);
  if ((!isMarkdown && !textEndings.has(look.extension)) || look.lines.length === 0) return "no";
  const lines = documentLines(look.start);
  if (lines.some((line) => headerField(line)?.field === "title")) return "course";
  const { format, sure } = recogniseFormat(text, fileName);
  const traits = {
    isGraph: format !== null && (sure || !isRead(format)),
    reads: isProse(look.lines.filter((line) => !/^(?:#|[-*+>|]\s)/u.test(line))),
    hasLessons: lines.some((line) => lessonLine(line) !== undefined),
  };
  if (isMarkdown) return markdownLook(traits, lines);
  return textLook(traits, look.extension !== "" && format === null);
}

interface Traits {
  readonly isGraph: boolean;
  readonly reads: boolean;
  readonly hasLessons: boolean;
}

function markdownLook({ isGraph, reads, hasLessons }: Traits, lines: readonly DocumentLine[]): DocumentLook {
  if (hasLessons && (reads || !isGraph)) return "course";
  return reads || !isGraph || lines.some(({ level }) => level !== undefined) ? "named" : "no";
}

function textLook({ isGraph, reads, hasLessons }: Traits, isNothingElse: boolean): DocumentLook {
  if (hasLessons && (reads || !isGraph)) return "course";
  if (isGraph) return "no";
  if (reads) return "prose";
  return isNothingElse ? "named" : "no";
}
