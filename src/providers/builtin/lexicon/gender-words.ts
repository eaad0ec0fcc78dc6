import type { AttributeProfile } from "@/graph/profile/profile-types";
import { wordsOfName } from "../text/tokens";

interface Gender {
  readonly values: ReadonlySet<string>;
  readonly nouns: readonly (readonly [one: string, many: string])[];
}

const genders: readonly Gender[] = [
  {
    values: new Set(["f", "female", "w", "woman", "women", "girl", "weiblich", "frau", "femme", "mujer"]),
    nouns: [
      ["woman", "women"],
      ["lady", "ladies"],
      ["girl", "girls"],
      ["female", "females"],
    ],
  },
  {
    values: new Set(["m", "male", "man", "men", "boy", "männlich", "mann", "homme", "hombre"]),
    nouns: [
      ["man", "men"],
      ["guy", "guys"],
      ["boy", "boys"],
      ["male", "males"],
      ["gentleman", "gentlemen"],
    ],
  },
];

/** "women" where a gender is "f": nouns for those that have the value. */
export function genderNouns({ name }: AttributeProfile, value: string): readonly string[] {
  if (!/\b(?:gender|sex|geschlecht|sexe|sexo|género|genre)\b/u.test(wordsOfName(name))) return [];
  const known = value.trim().toLowerCase();
  return genders.find(({ values }) => values.has(known))?.nouns.flat() ?? [];
}

/** One and several of them, as it is said. */
export function genderForms(word: string): { readonly one: string; readonly many: string } | null {
  const found = genders.flatMap(({ nouns }) => nouns).find((forms) => forms.includes(word));
  return found === undefined ? null : { one: found[0], many: found[1] };
}
