/** Plurals that no rule makes, and words that have none of their own. */
const irregular: Readonly<Record<string, string>> = {
  person: "people",
  man: "men",
  woman: "women",
  child: "children",
  mouse: "mice",
  foot: "feet",
  wolf: "wolves",
  leaf: "leaves",
  life: "lives",
  knife: "knives",
  hero: "heroes",
  fish: "fish",
  sheep: "sheep",
  deer: "deer",
  aircraft: "aircraft",
  staff: "staff",
  data: "data",
  software: "software",
  equipment: "equipment",
};

/** English enough for a word of the page; a word that is no plain noun stays as it is. */
export function plural(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word;
  if (!/^[A-Za-z][a-z]+$/u.test(word) || word.endsWith("s")) return word;
  return regularPlural(word);
}

/** "cities", "boxes", "cats". */
export function regularPlural(word: string): string {
  if (/[^aeiou]y$/iu.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
}
