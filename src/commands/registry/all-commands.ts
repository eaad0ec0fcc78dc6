import { queryGraph } from "../read/query-graph";
import type { AnyCommand, CommandFacts, CommandWork, ListedCommand, RareCommand } from "./command-types";

const schema = () => import("../read/schema-commands");
const finding = () => import("../read/find-commands");
const neighbours = () => import("../read/neighborhood-commands");
const algorithms = () => import("../algorithms/algorithm-commands");
const styles = () => import("../style/style-commands");
const selecting = () => import("../view/select-commands");
const filtering = () => import("../view/filter-commands");
const grouping = () => import("../edit/group-commands");
const sets = () => import("../view/set-commands");
const history = () => import("../edit/history-commands");
const removing = () => import("../edit/remove-commands");
const exporting = () => import("../files/export-commands");

/**
 * Every command there is, in the order menus and models see them. Nothing registers itself. What the first
 * answer needs is here as a whole; of the others, what must be known before their file is loaded, and that only here.
 */
export const allCommands = [
  queryGraph,
  rare("getSchema", "Show the attributes", "read", schema),
  rare("sampleData", "Show samples", "read", schema),
  rare("describeProperty", "Describe an attribute", "read", schema),
  rare("findNodes", "Find nodes", "read", finding),
  rare("findEdges", "Find edges", "read", finding),
  rare("findMentions", "Find names in a text", "read", () => import("../mentions/read-mentions")),
  rare("getNode", "Show a node", "read", neighbours),
  rare("getNeighbors", "Show neighbours", "read", neighbours),
  rare("findPath", "Find the shortest path", "read", () => import("../read/find-path")),
  rare("rankNodes", "Rank nodes", "read", () => import("../read/rank-commands")),
  rare("aggregate", "Count and compare", "read", () => import("../read/aggregate-command")),
  rare("listAlgorithms", "List the algorithms", "read", algorithms),
  rare("getOutline", "Read the outline", "read", () => import("../texts/get-outline")),
  rare("searchContent", "Search the texts", "read", () => import("../texts/search-content")),
  rare("setPlan", "Make a plan", "view", () => import("../plan/set-plan")),
  rare("updatePlan", "Change the plan", "view", () => import("../plan/update-plan")),
  rare("findCommands", "Find a command", "read", () => import("../read/find-a-command")),
  rare("explainStyle", "Explain the style", "read", () => import("../style/explain-style")),
  rare("styleNodes", "Style nodes", "style", styles),
  rare("styleEdges", "Style edges", "style", styles),
  rare("styleByAttribute", "Style by attribute", "style", () => import("../style/style-mapping-commands")),
  byHand("updateLayer", "Change a style layer", "style", () => import("../style/update-layer")),
  rare("clearStyles", "Clear styles", "style", () => import("../style/clear-style-commands")),
  rare("selectElements", "Select elements", "view", selecting),
  rare("zoomToNodes", "Zoom to nodes", "view", selecting),
  rare("filterGraph", "Filter graph", "view", filtering),
  byHand("changeFilter", "Change the filter", "view", () => import("../view/change-filter")),
  rare("showAll", "Show all", "view", filtering),
  rare("foldGroups", "Fold groups", "edit", () => import("../view/fold-commands")),
  byHand("changeShown", "Change what is shown", "edit", () => import("../remote/change-shown")),
  rare("setLayout", "Set layout", "edit", () => import("../view/layout-commands")),
  byHand("moveNodes", "Move nodes", "edit", () => import("../edit/move-commands")),
  byHand("pinNodes", "Pin nodes", "edit", () => import("../view/pin-commands")),
  rare("addNodes", "Add nodes", "edit", () => import("../edit/add-node-commands")),
  rare("addEdges", "Add edges", "edit", () => import("../edit/add-edge-commands")),
  byHand("duplicateNodes", "Duplicate nodes", "edit", () => import("../edit/duplicate-commands")),
  rare("groupNodes", "Group nodes", "edit", grouping),
  byHand("ungroupNodes", "Ungroup nodes", "edit", grouping),
  rare("updateElements", "Update elements", "edit", () => import("../edit/update-commands")),
  byHand("setValues", "Set values", "edit", () => import("../edit/set-values")),
  byHand("renameAttribute", "Rename an attribute", "edit", () => import("../edit/rename-attribute")),
  byHand("deleteAttribute", "Delete an attribute", "edit", () => import("../edit/delete-attribute")),
  rare("saveSet", "Save set", "edit", sets),
  byHand("changeSet", "Change a saved set", "edit", sets),
  rare("runAlgorithm", "Run algorithm", "edit", algorithms),
  rare("undo", "Undo", "edit", history),
  rare("redo", "Redo", "edit", history),
  rare("mergeNodes", "Merge nodes", "destroy", () => import("../edit/merge-commands")),
  rare("removeElements", "Remove elements", "destroy", removing),
  rare("clearGraph", "Clear graph", "destroy", removing),
  rare("loadSample", "Load sample", "destroy", () => import("../files/sample-commands")),
  rare("generateGraph", "Generate a network", "destroy", () => import("../files/generate-commands")),
  byHand("importData", "Add data", "edit", () => import("../files/import-commands")),
  rare("exportGraph", "Save as a file", "read", exporting),
  rare("exportImage", "Save as a picture", "read", exporting),
] as const satisfies readonly ListedCommand[];

/** The compiler asks for what each of them needs elsewhere: its words in every language. */
export type CommandName = (typeof allCommands)[number]["name"];

type Effect = CommandFacts["effect"];
type Load<N extends string> = () => Promise<Readonly<Record<N, CommandWork>>>;

/** A command whose file is loaded when it is first used; the file gives its work under the command's name. */
function rare<const N extends string>(name: N, title: string, effect: Effect, load: Load<N>): RareCommand<N> {
  return fromFile({ name, title, effect }, load);
}

/** The same, which no model is offered. */
function byHand<const N extends string>(name: N, title: string, effect: Effect, load: Load<N>): RareCommand<N> {
  return fromFile({ name, title, effect, offeredTo: "hand" }, load);
}

function fromFile<N extends string>(facts: CommandFacts<N>, load: Load<N>): RareCommand<N> {
  return { ...facts, load: async (): Promise<AnyCommand<N>> => ({ ...facts, ...(await load())[facts.name] }) };
}
