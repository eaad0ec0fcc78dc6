import { MultiDirectedGraph } from "graphology";
import Sigma from "sigma";
import type { GraphData } from "@/graph/changes/change-types";

/** Sigma's own minimal page on the same graph: what the fast view is measured against. */
export interface SigmaAlone {
  /** Pans by so many px. */
  panBy(px: number): void;
  colorByType(): void;
  /** Shows the cats alone. */
  showCats(): void;
  destroy(): void;
}

const COLORS = ["#3164e7", "#c2410c", "#15803d", "#7e22ce", "#b91c1c", "#0e7490"];

export function startSigma(host: HTMLElement, { nodes, edges }: GraphData): SigmaAlone {
  const graph = new MultiDirectedGraph();
  for (const { id, position, attributes } of nodes) {
    const { x, y } = position ?? { x: 0, y: 0 };
    graph.addNode(id, { x, y: -y, size: 2, color: "#857f78", label: attributes["name"], kind: attributes["type"] });
  }
  for (const { id, source, target } of edges) graph.addEdgeWithKey(id, source, target, { size: 1, color: "#c9cccc" });
  const sigma = new Sigma(graph, host, { allowInvalidContainer: true });
  return {
    panBy: (px) => {
      const camera = sigma.getCamera();
      camera.setState({ x: camera.getState().x + px / 1000 });
    },
    colorByType: () => {
      const kinds = [...new Set(graph.mapNodes((_id, { kind }) => kind))];
      graph.updateEachNodeAttributes((_id, attributes) => ({
        ...attributes,
        color: COLORS[kinds.indexOf(attributes["kind"]) % COLORS.length],
      }));
    },
    showCats: () => {
      graph.updateEachNodeAttributes((_id, attributes) => ({ ...attributes, hidden: attributes["kind"] !== "cat" }));
    },
    destroy: () => sigma.kill(),
  };
}
