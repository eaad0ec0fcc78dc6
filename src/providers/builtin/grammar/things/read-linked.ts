import { hasDirections } from "@/graph/document/graph-types";
import { oneLine } from "@/lib/text/lines";
import { everything } from "../../chart/refs";
import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { hasSense, isUnknown, type Link } from "../../schema/link-words";
import { relationsOf } from "../../schema/relation-match";
import { type Schema, typeAttribute } from "../../schema/schema";
import { isDeep, isDepthWord, wholeDepth } from "./deep-relation";
import { namedIn } from "./named-nodes";

/** "What goes into the soup?", "who feeds Ann?" where edges have no kinds: whatever the verb, it can only mean the edges there are. */
export const readLinked: Reader = (given) => {
  const isFar = isDeep(given.links);
  const clause = isFar ? { ...given, links: given.links.filter((link) => !isDepthWord(link)) } : given;
  const { links, schema } = clause;
  if (isTypedByVerbs(schema) || schema.context.profile.edgeCount === 0) return null;
  const [name, second] = namedIn(links);
  const isAsked = ["what", "who"].some((arg) => says(clause, "ask", arg));
  if (name === undefined || second !== undefined || !isAsked || links.length > 12) return null;
  const verbs = links.flatMap((link, at) => (isVerb(link, name) ? [at] : []));
  const [verb] = verbs;
  if (verb === undefined || verbs.length !== 1 || links.some((link, at) => at !== verb && isOther(link))) return null;
  const near: Ref["near"] = {
    names: [name],
    direction: wayOf(clause, verb, name),
    depth: isFar ? wholeDepth : 1,
    isNegated: false,
  };
  return candidate({ do: "find", what: { ...everything("nodes"), near, isAll: false } }, 7);
};

/** Edges say what they are by verbs ("cites", "works_at"), so that another verb is not there. */
function isTypedByVerbs(schema: Schema): boolean {
  if (typeAttribute(schema, "edges") === undefined) return false;
  return relationsOf(schema).some(({ text }) => /(?:s|ed|ing| (?:of|to|in|on|at|by|with|for|from))$/u.test(text));
}

const linkingVerb = new RegExp(
  oneLine`
    ^(?:depend|depends|depends? on|calls?|uses?|reach|reaches|follows?|holds?|plays?|played|meet|meets|met|face|faces
    |faced|sends?|sent|pays?|paid|sells?|sold|buys?|bought|knows?|feeds?|fed|visits?|visited|serves?|served)$
  `,
  "u",
);

function isVerb(link: Link, name: string): boolean {
  if (link.schema.length > 0 || name.includes(link.text)) return false;
  return isUnknown(link) || linkingVerb.test(link.norm);
}

/** "what does Ann feed?" follows the edges, "who feeds Ann?" goes against them; "what goes into it" may be either. */
function wayOf({ links, schema }: Clause, verb: number, name: string): "in" | "out" | "both" {
  const at = links.findIndex((link) => name.startsWith(link.text) || link.schema.some(({ kind }) => kind === "label"));
  if (!hasDirections(schema.context.profile) || at < 0) return "both";
  const isDone = links.slice(0, at).some((link) => /^(?:does|do|did|can|could)$/u.test(link.norm));
  if (isDone && verb > at) return "out";
  return at === verb + 1 || (at === verb + 2 && /^(?:on|the)$/u.test(links[verb + 1]?.norm ?? "")) ? "in" : "both";
}

/** A word that says something else. */
function isOther(link: Link): boolean {
  if (link.schema.some(({ kind }) => kind !== "label") || /\b(?:often|frequently)$/u.test(link.norm)) return true;
  return ["compare", "more", "less", "most", "least", "color", "measure", "order"].some((cls) => hasSense(link, cls));
}
