import type { ElementTarget } from "@/graph/graph-types";
import type { AttributeProfile } from "@/graph/profile-types";
import { singulars } from "./inflect";
import { attributeHints } from "./lexicon-comparatives";
import type { Link } from "./link-words";
import { attributesOf, type Schema } from "./schema";
import { spokenWords } from "./spoken-names";

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
  for (const [words, isTurned] of [
    [hint.fits, false],
    [hint.turned ?? [], true],
  ] as const) {
    const attribute = numeric.find(({ name }) => fits(name, words));
    if (attribute !== undefined) return { attribute, isTurned };
  }
  return null;
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

function fits(name: string, words: readonly string[]): boolean {
  return spokenWords(name).some((part) => singulars(part).some((form) => words.includes(form)));
}
