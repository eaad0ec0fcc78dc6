import { queryGraph } from "../read/query-graph";
import type { AnyCommand, CommandFacts, CommandWork, ListedCommand, RareCommand } from "./command-types";

/**
 * Every command there is, in the order menus and models see them. Nothing registers itself. What the first
 * answer needs is here as a whole; of the others, what must be known before their file is loaded, and that only here.
 */
export const allCommands = [
  queryGraph,
  rare({ name: "getSchema", title: "Show the attributes", effect: "read" }, () => import("../read/schema-commands")),
  rare({ name: "sampleData", title: "Show samples", effect: "read" }, () => import("../read/schema-commands")),
  rare(
    { name: "describeProperty", title: "Describe an attribute", effect: "read" },
    () => import("../read/schema-commands"),
  ),
  rare({ name: "findNodes", title: "Find nodes", effect: "read" }, () => import("../read/find-commands")),
  rare({ name: "findEdges", title: "Find edges", effect: "read" }, () => import("../read/find-commands")),
  rare(
    { name: "findMentions", title: "Find names in a text", effect: "read" },
    () => import("../read/mention-commands"),
  ),
  rare({ name: "getNode", title: "Show a node", effect: "read" }, () => import("../read/neighborhood-commands")),
  rare(
    { name: "getNeighbors", title: "Show neighbours", effect: "read" },
    () => import("../read/neighborhood-commands"),
  ),
  rare({ name: "findPath", title: "Find the shortest path", effect: "read" }, () => import("../read/find-path")),
  rare({ name: "rankNodes", title: "Rank nodes", effect: "read" }, () => import("../read/rank-commands")),
  rare({ name: "aggregate", title: "Count and compare", effect: "read" }, () => import("../read/aggregate-command")),
  rare(
    { name: "listAlgorithms", title: "List the algorithms", effect: "read" },
    () => import("../algorithms/algorithm-commands"),
  ),
  rare({ name: "getOutline", title: "Read the outline", effect: "read" }, () => import("../texts/get-outline")),
  rare({ name: "searchContent", title: "Search the texts", effect: "read" }, () => import("../texts/search-content")),
  rare({ name: "setPlan", title: "Make a plan", effect: "view" }, () => import("../plan/set-plan")),
  rare({ name: "updatePlan", title: "Change the plan", effect: "view" }, () => import("../plan/update-plan")),
  rare({ name: "findCommands", title: "Find a command", effect: "read" }, () => import("../read/find-a-command")),
  rare({ name: "explainStyle", title: "Explain the style", effect: "read" }, () => import("../style/explain-style")),
  rare({ name: "styleNodes", title: "Style nodes", effect: "style" }, () => import("../style/style-commands")),
  rare({ name: "styleEdges", title: "Style edges", effect: "style" }, () => import("../style/style-commands")),
  rare(
    { name: "styleByAttribute", title: "Style by attribute", effect: "style" },
    () => import("../style/style-mapping-commands"),
  ),
  rare(
    { name: "updateLayer", title: "Change a style layer", effect: "style", told: "hand" },
    () => import("../style/update-layer"),
  ),
  rare({ name: "clearStyles", title: "Clear styles", effect: "style" }, () => import("../style/clear-style-commands")),
  rare({ name: "selectElements", title: "Select elements", effect: "view" }, () => import("../view/select-commands")),
  rare({ name: "zoomToNodes", title: "Zoom to nodes", effect: "view" }, () => import("../view/select-commands")),
  rare({ name: "filterGraph", title: "Filter graph", effect: "view" }, () => import("../view/filter-commands")),
  rare(
    { name: "changeFilter", title: "Change the filter", effect: "view", told: "hand" },
    () => import("../view/change-filter"),
  ),
  rare({ name: "showAll", title: "Show all", effect: "view" }, () => import("../view/filter-commands")),
  rare({ name: "foldGroups", title: "Fold groups", effect: "edit" }, () => import("../view/fold-commands")),
  rare(
    { name: "changeShown", title: "Change what is shown", effect: "edit", told: "hand" },
    () => import("../remote/change-shown"),
  ),
  rare({ name: "setLayout", title: "Set layout", effect: "edit" }, () => import("../view/layout-commands")),
  rare({ name: "moveNodes", title: "Move nodes", effect: "edit", told: "hand" }, () => import("../edit/move-commands")),
  rare({ name: "pinNodes", title: "Pin nodes", effect: "edit", told: "hand" }, () => import("../view/pin-commands")),
  rare({ name: "addNodes", title: "Add nodes", effect: "edit" }, () => import("../edit/add-node-commands")),
  rare({ name: "addEdges", title: "Add edges", effect: "edit" }, () => import("../edit/add-edge-commands")),
  rare(
    { name: "duplicateNodes", title: "Duplicate nodes", effect: "edit", told: "hand" },
    () => import("../edit/duplicate-commands"),
  ),
  rare({ name: "groupNodes", title: "Group nodes", effect: "edit" }, () => import("../edit/group-commands")),
  rare(
    { name: "ungroupNodes", title: "Ungroup nodes", effect: "edit", told: "hand" },
    () => import("../edit/group-commands"),
  ),
  rare({ name: "updateElements", title: "Update elements", effect: "edit" }, () => import("../edit/update-commands")),
  rare({ name: "setValues", title: "Set values", effect: "edit", told: "hand" }, () => import("../edit/set-values")),
  rare(
    { name: "renameAttribute", title: "Rename an attribute", effect: "edit", told: "hand" },
    () => import("../edit/rename-attribute"),
  ),
  rare(
    { name: "deleteAttribute", title: "Delete an attribute", effect: "edit", told: "hand" },
    () => import("../edit/delete-attribute"),
  ),
  rare({ name: "saveSet", title: "Save set", effect: "edit" }, () => import("../view/set-commands")),
  rare(
    { name: "changeSet", title: "Change a saved set", effect: "edit", told: "hand" },
    () => import("../view/set-commands"),
  ),
  rare(
    { name: "runAlgorithm", title: "Run algorithm", effect: "edit" },
    () => import("../algorithms/algorithm-commands"),
  ),
  rare({ name: "undo", title: "Undo", effect: "edit" }, () => import("../edit/history-commands")),
  rare({ name: "redo", title: "Redo", effect: "edit" }, () => import("../edit/history-commands")),
  rare({ name: "mergeNodes", title: "Merge nodes", effect: "destroy" }, () => import("../edit/merge-commands")),
  rare(
    { name: "removeElements", title: "Remove elements", effect: "destroy" },
    () => import("../edit/remove-commands"),
  ),
  rare({ name: "clearGraph", title: "Clear graph", effect: "destroy" }, () => import("../edit/remove-commands")),
  rare({ name: "loadSample", title: "Load sample", effect: "destroy" }, () => import("../files/sample-commands")),
  rare(
    { name: "generateGraph", title: "Generate a network", effect: "destroy" },
    () => import("../files/generate-commands"),
  ),
  rare(
    { name: "importData", title: "Add data", effect: "edit", told: "hand" },
    () => import("../files/import-commands"),
  ),
  rare({ name: "exportGraph", title: "Save as a file", effect: "read" }, () => import("../files/export-commands")),
  rare({ name: "exportImage", title: "Save as a picture", effect: "read" }, () => import("../files/export-commands")),
] as const satisfies readonly ListedCommand[];

/** The compiler asks for what each of them needs elsewhere: its words in every language. */
export type CommandName = (typeof allCommands)[number]["name"];

/** A command whose file is loaded when it is first used; the file gives its work under the command's name. */
function rare<const N extends string>(
  facts: CommandFacts<N>,
  load: () => Promise<Readonly<Record<N, CommandWork>>>,
): RareCommand<N> {
  return { ...facts, load: async (): Promise<AnyCommand<N>> => ({ ...facts, ...(await load())[facts.name] }) };
}
