import { findEdges, findNodes } from "../read/find-commands";
import { queryGraph } from "../read/query-graph";
import { describeProperty, getSchema, sampleData } from "../read/schema-commands";
import { selectElements, zoomToNodes } from "../view/select-commands";
import type { CommandTitle, ListedCommand } from "./command-types";

/**
 * Every command there is, in the order menus and models see them. Nothing registers itself. What the page needs until its
 * first answer is here as a whole; of the others, what they are called.
 */
export const allCommands: readonly ListedCommand[] = [
  queryGraph,
  getSchema,
  sampleData,
  describeProperty,
  findNodes,
  findEdges,
  rare({ name: "findMentions", title: "Find names in a text", effect: "read" }),
  rare({ name: "getNode", title: "Show a node", effect: "read" }),
  rare({ name: "getNeighbors", title: "Show neighbours", effect: "read" }),
  rare({ name: "findPath", title: "Find the shortest path", effect: "read" }),
  rare({ name: "rankNodes", title: "Rank nodes", effect: "read" }),
  rare({ name: "aggregate", title: "Count and compare", effect: "read" }),
  rare({ name: "listAlgorithms", title: "List the algorithms", effect: "read" }),
  rare({ name: "explainStyle", title: "Explain the style", effect: "read" }),
  rare({ name: "styleNodes", title: "Style nodes", effect: "style" }),
  rare({ name: "styleEdges", title: "Style edges", effect: "style" }),
  rare({ name: "styleByAttribute", title: "Style by attribute", effect: "style" }),
  rare({ name: "updateLayer", title: "Change a style layer", effect: "style" }),
  rare({ name: "clearStyles", title: "Clear styles", effect: "style" }),
  selectElements,
  zoomToNodes,
  rare({ name: "filterGraph", title: "Filter graph", effect: "view" }),
  rare({ name: "changeFilter", title: "Change the filter", effect: "view" }),
  rare({ name: "showAll", title: "Show all", effect: "view" }),
  rare({ name: "setLayout", title: "Set layout", effect: "edit" }),
  rare({ name: "moveNodes", title: "Move nodes", effect: "edit" }),
  rare({ name: "pinNodes", title: "Pin nodes", effect: "edit" }),
  rare({ name: "addNodes", title: "Add nodes", effect: "edit" }),
  rare({ name: "addEdges", title: "Add edges", effect: "edit" }),
  rare({ name: "duplicateNodes", title: "Duplicate nodes", effect: "edit" }),
  rare({ name: "groupNodes", title: "Group nodes", effect: "edit" }),
  rare({ name: "ungroupNodes", title: "Ungroup nodes", effect: "edit" }),
  rare({ name: "updateElements", title: "Update elements", effect: "edit" }),
  rare({ name: "setValues", title: "Set values", effect: "edit" }),
  rare({ name: "renameAttribute", title: "Rename an attribute", effect: "edit" }),
  rare({ name: "deleteAttribute", title: "Delete an attribute", effect: "edit" }),
  rare({ name: "saveSet", title: "Save set", effect: "edit" }),
  rare({ name: "changeSet", title: "Change a saved set", effect: "edit" }),
  rare({ name: "runAlgorithm", title: "Run algorithm", effect: "edit" }),
  rare({ name: "undo", title: "Undo", effect: "edit" }),
  rare({ name: "redo", title: "Redo", effect: "edit" }),
  rare({ name: "mergeNodes", title: "Merge nodes", effect: "destroy" }),
  rare({ name: "removeElements", title: "Remove elements", effect: "destroy" }),
  rare({ name: "clearGraph", title: "Clear graph", effect: "destroy" }),
  rare({ name: "loadSample", title: "Load sample", effect: "destroy" }),
  rare({ name: "generateGraph", title: "Generate a network", effect: "destroy" }),
  rare({ name: "importData", title: "Add data", effect: "edit" }),
  rare({ name: "exportGraph", title: "Save as a file", effect: "read" }),
  rare({ name: "exportImage", title: "Save as a picture", effect: "read" }),
];

/** Schema and work of all that is rare come together, with the first of them that is used. */
function rare(title: CommandTitle): ListedCommand {
  return { ...title, load: async () => (await import("./rare-commands")).rareCommands[title.name] };
}
