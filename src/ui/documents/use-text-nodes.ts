import type { GraphTables } from "@/graph/tables/element-table";
import { perVersion } from "@/graph/tables/per-version";
import { textOfNode } from "@/knowledge/index/graph-texts";
import { textAttributes } from "@/knowledge/index/text-attributes";
import { useDocument } from "../use-document";

/** A node with a text of its own. */
export interface TextNode {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** Of a lesson. */
  readonly isPassage: boolean;
}

/** The nodes of the open graph that have something to read. */
export function useTextNodes(): readonly TextNode[] {
  return useDocument(({ tables }) => textNodesOf(tables.nodes, tables));
}

/** Read anew only where nodes changed. */
const textNodesOf = perVersion((_nodes, tables: GraphTables) => readTexts(tables));

function readTexts(tables: GraphTables): readonly TextNode[] {
  const attributes = textAttributes(tables);
  if (attributes.length === 0) return [];
  const rows = Array.from({ length: tables.nodes.count }, (_, row) => row);
  return rows.flatMap((row) => {
    const found = textOfNode(tables, row, attributes);
    const isPassage = tables.nodes.valueAt("type", row) === "passage";
    return found === null ? [] : [{ id: found.id, label: found.lesson, text: found.text, isPassage }];
  });
}
