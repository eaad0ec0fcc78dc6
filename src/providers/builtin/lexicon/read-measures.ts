import { everything } from "../chart/refs";
import { type Candidate, candidate, type Reader } from "../parse/candidate";
import { type Clause, normOf, says } from "../parse/clauses";

/** Plain names of what `rankNodes` measures by structure. */
const measures: readonly (readonly [by: string, fits: RegExp])[] = [
  [
    "betweenness",
    /\bbetweenness\b|\bholds? .*\btogether\b|\bbottlenecks?\b|\bbrokers?\b|\bgate ?keepers?\b|\bkey connectors?\b/u,
  ],
  ["pagerank", /\bpage ?rank\b/u],
  ["closeness", /\bcloseness\b|\bclosest to (?:all|everyone|everybody|every)\b/u],
  ["eigenvector", /\beigenvector\b/u],
];

/** "Who holds the graph together?", "top 5 by pagerank", "find the groups and colour them". */
export const readMeasures: Reader = (clause) => {
  const text = normOf(clause);
  if (clause.links.length > 25 || clause.links.some((link) => link.schema.some(({ kind }) => kind !== "attribute")))
    return null;
  if (/\bcommunit(?:y|ies)\b|\bfind (?:the )?groups\b|\bgroups that (?:belong|stick) together\b/u.test(text)) {
    if (says(clause, "noun", "components") && !/\bcommunit/u.test(text)) return null;
    if (isNumberOfOne(clause)) return null;
    return candidate({ do: "communities", isColoured: /\bcolou?r/u.test(text) }, 12.5);
  }
  const found = measures.find(([, fits]) => fits.test(text));
  if (found === undefined) return null;
  const drawn = drawnBy(clause, found[0]);
  if (drawn !== undefined) return drawn;
  const number = clause.links.find((link) => link.token.value !== undefined)?.token.value;
  const limit = Math.min(20, Math.max(1, Math.round(number ?? 5)));
  return candidate({ do: "rank", what: everything("nodes"), rank: { by: found[0], order: "desc", limit } }, 12.5);
};

/** "size the nodes by pagerank", "colour by betweenness"; undefined: it is asked for, not drawn. */
function drawnBy(clause: Clause, property: string): Candidate | null | undefined {
  const isSized = says(clause, "noun", "size") || says(clause, "grow");
  if (!isSized && !says(clause, "verb", "style")) return says(clause, "color") ? null : undefined;
  const channel = isSized ? "size" : "color";
  return candidate({ do: "styleBy", what: everything("nodes"), property, channel }, 13);
}

/** "community 1", where nodes have such a number already. */
function isNumberOfOne({ links }: Clause): boolean {
  const isStored = links.some(
    ({ norm, schema }) => norm === "community" && schema.some(({ kind }) => kind === "attribute"),
  );
  return isStored && links.some(({ token }) => token.value !== undefined);
}
