import { phraseLines } from "@/lib/text/lines";
import { attributesOf, type Schema, type SchemaSense } from "../schema/schema";
import { isYesOrNo } from "../schema/yes-and-no";
import { wordsOfName } from "../text/tokens";

/** What is said of things for which a yes-or-no attribute with this word is no: attribute words → phrases. */
const rows: readonly (readonly [words: string, opposites: string])[] = [
  [
    "done finished completed complete closed resolved",
    phraseLines`
      unfinished|incomplete|outstanding|pending|still open|unresolved|undone|to do|todo|left to do|still to do
      to be done|still to be done|has to be done|still has to be done|have to be done|yet to be done|needs doing
      need doing
    `,
  ],
  ["open opened", "closed|shut"],
  ["closed", "open|still open"],
  ["active", "inactive|dormant|retired|idle|unused"],
  ["alive living", "dead|deceased|died|has died|have died"],
  ["available", "unavailable|taken|booked|not free"],
  ["paid settled", "unpaid|owing|outstanding|not paid for"],
  ["married", "single|unmarried|not married"],
  ["indoor indoors", "outdoor|outdoors|outside"],
  ["outdoor outdoors", "indoor|indoors|inside"],
  ["public", "private|non-public"],
  ["private", "public"],
  ["enabled", "disabled|switched off|turned off"],
  ["online up running", "offline|down|not running"],
  ["fixed repaired working", "broken|faulty|out of order"],
  ["required mandatory compulsory", "optional|voluntary"],
  ["optional", "required|mandatory|compulsory"],
  ["remote", "on site|on-site|onsite|in the office|office-based"],
  ["vegetarian vegan", "with meat|meaty|contains meat"],
  ["wild", "tame|domesticated|captive"],
  ["tame domesticated", "wild|feral"],
  ["returned", "on loan|still out|lent out|not back|overdue"],
  ["accessible", "inaccessible"],
  ["free", "paid|occupied|taken"],
  ["occupied", "free|empty|vacant"],
  ["employed", "unemployed|out of work|jobless"],
  ["insured", "uninsured"],
  ["electric electrified", "non-electric|diesel"],
  ["permanent", "temporary"],
  ["temporary", "permanent"],
  ["edible", "inedible|poisonous|toxic"],
  ["poisonous toxic venomous", "harmless|edible|non-toxic"],
  ["domestic", "foreign|international"],
  ["professional", "amateur"],
  ["native", "invasive|introduced|alien"],
  ["covered roofed", "open air|open-air|uncovered"],
];

const byPhrase = new Map<string, readonly string[]>();
for (const [words, opposites] of rows)
  for (const phrase of opposites.split("|"))
    byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), ...words.split(" ")]);

/** The yes-or-no attributes a phrase says the opposite of: "unfinished" where nodes have `done`. */
export function antonymsOf(phrase: string, schema: Schema): readonly SchemaSense[] {
  const words = byPhrase.get(phrase);
  if (words === undefined) return [];
  return (["nodes", "edges"] as const).flatMap((target) =>
    attributesOf(schema, target)
      .filter((attribute) => isYesOrNo(attribute) && hasWord(attribute.name, words))
      .map((attribute) => ({ kind: "attribute" as const, target, attribute })),
  );
}

function hasWord(name: string, words: readonly string[]): boolean {
  return wordsOfName(name)
    .replace(/^(?:is|has|was) /u, "")
    .split(" ")
    .some((word) => words.includes(word));
}
