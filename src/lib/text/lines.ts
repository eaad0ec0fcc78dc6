type Lines = (text: TemplateStringsArray, ...values: readonly string[]) => string;

/** Tags for what is long: the lines of a text are put together without what they are indented by. Backslashes stay as they are written. */
const joinedBy =
  (between: string): Lines =>
  (text, ...values) => {
    const whole = text.raw.map((piece, at) => `${piece}${values[at] ?? ""}`).join("");
    return whole
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(between);
  };

/** A regular expression over several lines. */
export const oneLine = joinedBy("");
/** A list of words over several lines, with a space between any two. */
export const wordLines = joinedBy(" ");
/** A list of phrases over several lines, with "|" between any two. */
export const phraseLines = joinedBy("|");
