import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";

const yesWords = new Set("yes|y|true|ja|j|sí|si|oui|是|はい".split("|"));
const noWords = new Set("no|n|false|nein|non|否|いいえ".split("|"));

/** What stands for yes and for no, where an attribute has nothing but these two as texts: of "essential", "yes" and "no". */
export function yesAndNo({
  kind,
  values = [],
}: AttributeProfile): { readonly yes: string; readonly no: string } | null {
  if (kind !== "string" || values.length !== 2) return null;
  const said = values.map(({ value }) => String(value));
  const yes = said.find((word) => yesWords.has(word.toLowerCase()));
  const no = said.find((word) => noWords.has(word.toLowerCase()));
  return yes === undefined || no === undefined || yes === no ? null : { yes, no };
}

/** The other of the two values of a yes-or-no attribute; undefined: only one of them is stored here. */
export function otherAnswer(attribute: AttributeProfile | undefined, value: JsonValue): JsonValue | undefined {
  const values = attribute !== undefined && isYesOrNo(attribute) ? (attribute.values ?? []) : [];
  return values.length === 2 ? values.find((one) => one.value !== value)?.value : undefined;
}

/** An attribute that is yes or no, in these words or as truth values. */
export function isYesOrNo(attribute: AttributeProfile): boolean {
  return attribute.kind === "boolean" || yesAndNo(attribute) !== null;
}
