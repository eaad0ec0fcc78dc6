/** Characters HTML has names for, as far as calls are written with them. */
const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  lbrace: "{",
  lcub: "{",
  rbrace: "}",
  rcub: "}",
  lbrack: "[",
  lsqb: "[",
  rbrack: "]",
  rsqb: "]",
  lpar: "(",
  rpar: ")",
  colon: ":",
  comma: ",",
  equals: "=",
  vert: "|",
  verbar: "|",
  sol: "/",
  lowbar: "_",
  ast: "*",
  quot: '"',
  apos: "'",
  nbsp: " ",
  bsol: "\\",
  excl: "!",
  num: "#",
  dollar: "$",
  percnt: "%",
  plus: "+",
  period: ".",
  semi: ";",
  quest: "?",
  commat: "@",
  hat: "^",
  grave: "`",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  szlig: "ß",
};

const entities = /&(?:#x0*([0-9a-f]{1,6})|#0*(\d{1,7})|([a-z]{2,8}));?/gu;
/** Of JSON, of C and Python (also in eight digits and in octal ones) and of style sheets. */
const escapes =
  /\\+(?:u0000([0-9a-f]{4})|u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|00(?:00)?([2-7][0-9a-f])\s?|([01]?[0-7]{2})|[nrtbfv0])?/gu;
const longPercents = /%u([0-9a-f]{4})/gu;
const percents = /(?:%[0-9a-f]{2})+/gu;
const equals = /=([2-7][0-9a-f])/gu;
/** A bracket as mails write one: only then `=41` is a letter. */
const hasEquals = /=(?:3c|7b|5b)/u;
/** Tags that change how letters look, and remarks between them. */
const looks =
  /<\/?(?:a|b|br|code|em|font|i|mark|p|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>{}]{0,200})?\/?>|<!--[^<>{}[\]]{0,40}-->/gu;
/** White space, what nobody sees, every sort of quote, and marks that stand between or around letters. */
const dropped = /[\s\p{C}\p{Z}\p{M}\p{Pd}\p{Default_Ignorable_Code_Point}"'`´\\“”„‟«»‹›‘’‚‛′″_*+~·•]+/gu;
const isCoded = /[&\\%=]/u;
const isForeign = /\P{ASCII}/u;
/** An escape of an escape of an escape: beyond that nobody takes it for the text it stands for. */
const codings = 8;

/**
 * A text in the form in which texts are compared: without spaces, quotes, invisible characters, marks between letters, escapes, widths
 * and case. Two writings of the same call come to the same.
 */
export function toBareText(text: string): string {
  let bare = widthless(text).toLowerCase();
  for (let coding = 0; coding < codings && isCoded.test(bare); coding += 1) {
    const next = widthless(decoded(bare)).toLowerCase();
    if (next === bare) break;
    bare = next;
  }
  return (bare.includes("<") ? bare.replace(looks, "") : bare).replace(dropped, "");
}

/** Full-width letters become plain ones, accents come apart from theirs. */
function widthless(text: string): string {
  return isForeign.test(text) ? text.replace(tags, untagged).normalize("NFKD") : text;
}

/** Tag characters are ASCII that nobody sees: a model reads what they spell. */
const tags = /[\u{E0020}-\u{E007E}]/gu;

function untagged(tag: string): string {
  return String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000);
}

function decoded(text: string): string {
  return text
    .replace(entities, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), whole);
    })
    .replace(longPercents, (_whole, hex: string) => character(Number.parseInt(hex, 16), ""))
    .replace(percents, ofPercents)
    .replace(hasEquals.test(text) ? equals : /$^/u, (_whole, hex: string) => character(Number.parseInt(hex, 16), ""))
    .replace(escapes, (_whole, ...found: readonly (string | undefined)[]) => {
      const octal = found[5];
      if (octal !== undefined) return character(Number.parseInt(octal, 8), "");
      const code = found.slice(0, 5).find((hex) => hex !== undefined);
      return code === undefined ? "" : character(Number.parseInt(code, 16), "");
    });
}

/** Letters beyond ASCII are several bytes. */
function ofPercents(whole: string): string {
  try {
    return decodeURIComponent(whole);
  } catch {
    return whole.replace(/%([2-7][0-9a-f])/gu, (_byte, hex: string) => character(Number.parseInt(hex, 16), ""));
  }
}

function character(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
