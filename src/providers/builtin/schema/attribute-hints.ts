import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import { attributeHints } from "../lexicon/lexicon-comparatives";
import { singulars } from "../text/inflect";
import type { Link } from "./link-words";
import { attributesOf, type Schema } from "./schema";
import { spokenWords } from "./spoken-names";
import { isTime } from "./time-attributes";

export interface HintedAttribute {
  readonly attribute: AttributeProfile;
  /** The sense is turned round: "older" means a smaller year of birth. */
  readonly isTurned: boolean;
}

/** The numeric attribute a comparative like "older" speaks of in this graph, or null when none fits. */
export function hintedAttribute(schema: Schema, target: ElementTarget, group: string): HintedAttribute | null {
  const hint = attributeHints[group];
  if (hint === undefined) return null;
  const numeric = attributesOf(schema, target).filter((attribute) => attribute.kind === "number");
  return gradedBy(numeric, hint)[0] ?? null;
}

/** Everything a superlative may go by, the likeliest first: numbers, and dates where time is graded. */
export function rankableBy(schema: Schema, target: ElementTarget, group: string): readonly HintedAttribute[] {
  const hint = attributeHints[group];
  if (hint === undefined) return [];
  const isOrdered = (attribute: AttributeProfile): boolean => attribute.kind === "number" || isTime(attribute);
  return gradedBy(attributesOf(schema, target).filter(isOrdered), hint);
}

function gradedBy(
  attributes: readonly AttributeProfile[],
  { fits: words, turned = [] }: { readonly fits: readonly string[]; readonly turned?: readonly string[] },
): readonly HintedAttribute[] {
  const of = (list: readonly string[], isTurned: boolean): readonly HintedAttribute[] =>
    attributes.filter(({ name }) => fits(name, list)).map((attribute) => ({ attribute, isTurned }));
  return [...of(words, false), ...of(turned, true)];
}

/** The same for a word: "newest", "shorter". */
export function rankableByWord(
  schema: Schema,
  target: ElementTarget,
  link: Link | undefined,
  [up, down]: readonly ["more", "less"] | readonly ["most", "least"],
): readonly (HintedAttribute & { readonly isUp: boolean })[] {
  for (const { cls, arg } of link?.senses ?? []) {
    const found = cls === up || cls === down ? rankableBy(schema, target, arg) : [];
    if (found.length > 0) return found.map((hint) => ({ ...hint, isUp: (cls === up) !== hint.isTurned }));
  }
  return [];
}

/** What "shorter" or "oldest" grades here: of several senses of a word the first that some attribute has. */
export function hintedBy(
  schema: Schema,
  target: ElementTarget,
  link: Link | undefined,
  [up, down]: readonly ["more", "less"] | readonly ["most", "least"],
): (HintedAttribute & { readonly isUp: boolean }) | null {
  for (const { cls, arg } of link?.senses ?? []) {
    const hint = cls === up || cls === down ? hintedAttribute(schema, target, arg) : null;
    if (hint !== null) return { ...hint, isUp: (cls === up) !== hint.isTurned };
  }
  return null;
}

/** Other numbers that a comparative of this one may speak of as well, the same way round: "older" of an age or of years here. */
export function gradedAlike(schema: Schema, target: ElementTarget, name: string): readonly string[] {
  return Object.keys(attributeHints).flatMap((group) => {
    const found = rankableBy(schema, target, group).filter(({ attribute }) => attribute.kind === "number");
    const own = found.find(({ attribute }) => attribute.name === name);
    if (own === undefined) return [];
    return found
      .filter(({ attribute, isTurned }) => attribute.name !== name && isTurned === own.isTurned)
      .map(({ attribute }) => attribute.name);
  });
}

function fits(name: string, words: readonly string[]): boolean {
  return spokenWords(name).some(
    (part) => words.includes(part) || (part !== "years" && singulars(part).some((form) => words.includes(form))),
  );
}
