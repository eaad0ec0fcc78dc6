import type { CommandName } from "@/commands/registry/all-commands";
import type { CommandWords } from "../../command-words";
import { both, countedOrNone, some } from "./counts";

/** What a person reads of each command: while it runs, when it is done and when it failed. */
export const commands: Readonly<Record<CommandName, CommandWords>> = {
  queryGraph: { doing: "Counting", done: () => "Looked at the graph", failed: "Could not look at the graph" },
  getSchema: {
    doing: "Reading the attributes",
    done: () => "Looked at the attributes",
    failed: "Could not read the attributes",
  },
  sampleData: {
    doing: "Taking samples",
    done: (f) => `Sampled ${some(f)}`,
    failed: "Could not take samples",
  },
  describeProperty: {
    doing: "Reading an attribute",
    done: (f) => `Looked at the values of ${f.name}`,
    failed: "Could not read the attribute",
  },
  findNodes: { doing: "Finding nodes", done: (f) => `Found ${some(f)}`, failed: "Could not find nodes" },
  findEdges: { doing: "Finding edges", done: (f) => `Found ${some(f)}`, failed: "Could not find edges" },
  findMentions: {
    doing: "Looking up names",
    done: (f) =>
      f.count === 0 ? "Found no names of the graph in the message" : `Recognised ${countedOrNone(f.count, "name")}`,
    failed: "Could not look up the names",
  },
  getNode: { doing: "Looking up a node", done: (f) => `Looked up ${f.name}`, failed: "Could not look up the node" },
  getNeighbors: {
    doing: "Finding neighbours",
    done: (f) => `Found ${countedOrNone(f.count, "neighbour")}`,
    failed: "Could not find neighbours",
  },
  findPath: {
    doing: "Finding a path",
    done: (f) =>
      f.count === 0 ? `Found no path from ${f.name} to ${f.to}` : `Found the shortest path from ${f.name} to ${f.to}`,
    failed: "Could not look for a path",
  },
  rankNodes: {
    doing: "Ranking nodes",
    done: (f) => `Ranked ${countedOrNone(f.count, "node")} by ${f.name}`,
    failed: "Could not rank the nodes",
  },
  aggregate: {
    doing: "Counting and comparing",
    done: (f) => (f.name === "" ? "Counted and compared" : `Compared by ${f.name}`),
    failed: "Could not compare the values",
  },
  listAlgorithms: {
    doing: "Listing algorithms",
    done: () => "Listed the algorithms",
    failed: "Could not list the algorithms",
  },
  getOutline: {
    doing: "Reading the outline",
    done: (f) =>
      f.name === ""
        ? `Looked at the outline of ${countedOrNone(f.count, "course")}`
        : `Looked at the outline of ${f.name}`,
    failed: "Could not read the outline",
  },
  searchContent: {
    doing: "Searching the texts",
    done: (f) => `Found ${countedOrNone(f.count, "passage")} on “${f.name}”`,
    failed: "Could not search the texts",
  },
  setPlan: {
    doing: "Making a plan",
    done: (f) => `Planned ${countedOrNone(f.count, "step")}`,
    failed: "Could not make a plan",
  },
  updatePlan: {
    doing: "Changing the plan",
    done: () => "Updated the plan",
    failed: "Could not change the plan",
  },
  findCommands: {
    doing: "Finding commands",
    done: (f) => `Looked for commands: ${f.name}`,
    failed: "Could not find commands",
  },
  explainStyle: {
    doing: "Reading the style",
    done: (f) => `Explained the style of ${f.name}`,
    failed: "Could not read the style",
  },
  exportGraph: {
    doing: "Saving a file",
    done: (f) => `Saved ${f.name || "a file"}`,
    failed: "Could not save the file",
  },
  exportImage: {
    doing: "Drawing a picture",
    done: (f) => `Saved ${f.name || "a picture"}`,
    failed: "Could not draw the picture",
  },
  selectElements: { doing: "Selecting", done: (f) => `Selected ${some(f)}`, failed: "Could not select" },
  zoomToNodes: { doing: "Zooming", done: (f) => `Zoomed to ${some(f)}`, failed: "Could not zoom" },
  filterGraph: { doing: "Filtering", done: (f) => `Showed only ${both(f)}`, failed: "Could not filter" },
  changeFilter: {
    doing: "Changing the filter",
    done: (f) => `Changed the filter: ${both(f)} shown`,
    failed: "Could not change the filter",
  },
  showAll: {
    doing: "Showing everything",
    done: (f) => `Showed everything: ${both(f)}`,
    failed: "Could not show everything",
  },
  styleNodes: { doing: "Styling nodes", done: (f) => `Styled ${some(f)}`, failed: "Could not style the nodes" },
  styleEdges: { doing: "Styling edges", done: (f) => `Styled ${some(f)}`, failed: "Could not style the edges" },
  styleByAttribute: {
    doing: "Styling by attribute",
    done: (f) => `Styled ${some(f)} by ${f.name}`,
    failed: "Could not style by the attribute",
  },
  updateLayer: {
    doing: "Changing a style layer",
    done: (f) => `Changed the style “${f.name}”`,
    failed: "Could not change the style",
  },
  clearStyles: {
    doing: "Clearing styles",
    done: (f) => (f.count === 0 ? "Found no styles to clear" : `Cleared ${countedOrNone(f.count, "style")}`),
    failed: "Could not clear the styles",
  },
  setLayout: {
    doing: "Arranging the nodes",
    done: (f) => `Arranged ${countedOrNone(f.count, "node")}: ${f.name}`,
    failed: "Could not arrange the nodes",
  },
  changeShown: {
    doing: "Changing what is shown",
    done: (f) =>
      f.count === 0 ? "Found nothing more to show" : `Changed what is shown: ${countedOrNone(f.count, "node")}`,
    failed: "Could not change what is shown",
  },
  moveNodes: { doing: "Moving nodes", done: (f) => `Moved ${some(f)}`, failed: "Could not move the nodes" },
  pinNodes: {
    doing: "Pinning nodes",
    done: (f) => `Pinned or unpinned ${countedOrNone(f.count, "node")}`,
    failed: "Could not pin the nodes",
  },
  addNodes: {
    doing: "Adding nodes",
    done: (f) => `Added ${countedOrNone(f.count, "node")}`,
    failed: "Could not add nodes",
  },
  addEdges: {
    doing: "Adding edges",
    done: (f) => `Added ${countedOrNone(f.count, "edge")}`,
    failed: "Could not add edges",
  },
  duplicateNodes: { doing: "Copying nodes", done: (f) => `Copied ${some(f)}`, failed: "Could not copy the nodes" },
  foldGroups: {
    doing: "Folding groups",
    done: (f) =>
      f.to === "unfold"
        ? `Unfolded ${countedOrNone(f.count, "group")}`
        : `Folded ${countedOrNone(f.count, "group")} by ${f.name}`,
    failed: "Could not fold the groups",
  },
  groupNodes: { doing: "Grouping nodes", done: (f) => `Grouped ${some(f)}`, failed: "Could not group the nodes" },
  ungroupNodes: {
    doing: "Ungrouping nodes",
    done: (f) => `Took ${countedOrNone(f.count, "node")} out of groups`,
    failed: "Could not ungroup the nodes",
  },
  updateElements: {
    doing: "Changing attributes",
    done: (f) => `Changed ${some(f)}`,
    failed: "Could not change the attributes",
  },
  renameAttribute: {
    doing: "Renaming an attribute",
    done: (f) => `Renamed ${f.name} to ${f.to}`,
    failed: "Could not rename the attribute",
  },
  deleteAttribute: {
    doing: "Deleting an attribute",
    done: (f) => `Deleted ${f.name}`,
    failed: "Could not delete the attribute",
  },
  setValues: {
    doing: "Changing attributes",
    done: (f) => `Changed values of ${countedOrNone(f.count, "element")}`,
    failed: "Could not set the values",
  },
  saveSet: { doing: "Saving a set", done: (f) => `Saved ${some(f)} as “${f.name}”`, failed: "Could not save the set" },
  changeSet: {
    doing: "Changing a saved set",
    done: (f) => (f.to === "" ? `Removed the set “${f.name}”` : `Renamed the set “${f.name}” to “${f.to}”`),
    failed: "Could not change the set",
  },
  runAlgorithm: {
    doing: "Running an algorithm",
    done: (f) => `Computed: ${f.name}`,
    failed: "Could not compute it",
  },
  undo: {
    doing: "Undoing",
    done: (f) => (f.count === 0 ? "Found nothing to undo" : `Undid ${countedOrNone(f.count, "change")}`),
    failed: "Could not undo",
  },
  redo: {
    doing: "Redoing",
    done: (f) => (f.count === 0 ? "Found nothing to redo" : `Redid ${countedOrNone(f.count, "change")}`),
    failed: "Could not redo",
  },
  mergeNodes: {
    doing: "Merging nodes",
    done: (f) => `Merged ${countedOrNone(f.count, "node")} into ${f.name}`,
    failed: "Could not merge the nodes",
  },
  removeElements: { doing: "Deleting", done: (f) => `Deleted ${both(f)}`, failed: "Could not delete" },
  clearGraph: {
    doing: "Clearing the graph",
    done: (f) => `Cleared the graph: ${both(f)} deleted`,
    failed: "Could not clear the graph",
  },
  loadSample: {
    doing: "Opening a sample",
    done: (f) => `Opened ${f.name}: ${both(f)}`,
    failed: "Could not open the sample",
  },
  generateGraph: {
    doing: "Generating a graph",
    done: (f) => `Generated ${f.name}: ${both(f)}`,
    failed: "Could not generate the graph",
  },
  importData: { doing: "Adding data", done: (f) => `Added ${both(f)}`, failed: "Could not add the data" },
};
