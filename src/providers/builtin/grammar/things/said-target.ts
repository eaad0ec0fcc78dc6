import type { ElementTarget } from "@/graph/document/graph-types";
import { edgeKindOf } from "../../lexicon/edge-nouns";
import { nounMeaning } from "../../lexicon/noun-classes";
import { hintedAttribute } from "../../schema/attribute-hints";
import { argOf, hasSense, isUnknown, type Link } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import type { Schema } from "../../schema/schema";
import { attributeOfUnit, isUnit } from "../../text/units";

/** Edges, when the phrase names them or a value only edges have; else nodes. */
export function saidTarget(links: readonly Link[], schema: Schema): ElementTarget {
  for (const at of links.keys()) {
    const side = sideAt(links, at, schema);
    if (side !== null) return side;
  }
  const edgeOnly = links.some(
    (link, at) => link.schema.some((sense) => sense.kind === "value" && sense.target === "edges") && !isHad(links, at),
  );
  if (schema.context.profile.edgeCount === 0) return "nodes";
  const isNamed = links.some((link) => isUnknown(link) || link.isName);
  return (edgeOnly && !isNamed) || isMeasuredOnEdges(links, schema) ? "edges" : "nodes";
}

function sideAt(links: readonly Link[], at: number, schema: Schema): ElementTarget | null {
  const link = links[at];
  if (link === undefined) return null;
  if (edgeKindOf(link, schema) !== null && !hasSense(links[at - 1], "degree")) return "edges";
  const isBeforeEdges = hasSense(links[at + 1], "noun", "edges");
  if (hasSense(link, "noun", "nodes") || (isCommon(link, schema) && !isBeforeEdges) || isVerbOfEdges(links, at, schema))
    return "nodes";
  if (hasSense(link, "noun", "edges") && isCounted(links, link)) return "edges";
  if (isRoutes(links, at, schema)) return "edges";
  const isNodeWord = link.schema.some(
    (sense) => sense.kind === "label" || (sense.kind === "value" && sense.target === "nodes"),
  );
  return isNodeWord ? "nodes" : null;
}

/** "(who) has the most friends", "with no friends": a number of edges that a node has. */
function isHad(links: readonly Link[], at: number): boolean {
  const before = links.slice(Math.max(0, at - 4), at);
  const have = before.findIndex((link) => /^(?:has|have|having|had|with)$/u.test(link.norm));
  const between = before.slice(have + 1);
  return have >= 0 && between.some((link) => hasSense(link, "order") || hasSense(link, "number") || link.norm === "no");
}

/** "stations", "people": a noun of the world that fits the nodes. */
function isCommon(link: Link, schema: Schema): boolean {
  return isUnknown(link) && !link.isName && nounMeaning(schema, link.norm) !== null;
}

/** "what calls Ann?", "what does it call?": a verb here, though edges are called so too. */
function isVerbOfEdges(links: readonly Link[], at: number, schema: Schema): boolean {
  if (relationAt(links, at, schema) === null) return false;
  const [before, next] = [links[at - 1], links[at + 1]];
  const isAsked = hasSense(before, "ask") && !hasSense(before, "ask", "count") && next?.token.kind === "word";
  const isEnd = at > 1 && (next === undefined || next.token.kind === "sign");
  return isAsked || (isEnd && links.slice(0, at).some((link) => /^(?:do|does|did)$/u.test(link.norm)));
}

/** "calls slower than 90 ms", "with a score below 0.5": what is measured is an attribute that only edges have. */
function isMeasuredOnEdges(links: readonly Link[], schema: Schema): boolean {
  if (links.some((link) => link.isName && link.schema.length === 0)) return false;
  if (!links.some((link) => link.token.kind === "number")) return false;
  if (isInUnitOfEdges(links, schema)) return true;
  return links.some((link) => {
    const [first] = link.schema;
    if (first !== undefined)
      return link.schema.every((sense) => sense.kind === "attribute" && sense.target === "edges");
    const group = argOf(link, "more") ?? argOf(link, "less");
    if (group === undefined || hintedAttribute(schema, "nodes", group) !== null) return false;
    return hintedAttribute(schema, "edges", group) !== null;
  });
}

/** "the Nordline routes": beside what only edges have, or where nodes have no data, the plural means them. */
export function isRoutes(links: readonly Link[], at: number, schema: Schema): boolean {
  const link = links[at];
  if (link === undefined || link.schema.length > 0 || !/^(?:paths|routes)$/u.test(link.norm)) return false;
  if (links.some(({ norm }) => /^(?:from|between|shortest|to|back)$/u.test(norm))) return false;
  const isOfEdges = links.some(
    (other) =>
      other.schema.length > 0 && other.schema.every((sense) => sense.kind !== "label" && sense.target === "edges"),
  );
  const { nodeAttributes, edgeAttributes, labelAttribute } = schema.context.profile;
  return isOfEdges || (edgeAttributes.length > 0 && nodeAttributes.every(({ name }) => name === labelAttribute));
}

/** "nodes with 3 edges" speaks of nodes: the noun after a number or "most" is a measure. */
function isCounted(links: readonly Link[], link: Link): boolean {
  const before = links.slice(0, links.indexOf(link));
  return !before.some((other) => hasSense(other, "compare") || hasSense(other, "tie"));
}

/** "hikes under 3 km": a unit that only an attribute of edges has. */
function isInUnitOfEdges(links: readonly Link[], schema: Schema): boolean {
  return links.some(({ norm }, at) => {
    if (links[at - 1]?.token.kind !== "number" || !isUnit(norm)) return false;
    return attributeOfUnit(schema, "nodes", norm) === null && attributeOfUnit(schema, "edges", norm) !== null;
  });
}
