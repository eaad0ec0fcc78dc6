import { everything } from "../../chart/refs";
import type { Act, Measure } from "../../meaning/acts";
import { type Candidate, candidate, type Reader } from "../../parse/candidate";
import { type Clause, indexOf, says } from "../../parse/clauses";
import { argOf, hasSense, type Link, valueSenses } from "../../schema/link-words";
import { attributesIn, type SaidAttribute } from "../../schema/said-attributes";
import { readThings } from "../things/read-things";

/** "Which city has the most clients?", "the region with the fewest links", "which breed has the highest average age?". */
export const readGroupRank: Reader = (clause) => {
  const group = groupAsked(clause);
  if (group === null) return null;
  const at = clause.links.findIndex((link, index) => index > group.at && directionOf(link) !== null);
  const pick = directionOf(clause.links[at]);
  if (pick === null) return null;
  const between = clause.links.slice(group.at + 1, at);
  if (isSizeAsked(clause, at, between)) {
    const act = { do: "aggregate", what: everything("nodes"), measure: "count", groupBy: group.name, pick } as const;
    return candidate(act, 8);
  }
  if (!isHaving(between)) return null;
  const measured = measuredAfter(clause, at);
  return measured === null ? null : grouped(clause, { group: group.name, pick, at, ...measured });
};

/** "Compare the servers and the clients by load", "compare regions by salary". */
export const readCompare: Reader = (clause) => {
  const at = indexOf(clause, "verb", "compare");
  if (at < 0) return null;
  const compared = comparedBy(clause);
  if (compared === null) return null;
  const number = attributesIn(clause).find(({ kind, name }) => kind === "number" && name !== compared.name);
  const isDegree = says(clause, "noun", "degree") || says(clause, "noun", "neighbours");
  const property = number?.name ?? (isDegree ? "degree" : undefined);
  const rest = clause.links.filter((link, index) => {
    if (index === at || index === number?.at || index === compared.at) return false;
    return !["measure", "verb", "sign", "compare"].some((cls) => hasSense(link, cls)) && !isDegreeNoun(link);
  });
  const { ref, unread } = readThings(rest, clause.schema);
  const measure = property === undefined ? "count" : measureOf(clause);
  const act: Act = {
    do: "aggregate",
    what: ref,
    measure,
    ...(property === undefined ? {} : { property }),
    groupBy: compared.name,
  };
  return candidate(act, 9, unread);
};

function isDegreeNoun(link: Link): boolean {
  return hasSense(link, "noun", "degree") || hasSense(link, "noun", "neighbours") || link.norm === "vs";
}

/** The attribute two of the named values share, else a text attribute that is named itself. */
function comparedBy(clause: Clause): { readonly name: string; readonly at: number } | null {
  const counts = new Map<string, number>();
  for (const link of clause.links) {
    for (const { attribute } of valueSenses(link, "nodes"))
      counts.set(attribute.name, (counts.get(attribute.name) ?? 0) + 1);
  }
  const shared = [...counts].find(([, count]) => count > 1);
  if (shared !== undefined) return { name: shared[0], at: -1 };
  const said = attributesIn(clause).find(({ kind, target }) => kind !== "number" && target === "nodes");
  return said ?? null;
}

function measureOf(clause: Clause): Measure {
  const said = argOf(
    clause.links.find((link) => hasSense(link, "measure")),
    "measure",
  );
  return measures.find((name) => name === said) ?? "mean";
}

const measures: readonly Measure[] = ["sum", "mean", "min", "max", "median"];

/** The attribute asked for after "which" or "what", or at the start. */
function groupAsked(clause: Clause): SaidAttribute | null {
  const isAsked = says(clause, "ask") || ["find", "show", "tell"].some((arg) => says(clause, "verb", arg));
  const [group] = attributesIn(clause).filter(({ target }) => target === "nodes");
  if (group === undefined) return null;
  const isFirst = clause.links
    .slice(0, group.at)
    .every((link) => hasSense(link, "fill") || hasSense(link, "ask") || hasSense(link, "verb"));
  return isFirst && (isAsked || group.at <= 1) ? group : null;
}

function directionOf(link: Link | undefined): "most" | "least" | null {
  if (link === undefined || link.schema.length > 0) return null;
  const order = argOf(link, "order");
  if (order !== undefined) return order === "bottom" ? "least" : "most";
  const degree = argOf(link, "degree");
  if (degree !== undefined && /^(?:most|fewest)/u.test(link.norm)) return degree === "least" ? "least" : "most";
  if (hasSense(link, "most", "size")) return "most";
  return hasSense(link, "least", "size") ? "least" : null;
}

/** "is the largest", and nothing more: the group with most in it. */
function isSizeAsked(clause: Clause, at: number, between: readonly Link[]): boolean {
  const isSize = hasSense(clause.links[at], "most", "size") || hasSense(clause.links[at], "least", "size");
  const isLast = clause.links.slice(at + 1).every((link) => link.token.kind === "sign");
  return isSize && isLast && between.length > 0 && between.every((link) => /^(?:is|are|the)$/u.test(link.norm));
}

/** "has the", "with the", "contains the" and nothing else. */
function isHaving(links: readonly Link[]): boolean {
  const isSmall = links.every(
    (link) => (hasSense(link, "fill") || hasSense(link, "compare", "contains")) && link.schema.length === 0,
  );
  return isSmall && links.some((link) => /^(?:has|have|having|with|contains?|containing)$/u.test(link.norm));
}

interface Measured {
  readonly measure: Measure;
  readonly property?: string;
  readonly taken: readonly number[];
}

/** What is most: things (a count), a number attribute (its sum or the measure said), or links (the degrees' sum). */
function measuredAfter(clause: Clause, at: number): Measured | null {
  const said = attributesIn(clause).find((attribute) => attribute.at > at && attribute.kind === "number");
  const measure = says(clause, "measure") ? measureOf(clause) : "sum";
  if (said !== undefined && said.target === "nodes") return { measure, property: said.name, taken: [said.at] };
  const isTie = hasSense(clause.links[at], "degree") || says(clause, "noun", "edges") || says(clause, "noun", "degree");
  const ties = clause.links.flatMap((link, index) => (hasSense(link, "noun", "edges") ? [index] : []));
  return isTie ? { measure, property: "degree", taken: ties } : { measure: "count", taken: [] };
}

function grouped(
  clause: Clause,
  asked: Measured & { readonly group: string; readonly pick: "most" | "least"; readonly at: number },
): Candidate {
  const rest = clause.links
    .slice(asked.at + 1)
    .filter(
      (link, index) =>
        !asked.taken.includes(index + asked.at + 1) &&
        !["measure", "ask", "verb"].some((cls) => hasSense(link, cls) && link.schema.length === 0) &&
        !hasSense(link, "noun", "degree"),
    );
  const { ref, unread, isEmpty } = readThings(rest, clause.schema, "nodes");
  const { measure, property, group, pick } = asked;
  const what = isEmpty ? everything("nodes") : ref;
  const by = property === undefined ? {} : { property };
  return candidate({ do: "aggregate", what, measure, ...by, groupBy: group, pick }, 9, unread);
}
