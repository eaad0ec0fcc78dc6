import type { GraphInParts } from "@parley/formats/parts";
import { sayRead } from "@parley/formats/read";
import type { GraphData } from "@/graph/changes/change-types";
import { counted, figures, listed } from "@/lib/english";
import { usualType } from "./cypher/names";
import type { EngineSchema } from "./engine-types";
import { describeDifference, type ImportDifference, importDifferences } from "./import/differences";
import { type ImportNames, importNames } from "./import/import-names";

/** How a graph goes into a database. */
export interface ImportPlan {
  readonly id: ImportNames["id"];
  /** The database has none of its own yet. */
  readonly makesIndex: boolean;
  readonly names: ImportNames;
  readonly schema: EngineSchema;
  readonly differences: readonly ImportDifference[];
}

/** A graph, or one too large to be held. */
export type ImportSource = GraphData | GraphInParts;

export const isFile = (source: ImportSource): source is GraphInParts => "sample" in source;

export function planImport(source: ImportSource, schema: EngineSchema): ImportPlan {
  const graph = isFile(source) ? source.sample : source;
  const names = importNames(graph, schema);
  const differences = importDifferences(graph, names);
  return { id: names.id, makesIndex: schema.id === undefined, names, schema, differences };
}

/** What would be done, as sentences. */
export function describeImport(source: ImportSource, plan: ImportPlan): string {
  const { id, makesIndex, differences } = plan;
  const { labels, types, edgeId } = plan.names;
  const hasEdges = (isFile(source) ? source.sample : source).edges.length > 0;
  const parts = [
    ...(isFile(source)
      ? describeFile(source)
      : [`This puts ${countedParts(source.nodes.length, source.edges.length)} into the database.`]),
    `Each node gets the label ${id.label}${labels === undefined ? "" : `, and one by its ${labels}`}; ` +
      `it is known by its ${id.key}. A node with that ${id.key} that is there already gets the new values.`,
    ...(hasEdges
      ? [
          `Each edge gets ${types === undefined ? `the type ${usualType}` : `its ${types} as its type`} and ` +
            `keeps its id as the property ${edgeId}. An edge of that type and id that is there already between ` +
            "the same nodes gets the new values.",
        ]
      : []),
    ...differences.map(describeDifference),
    ...(makesIndex ? [`An index that keeps ${id.key} unique is made.`] : []),
  ];
  return parts.join(" ");
}

/** "3 nodes and 2 edges", "3 nodes". */
export function countedParts(nodes: number, edges: number): string {
  const ofEdges = edges === 0 ? [] : [counted(edges, "edge")];
  return listed(nodes === 0 && edges > 0 ? ofEdges : [counted(nodes, "node"), ...ofEdges]);
}

const kindWords = {
  number: "a number",
  truth: "true or false",
  list: "a list",
  text: "a text",
  record: "a record, kept as text",
  mixed: "of several kinds",
} as const;

/** What its first lines show. */
function describeFile({ fileName, size, columns, notes }: GraphInParts): readonly string[] {
  const named = (role: string) => columns.find((column) => column.role === role)?.name;
  const [from, to, id] = [named("source"), named("target"), named("id")];
  const line = from === undefined ? `a node, known by “${id}”` : `an edge from “${from}” to “${to}”`;
  const values = columns
    .filter(({ role }) => !["source", "target", "id", "skip", "direction"].includes(role))
    .map(({ name, kind }) => `${name} (${kindWords[kind]})`);
  return [
    `This puts ${fileName} (${figures(Math.ceil(size / 1e6))} MB) into the database, some lines at a time. ` +
      `By its first lines each line is ${line}${values.length > 0 ? `, with ${listed(values)}` : ""}.`,
    ...notes.map(sayRead),
  ];
}
