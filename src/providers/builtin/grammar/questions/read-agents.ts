import { everything } from "../../chart/refs";
import { nounMeaning } from "../../lexicon/noun-classes";
import { endNamed } from "../../lexicon/relation-nouns";
import type { Act } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { relationAt } from "../../schema/relation-match";
import { attributesOf, type Schema } from "../../schema/schema";
import { singulars, verbStem } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { readThings } from "../things/read-things";
import { mostOrder } from "../things/tied-amount";

/** "Who owns the most machines?" where machines have an owner, "departments ranked by headcount": groups by how many are in them. */
export const readAgents: Reader = (clause) => (says(clause, "color") ? null : (agent(clause) ?? ranked(clause)));

/** "who owns the most machines": nobody is a node, their names are values. */
function agent(clause: Clause): Candidate | null {
  const { links, schema } = clause;
  const most = links.findIndex((link) => mostOrder(link) !== null);
  const order = mostOrder(links[most]);
  const verb = links.slice(0, Math.max(0, most)).findLast((link) => !hasSense(link, "fill") && !hasSense(link, "ask"));
  if (order === null || !says(clause, "ask", "who")) return null;
  if (verb !== undefined && relationAt(links, links.indexOf(verb), schema) !== null) return null;
  const groupBy = verb === undefined ? holderOf(schema) : agentOf(schema, verb.norm);
  if (groupBy === null) return null;
  const { ref, unread } = readThings(links.slice(most + 1), schema, "nodes");
  const isOpen = ref.unknown !== undefined && ref.isNoun !== true;
  const what = isOpen || ref.isAll ? everything("nodes") : ref;
  const pick = order === "asc" ? "least" : "most";
  return candidate(
    { do: "aggregate", what, measure: "count", groupBy, pick },
    9.5,
    isOpen ? [ref.unknown ?? ""] : unread,
  );
}

/** The attribute that names who does that: "owner" for "owns". */
function agentOf(schema: Schema, verb: string): string | null {
  const found = attributesOf(schema, "nodes").find(
    ({ name, kind }) =>
      kind === "string" &&
      wordsOfName(name)
        .split(" ")
        .some((word) => endNamed(verbStem(verb), singulars(word)[0] ?? word) === "source"),
  );
  return found?.name ?? null;
}

/** "who has the most open tasks" where tasks have an assignee and people are no nodes. */
function holderOf(schema: Schema): string | null {
  if (nounMeaning(schema, "people") !== null) return null;
  const found = attributesOf(schema, "nodes").find(
    ({ name, kind }) =>
      kind === "string" && /\b(?:assignee|owner|responsible|holder|keeper)\b/u.test(wordsOfName(name)),
  );
  return found?.name ?? null;
}

const sizes = /^(?:headcount|size|staff|members?|people|nodes|members|employees|strength)$/u;

/** "departments ranked by headcount", "kinds sorted by number of nodes". */
function ranked({ links }: Clause): Candidate | null {
  const at = links.findIndex((link) => hasSense(link, "verb", "sort"));
  const by = links.findIndex((link, place) => place > at && link.norm === "by");
  if (at < 1 || by < 0) return null;
  const sense = links
    .slice(0, at)
    .map((link) => attributeSense(link, "nodes"))
    .find((found) => found?.target === "nodes");
  const tail = links.slice(by + 1).filter((link) => !isSmall(link));
  const isSize = tail.length === 1 && sizes.test(tail[0]?.mended ?? tail[0]?.norm ?? "");
  const isCount = links.slice(by + 1).some((link) => hasSense(link, "ask", "count"));
  if (sense === undefined || sense.attribute.kind === "number" || !(isSize || (isCount && tail.length < 2)))
    return null;
  const act: Act = { do: "aggregate", what: everything("nodes"), measure: "count", groupBy: sense.attribute.name };
  return candidate(act, 9.5);
}

function isSmall(link: Link): boolean {
  return link.token.kind === "sign" || hasSense(link, "fill") || hasSense(link, "ask");
}
