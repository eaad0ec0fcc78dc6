import { thingColors } from "../lexicon/shades";
import { isUnknown, type Link } from "./link-words";
import type { Schema } from "./schema";

/** Whether words of a message may be names or values that the profile does not list. */
export function mayNameMore(links: readonly Link[], { context }: Schema): boolean {
  const areNumbered = context.profile.exampleNodes.some(({ label }) => /^\d+$/u.test(label));
  return links.some(
    (link, at) =>
      isUnknown(link) ||
      mayBeName(link) ||
      mayEndName(link, links[at - 1]) ||
      link.mended !== undefined ||
      (link.isName && link.schema.length === 0) ||
      // Where nodes are called by numbers, a number may be a name.
      (areNumbered && link.token.kind === "number" && link.schema.length === 0),
  );
}

/** A colour that is called after a thing, which a node may be: "the tomato". */
function mayBeName({ senses, schema }: Link): boolean {
  return schema.length === 0 && senses.some(({ cls, arg }) => cls === "color" && thingColors.has(arg));
}

/** Words that mean something by themselves and may be one name: "Person 1", "Level 3", "Company Oslo". */
function mayEndName(link: Link, before: Link | undefined): boolean {
  if (before === undefined || link.startsSentence) return false;
  const isThing = before.schema.some(
    (sense) => sense.kind !== "attribute" && (sense.kind === "label" || sense.target === "nodes"),
  );
  if (link.token.kind === "number") return isThing || before.isName;
  return link.isName && isThing && /^\p{Lu}/u.test(before.text);
}
