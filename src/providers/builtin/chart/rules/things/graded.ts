import { compare } from "../../../meaning/selectors";
import { hintedAttribute } from "../../../schema/attribute-hints";
import { asCounted } from "../../convert-unit";
import type { Graded, Part, Place, SaidAttribute, World } from "../../grammar-types";
import { againstPart } from "./condition-parts";

export interface GradedAttribute extends SaidAttribute {
  /** More of it is what was said. */
  readonly isUp: boolean;
}

/** "older", "heavier": the attribute it grades here. */
export function gradedAttribute(
  { group, isMore }: Graded,
  { schema }: World,
  target: "nodes" | "edges",
): GradedAttribute | null {
  const found = hintedAttribute(schema, target, group);
  if (found === null) return null;
  const { attribute, isTurned } = found;
  return { name: attribute.name, kind: attribute.kind, target, isUp: isMore !== isTurned };
}

/** "older than 30". */
export function gradedPart(graded: Graded, said: number, unit: string | undefined, place: Place): Part | null {
  for (const target of ["nodes", "edges"] as const) {
    const found = gradedAttribute(graded, place, target);
    if (found === null) continue;
    // "older than 30" of a year of birth would be an age: that is another question.
    if (found.isUp !== graded.isMore && said < 500) continue;
    const value = asCounted(said, unit, found.name);
    if (value === null) continue;
    const where = compare(found.name, found.isUp ? ">" : "<", value);
    return { where, said: place.text, side: target, about: found.name };
  }
  return null;
}

/** "older than Ann", "older than average". */
export function gradedAgainst(graded: Graded, place: Place, name?: string): Part | null {
  const found = gradedAttribute(graded, place, "nodes");
  return found === null ? null : againstPart(found, found.isUp ? ">" : "<", place.text, name);
}
