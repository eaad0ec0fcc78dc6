declare module "graphology-layout-forceatlas2/iterate.js" {
  import type { ForceAtlas2Settings } from "graphology-layout-forceatlas2";

  /**
   * One step in place. Nodes: 10 numbers each (x, y, dx, dy, old dx, old dy, mass, convergence, size, fixed); edges: 3 (source offset,
   * target offset, weight).
   */
  const iterate: (settings: Required<ForceAtlas2Settings>, nodes: Float32Array, edges: Float32Array) => unknown;
  export = iterate;
}
