import { queryGraph } from "../read/query-graph";
import type { AnyCommand, CommandFacts, CommandWork, ListedCommand, RareCommand, Scope } from "./command-types";

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
  rare("getSchema", "Show the attributes", ["read", "all"], schema),
  rare("sampleData", "Show samples", ["read", "all"], schema),
  rare("describeProperty", "Describe an attribute", ["read", "all"], schema),
  rare("findNodes", "Find nodes", ["read", "all"], finding),
  rare("findEdges", "Find edges", ["read", "all"], finding),
  asked("findMentions", "Find names in a text", ["read", "names"], () => import("../mentions/read-mentions")),
  rare("getNode", "Show a node", ["read", "all"], neighbours),
  rare("getNeighbors", "Show neighbours", ["read", "all"], neighbours),
  rare("findPath", "Find the shortest path", ["read", "all"], () => import("../read/find-path")),
  rare("rankNodes", "Rank nodes", ["read", "all"], () => import("../read/rank-commands")),
  rare("aggregate", "Count and compare", ["read", "all"], () => import("../read/aggregate-command")),
  rare("listAlgorithms", "List the algorithms", ["read", "none"], algorithms),
  rare("getOutline", "Read the outline", ["read", "shown"], () => import("../texts/get-outline")),
  rare("searchContent", "Search the texts", ["read", "shown"], () => import("../texts/search-content")),
  asked("setPlan", "Make a plan", ["view", "none"], () => import("../plan/set-plan")),
  asked("updatePlan", "Change the plan", ["view", "none"], () => import("../plan/update-plan")),
  rare("findCommands", "Find a command", ["read", "none"], () => import("../read/find-a-command")),
  asked("explainStyle", "Explain the style", ["read", "none"], () => import("../style/explain-style")),
  rare("styleNodes", "Style nodes", ["style", "shown"], styles),
  rare("styleEdges", "Style edges", ["style", "shown"], styles),
  rare("styleByAttribute", "Style by attribute", ["style", "shown"], () => import("../style/style-mapping-commands")),
  byHand("updateLayer", "Change a style layer", ["style", "none"], () => import("../style/update-layer")),
  rare("clearStyles", "Clear styles", ["style", "none"], () => import("../style/clear-style-commands")),
  rare("selectElements", "Select elements", ["view", "shown"], selecting),
  rare("zoomToNodes", "Zoom to nodes", ["view", "shown"], selecting),
  rare("filterGraph", "Filter graph", ["view", "shown"], filtering),
  byHand("changeFilter", "Change the filter", ["view", "shown"], () => import("../view/change-filter")),
  asked("showAll", "Show all", ["view", "shown"], filtering),
  asked("foldGroups", "Fold groups", ["edit", "shown"], () => import("../view/fold-commands")),
  byHand("changeShown", "Change what is shown", ["edit", "part"], () => import("../remote/change-shown")),
  rare("setLayout", "Set layout", ["edit", "shown"], () => import("../view/layout-commands")),
  byHand("moveNodes", "Move nodes", ["edit", "shown"], () => import("../edit/move-commands")),
  byHand("pinNodes", "Pin nodes", ["edit", "shown"], () => import("../view/pin-commands")),
  rare("addNodes", "Add nodes", ["edit", "written"], () => import("../edit/add-node-commands")),
  rare("addEdges", "Add edges", ["edit", "written"], () => import("../edit/add-edge-commands")),
  byHand("duplicateNodes", "Duplicate nodes", ["edit", "written"], () => import("../edit/duplicate-commands")),
  rare("groupNodes", "Group nodes", ["edit", "shown"], grouping),
  byHand("ungroupNodes", "Ungroup nodes", ["edit", "shown"], grouping),
  rare("updateElements", "Update elements", ["edit", "written"], () => import("../edit/update-commands")),
  byHand("setValues", "Set values", ["edit", "written"], () => import("../edit/set-values")),
  byHand("renameAttribute", "Rename an attribute", ["edit", "shown"], () => import("../edit/rename-attribute")),
  byHand("deleteAttribute", "Delete an attribute", ["edit", "shown"], () => import("../edit/delete-attribute")),
  asked("saveSet", "Save set", ["edit", "shown"], sets),
  byHand("changeSet", "Change a saved set", ["edit", "shown"], sets),
  rare("runAlgorithm", "Run algorithm", ["edit", "either"], algorithms),
  rare("undo", "Undo", ["edit", "none"], history),
  asked("redo", "Redo", ["edit", "none"], history),
  rare("mergeNodes", "Merge nodes", ["destroy", "written"], () => import("../edit/merge-commands")),
  rare("removeElements", "Remove elements", ["destroy", "written"], removing),
  asked("clearGraph", "Clear graph", ["destroy", "shown"], removing),
  rare("loadSample", "Load sample", ["destroy", "shown"], () => import("../files/sample-commands")),
  asked("generateGraph", "Generate a network", ["destroy", "shown"], () => import("../files/generate-commands")),
  byHand("importData", "Add data", ["edit", "shown"], () => import("../files/import-commands")),
  rare("exportGraph", "Save as a file", ["read", "shown"], exporting),
  asked("exportImage", "Save as a picture", ["read", "shown"], exporting),
] as const satisfies readonly ListedCommand[];

/** The compiler asks for what each of them needs elsewhere: its words in every language. */
export type CommandName = (typeof allCommands)[number]["name"];

type Kind = readonly [CommandFacts["effect"], Scope];
type Load<N extends string, T> = () => Promise<Readonly<Record<N, CommandWork>> & Speaking<T>>;

/** What the commands of a file say, in English: for the compiler alone. */
interface Speaking<T> {
  readonly texts?: T;
}

type Listed<N extends string, T> = RareCommand<N> & Speaking<T>;

type Whole<T> = (T extends unknown ? (one: T) => void : never) extends (whole: infer All) => void ? All : never;
type TextsOfRow<Row> = Row extends Speaking<infer T> ? (unknown extends T ? never : T) : never;

/** All that the files of these commands say. */
export type TextsOfCommands = Whole<TextsOfRow<(typeof allCommands)[number]>>;

/** A command whose file is loaded when it is first used; the file gives its work under the command's name. Every request offers it. */
function rare<const N extends string, T>(
  name: N,
  title: string,
  [effect, scope]: Kind,
  load: Load<N, T>,
): Listed<N, T> {
  return fromFile({ name, title, effect, scope }, load);
}

/** The same, offered once \`findCommands\` has found it or a message wants a plan: it costs nothing before. */
function asked<const N extends string, T>(
  name: N,
  title: string,
  [effect, scope]: Kind,
  load: Load<N, T>,
): Listed<N, T> {
  return fromFile({ name, title, effect, scope, offeredTo: "asked" }, load);
}

/** The same, which is mostly done by hand. */
function byHand<const N extends string, T>(
  name: N,
  title: string,
  [effect, scope]: Kind,
  load: Load<N, T>,
): Listed<N, T> {
  return fromFile({ name, title, effect, scope, offeredTo: "hand" }, load);
}

function fromFile<N extends string, T>(facts: CommandFacts<N>, load: Load<N, T>): Listed<N, T> {
  return { ...facts, load: async (): Promise<AnyCommand<N>> => ({ ...facts, ...(await load())[facts.name] }) };
}
