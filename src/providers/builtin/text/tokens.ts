import { oneLine } from "@/lib/text/lines";

/** One word, number, quoted text or sign of a message. */
export interface Token {
  readonly kind: "word" | "number" | "quoted" | "sign";
  /** As written; a quoted text without its quotes. */
  readonly text: string;
  /** Lower case, plain apostrophes: what lexicon and schema are compared with. */
  readonly norm: string;
  /** Numbers only. */
  readonly value?: number;
  /** White space, or the start of the message, stands before it. */
  readonly spaced: boolean;
}

/** Longer messages are read as far as this: nobody words a request in more. */
const readLimit = 4000;

const pattern = new RegExp(
  [
    String.raw`(?<space>[\s\p{Cc}\p{Cf}]+)`,
    String.raw`"(?<double>[^"\n]{1,200})"`,
    String.raw`[“„](?<curly>[^”“\n]{1,200})[”“]`,
    String.raw`«(?<angle>[^»\n]{1,200})»`,
    String.raw`(?<=^|[\s(=,])['‘](?<single>[^'’\n]{1,100})['’](?=$|[\s),.;:?!])`,
    String.raw`\x60(?<back>[^\x60\n]{1,200})\x60`,
    String.raw`(?<hex>#(?:[0-9a-fA-F]{6}|(?=\d{0,2}[a-fA-F])[0-9a-fA-F]{3})(?![\p{L}\p{N}]))`,
    String.raw`(?<figures>(?<![\p{L}\p{N}.])(?:\d{4}-\d{2}(?:-\d{2})?|\d+(?:\.\d+){2,})(?![\p{L}\p{N}]|[-.]\d))`,
    oneLine`
      (?<number>(?<![\p{L}\p{N}])[-−]?[$€£]?(?:\d{1,3}(?:[,'\u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?
      (?:[kKmM](?![\p{L}\p{N}]))?%?(?![\p{L}\p{N}]))
    `,
    oneLine`
      (?<word>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:[.&/-][\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*
      |['’](?!s(?![\p{L}\p{N}]))[\p{L}\p{M}\p{N}_]+)*)
    `,
    String.raw`(?<possessive>['’]s(?![\p{L}\p{N}])|(?<=s)['’](?=\s+\p{L}))`,
    String.raw`(?<sign>>=|<=|==|!=|&&|\|\||[^\s])`,
  ].join("|"),
  "gu",
);

/** Small letters with single spaces between them, as the rows of words are written: no sign in them can mean anything. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/u;

/** A message as words. Control characters count as white space. */
export function tokenise(message: string): readonly Token[] {
  if (message.length <= readLimit && plainWords.test(message))
    return message.split(" ").map((word) => ({ kind: "word", text: word, norm: slips[word] ?? word, spaced: true }));
  const tokens: Token[] = [];
  let spaced = true;
  const text = message.slice(0, readLimit).replace(/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/giu, "without");
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    if (groups["space"] !== undefined) {
      spaced = true;
      continue;
    }
    tokens.push(toToken(match[0], groups, spaced));
    spaced = false;
  }
  return tokens;
}

/** These words as they are written, without white space around them. */
export function writtenOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, spaced }, at) => (at > 0 && spaced ? ` ${text}` : text)).join("");
}

function toToken(text: string, groups: Readonly<Record<string, string | undefined>>, spaced: boolean): Token {
  const quoted = ["double", "curly", "angle", "single", "back"].map((name) => groups[name]).find((found) => found);
  if (quoted !== undefined) return { kind: "quoted", text: quoted.trim(), norm: normalise(quoted.trim()), spaced };
  if (groups["number"] !== undefined) return { kind: "number", text, norm: text, value: toNumber(text), spaced };
  if (["word", "possessive", "hex", "figures"].some((name) => groups[name] !== undefined)) {
    const norm = groups["possessive"] === undefined ? normalise(text) : "'s";
    return { kind: "word", text, norm: slips[norm] ?? norm, spaced };
  }
  return { kind: "sign", text, norm: signs[text] ?? text, spaced };
}

/** How words are compared: lower case, composed, straight apostrophes. */
export function normalise(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[’‘]/gu, "'");
}

function toNumber(text: string): number {
  const plain = Number.parseFloat(text.replace(/[,'$€£\u00a0\u202f]/gu, "").replace("−", "-"));
  const last = text.replace("%", "").slice(-1).toLowerCase();
  return plain * (scales[last] ?? 1);
}

/** Slips of the hand in words too short to be mended by their letters. */
const slips: Readonly<Record<string, string>> = {
  ...{ teh: "the", hte: "the", adn: "and", nad: "and", abd: "and", wiht: "with", hwo: "how", ohw: "how", fro: "for" },
  ...{ waht: "what", hwat: "what", whta: "what", taht: "that", thta: "that", thier: "their", aer: "are", ahve: "have" },
  ...{ fidn: "find", fnid: "find", shwo: "show", hsow: "show", lsit: "list", lits: "list", mak: "make" },
  ...{ thm: "them", htem: "them", tehm: "them", mny: "many", blu: "blue", gry: "grey", rde: "red", te: "the" },
  ...{ wich: "which", whcih: "which", wihch: "which", whihc: "which", hwich: "which", hvae: "have" },
};

const scales: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };
const signs: Readonly<Record<string, string>> = {
  "≥": ">=",
  "≤": "<=",
  "≠": "!=",
  "？": "?",
  "！": "!",
  "。": ".",
  "，": ",",
};

/** The words of a name as a schema writes it: "birthYear", "birth_year", "birth-year" are all "birth year". */
export function wordsOfName(name: string): string {
  return normalise(
    name
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
      .replace(/[\s_.\-/&:]+/gu, " ")
      .trim(),
  );
}
