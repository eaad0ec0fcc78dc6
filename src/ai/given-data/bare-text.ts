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
};

const entities = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gu;
const escapes = /\\+(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|[nrtbfv0])?/gu;
const percents = /%([2-7][0-9a-f])/gu;
/** White space, what nobody sees, and every sort of quote. */
const dropped = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"'`´\\“”„‟«»‹›‘’‚‛′″]+/gu;
const isCoded = /[&\\%]/u;
const isForeign = /\P{ASCII}/u;
/** An escape of an escape of an escape: beyond that nobody takes it for the text it stands for. */
const codings = 4;

/**
 * A text in the form in which texts are compared: without spaces, quotes, invisible characters, escapes, widths and case. Two
 * writings of the same call come to the same.
 */
export function toBareText(text: string): string {
  let bare = widthless(text).toLowerCase();
  for (let coding = 0; coding < codings && isCoded.test(bare); coding += 1) {
    const next = widthless(decoded(bare)).toLowerCase();
    if (next === bare) break;
    bare = next;
  }
  return bare.replace(dropped, "");
}

/** Full-width letters become plain ones. */
function widthless(text: string): string {
  return isForeign.test(text) ? text.normalize("NFKC") : text;
}

function decoded(text: string): string {
  return text
    .replace(entities, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), whole);
    })
    .replace(percents, (_whole, hex: string) => character(Number.parseInt(hex, 16), ""))
    .replace(escapes, (_whole, unicode?: string, long?: string, hex?: string) => {
      const code = unicode ?? long ?? hex;
      return code === undefined ? "" : character(Number.parseInt(code, 16), "");
    });
}

function character(code: number, otherwise: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
