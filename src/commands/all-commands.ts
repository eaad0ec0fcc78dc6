import { listAlgorithms } from "./algorithm-list";
import type { AnyCommand } from "./command-types";
import { exportGraph, exportImage } from "./export-commands";
import { findEdges, findNodes } from "./find-commands";
import { findPath } from "./find-path";
import { getNeighbors, getNode } from "./neighborhood-commands";
import { queryGraph } from "./query-graph";
import { aggregate, rankNodes } from "./rank-commands";
import { describeProperty, getSchema, sampleData } from "./schema-commands";

/** Every command there is, in the order menus and models see them. Nothing registers itself. */
export const allCommands: readonly AnyCommand[] = [
  queryGraph,
  getSchema,
  sampleData,
  describeProperty,
  findNodes,
  findEdges,
  getNode,
  getNeighbors,
  findPath,
  rankNodes,
  aggregate,
  listAlgorithms,
  exportGraph,
  exportImage,
];
