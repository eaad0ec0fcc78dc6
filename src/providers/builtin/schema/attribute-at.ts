import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { Draft } from "../grammar/things/draft";
import { hintedAttribute } from "./attribute-hints";
import { argOf, hasSense } from "./link-words";

/** The attribute that the word at this place names, or is the verb of; the degree for "degree". */
export function attributeAt(draft: Draft, at: number): AttributeProfile | null {
  const link = draft.links[at];
  const found = link?.schema.find((sense) => sense.kind === "attribute" && sense.target === draft.target);
  if (found?.kind === "attribute") return found.attribute;
  const group = argOf(link, "of");
  if (group !== undefined) return hintedAttribute(draft.schema, draft.target, group)?.attribute ?? null;
  return draft.target === "nodes" && hasSense(link, "noun", "degree") ? degree : null;
}

/** The number of links, read like an attribute. */
const degree: AttributeProfile = { name: "degree", kind: "number", present: 1, distinct: 2 };
