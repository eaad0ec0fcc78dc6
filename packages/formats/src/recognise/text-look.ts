/** The features of a text by which its format is recognised. */
export interface TextLook {
  /** The first characters. */
  readonly start: string;
  /** The first lines that hold something, without blanks around them. */
  readonly lines: readonly string[];
  /** With the dot, in small letters; "" where the name has none. */
  readonly extension: string;
}

const CHARACTERS = 100_000;
const LINES = 500;

export function lookAt(content: string, fileName: string): TextLook {
  const start = content.slice(0, CHARACTERS);
  const lines = start.split(/\r\n|\n|\r/);
  // The last line may be cut in its middle.
  const whole = content.length > start.length && lines.length > 1 ? lines.slice(0, -1) : lines;
  return {
    start,
    lines: whole
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .slice(0, LINES),
    extension: /\.[^./\\\s]+$/.exec(fileName.toLowerCase())?.[0] ?? "",
  };
}

/** Whether the text consists of sentences rather than names and numbers. */
export function isProse(lines: readonly string[]): boolean {
  const sentences = lines.filter((line) => {
    const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
    if (words.length < 4) return false;
    const hasEnd = /[.!?…]["')\]”]*$|[.!?]["')]? +\p{Lu}|[。！？]/u.test(line);
    return hasEnd || (words.length > 12 && !/[\t;|]|","/.test(line));
  });
  return sentences.length > lines.length / 5;
}
