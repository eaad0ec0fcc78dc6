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
