const safeSchemes: ReadonlySet<string> = new Set(["http:", "https:", "mailto:"]);

/** The address of a link that may be followed; `null` for `javascript:`, `data:`, relative ones and all else. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return safeSchemes.has(url.protocol) ? url.href : null;
}

/** The address of a page of the web; null for everything else. */
export function webHref(link: string): string | null {
  const href = safeHref(link);
  return href?.startsWith("mailto:") ? null : href;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0", apos: "'" };

/** Markdown allows HTML's entities in plain text. */
export function plainText(text: string): string {
  const plain = text.replace(
    /&(?:#(\d{1,7})|([a-z]+));/giu,
    (whole, code: string | undefined, word: string | undefined) => {
      if (word !== undefined) return entities[word.toLowerCase()] ?? whole;
      const point = Number(code);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
  return unturned(plain);
}

/** Marks that turn the direction of all that follows them: in an answer only browsers decide on it, for each part by itself. */
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Without what in a name turns the words around it. */
export function unturned(text: string): string {
  return text.replace(turning, "");
}
