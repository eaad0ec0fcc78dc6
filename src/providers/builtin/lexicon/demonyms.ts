/** Nouns for people of a country whose adjective is another word: "Swedes" are Swedish. */
const nouns: Readonly<Record<string, string>> = {
  swede: "swedish",
  dane: "danish",
  finn: "finnish",
  pole: "polish",
  turk: "turkish",
  spaniard: "spanish",
  brit: "british",
  briton: "british",
  scot: "scottish",
  dutchman: "dutch",
  dutchwoman: "dutch",
  frenchman: "french",
  frenchwoman: "french",
  englishman: "english",
  englishwoman: "english",
  irishman: "irish",
  irishwoman: "irish",
  welshman: "welsh",
  icelander: "icelandic",
  croat: "croatian",
  serb: "serbian",
};

/** "swedish" for "swedes"; null where the word is no such noun. */
export function adjectiveOf(noun: string): string | null {
  const one = noun
    .replace(/men$/u, "man")
    .replace(/women$/u, "woman")
    .replace(/s$/u, "");
  return nouns[one] ?? null;
}
