import type { GraphData } from "@/graph/changes/change-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { counted, figures, listed } from "@/lib/english";
import { plainReason } from "@/lib/plain-reason";
import { createNodes, idsThere, mergeEdges, setLabels, setOnNodes, uniqueId } from "./cypher/changes";
import { engineFault } from "./engine-fault";
import type { EngineConnection, EngineSchema, Run } from "./engine-types";
import { numberIn, textsIn } from "./plain-value";
import { allLabels, labelsIn } from "./write/kept-element";
import { serverValue } from "./write/server-value";

/** How a graph goes into a database. */
export interface ImportPlan {
  /** Nodes are known by it; where the database has none yet, its index is made. */
  readonly id: NonNullable<EngineSchema["id"]>;
  readonly makesIndex: boolean;
  /** The attribute whose values become labels, and that whose values become types. */
  readonly labels: string | undefined;
  readonly types: string | undefined;
}

interface Putting {
  readonly run: Run;
  readonly connection: EngineConnection;
}

const rowsAtOnce = 1000;
const usualType = "RELATED_TO";

export function planImport(graph: GraphData, { id, everyLabel }: EngineSchema): ImportPlan {
  const { nodeTypeAttribute, edgeTypeAttribute } = createGraphDocument(graph).profile();
  return {
    id: id ?? { label: everyLabel ?? "Entity", key: "id" },
    makesIndex: id === undefined,
    labels: nodeTypeAttribute,
    types: edgeTypeAttribute,
  };
}

/** What would be done, as sentences. */
export function describeImport({ nodes, edges }: GraphData, { id, makesIndex, labels, types }: ImportPlan): string {
  const parts = [
    `This puts ${counted(nodes.length, "node")} and ${counted(edges.length, "edge")} into the database.`,
    `Each node gets the label ${id.label}${labels === undefined ? "" : `, and one by its ${labels}`}; it is known by its ${id.key}. A node with that ${id.key} that is there already gets the new values.`,
    `Each edge gets ${types === undefined ? `the type ${usualType}` : `its ${types} as its type`} and keeps its id as the property id. An edge of that type and id that is there already between the same nodes gets the new values.`,
    ...(makesIndex ? [`An index that keeps ${id.key} unique is made.`] : []),
  ];
  return parts.join(" ");
}

/** Puts it in, some rows in each transaction, so that what is in stays in. Rejects with an `EngineFault` that says how far it came. */
export async function importGraph(
  graph: GraphData,
  plan: ImportPlan,
  {
    connection,
    signal,
    progress,
  }: {
    readonly connection: EngineConnection;
    readonly signal: AbortSignal;
    readonly progress: (ratio: number) => void;
  },
): Promise<string> {
  const { id, makesIndex } = plan;
  const all = graph.nodes.length + graph.edges.length;
  let [nodes, edges] = [0, 0];
  const put = (work: (putting: Putting) => Promise<number>) =>
    connection.write((run) => work({ run, connection }), signal);
  try {
    if (makesIndex) await put(async ({ run }) => (await run(uniqueId(id))).length);
    for (const part of partsOf(graph.nodes)) {
      nodes += await put((putting) => putNodes(part, plan, putting));
      progress((nodes + edges) / all);
    }
    for (const part of partsOf(graph.edges)) {
      edges += await put((putting) => putEdges(part, plan, putting));
      progress((nodes + edges) / all);
    }
  } catch (error) {
    const how = signal.aborted ? "Stopped." : `${plainReason(error).replace(/\.$/u, "")}.`;
    const far = `${figures(nodes)} of ${counted(graph.nodes.length, "node")} and ${figures(edges)} of ${counted(graph.edges.length, "edge")} are in the database.`;
    throw engineFault(
      signal.aborted ? "cancelled" : "refused",
      `${how} ${far}`,
      "What is in comes to no harm when it is done again.",
    );
  }
  return `Put ${listed([counted(nodes, "node"), counted(edges, "edge")])} into the database.`;
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

function* partsOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}

function valuesOf({ attributes }: GraphNode | GraphEdge, besides: string | undefined, { dateOf }: EngineConnection) {
  const entries = Object.entries(attributes).filter(([name]) => name !== besides);
  const of = { known: [], isTemporal: false, dateOf };
  return Object.fromEntries(entries.map(([name, value]) => [name, serverValue(name, value, of)]));
}

/** ArcadeDB cannot give a label to what the same transaction made: what is there already and what is new go apart. */
async function putNodes(
  nodes: readonly GraphNode[],
  { id, labels }: ImportPlan,
  { run, connection }: Putting,
): Promise<number> {
  const schema = { id };
  const ids = nodes.map((node) => node.id);
  const there = new Set(textsIn(await run(idsThere(ids, schema)), "id"));
  const kinds = groupsOf(nodes, ({ attributes }) =>
    JSON.stringify(labels === undefined ? [] : labelsIn(attributes[labels])),
  );
  for (const own of kinds.values()) {
    const names = labels === undefined ? [] : labelsIn(own[0]?.attributes[labels]);
    const rows = own.map((node, at) => {
      return { at: BigInt(at), id: node.id, set: { ...valuesOf(node, labels, connection), [id.key]: node.id } };
    });
    const [old, fresh] = [rows.filter((row) => there.has(row.id)), rows.filter((row) => !there.has(row.id))];
    if (old.length > 0) await run(setOnNodes(old, schema));
    if (old.length > 0 && names.length > 0)
      await run(
        setLabels(
          old.map((row) => row.id),
          { add: names, remove: [] },
          schema,
        ),
      );
    if (fresh.length > 0) await run(createNodes(allLabels(names, schema), fresh, schema));
  }
  return nodes.length;
}

async function putEdges(
  edges: readonly GraphEdge[],
  { id, types }: ImportPlan,
  { run, connection }: Putting,
): Promise<number> {
  const typeIn = ({ attributes }: GraphEdge) =>
    String((types === undefined ? undefined : attributes[types]) ?? usualType);
  let count = 0;
  for (const [type, own] of groupsOf(edges, typeIn)) {
    const rows = own.map((edge) => {
      const set = valuesOf(edge, types, connection);
      return { source: edge.source, target: edge.target, id: set["id"] ?? edge.id, set };
    });
    count += numberIn(await run(mergeEdges(type === "" ? usualType : type, rows, { id })), "count");
  }
  return count;
}
