import { Lexer, Marked, type Token } from "marked";
import { plainTokens } from "./plain-tokens";

/** `[[id]]` is a token of its own, before any other mark can read into the id. */
const reader = new Marked({
  gfm: true,
  extensions: [
    {
      name: "node",
      level: "inline",
      start: (text) => text.indexOf("[["),
      tokenizer(text) {
        const found = /^\[\[([^[\]\n]{1,300})\]\]/u.exec(text);
        return found?.[1] === undefined ? undefined : { type: "node", raw: found[0], id: found[1].trim() };
      },
    },
  ],
});

/** What is longer or nested deeper is shown as it was written: the reader's work grows with the square of a line and of a list. */
const longestAnswer = 50_000;
const longestLine = 4000;
const deepest = 30;

/** Markdown as tokens. Nothing here ever becomes HTML. */
export function markdownTokens(text: string): readonly Token[] {
  if (text.length > longestAnswer) return plainTokens(text);
  const lexer = new Lexer(reader.defaults);
  const { blockTokens, inlineTokens } = lexer;
  let depth = 0;
  const read = (reading: () => unknown): void => {
    depth += 1;
    reading();
    depth -= 1;
  };
  Object.assign(lexer, {
    blockTokens(raw: string, tokens: Token[] = [], isClipped?: boolean): Token[] {
      if (depth > deepest) tokens.push(asWritten(raw));
      else read(() => Reflect.apply(blockTokens, lexer, [raw, tokens, isClipped]));
      return tokens;
    },
    inlineTokens(raw: string, tokens: Token[] = []): Token[] {
      if (depth > deepest || raw.length > longestLine) tokens.push(asWritten(raw));
      else read(() => Reflect.apply(inlineTokens, lexer, [raw, tokens]));
      return tokens;
    },
  });
  return lexer.lex(text);
}

function asWritten(raw: string): Token {
  return { type: "text", raw, text: raw };
}
