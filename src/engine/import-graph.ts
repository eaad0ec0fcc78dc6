import type { GraphData } from "@/graph/changes/change-types";
import { counted, figures, listed } from "@/lib/english";
import { plainReason } from "@/lib/plain-reason";
import { uniqueId } from "./cypher/changes";
import { usualType } from "./cypher/names";
import { engineFault } from "./engine-fault";
import type { EngineConnection, EngineSchema } from "./engine-types";
import { describeDifference, type ImportDifference, importDifferences } from "./import/differences";
import { type ImportNames, importNames } from "./import/import-names";
import { type Putting, putEdges, putNodes } from "./import/put-elements";
import { writeOn } from "./write/relabel";

/** How a graph goes into a database. */
export interface ImportPlan {
  readonly id: ImportNames["id"];
  /** The database has none of its own yet. */
  readonly makesIndex: boolean;
  readonly names: ImportNames;
  readonly schema: EngineSchema;
  readonly differences: readonly ImportDifference[];
}

const rowsAtOnce = 1000;

export function planImport(graph: GraphData, schema: EngineSchema): ImportPlan {
  const names = importNames(graph, schema);
  const differences = importDifferences(graph, names);
  return { id: names.id, makesIndex: schema.id === undefined, names, schema, differences };
}

/** What would be done, as sentences. */
export function describeImport({ nodes, edges }: GraphData, plan: ImportPlan): string {
  const { id, makesIndex, differences } = plan;
  const { labels, types, edgeId } = plan.names;
  const parts = [
    `This puts ${counted(nodes.length, "node")} and ${counted(edges.length, "edge")} into the database.`,
    `Each node gets the label ${id.label}${labels === undefined ? "" : `, and one by its ${labels}`}; it is known by its ${id.key}. A node with that ${id.key} that is there already gets the new values.`,
    `Each edge gets ${types === undefined ? `the type ${usualType}` : `its ${types} as its type`} and keeps its id as the property ${edgeId}. An edge of that type and id that is there already between the same nodes gets the new values.`,
    ...differences.map(describeDifference),
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
  const { id, makesIndex, names, schema } = plan;
  const server = { movesNodes: false };
  const all = graph.nodes.length + graph.edges.length;
  let [nodes, edges] = [0, 0];
  const put = (work: (putting: Putting) => Promise<number>) =>
    writeOn(connection, server, (run) => work({ run, schema, server }), signal);
  try {
    if (makesIndex) await put(async ({ run }) => (await run(uniqueId(id))).length);
    for (const part of partsOf(graph.nodes)) {
      nodes += await put((putting) => putNodes(part, names, putting));
      progress((nodes + edges) / all);
    }
    for (const part of partsOf(graph.edges)) {
      edges += await put((putting) => putEdges(part, names, putting));
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

function* partsOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}
