import { listAlgorithms, runAlgorithm } from "../algorithms/algorithm-commands";
import { addEdges } from "../edit/add-edge-commands";
import { addNodes } from "../edit/add-node-commands";
import { deleteAttribute } from "../edit/delete-attribute";
import { duplicateNodes } from "../edit/duplicate-commands";
import { groupNodes, ungroupNodes } from "../edit/group-commands";
import { redo, undo } from "../edit/history-commands";
import { mergeNodes } from "../edit/merge-commands";
import { moveNodes } from "../edit/move-commands";
import { clearGraph, removeElements } from "../edit/remove-commands";
import { renameAttribute } from "../edit/rename-attribute";
import { setValues } from "../edit/set-values";
import { updateElements } from "../edit/update-commands";
import { exportGraph, exportImage } from "../files/export-commands";
import { generateGraph } from "../files/generate-commands";
import { importData } from "../files/import-commands";
import { loadSample } from "../files/sample-commands";
import { findPath } from "../read/find-path";
import { findMentions } from "../read/mention-commands";
import { getNeighbors, getNode } from "../read/neighborhood-commands";
import { aggregate, rankNodes } from "../read/rank-commands";
import { clearStyles } from "../style/clear-style-commands";
import { explainStyle } from "../style/explain-style";
import { styleEdges, styleNodes } from "../style/style-commands";
import { styleByAttribute } from "../style/style-mapping-commands";
import { updateLayer } from "../style/update-layer";
import { changeFilter } from "../view/change-filter";
import { filterGraph, showAll } from "../view/filter-commands";
import { setLayout } from "../view/layout-commands";
import { pinNodes } from "../view/pin-commands";
import { changeSet, saveSet } from "../view/set-commands";
import type { AnyCommand } from "./command-types";

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
