type Lines = (text: TemplateStringsArray, ...values: readonly string[]) => string;

/** Tags for what is long: the lines of a text are put together without what they are indented by. Backslashes stay as they are written. */
const joinedBy =
  (between: string): Lines =>
  ({ raw }, ...values) =>
    raw
      .map((piece, at) => {
        const begun = at === 0 ? piece.trimStart() : piece;
        const ended = at === raw.length - 1 ? begun.trimEnd() : begun;
        return ended.replace(/\s*\n\s*/gu, between) + (values[at] ?? "");
      })
      .join("");

/** A regular expression over several lines. */
export const oneLine = joinedBy("");
/** A list of words over several lines, with a space between any two. */
export const wordLines = joinedBy(" ");
/** A list of phrases over several lines, with "|" between any two. */
export const phraseLines = joinedBy("|");

/** The rows of a table, one a line, without empty ones. A line that is indented goes on with the row before it. */
export function tableRows(table: string): readonly string[] {
  return table
    .replace(/\n +/gu, "")
    .split("\n")
    .filter((row) => row !== "");
}
