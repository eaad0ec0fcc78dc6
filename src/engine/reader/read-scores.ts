import type { Computation, ComputeQuery } from "@/graph/document/graph-reader";
import type { JsonValue } from "@/lib/json";
import {
  allScores,
  dropGraph,
  dropLeft,
  type Family,
  groupingOf,
  isComputable,
  modularityThere,
  mutateGraph,
  ownGraphs,
  procedureOf,
  projectGraph,
  type Scores,
  scaleOf,
  summaryOf,
} from "../cypher/algorithms";
import type { EngineConnection, EngineSchema } from "../engine-types";
import { listedRows, listIn, numberIn, plainValue } from "../plain-value";
import { type Asked, mostIds } from "./asked";

/** What a server computes by itself, as it was found when it was opened. */
export interface Computes {
  readonly family: Family;
  readonly names: ReadonlySet<string>;
}

export interface Computing extends Computes {
  readonly connection: EngineConnection;
  readonly schema: EngineSchema;
  readonly signal: AbortSignal;
}

/** What was computed, with what was told beside it. */
interface Computed extends Scores {
  readonly modularity?: number;
  readonly sampled?: number;
}

/** To compute takes longer than to ask. */
const longest = 60;
/** Betweenness looks from all nodes of a graph of so many, else from some. */
const mostExact = 2000;
const samples = 1000;
/** ms. */
const dropTime = 3000;
const topCount = 10;
const mostGroups = 20;
const namedInGroup = 5;

export async function computeIn(query: ComputeQuery, computing: Computing): Promise<Computation> {
  const { algorithm, hasValues } = query;
  return withScores(algorithm, computing, async (scores, asked) => {
    const { isGrouping, note } = procedureOf(scores.algorithm);
    const { sampled, modularity } = scores;
    return {
      ...(isGrouping ? { groups: await groupsIn(scores, query, asked) } : { figures: await figuresIn(scores, asked) }),
      ...(modularity !== undefined && { modularity }),
      ...(sampled !== undefined && { sampled }),
      ...(note !== undefined && computing.family === "algo" && { note }),
      ...(hasValues && { values: await valuesIn(scores, asked) }),
    };
  });
}

/** Works on what is computed: by GDS once, by ArcadeDB anew for each statement. */
export async function withScores<T>(
  name: string,
  computing: Computing,
  work: (scores: Computed, asked: Asked) => Promise<T>,
): Promise<T> {
  if (!isComputable(name)) throw new Error(`Nothing computes ${name}.`);
  const { schema, family } = computing;
  const asked = longAsked(computing);
  if (family === "algo") {
    const isLouvain = name === "louvain";
    const modularity = isLouvain ? { modularity: numberIn(await asked.run(modularityThere), "modularity") } : {};
    return work({ algorithm: name, ...modularity }, asked);
  }
  return withGraph(computing, async (graph) => {
    const count = numberIn(await asked.run(projectGraph(name, graph, schema)), "count");
    const isSampled = name === "betweenness" && count > mostExact;
    const mutation = { graph, samples: isSampled ? samples : count };
    const made = await asked.run(mutateGraph(name, mutation));
    const scaling = scaleOf(name, mutation);
    const scores = {
      algorithm: name,
      graph,
      ...(scaling && { scale: numberIn(await asked.run(scaling), "scale") }),
      ...(isSampled && { sampled: samples }),
      ...(name === "louvain" && { modularity: numberIn(made, "modularity") }),
    };
    return work(scores, asked);
  });
}

export function longAsked({ schema, connection, signal }: Computing): Asked {
  return { schema, run: (statement) => connection.run(statement, signal, longest) };
}

/** A projected graph's name, for as long as the work takes: it is taken out of the server's memory again, whatever comes of it. */
export async function withGraph<T>({ connection, signal }: Computing, work: (graph: string) => Promise<T>): Promise<T> {
  const graph = `${ownGraphs}${crypto.randomUUID()}`;
  const drop = async (): Promise<boolean> => {
    const rows = await connection.run(dropGraph(graph), AbortSignal.timeout(dropTime)).catch(() => []);
    return rows.length > 0;
  };
  await connection.run(dropLeft, signal);
  try {
    const done = await work(graph);
    await drop();
    return done;
  } catch (error) {
    // What was stopped may come to its end for all that.
    if (!(await drop())) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await drop();
    }
    throw error;
  }
}

async function figuresIn(scores: Scores, { schema, run }: Asked) {
  const rows = await run(summaryOf(scores, topCount, schema));
  const [names, values] = [listOf(rows, "nodes"), listOf(rows, "top")];
  const top = names.map((node, at) => ({ ...named(node), value: Number(values[at]) }));
  const last = top.at(-1)?.value;
  return {
    count: numberIn(rows, "count"),
    min: numberIn(rows, "min"),
    max: numberIn(rows, "max"),
    mean: numberIn(rows, "mean"),
    top,
    beyond: numberIn(rows, "same") - top.filter(({ value }) => value === last).length,
  };
}

async function groupsIn(scores: Scores, { ids }: ComputeQuery, { schema, run }: Asked) {
  const part =
    ids === "largest" ? { from: 0, to: 1, most: mostIds } : { from: 1, to: mostGroups + 1, most: mostIds / mostGroups };
  const rows = await run(groupingOf(scores, { listed: mostGroups, named: namedInGroup, ...part }, schema));
  return {
    count: numberIn(rows, "count"),
    singles: numberIn(rows, "singles"),
    largest: listOf(rows, "largest").map((group) => {
      const [size, nodes] = listIn(group);
      return { size: Number(size), nodes: listIn(nodes).map(named) };
    }),
    ids: listOf(rows, "ids").flatMap(listIn).map(String),
  };
}

/** By node; groups by their number, the largest first. */
async function valuesIn(scores: Scores, { schema, run }: Asked): Promise<ReadonlyMap<string, number>> {
  const rows = listedRows(await run(allScores(scores, schema)));
  const values = rows.map((row) => [String(listIn(row)[0]), Number(listIn(row)[1])] as const);
  if (!procedureOf(scores.algorithm).isGrouping) return new Map(values);
  const sizes = new Map<number, number>();
  for (const [, group] of values) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const order = [...sizes].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const numbers = new Map(order.map(([group], at) => [group, at + 1]));
  return new Map(values.map(([id, group]) => [id, numbers.get(group) ?? 0]));
}

function listOf(rows: Awaited<ReturnType<Asked["run"]>>, name: string): readonly JsonValue[] {
  return listIn(plainValue(rows[0]?.[name]));
}

function named(pair: JsonValue) {
  const [id, label] = listIn(pair).map(String);
  return { id: id ?? "", label: label ?? id ?? "" };
}
