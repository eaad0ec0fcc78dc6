import { pushAll } from "@/lib/lists/whole-lists";
import { relationsOf } from "../../schema/relation-match";
import { attributesOf, type Schema } from "../../schema/schema";
import { spokenWords } from "../../schema/spoken-names";
import { singulars, stemmedPhrase, verbStem } from "../../text/inflect";
import { type Token, wordsOfName } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";
import type { SaidAttribute } from "../grammar-types";
import { attributeVerbs } from "../words/attribute-verbs";

const rowsByVerb = new Map<string, string[]>();
for (const [verbs, attributes] of attributeVerbs)
  for (const verb of verbs.split("|")) {
    const key = stemmedPhrase(verb.split(" "));
    rowsByVerb.set(key, [...(rowsByVerb.get(key) ?? []), attributes]);
  }

/** Verbs that say a value of an attribute here: "earn" where there is a salary, "win" where there are wins. */
export function attributeVerbsAt(tokens: readonly Token[], start: number, schema: Schema): readonly Entry[] {
  const found: Entry[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + 4); end += 1) {
    const part = tokens.slice(start, end);
    if (part.some(({ kind }) => kind !== "word")) break;
    const rows = rowsByVerb.get(stemmedPhrase(part.map(({ norm }) => norm))) ?? [];
    const meant = rows.flatMap((row) => fitting(row.split("|"), schema));
    const own = end === start + 1 && meant.length === 0 ? ownVerbs(part[0]?.norm ?? "", schema) : [];
    const cost = isRelation(part, schema) ? costs.synonym : costs.word;
    // The likeliest first; what the kind asked about has decides.
    pushAll(
      found,
      meant.map((mean, at): Entry => ({ symbol: "Does", mean, cost: cost + at, start, end })),
    );
    pushAll(
      found,
      own.map((mean): Entry => ({ symbol: "Does", mean, cost: costs.synonym, start, end })),
    );
  }
  return found;
}

/** "work for" where edges say who works for whom. */
function isRelation([first]: readonly Token[], schema: Schema): boolean {
  const stem = verbStem(first?.norm ?? "");
  return relationsOf(schema).some(({ stems }) => stems[0] === stem);
}

function fitting(words: readonly string[], schema: Schema): readonly SaidAttribute[] {
  for (const target of ["nodes", "edges"] as const) {
    const plain = attributesOf(schema, target).filter(({ kind }) => kind !== "boolean");
    const found = words.flatMap((word) => plain.filter(({ name }) => isCalled(name, word)));
    if (found.length > 0) return [...new Set(found)].map(({ name, kind }) => ({ name, target, kind }));
  }
  return [];
}

function isCalled(name: string, word: string): boolean {
  return word.includes(" ") ? wordsOfName(name).startsWith(word) : spokenWords(name).includes(word);
}

/** "who coaches" where there is a coach, "who maintains" where there are maintainers. */
function ownVerbs(norm: string, schema: Schema): readonly SaidAttribute[] {
  const stem = verbStem(norm);
  if (stem.length < 4) return [];
  for (const target of ["nodes", "edges"] as const)
    for (const { name, kind } of attributesOf(schema, target)) {
      const noun = wordsOfName(name).split(" ").at(-1) ?? "";
      if (kind !== "boolean" && isVerbOf(stem, singulars(noun)[0] ?? noun)) return [{ name, target, kind }];
    }
  return [];
}

function isVerbOf(stem: string, noun: string): boolean {
  return verbStem(noun) === stem || (/(?:er|or)$/u.test(noun) && verbStem(noun.slice(0, -2)) === stem);
}
