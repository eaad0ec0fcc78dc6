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

const safeSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** The address of a link that may be followed; `null` for `javascript:`, `data:`, relative ones and all else. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return safeSchemes.has(url.protocol) ? url.href : null;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", apos: "'" };

/** Markdown allows HTML's entities in plain text. */
export function plainText(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|([a-z]+));/giu, (whole, code: string | undefined, word: string | undefined) => {
    if (word !== undefined) return entities[word.toLowerCase()] ?? whole;
    const point = Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
