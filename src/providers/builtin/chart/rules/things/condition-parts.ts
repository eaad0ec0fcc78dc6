import { compare } from "../../../meaning/selectors";
import type { Meanings, Part, SaidAttribute, ValueSense } from "../../grammar-types";

export function valuePart({ target, attribute, value }: ValueSense, said: string): Part {
  const where = compare(attribute.name, attribute.kind === "list" ? "has" : "==", value);
  return { where, said, side: target, about: attribute.name };
}

export function flagPart({ name, target, value }: Meanings["Flag"], said: string): Part {
  return { where: compare(name, "==", value), said, side: target, about: name };
}

export function ofAttribute(attribute: SaidAttribute, part: Part): Part | null {
  return part.about === attribute.name ? part : null;
}

export function withSaid(part: Part | null, said: string): Part | null {
  return part === null ? null : { ...part, said };
}

/** "people that live in Leeds", "people living in Leeds". */
export function byVerb(said: string): string {
  return /^(?:[a-z]+(?:ing|ed)|born|be|is|are) /iu.test(said) ? said : `that ${said}`;
}

/** More, or less, than another one has, or than the average. */
export function againstPart(
  { name: property, kind, target }: SaidAttribute,
  cmp: "<" | ">",
  said: string,
  name?: string,
): Part | null {
  if (kind !== "number" || target === "edges") return null;
  return { against: { ...(name === undefined ? {} : { name }), property, cmp }, said, side: "nodes" };
}
