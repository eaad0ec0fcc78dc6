import { Marked, type Token } from "marked";

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

/** Markdown as tokens. Nothing here ever becomes HTML. */
export function markdownTokens(text: string): readonly Token[] {
  return reader.lexer(text);
}
