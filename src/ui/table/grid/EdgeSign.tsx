import type { DrawnEdge } from "@/graph/styles/style-types";
import { LegendSignView } from "../../canvas/legend/LegendSignView";

/** An edge as a small line, as it is drawn. */
export function EdgeSign({ edge: { color, width, lineStyle } }: { readonly edge: DrawnEdge }) {
  return <LegendSignView sign={{ kind: "line", color, width: Math.min(width, 4), lineStyle }} />;
}
