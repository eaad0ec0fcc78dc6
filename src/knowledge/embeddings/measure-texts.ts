import type { GraphTables } from "@/graph/tables/element-table";
import { textOfNode } from "../index/graph-texts";
import { textAttributes } from "../index/text-attributes";
import { embeddedText } from "./embedded-text";

/** How much of a graph would be embedded. */
export interface TextAmount {
  readonly texts: number;
  /** As UTF-8. */
  readonly bytes: number;
}

export function measureTexts(tables: GraphTables): TextAmount {
  const names = textAttributes(tables);
  const encoder = new TextEncoder();
  let [texts, bytes] = [0, 0];
  for (let row = 0; names.length > 0 && row < tables.nodes.count; row += 1) {
    const text = textOfNode(tables, row, names);
    if (text === null) continue;
    texts += 1;
    bytes += encoder.encode(embeddedText(text)).length;
  }
  return { texts, bytes };
}
