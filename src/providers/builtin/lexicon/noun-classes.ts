import type { Selector } from "@/graph/selector/selector-types";
import { compare } from "../meaning/selectors";
import { attributesOf, type Schema, typeAttribute } from "../schema/schema";
import { spokenName } from "../schema/spoken-names";
import { singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { genderForms } from "./gender-words";
import { kindsMeant } from "./kind-synonyms";
import { isCommonNoun, knownClasses } from "./world-nouns";

/**
 * What a noun of the world stands for where no value bears it: all nodes, or those of some types ("animals" where there are cats
 * and dogs). Null: nothing in the graph says that its nodes are such things.
 */
export function nounMeaning(schema: Schema, word: string): "all" | readonly string[] | null {
  const forms = singulars(word.toLowerCase());
  const types = typeWords(schema);
  const kinds = types.filter(({ noun }) => kindsMeant(word, [noun]).length > 0);
  if (kinds.length > 0 && !types.some(({ noun }) => forms.includes(noun))) return kinds.map(({ value }) => value);
  if (forms.some((form) => genderForms(form) !== null)) return null;
  const fitting = knownClasses.filter(({ nouns }) => forms.some((form) => nouns.has(form)));
  const isWide = fitting.some(({ wide }) => forms.some((form) => wide.has(form)));
  const alike = types.filter(({ noun }) => fitting.some(({ nouns }) => nouns.has(noun)));
  const isKinds = kindNames.test(spokenName(typeAttribute(schema, "nodes")?.name ?? ""));
  if (isWide && isKinds && alike.length > 0) return areMostly(alike, types) ? "all" : alike.map(({ value }) => value);
  if (isTypedByNouns(schema, types)) return null;
  if (isInGraphName(schema, forms)) return "all";
  if (forms.some((form) => leading.has(form))) return null;
  return fitting.some(({ signs }) => hasSign(schema, signs)) ? "all" : null;
}

/** Of four kinds three and more are such things, and nothing tells that the rest are anything else. */
function areMostly(alike: readonly TypeWord[], types: readonly TypeWord[]): boolean {
  const others = types.filter((type) => !alike.includes(type));
  return 3 * others.length <= alike.length && !others.some(({ noun }) => isCommonNoun(noun));
}

/** There is one of them among many. */
const leading: ReadonlySet<string> = new Set(["boss", "manager", "director", "captain", "king", "queen", "judge"]);

/** "the stations" of a graph that is called "Stations". */
export function isInGraphName(schema: Schema, forms: readonly string[]): boolean {
  const words = wordsOfName(schema.context.profile.name).split(" ");
  return words.some((word) => word.length > 3 && singulars(word).some((form) => forms.includes(form)));
}

interface TypeWord {
  readonly value: string;
  readonly noun: string;
}

function typeWords(schema: Schema): readonly TypeWord[] {
  const values = typeAttribute(schema, "nodes")?.values ?? [];
  return values.flatMap(({ value }) =>
    typeof value === "string" ? [{ value, noun: wordsOfName(value).split(" ").at(-1) ?? "" }] : [],
  );
}

/** The types are kinds of things ("doctor", "ward"), so that another kind is not there. */
function isTypedByNouns(schema: Schema, types: readonly TypeWord[]): boolean {
  if (!kindNames.test(spokenName(typeAttribute(schema, "nodes")?.name ?? ""))) return false;
  return types.some(({ noun }) => knownClasses.some(({ nouns }) => nouns.has(noun)));
}

const kindNames = /\b(?:type|kind|class|sort|category|species|label|art)\b/u;

function hasSign(schema: Schema, signs: ReadonlySet<string>): boolean {
  return attributesOf(schema, "nodes").some(({ name }) =>
    wordsOfName(name)
      .split(" ")
      .some((word) => singulars(word).some((form) => signs.has(form))),
  );
}

/** The condition for a sex, as the graph's own attribute writes it. */
export function sexTerm(schema: Schema, sex: "female" | "male"): Selector | null {
  const attribute = attributesOf(schema, "nodes").find(({ name }) => /(?:^|[\s_])(?:sex|gender)$/iu.test(name));
  const value = attribute?.values?.find((entry) => typeof entry.value === "string" && fits(entry.value, sex))?.value;
  return attribute === undefined || value === undefined ? null : compare(attribute.name, "==", value);
}

function fits(value: string, sex: "female" | "male"): boolean {
  return sex === "female" ? /^(?:f|w|female|woman|girl)$/iu.test(value) : /^(?:m|male|man|boy)$/iu.test(value);
}
