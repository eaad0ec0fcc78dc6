import type { Ref } from "./acts";
import { candidate, type Reader } from "./candidate";
import { says } from "./clauses";
import { hasSense, isUnknown, type Link } from "./link-words";
import { namedIn } from "./named-nodes";
import { everything } from "./said-attributes";
import { typeAttribute } from "./schema";

/** "What goes into the soup?", "who feeds Ann?" where edges have no kinds: whatever the verb, it can only mean the edges there are. */
export const readLinked: Reader = (clause) => {
  const { links, schema } = clause;
  if (typeAttribute(schema, "edges") !== undefined || schema.context.profile.edgeCount === 0) return null;
  const [name, second] = namedIn(links);
  const isAsked = ["what", "who"].some((arg) => says(clause, "ask", arg));
  if (name === undefined || second !== undefined || !isAsked || links.length > 12) return null;
  const verbs = links.filter((link) => isUnknown(link) && !name.includes(link.text));
  if (verbs.length !== 1 || links.some(isOther)) return null;
  const near: Ref["near"] = { names: [name], direction: "both", depth: 1, isNegated: false };
  return candidate({ do: "find", what: { ...everything("nodes"), near, isAll: false } }, 7);
};

/** A word that says something else. */
function isOther(link: Link): boolean {
  if (link.schema.some(({ kind }) => kind !== "label")) return true;
  return ["compare", "more", "less", "most", "least", "color", "measure", "order"].some((cls) => hasSense(link, cls));
}
