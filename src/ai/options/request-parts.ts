import { phraseLines } from "@/lib/text/lines";

/** What a request is made of, as far as it decides how many rounds it takes. */
export interface RequestParts {
  /** Things asked for, at least 1: sentences, list items, and what is joined to them by a comma or a word. */
  readonly clauses: number;
  /** Further members of a series inside them: "cats, dogs and birds" has two. */
  readonly members: number;
  readonly comparisons: number;
  /** Requests for one thing after another: "for each type". */
  readonly series: number;
}

/** By marks and shape first; the few words are in several languages. */
export function requestParts(input: string): RequestParts {
  // What is in quotation marks is a name, whatever it holds.
  const text = input.normalize("NFC").replace(quoted, " “” ");
  const pieces = text
    .split(ends)
    .flatMap((sentence) => sentence.split(joints).map((piece) => piece.trim()))
    .filter((piece) => /[\p{L}\p{N}“]/u.test(piece));
  const [, ...others] = pieces;
  const clauses = others.filter(isClause).length;
  return {
    clauses: 1 + clauses,
    members: others.length - clauses,
    comparisons: text.match(comparing)?.length ?? 0,
    series: text.match(oneByOne)?.length ?? 0,
  };
}

/** A name or two is a member of a series, not a request of its own. */
function isClause(piece: string): boolean {
  const words = piece.match(/“”|[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  // Chinese, Japanese and Thai put no space between words: two of their signs are about one.
  const signs = piece.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  return signs > 0 ? signs >= 4 : words >= 3;
}

const quoted = /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|‘[^’\n]*’|「[^」\n]*」|`[^`\n]*`|\[\[[^\]\n]*\]\]/gu;

/** A list's own numbers and dashes begin its items. */
const ends =
  /^\s*(?:\d+[.)]|[-*•])\s+|[.!?;:…]+(?=\s|$)|[。！？；：؟؛।]+|\n+\s*(?:\d+[.)]\s+|[-*•]\s+)?|\s(?:->|=>|→|⇒)\s/u;

const joiningWords = phraseLines`
  and|then|afterwards|und|dann|danach|anschließend
  et|puis|ensuite|(?<!il )y(?! a-t)|luego|después|e|poi|depois
  og|och|sedan|oraz|potem|ve|sonra|и|затем|потом|і|потім
  dan|lalu|và|rồi|और|फिर|ثم|그리고|다음에
`;
const joints = new RegExp(
  `[,、，،]|\\s[&+]\\s|${wholeWords(joiningWords)}|然后|然後|并且|接着|和|そして|それから|次に`,
  "iu",
);

const comparingStems = phraseLines`
  versus|compar|contrast|differ|vergleich|unterschied
  différence|diferencia|diferença|differenz|jämför|sammenlign|vergelijk|verschil
  porówn|porovn|karşılaştır|сравн|отлич|порівн|قارن|비교
`;
const comparing = new RegExp(`${wordsBeginning(comparingStems)}|${wholeWords("vs")}|比较|比較|比べ|<->|↔`, "giu");

const eachWords = phraseLines`
  each|every|jed(?:e|er|es|en|em)|chaque|chacun|cada|ogni|ciascun|varje|hver|elk|ieder
  każd(?:y|a|e|ego|ej)|her bir|кажд(?:ый|ая|ое|ого|ой)|كل|각
`;
const oneByOne = new RegExp(`${wholeWords(eachWords)}|每个|每個|それぞれ|一つずつ`, "giu");

function wholeWords(words: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
}

function wordsBeginning(stems: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${stems})\\p{L}*`;
}
