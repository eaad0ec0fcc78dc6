/** Stretches of a text by how they read without case, accents and signs: what names and values are compared with. */
export interface TextPhrases {
  /** The words as written, of each phrase; the first place counts. */
  readonly spans: ReadonlyMap<string, string>;
  /** Phrases by their number of words, for those that are only nearly written so. */
  readonly bySize: readonly (readonly string[])[];
  /** Phrases whose last word may be a plural, by its singular. */
  readonly singulars: ReadonlyMap<string, string>;
}

/** Longer names are compared by their first words no more: nobody writes more of one in a request. */
const mostWords = 10;
/** Longer texts are read as far as this. */
const mostTokens = 400;
const mostLetters = 20_000;

export function phrasesOf(text: string): TextPhrases {
  const tokens = [...text.slice(0, mostLetters).matchAll(wordPattern)].slice(0, mostTokens).map((match) => ({
    folded: foldWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const spans = new Map<string, string>();
  const singulars = new Map<string, string>();
  const bySize: string[][] = [];
  tokens.forEach((first, at) => {
    let phrase = "";
    tokens.slice(at, at + mostWords).forEach((last, index) => {
      phrase = index === 0 ? last.folded : `${phrase} ${last.folded}`;
      if (spans.has(phrase)) return;
      const span = text.slice(first.start, last.end);
      spans.set(phrase, span);
      for (const one of singularsOf(phrase)) singulars.set(one, span);
      const sized = bySize[index + 1] ?? [];
      bySize[index + 1] = sized;
      sized.push(phrase);
    });
  });
  return { spans, bySize, singulars };
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A name's words: "Saint-Étienne" reads as "saint etienne". */
export function foldedWords(text: string): readonly string[] {
  return (text.slice(0, 200).match(wordPattern) ?? []).map(foldWord);
}

function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[øæœßłđ]/gu, (letter) => ligatures[letter] ?? letter);
}

const ligatures: Readonly<Record<string, string>> = { ø: "o", æ: "ae", œ: "oe", ß: "ss", ł: "l", đ: "d" };

function singularsOf(phrase: string): readonly string[] {
  if (phrase.endsWith("ies")) return [`${phrase.slice(0, -3)}y`];
  if (phrase.endsWith("ses") || phrase.endsWith("xes") || phrase.endsWith("ches")) return [phrase.slice(0, -2)];
  return phrase.length > 3 && phrase.endsWith("s") ? [phrase.slice(0, -1)] : [];
}
