import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";

/** A longer name makes no chip. */
const longestName = 28;

/** 2 to 12 values, so that a colour each tells them apart, and two elements each at the least: else they are names. */
export function isCategorical({ kind, present, distinct, values }: AttributeProfile): boolean {
  const isSome = distinct >= 2 && distinct <= 12 && distinct * 2 <= present;
  return (kind === "string" || kind === "boolean") && isSome && values !== undefined;
}

/** What nodes can be counted by. */
export function groupings({ nodeAttributes }: GraphProfile): readonly AttributeProfile[] {
  return nodeAttributes.filter((attribute) => isCategorical(attribute) && isUsableAttribute(attribute));
}

/** Numbers that measure: an attribute that sorts nodes into types counts nothing, whatever it is written as. */
export function measures({ nodeAttributes, nodeTypeAttribute }: GraphProfile): readonly AttributeProfile[] {
  return nodeAttributes.filter(
    (attribute) =>
      attribute.kind === "number" &&
      attribute.min !== attribute.max &&
      attribute.name !== nodeTypeAttribute &&
      isUsableAttribute(attribute) &&
      !isYear(attribute) &&
      !/^id$|_id$|^(?:zone|floor|level|round)$/iu.test(attribute.name),
  );
}

/** A higher one is only later. */
function isYear({ min = 0, max = 0 }: AttributeProfile): boolean {
  return min >= 1000 && max <= 2100 && Number.isInteger(min) && Number.isInteger(max);
}

/** What edges measure and a way can add up: never below nought, and not the same everywhere. */
export function pathLengths({ edgeAttributes, edgeTypeAttribute }: GraphProfile): readonly AttributeProfile[] {
  return edgeAttributes.filter(
    (attribute) =>
      attribute.kind === "number" &&
      (attribute.min ?? -1) >= 0 &&
      attribute.min !== attribute.max &&
      attribute.name !== edgeTypeAttribute &&
      isUsableAttribute(attribute) &&
      !/^id$|_id$|^year$/iu.test(attribute.name),
  );
}

export function usableValues({ values = [] }: AttributeProfile): readonly string[] {
  return values
    .map(({ value }) => value)
    .filter((value: JsonValue): value is string => typeof value === "string" && isUsable(value));
}

/** An attribute called like a part of the picture reads as that part in a sentence. */
const pictureWords: ReadonlySet<string> = new Set(["size", "color", "colour", "shape", "width", "layout", "style"]);

export function isUsableAttribute({ name: called }: AttributeProfile): boolean {
  return isUsable(called) && !isPictureWord(called);
}

export function isPictureWord(text: string): boolean {
  return pictureWords.has(text.toLowerCase());
}

/** Short and of plain words, so that it reads in a sentence and is read back out of it. */
export function isUsable(text: string): boolean {
  return text.length > 0 && text.length <= longestName && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.'’-]*$/u.test(text);
}
