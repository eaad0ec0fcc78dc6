import type { EngineSchema, Statement } from "../engine-types";
import { idOf, nodePattern } from "./names";
import { labelText, type Writing } from "./operands";
import { inLists, statementOf, writingFor } from "./statements";

/** Whose procedures a server has: GDS is a plugin of Neo4j, `algo` are ArcadeDB's own. */
export type Family = "gds" | "algo";

interface Procedure {
  readonly gds: string;
  readonly config?: string;
  /** The edges GDS runs on, where those are not all along their directions. */
  readonly edges?: "undirected" | "simple";
  /** What makes the numbers of GDS those of a document. */
  readonly scale?: string;
  readonly algo: string;
  /** What ArcadeDB counts otherwise. */
  readonly note?: string;
  readonly isGrouping?: true;
}

/** All that is ever called; nothing of it comes from a question. */
const procedures = {
  pagerank: {
    gds: "gds.pageRank",
    config: ", maxIterations: 200, tolerance: 1e-9",
    scale: "1.0 / sum(score)",
    algo: "algo.pagerank({maxIterations: 200, tolerance: 1e-9}) YIELD node, score",
  },
  betweenness: {
    gds: "gds.betweenness",
    config: ", samplingSize: toInteger($samples), samplingSeed: 1",
    edges: "simple",
    scale: "count(*) / $samples / CASE WHEN count(*) > 2 THEN (count(*) - 1.0) * (count(*) - 2) ELSE 1.0 END",
    algo: "algo.betweenness({normalized: true}) YIELD node, score",
    note: "Several edges between the same two nodes count as so many paths.",
  },
  closeness: {
    gds: "gds.closeness",
    config: ", useWassermanFaust: true",
    algo: "algo.closeness(null, 'IN') YIELD node, score",
  },
  harmonic: { gds: "gds.closeness.harmonic", algo: "algo.harmonic(null, 'IN') YIELD node, score" },
  components: { gds: "gds.wcc", algo: "algo.wcc() YIELD node, componentId AS score", isGrouping: true },
  strongComponents: { gds: "gds.scc", algo: "algo.scc() YIELD node, componentId AS score", isGrouping: true },
  louvain: {
    gds: "gds.louvain",
    edges: "undirected",
    algo: "algo.louvain({maxIterations: 100, tolerance: 1e-7}) YIELD node, communityId AS score, modularity",
    isGrouping: true,
  },
} as const satisfies Readonly<Record<string, Procedure>>;

export type Computable = keyof typeof procedures;

export const isComputable = (name: string): name is Computable => Object.hasOwn(procedures, name);

export const procedureOf = (algorithm: Computable): Procedure => procedures[algorithm];

/** What has to be there for each, by what commands call it. */
export function proceduresFor(family: Family): readonly (readonly [string, readonly string[]])[] {
  const needed = Object.entries(procedures).map(([name, { gds, algo }]) => {
    return [
      name,
      family === "gds" ? [...graphProcedures, `${gds}.mutate`] : [algo.slice(0, algo.indexOf("("))],
    ] as const;
  });
  const path = family === "gds" ? [...graphProcedures, "gds.shortestPath.dijkstra.stream"] : ["algo.dijkstra"];
  return [...needed, ["shortestPath", path]];
}

const graphProcedures = ["gds.graph.nodeProperty.stream", "gds.graph.drop"];

/** Which of these Neo4j lets this user call; other servers list none. */
export function listedOf(names: readonly string[]): Statement {
  return { text: "SHOW PROCEDURES EXECUTABLE YIELD name WHERE name IN $names RETURN name", parameters: { names } };
}

/** A call with more than any takes: refused for that where the procedure is there, and never run. */
export function triedCall(name: string): Statement {
  return { text: `CALL ${name}(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)`, parameters: {} };
}

/** The graph that GDS computes on, in the server's memory under a name of its own. Gives how many nodes it has. */
export function projectGraph(algorithm: Computable, graph: string, schema: EngineSchema): Statement {
  const { edges } = procedureOf(algorithm);
  const isSimple = edges === "simple" ? "DISTINCT " : "";
  const config = edges === "undirected" ? ", {}, {undirectedRelationshipTypes: ['*']}" : "";
  const lines = [
    `MATCH ${nodePattern("a", schema)} OPTIONAL MATCH (a)-->(b)`,
    `WITH ${isSimple}a, b`,
    `WITH gds.graph.project($graph, a, b${config}) AS made RETURN made.nodeCount AS count`,
  ];
  return { text: lines.join("\n"), parameters: { graph } };
}

/** What the names of our graphs begin with. */
export const ownGraphs = "parley-";

export interface Mutation {
  readonly graph: string;
  /** How many nodes it may look from. */
  readonly samples: number;
}

