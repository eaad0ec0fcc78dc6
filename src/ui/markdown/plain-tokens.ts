import type { Token } from "marked";

/** Anything that may be a mark of Markdown or a link; what is none after all is only read by the larger reader. */
const mayBeMark =
  /[*`~<|\\\t\r]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|:\/\/|www\.|@| {2}\n|^ |^[-+#>=:]|^\d{1,9}[.)]|[[\]]/imu;

/** After an exclamation mark it may be part of an image. */
const reference = /(?<!!)\[\[([^[\]\n]{1,300})\]\]/gu;

/** Paragraphs and references to nodes, and no other mark: most answers of the built-in assistant. */
export function isPlain(text: string): boolean {
  return !mayBeMark.test(text.replace(reference, "x"));
}

/** The tokens a reader of Markdown gives for a plain text. */
export function plainTokens(text: string): readonly Token[] {
  return text
    .split(/\n{2,}/u)
    .filter((raw) => raw.trim() !== "")
    .map((raw) => ({ type: "paragraph", raw, text: raw, tokens: lineTokens(raw.trim()) }));
}

function lineTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const addText = (raw: string) => {
    if (raw !== "") tokens.push({ type: "text", raw, text: raw });
  };
  for (const { 0: raw, 1: id = "", index } of text.matchAll(reference)) {
    addText(text.slice(at, index));
    tokens.push({ type: "node", raw, id: id.trim() });
    at = index + raw.length;
  }
  addText(text.slice(at));
  return tokens;
}
