import type { JsonValue } from "@/lib/json";
import { oneLine } from "@/lib/text/lines";
import type { Act } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { type Clause, normOf, says } from "../../parse/clauses";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { namedIn } from "../things/named-nodes";
import { pathEnds } from "./read-structure";

type Algorithm = Act & { readonly do: "algorithm" };
type Asks = Algorithm["asks"];

/** One way people speak of an algorithm. */
interface Wording {
  readonly algorithm: string;
  readonly fits: RegExp;
  /** Where the wording itself tells what is wanted. */
  readonly asks?: Asks;
  readonly isNegated?: boolean;
}

const splits = "(?:split|disconnect|break|cut|fall|tear|separate)";
const whenGone = "(?:taken away|taken out|removed?|gone|lost|deleted|dropped|cut|failed|closed|missing)";
const eachOther = "(?:each other|one another|mutually|pairwise)";
const edges = "(?:edges?|links?|connections?|ties|lines|arcs|arrows|relations?|roads?|routes?|calls?)";

/** The first that fits is meant: what is narrower stands before what is wider. */
const wordings: readonly Wording[] = [
  {
    algorithm: "strongComponents",
    fits: /\bstrong(?:ly)?[- ](?:connected[- ])?components?\b|\bscc\b/u,
    asks: "number",
  },
  {
    algorithm: "bipartite",
    fits: new RegExp(
      oneLine`
        \bbipartite\b|\b(?:two|2)[- ]colou?rable\b|\btwo (?:colou?rs|groups|sets|halves|sides|teams|classes|camps)
        \b.*\b(?:so that|such that|where|with)\b
      `,
      "u",
    ),
    asks: "yes",
  },
  { algorithm: "spanningTree", fits: /\bspanning tree\b|\bmst\b/u, asks: "number" },
  {
    algorithm: "spanningTree",
    fits: new RegExp(
      oneLine`
        \b(?:least|lowest|smallest|minimum|minimal|cheapest|fewest)\b.*\b
        (?:connects?|links?|joins?|reach(?:es)?|keeps?|still connect) (?:all|every)
      `,
      "u",
    ),
    asks: "number",
  },
  {
    algorithm: "maxFlow",
    fits: /\b(?:max(?:imum|imal)?|largest|most|how much)\b.*\bflow|\bflow\b.*\b(?:at most|max)/u,
    asks: "number",
  },
  {
    algorithm: "triangles",
    fits: new RegExp(
      `\\btriangles?\\b|\\bthree\\b.*\\b(?:linked|connected|joined|tied|know|knows)\\b.*\\b${eachOther}`,
      "u",
    ),
  },
  {
    algorithm: "isDag",
    fits: new RegExp(
      oneLine`
        \bdag\b|\b(?:is there|are there|does|do|has|can|could|is it possible)\b.*\b
        (?:topological|order(?:ed)?\b.*\b(?:edges?|arrows?|links?|each|every))
      `,
      "u",
    ),
    asks: "yes",
  },
  {
    algorithm: "topologicalOrder",
    fits: new RegExp(
      oneLine`
        \btopological(?:ly)?\b|\b(?:in (?:which|what)|which|what|an?|the) (?:order|sequence)\b.*\b
        (?:done|finish|complete|carried|worked|come|comes|follow|start|points?|leads?|goes)
      `,
      "u",
    ),
    asks: "list",
  },
  {
    algorithm: "cycle",
    fits: /\bacyclic\b|\b(?:no|without|free of) (?:any )?(?:cycles?|loops)\b/u,
    asks: "yes",
    isNegated: true,
  },
  {
    algorithm: "cycle",
    fits: new RegExp(
      oneLine`
        \bcycles?\b|\bcyclic\b|\bcircular\b.*\b(?:dependenc|path|chain|reference)|\banything circular\b
        |\bgo(?:es)? round in a circle\b
      `,
      "u",
    ),
  },
  { algorithm: "cycle", fits: /\b(?:is|are) there (?:an?|any) (?:circles?|loops?|rings?)\b/u, asks: "yes" },
  {
    algorithm: "diameter",
    fits: new RegExp(
      oneLine`
        \bdiameter\b|\blongest (?:of (?:all )?(?:the )?)?shortest\b|\b(?:farthest|furthest) (?:from each other|apart)\b
        |\bfar apart\b.*\b(?:farthest|furthest|most distant)
      `,
      "u",
    ),
    asks: "number",
  },
  {
    algorithm: "averageDistance",
    fits: /\baverage (?:distance|path length|shortest path|number of steps)\b|\bmean distance\b/u,
    asks: "number",
  },
  {
    algorithm: "density",
    fits: /\bdensity\b|\bhow (?:dense|sparse)\b|\bof all possible (?:edges|links|connections|ties)\b/u,
    asks: "number",
  },
  { algorithm: "reciprocity", fits: /\breciprocity\b|\bhow (?:mutual|reciprocal)\b/u, asks: "number" },
  {
    algorithm: "articulationPoints",
    fits: /\b(?:articulation|cut)[- ](?:points?|nodes?|vertex|vertices)\b|\b(?:single )?points? of failure\b/u,
  },
  { algorithm: "bridges", fits: /\bbridges?\b|\bcut[- ]edges?\b/u },
  {
    algorithm: "bridges",
    fits: new RegExp(
      `^\\W*(?:how many|which|what|count|find|name|list)?\\W*(?:the )?${edges}\\b.*\\b${splits}\\b.*\\b(?:${whenGone}|parts|graph|pieces)`,
      "u",
    ),
  },
  {
    algorithm: "articulationPoints",
    fits: new RegExp(
      oneLine`
        \b${splits}\b.*\b(?:graph|network|parts|pieces)\b.*\b${whenGone}
        |\b${whenGone}\b.*\b${splits}\b.*\b(?:graph|network|parts|pieces)\b
      `,
      "u",
    ),
  },
  {
    algorithm: "articulationPoints",
    fits: new RegExp(
      oneLine`
        \bsingle points? of failure\b|\b(?:weak|critical|vulnerable) (?:points?|spots?)\b
        |\b(?:critical|vital|crucial|indispensable|essential)\b.*\b
        (?:graph|network|connectivity|connected|together|structure)\b|\bcho(?:ke|king) ?points?\b
      `,
      "u",
    ),
    asks: "list",
  },
  {
    algorithm: "selfLoops",
    fits: /\bself[- ]?loops?\b|\b(?:linked|connected|tied|joined) to (?:itself|themselves)\b/u,
  },
  { algorithm: "parallelEdges", fits: /\bparallel (?:edges|links|connections)\b|\bmulti-?edges\b/u },
  {
    algorithm: "core",
    fits: /\bk-?cores?\b|\b(?:innermost|densest|inner|tightest) (?:core|part|group)\b/u,
    asks: "list",
  },
  { algorithm: "longestPath", fits: /\blongest (?:path|chain|route|way)\b|\bcritical path\b/u, asks: "list" },
  { algorithm: "clustering", fits: /\bclustering(?: coefficient)?\b|\btransitivity\b/u, asks: "number" },
];