/** Computes once; the numbers stay in the projected graph. */
export function mutateGraph(algorithm: Computable, { graph, samples }: Mutation): Statement {
  const { gds, config = "" } = procedureOf(algorithm);
  const yields = algorithm === "louvain" ? "modularity" : "nodePropertiesWritten AS count";
  return {
    text: `CALL ${gds}.mutate($graph, {mutateProperty: 'score'${config}}) YIELD ${yields} RETURN *`,
    parameters: { graph, samples },
  };
}

/** What its numbers are to be multiplied by; undefined where they are right as they are. */
export function scaleOf(algorithm: Computable, { graph, samples }: Mutation): Statement | undefined {
  const { scale } = procedureOf(algorithm);
  if (scale === undefined) return undefined;
  const text = `${streamed("$graph")} WITH propertyValue AS score RETURN ${scale} AS scale`;
  return { text, parameters: { graph, samples } };
}

export function dropGraph(graph: string): Statement {
  return { text: "CALL gds.graph.drop($graph, false) YIELD graphName RETURN graphName", parameters: { graph } };
}

/** What was left by those who went away without a word, after any question is over. */
export const dropLeft: Statement = {
  text: [
    "CALL gds.graph.list() YIELD graphName, creationTime WITH graphName, creationTime",
    "WHERE graphName STARTS WITH $own AND creationTime < datetime() - duration({minutes: 10})",
    "CALL gds.graph.drop(graphName, false) YIELD graphName AS name RETURN name",
  ].join("\n"),
  parameters: { own: ownGraphs },
};

const streamed = (graph: string): string =>
  `CALL gds.graph.nodeProperty.stream(${graph}, 'score') YIELD nodeId, propertyValue`;

/** What was computed, or is computed when it is asked for: the projected graph is GDS's. */
export interface Scores {
  readonly algorithm: Computable;
  readonly graph?: string;
  readonly scale?: number;
}

/** Nodes `n`, each with its `score`. ArcadeDB's are ids that have properties; as nodes they are found by them. */
export function scored({ algorithm, graph, scale }: Scores, { parameters: { add } }: Writing, asNodes = false): string {
  if (graph !== undefined) {
    const times = scale === undefined ? "" : ` * ${add(scale)}`;
    return `${streamed(add(graph))} WITH gds.util.asNode(nodeId) AS n, propertyValue${times} AS score`;
  }
  const call = `CALL ${procedureOf(algorithm).algo}`;
  if (!asNodes) return `${call} WITH node AS n, score`;
  return `${call} WITH elementId(node) AS at, score MATCH (n) WHERE elementId(n) = at WITH n, score`;
}

/** Range, mean, the highest with their names, and how many have as much as the last of them. */
export function summaryOf(scores: Scores, listed: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const size = writing.parameters.add(BigInt(listed));
  const id = idOf("n", schema);
  const lines = [
    scored(scores, writing),
    `WITH n, score ORDER BY score DESC, ${id}`,
    `WITH avg(score) AS mean, collect(score) AS scores, collect(n)[0..${size}] AS best`,
    "RETURN size(scores) AS count, scores[0] AS max, scores[-1] AS min, mean,",
    `size([score IN scores WHERE score = scores[size(best) - 1]]) AS same,`,
    `scores[0..${size}] AS top, [n IN best | [${id}, ${labelText("n", schema)}]] AS nodes`,
  ];
  return statementOf(lines, writing);
}

/** How many groups there are, and how many of one node; of the largest their size and some nodes; all nodes of those asked for. */
export function groupingOf(
  scores: Scores,
  { listed, named, from, to, most }: Readonly<Record<"listed" | "named" | "from" | "to" | "most", number>>,
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const add = (value: number) => writing.parameters.add(BigInt(value));
  const id = idOf("n", schema);
  const lines = [
    scored(scores, writing),
    `WITH n, score ORDER BY ${id}`,
    "WITH score, collect(n) AS members ORDER BY size(members) DESC, score",
    "WITH collect(members) AS groups",
    "RETURN size(groups) AS count, size([group IN groups WHERE size(group) = 1]) AS singles,",
    `[group IN groups[0..${add(listed)}] | [size(group), [n IN group[0..${add(named)}] | [${id}, ${labelText("n", schema)}]]]] AS largest,`,
    `[group IN groups[${add(from)}..${add(to)}] | [n IN group[0..${add(most)}] | ${id}]] AS ids`,
  ];
  return statementOf(lines, writing);
}

/** `[id, score]` of every node. */
export function allScores(scores: Scores, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  return statementOf([scored(scores, writing), inLists(`[${idOf("n", schema)}, score]`, writing)], writing);
}

/** The modularity that ArcadeDB tells with each node. */
export const modularityThere: Statement = {
  text: `CALL ${procedures.louvain.algo} RETURN max(modularity) AS modularity`,
  parameters: {},
};
