import type { Act } from "../meaning/acts";
import { hasSense, isUnknown, type Link } from "../schema/link-words";
import type { Clause } from "./clauses";

/** A clause without a reading: what its words were taken for, so that the answer can say so. */
export function lostAct(clause: Clause): Act {
  const words = clause.links.filter((link) => link.token.kind !== "sign");
  const known = words.flatMap((link) => gistOf(link));
  const strange = words.filter((link) => isUnknown(link) && link.text.length < 40).map(({ text }) => text);
  return {
    do: "lost",
    ...(strange.length === 0 ? {} : { strange: [...new Set(strange)].slice(0, 4) }),
    gist: [...new Set(known)].slice(0, 4).join("; "),
    ...askedOf(words),
    isEmpty: words.every((link) => !/\p{L}|\p{N}/u.test(link.text)),
  };
}

/** "change the price": of what, and to what, is for the user to say. */
function askedOf(words: readonly Link[]): { readonly isHalf?: string } {
  const [verb, second, ...more] = words.filter((link) => !hasSense(link, "fill"));
  const sense = second?.schema.find(({ kind }) => kind === "attribute");
  const isHalf = hasSense(verb, "verb", "set") && more.length === 0 && sense?.kind === "attribute";
  return isHalf ? { isHalf: sense.attribute.name } : {};
}

function gistOf(link: Link): readonly string[] {
  const [sense] = link.schema;
  if (sense?.kind === "attribute") return [`'${link.text}' as the attribute ${sense.attribute.name}`];
  if (sense?.kind === "value") return [`'${link.text}' as a value of ${sense.attribute.name}`];
  if (sense?.kind === "label") return [`'${link.text}' as a name`];
  if (isUnknown(link) && link.text.length < 40) return [];
  return [];
}