/** "Is the graph bipartite?", "how many bridges are there?", "the diameter": questions an algorithm answers. */
export const readAlgorithm: Reader = (clause) => {
  if (clause.links.length > 40 || clause.isElided) return null;
  const text = normOf(clause);
  if (isOrder(clause) && !/\btwo colou?rs\b/u.test(text)) return null;
  // "as big triangles" asks for a shape.
  if (/\bas (?:\S+ )?triangles?\b|\bshapes?\b|^\W*triangles? for\b/u.test(text)) return null;
  const wording = wordings.find(({ fits, algorithm }) => fits.test(text) && isFree(clause, fits, algorithm));
  if (wording === undefined) return null;
  const act = toAct(clause, wording, text);
  return act === null ? null : candidate(act, 13);
};

/** The clause wants something changed or shown, whatever else it speaks of. */
function isOrder(clause: Clause): boolean {
  if (says(clause, "color")) return true;
  const first = clause.links.find((link) => link.token.kind !== "sign" && !hasSense(link, "fill", "polite"));
  const verbs = ["style", "remove", "hide", "select", "only", "layout", "make", "zoom", "add"];
  return first?.norm !== "give" && verbs.some((verb) => hasSense(first, "verb", verb));
}

/** A word that is a value or an attribute of this graph ("bridges" among buildings) means that. */
function isFree(clause: Clause, fits: RegExp, algorithm: string): boolean {
  const isOwn = (link: Link): boolean => link.schema.length > 0 && fits.test(link.norm);
  return algorithm === "density" || !clause.links.some(isOwn);
}

function toAct(clause: Clause, wording: Wording, text: string): Algorithm | null {
  const asks = wording.asks ?? asksOf(clause, text);
  const act: Algorithm = {
    do: "algorithm",
    algorithm: wording.algorithm,
    ends: [],
    options: {},
    asks,
    ...(wording.isNegated === true ? { isNegated: true } : {}),
  };
  switch (wording.algorithm) {
    case "maxFlow":
      return withFlow(act, clause);
    case "spanningTree":
      return {
        ...act,
        options: {
          ...weightOf(clause, "edges", "weight"),
          ...(/\bmaximum spanning\b/u.test(text) ? { maximum: true } : {}),
        },
      };
    case "triangles":
      return triangleAct(act, clause, text);
    default:
      return act;
  }
}

function asksOf(clause: Clause, text: string): Asks {
  if (says(clause, "ask", "count")) return "number";
  return /^\W*(?:is|are|does|do|has|have|can|could|would|will)\b/u.test(text) ? "yes" : "list";
}

function withFlow(act: Algorithm, clause: Clause): Algorithm | null {
  const ends = pathEnds(clause) ?? null;
  const names = namedIn(clause.links);
  const [from, to] = names.length === 2 ? names : [ends?.from, ends?.to];
  if (from === undefined || to === undefined) return null;
  return { ...act, ends: [from, to], options: weightOf(clause, "edges", "capacity") };
}

/** "the largest sum of points over a triangle" asks for the best one, anything else how many there are. */
function triangleAct(act: Algorithm, clause: Clause, text: string): Algorithm {
  const isBest = /\b(?:largest|highest|greatest|biggest|most|max(?:imum|imal)?|best|at most|top)\b/u.test(text);
  const node = weightOf(clause, "nodes", "nodeWeight");
  const edge = weightOf(clause, "edges", "weight");
  const weight = "nodeWeight" in node ? node : edge;
  if (isBest && Object.keys(weight).length > 0)
    return { ...act, algorithm: "maxTriangle", options: weight, asks: "number" };
  return act;
}

/** The numeric attribute the clause names, as that option. */
function weightOf(clause: Clause, target: "nodes" | "edges", option: string): Readonly<Record<string, JsonValue>> {
  for (const link of clause.links) {
    const sense = attributeSense(link, target);
    if (sense?.target === target && sense.attribute.kind === "number") return { [option]: sense.attribute.name };
  }
  return {};
}
