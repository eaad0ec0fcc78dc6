import { attributesOf, type Schema } from "../../schema/schema";
import { spokenWords } from "../../schema/spoken-names";
import { singulars } from "../../text/inflect";
import { type Token, wordsOfName } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";
import type { SaidAttribute } from "../grammar-types";
import { everydayNouns } from "../words/everyday-nouns";

const rowsByNoun = new Map<string, string>();
for (const [nouns, attributes] of everydayNouns) for (const noun of nouns.split("|")) rowsByNoun.set(noun, attributes);

/** "money" where there is a price, "miles" where there is a mileage. */
export function everydayNounsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  return [1, 2].flatMap((length): readonly Entry[] => {
    const part = tokens.slice(start, start + length);
    if (part.length < length || part.some(({ kind }) => kind !== "word")) return [];
    const noun = part.map(({ norm }) => norm).join(" ");
    const row = [noun, ...singulars(noun)].flatMap((form) => rowsByNoun.get(form) ?? [])[0];
    const end = start + length;
    return row === undefined || isAttribute(noun, schema)
      ? []
      : fitting(row.split("|"), schema).map(
          (mean, at): Entry => ({
            symbol: "Attr",
            mean,
            cost: costs.synonym + Math.min(at, 6) * costs.rule,
            start,
            end,
          }),
        );
  });
}

/** The graph has an attribute of that very name. */
function isAttribute(noun: string, { senses }: Schema): boolean {
  return (
    senses.get(noun)?.some((sense) => sense.kind === "attribute" && wordsOfName(sense.attribute.name) === noun) === true
  );
}

function fitting(words: readonly string[], schema: Schema): readonly SaidAttribute[] {
  for (const target of ["nodes", "edges"] as const) {
    const numbers = attributesOf(schema, target).filter(({ kind }) => kind === "number");
    const found = words.flatMap((word) => numbers.filter(({ name }) => isCalled(name, word)));
    if (found.length > 0) return [...new Set(found)].map(({ name, kind }) => ({ name, target, kind }));
  }
  return [];
}

/** By that word, but for a word more that makes it another thing: "box office", never "prize money". */
function isCalled(name: string, word: string): boolean {
  return word.includes(" ") ? wordsOfName(name).startsWith(word) : spokenWords(name).includes(word);
}
