import type { GraphWrite } from "@/graph/document/remote-graph";
import { edgesOf, nodesOf } from "../cypher/statements";
import type { EngineSchema, Row, Run } from "../engine-types";

/** An element as the server has it now. */
export interface Image {
  readonly row: readonly unknown[];
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Images {
  readonly nodes: ReadonlyMap<string, Image>;
  readonly edges: ReadonlyMap<string, Image>;
}

/** What is to be changed, removed or added, as far as it is there. */
export async function readImages({ nodes, edges }: GraphWrite, schema: EngineSchema, run: Run): Promise<Images> {
  const nodeIds = nodes.flatMap(({ before, after }) => before?.id ?? (schema.id && after ? after.id : []));
  const edgeIds = edges.flatMap(({ before }) => before?.id ?? []);
  return {
    nodes: nodeIds.length === 0 ? new Map() : imagesIn(await run(nodesOf(nodeIds, schema)), 2),
    edges: edgeIds.length === 0 ? new Map() : imagesIn(await run(edgesOf(edgeIds, schema)), 4),
  };
}

/** Of rows whose properties have this place. */
export function imagesIn(rows: readonly Row[], place: number): ReadonlyMap<string, Image> {
  const found = rows.flatMap(({ rows: list }): readonly unknown[] => (Array.isArray(list) ? list : []));
  return new Map(
    found.flatMap((row): (readonly [string, Image])[] => {
      if (!Array.isArray(row)) return [];
      const properties: unknown = row[place];
      return [[String(row[0]), { row, properties: isRecord(properties) ? properties : {} }]];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
