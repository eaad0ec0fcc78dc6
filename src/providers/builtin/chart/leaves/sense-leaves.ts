import { genderForms } from "../../lexicon/gender-words";
import { compare } from "../../meaning/selectors";
import { attributesOf, type Schema, type SchemaSense, typeAttribute } from "../../schema/schema";
import { yesAndNo } from "../../schema/yes-and-no";
import { singulars } from "../../text/inflect";
import { type Token, wordsOfName, writtenOf } from "../../text/tokens";
import { costs } from "../costs";
import { formsOf, formsOfValue, kindRef } from "../refs";
import type { WordMeaning } from "../words/word-rows";

/** Some words beside each other. */
export interface Stretch {
  readonly part: readonly Token[];
  readonly start: number;
  readonly end: number;
  readonly isFirst: boolean;
}

interface Sensed {
  readonly stretch: Stretch;
  readonly schema: Schema;
  /** The words are words of the language too. */
  readonly isSmall: boolean;
  /** They are said before an amount or a time: "since". */
  readonly isAmount: boolean;
  /** They are a colour and nothing else. */
  readonly isColor: boolean;
}

/** What a word of the graph means. */
export function meaningsOfSense(sense: SchemaSense, given: Sensed): readonly WordMeaning[] {
  const { stretch, schema, isSmall, isAmount } = given;
  const text = writtenOf(stretch.part);
  switch (sense.kind) {
    case "label":
      return [{ symbol: "Name", mean: sense.label, cost: nameCost(sense, given) }];
    case "value":
      return [
        ...valueMeanings(sense, {
          schema,
          cost: isSmall && String(sense.value) !== text ? costs.otherCase : 0,
          said: wordsOfName(text),
        }),
        ...valueNoun(sense, stretch.part.map(({ norm }) => norm).join(" ")),
      ];
    case "attribute":
      return attributeMeanings(sense, { schema, cost: isAmount ? costs.smallWord : 0 });
  }
}

/** A name that is a word of the language too is hardly meant where it is written otherwise. */
function nameCost({ label, isGuess }: LabelSense, { stretch, isSmall, isColor }: Sensed): number {
  const isExact = label === writtenOf(stretch.part) && !(stretch.isFirst && stretch.part.length === 1);
  const small = isColor ? costs.otherCase : costs.smallWord;
  return (isGuess === true ? costs.guessedName : 0) + (isSmall && !isExact ? small : 0);
}

type LabelSense = SchemaSense & { readonly kind: "label" };
type ValueSense = SchemaSense & { readonly kind: "value" };
type AttributeSense = SchemaSense & { readonly kind: "attribute" };

export function valueMeanings(
  sense: ValueSense,
  { schema, cost, said }: { readonly schema: Schema; readonly cost: number; readonly said?: string },
): readonly WordMeaning[] {
  const { target, attribute, value } = sense;
  const small = { target, attribute: { name: attribute.name, kind: attribute.kind }, value };
  const own: WordMeaning = { symbol: "Value", mean: small, cost };
  if (typeAttribute(schema, target)?.name !== attribute.name) return [own];
  const noun = genderForms(said ?? "") ?? formsOfValue(sense, said);
  return [
    own,
    { symbol: "Kind", mean: kindRef(target, { ...noun, where: compare(attribute.name, "==", value) }), cost },
  ];
}

/** "cats", where a species is "cat": several of a value are things that have it. */
function valueNoun({ target, attribute, value }: ValueSense, norm: string): readonly WordMeaning[] {
  if (typeof value !== "string" || attribute.kind === "list" || singulars(norm)[0] === norm) return [];
  const forms = genderForms(norm) ?? formsOf(norm);
  const mean = kindRef(target, { ...forms, where: compare(attribute.name, "==", value) });
  return [{ symbol: "Kind", mean, cost: costs.word }];
}

export function attributeMeanings(
  { target, attribute }: AttributeSense,
  { schema, cost, isOpposite }: { readonly schema: Schema; readonly cost: number; readonly isOpposite?: boolean },
): readonly WordMeaning[] {
  const mean = { name: attribute.name, target, kind: attribute.kind };
  const isLabel = target === "nodes" && attribute.name === schema.context.profile.labelAttribute;
  const flag: WordMeaning[] =
    attribute.kind === "boolean" ? [{ symbol: "Flag", mean: { ...mean, value: isOpposite !== true }, cost }] : [];
  const answer = yesAndNo(attribute)?.[isOpposite === true ? "no" : "yes"];
  if (answer !== undefined) flag.push({ symbol: "Value", mean: { target, attribute: mean, value: answer }, cost });
  if (isOpposite === true) return flag;
  const isOfBoth = target === "edges" && attributesOf(schema, "nodes").some(({ name }) => name === attribute.name);
  return [{ symbol: "Attr", mean, cost: cost + (isLabel ? costs.word : 0) + (isOfBoth ? costs.ofEdges : 0) }, ...flag];
}
