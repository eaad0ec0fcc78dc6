import { hasDirections } from "@/graph/document/graph-types";
import { everything } from "../../chart/refs";
import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, says } from "../../parse/clauses";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { namedIn } from "../things/named-nodes";
import { mostOrder } from "../things/tied-amount";

/** "Who spends the most hours on Apollo?", "the highest score of Ann": the edge of somebody that has the most of an attribute. */
export const readEdgeRank: Reader = (clause) => {
  const at = clause.links.findIndex((link, place) => orderAt(link) !== null && measureAfter(clause, place) !== null);
  const order = orderAt(clause.links[at]);
  const by = measureAfter(clause, at);
  const names = namedIn(clause.links);
  if (order === null || by === null || names.length > 1 || clause.links.length > 16) return null;
  if (["style", "remove", "set", "make"].some((arg) => says(clause, "verb", arg)) || !isAsked(clause)) return null;
  const ends: Pick<Ref, "ends"> = names.length === 0 ? {} : { ends: { names, side: sideOf(clause) } };
  const what: Ref = { ...everything("edges"), ...ends, isAll: names.length === 0 };
  return candidate({ do: "rank", what, rank: { by, order, limit: 1 } }, names.length === 0 ? 6 : 9.5);
};

/** "Who spends hours on X?" asks for those whose edges come to X. */
function sideOf(clause: Clause): "target" | "both" {
  return says(clause, "ask", "who") && hasDirections(clause.schema.context.profile) ? "target" : "both";
}

function isAsked(clause: Clause): boolean {
  return says(clause, "ask") || ["find", "show", "tell"].some((arg) => says(clause, "verb", arg));
}

function orderAt(link: Link | undefined): "asc" | "desc" | null {
  const most = mostOrder(link);
  if (most !== null || link === undefined || link.schema.length > 0) return most;
  if (/^(?:highest|largest|biggest|longest|strongest)$/u.test(link.norm)) return "desc";
  return /^(?:lowest|smallest|shortest|weakest)$/u.test(link.norm) ? "asc" : null;
}

/** A number only edges have, right after the word for most. */
function measureAfter({ links }: Clause, at: number): string | null {
  const next = links.slice(at + 1).find((link) => !hasSense(link, "fill"));
  const sense = at < 0 ? undefined : attributeSense(next, "edges");
  const isNodes = attributeSense(next, "nodes")?.target === "nodes";
  return sense?.target === "edges" && !isNodes && sense.attribute.kind === "number" ? sense.attribute.name : null;
}
