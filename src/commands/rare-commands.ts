import { addEdges } from "./add-edge-commands";
import { addNodes } from "./add-node-commands";
import { listAlgorithms, runAlgorithm } from "./algorithm-commands";
import { changeFilter } from "./change-filter";
import { clearStyles } from "./clear-style-commands";
import type { AnyCommand } from "./command-types";
import { deleteAttribute } from "./delete-attribute";
import { duplicateNodes } from "./duplicate-commands";
import { explainStyle } from "./explain-style";
import { exportGraph, exportImage } from "./export-commands";
import { filterGraph, showAll } from "./filter-commands";
import { findPath } from "./find-path";
import { generateGraph } from "./generate-commands";
import { groupNodes, ungroupNodes } from "./group-commands";
import { redo, undo } from "./history-commands";
import { importData } from "./import-commands";
import { setLayout } from "./layout-commands";
import { findMentions } from "./mention-commands";
import { mergeNodes } from "./merge-commands";
import { moveNodes } from "./move-commands";
import { getNeighbors, getNode } from "./neighborhood-commands";
import { pinNodes } from "./pin-commands";
import { aggregate, rankNodes } from "./rank-commands";
import { clearGraph, removeElements } from "./remove-commands";
import { renameAttribute } from "./rename-attribute";
import { loadSample } from "./sample-commands";
import { changeSet, saveSet } from "./set-commands";
import { setValues } from "./set-values";
import { styleEdges, styleNodes } from "./style-commands";
import { styleByAttribute } from "./style-mapping-commands";
import { updateElements } from "./update-commands";
import { updateLayer } from "./update-layer";

/** What `allCommands` names without their schema and work. */
const commands: readonly AnyCommand[] = [
  findMentions,
  getNode,
  getNeighbors,
  findPath,
  rankNodes,
  aggregate,
  listAlgorithms,
  explainStyle,
  styleNodes,
  styleEdges,
  styleByAttribute,
  updateLayer,
  clearStyles,
  filterGraph,
  changeFilter,
  showAll,
  setLayout,
  moveNodes,
  pinNodes,
  addNodes,
  addEdges,
  duplicateNodes,
  groupNodes,
  ungroupNodes,
  updateElements,
  setValues,
  renameAttribute,
  deleteAttribute,
  saveSet,
  changeSet,
  runAlgorithm,
  undo,
  redo,
  mergeNodes,
  removeElements,
  clearGraph,
  loadSample,
  generateGraph,
  importData,
  exportGraph,
  exportImage,
];

export const rareCommands: Readonly<Record<string, AnyCommand>> = Object.fromEntries(
  commands.map((command) => [command.name, command]),
);
