/** Plurals and cases of a noun of the graph, in lower case: "halle" is said "hallen", "stadt" "städte". */
export function germanForms(noun: string): readonly string[] {
  const endings = ["e", "en", "er", "ern", "es", "n", "s", "nen"];
  const stems = [noun, noun.replace(/(au|[aou])(?=[^aouäöü]*$)/u, (vowel) => umlauts[vowel] ?? vowel)];
  const forms = [...new Set(stems)].flatMap((stem) => endings.map((ending) => stem + ending));
  const shorter = ["en", "er", "e", "n", "s"]
    .filter((ending) => noun.endsWith(ending) && noun.length > ending.length + 3)
    .map((ending) => noun.slice(0, -ending.length));
  return [...forms, ...shorter].filter((form) => form !== noun);
}

const umlauts: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", au: "äu" };

export function spanishForms(noun: string): readonly string[] {
  if (/(?:es|s)$/u.test(noun)) return [noun.replace(/s$/u, ""), noun.replace(/es$/u, "")];
  const bare = noun
    .normalize("NFD")
    .replace(/\u0301/gu, "")
    .normalize("NFC");
  return [
    `${noun}s`,
    `${noun}es`,
    `${bare}es`,
    noun.replace(/z$/u, "ces"),
    noun.replace(/o$/u, "as"),
    noun.replace(/o$/u, "a"),
  ];
}

export function frenchForms(noun: string): readonly string[] {
  if (/[sx]$/u.test(noun)) return [noun.slice(0, -1)];
  return [`${noun}s`, `${noun}x`, noun.replace(/al$/u, "aux"), `${noun}e`, `${noun}es`];
}

/** What a German word may be a form of: "haeuser" of "haus", "lehrerinnen" of "lehrer", "blaues" of "blau". */
export function germanStems(word: string): readonly string[] {
  const cut = ["innen", "ern", "em", "en", "er", "es", "in", "e", "n", "s"].flatMap((ending) =>
    without(word, ending, ""),
  );
  const plain = cut.flatMap((stem) => {
    const single = stem.replace(/(a|o|u|a(?=eu))e(?=u?[^aeiou]+$)/u, "$1");
    return single === stem ? [] : [single];
  });
  return [...cut, ...plain];
}

/** "durchschnittsgehalt" may be "durchschnitt" and "gehalt". */
export function germanParts(word: string): readonly (readonly string[])[] {
  if (word.length < 7) return [];
  return Array.from({ length: word.length - 6 }, (_, at) => at + 3).flatMap((at) => {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const joints = ["s", "n", "en", "es"].flatMap((joint) => without(head, joint, ""));
    // "Schul-hof": of some nouns the last letter falls away.
    return [head, ...joints, `${head}e`].filter((one) => one.length > 2 && tail.length > 3).map((one) => [one, tail]);
  });
}

export function spanishStems(word: string): readonly string[] {
  const endings: readonly (readonly [string, string])[] = [
    ...([
      ["es", ""],
      ["s", ""],
      ["as", "o"],
      ["a", "o"],
      ["os", "o"],
      ["ces", "z"],
      ["itos", "o"],
      ["itas", "a"],
    ] as const),
  ];
  return endings.flatMap(([ending, instead]) => without(word, ending, instead));
}

export function frenchStems(word: string): readonly string[] {
  const endings: readonly (readonly [string, string])[] = [
    ...([
      ["s", ""],
      ["x", ""],
      ["es", ""],
      ["e", ""],
      ["aux", "al"],
      ["elle", "el"],
      ["elles", "el"],
    ] as const),
    ...([
      ["ennes", "en"],
      ["enne", "en"],
      ["ives", "if"],
      ["ive", "if"],
      ["euses", "eur"],
      ["euse", "eur"],
    ] as const),
    ...([
      ["trices", "teur"],
      ["trice", "teur"],
      ["eres", "er"],
      ["ere", "er"],
    ] as const),
  ];
  return endings.flatMap(([ending, instead]) => without(word, ending, instead));
}

function without(word: string, ending: string, instead: string): readonly string[] {
  return word.length > ending.length + 2 && word.endsWith(ending) ? [word.slice(0, -ending.length) + instead] : [];
}

/** "ponlos", "muestramelas", "borralo": a verb and what follows it in one word. */
export function spanishPronoun(word: string): { readonly verb: string; readonly pronoun: string } | null {
  const found = /^(\p{L}{2,}?)(?:me|te|se|nos|le|les)?(lo|la|los|las)$|^(\p{L}{2,}?)(?:me|te|se|nos|le|les)$/u.exec(
    word,
  );
  if (found === null) return null;
  const pronoun = { lo: "it", la: "it", los: "them", las: "them" }[found[2] ?? ""] ?? "";
  return { verb: found[1] ?? found[3] ?? "", pronoun };
}
