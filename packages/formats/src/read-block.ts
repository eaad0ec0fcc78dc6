/** The cells of a text that a spreadsheet put on the clipboard, row by row; a text without separators is one cell a line. */
export async function readBlock(text: string): Promise<readonly (readonly string[])[]> {
  const body = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const delimiter = delimiterOf(body);
  const { default: papa } = await import("papaparse");
  const parsed = papa.parse<string[]>(body, { delimiter, newline: "\n" });
  const isTorn = parsed.errors.some(({ type }) => type === "Quotes");
  // Quotes that close nothing are signs like others.
  return isTorn ? body.split("\n").map((line) => line.split(delimiter)) : parsed.data;
}

/** A tab wherever there is one. Else a sign that stands as often in each of several lines: in one text alone it is part of it. */
function delimiterOf(body: string): string {
  if (body.includes("\t")) return "\t";
  const lines = body.split("\n").filter((line) => line !== "");
  if (lines.length < 2 || lines.every((line) => /^[-+]?\d+,\d+$/.test(line))) return "\t";
  const counts = (sign: string) => lines.map((line) => line.replace(/"[^"]*"/g, "").split(sign).length);
  const isSeparator = (sign: string) => {
    const [first = 1, ...rest] = counts(sign);
    return first > 1 && rest.every((count) => count === first);
  };
  return [";", ","].find(isSeparator) ?? "\t";
}
