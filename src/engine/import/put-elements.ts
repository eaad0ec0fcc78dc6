import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { groupBy } from "@/lib/lists/group-by";
import { createNodes, idsThere, mergeEdges, setOnNodes } from "../cypher/changes";
import type { EngineSchema, Run } from "../engine-types";
import { numberIn, textsIn } from "../plain-value";
import { relabel, type Server } from "../write/relabel";
import type { ImportNames } from "./import-names";
import { importedValues } from "./import-values";

export interface Putting {
  readonly run: Run;
  readonly schema: EngineSchema;
  readonly server: Server;
}

/** How many were new or got values. These go apart: ArcadeDB cannot give a label to what the same transaction made. */
export async function putNodes(nodes: readonly GraphNode[], names: ImportNames, putting: Putting): Promise<number> {
  const { id } = names;
  const { run } = putting;
  const schema = { ...putting.schema, id };
  const ids = nodes.map((node) => node.id);
  const there = new Set(textsIn(await run(idsThere(ids, schema)), "id"));
  let count = 0;
  for (const own of groupBy(nodes, (node) => JSON.stringify(names.labelsOf(node))).values()) {
    const labels = own[0] ? names.labelsOf(own[0]) : [];
    const rows = own.map((node, at) => {
      const values = importedValues(node, names.keepsLabels ? undefined : names.labels);
      return { at: BigInt(at), id: node.id, set: { ...values, [id.key]: node.id } };
    });
    const fresh = rows.filter((row) => !there.has(row.id));
    // What has no values is the end of an edge: it stays as it is.
    const old = rows.filter((row) => there.has(row.id) && (Object.keys(row.set).length > 1 || labels.length > 0));
    if (old.length > 0) await run(setOnNodes(old, schema));
    if (old.length > 0 && labels.length > 0) {
      const change = { ids: [...new Set(old.map((row) => row.id))], add: labels, remove: [] };
      await relabel([change], { ...putting, schema });
    }
    if (fresh.length > 0) await run(createNodes([id.label, ...labels], fresh, schema));
    count += old.length + fresh.length;
  }
  return count;
}

export async function putEdges(edges: readonly GraphEdge[], names: ImportNames, { run }: Putting): Promise<number> {
  let count = 0;
  for (const [type, own] of groupBy(edges, names.typeOf)) {
    const rows = own.map((edge) => {
      const set = { ...importedValues(edge, names.keepsTypes ? undefined : names.types), [names.edgeId]: edge.id };
      return { source: edge.source, target: edge.target, id: edge.id, set };
    });
    count += numberIn(await run(mergeEdges({ type, key: names.edgeId }, rows, names)), "count");
  }
  return count;
}
