import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { lookField } from "@/graph/looks/look-fields";
import { summarizeValues } from "@/graph/looks/summarize-values";
import type { GraphContext } from "../port/provider-port";

/** Of what no filter hides: "purple × 8, grey × 6; star × 2, ellipse × 12; 16 to 32 px": what a selector can ask for behind `@`. */
export function toDrawnLooks(document: GraphDocument): NonNullable<GraphContext["looks"]> {
  return {
    nodes: describeLooks(document, "nodes", ["color", "shape", "size"]),
    edges: describeLooks(document, "edges", ["color", "lineStyle", "width"]),
  };
}

function describeLooks(document: GraphDocument, target: ElementTarget, names: readonly string[]): string {
  if (document.tables[target].count === 0) return "none";
  return names.flatMap((name) => describeLook(document, target, name)).join("; ");
}

function describeLook(document: GraphDocument, target: ElementTarget, name: string): readonly string[] {
  const look = lookField(name, target);
  if (look === undefined) return [];
  const table = document.tables[target];
  const isShown = (row: number) => document.isVisible(target, table.idAt(row));
  const values =
    document.filter === null
      ? summarizeValues(look, target, document)
      : summarizeValues(look, target, document, isShown);
  if (values === "") return [];
  return [look.kind === "number" ? `${values} px` : values];
}
