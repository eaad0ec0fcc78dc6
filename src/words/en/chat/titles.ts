import type { CommandTold, StepFacts } from "../../step-facts";

/** What each step of an answer did, or could not do. */
const told: Readonly<Record<string, CommandTold>> = {
  queryGraph: { done: () => "Looked at the graph's shape", failed: "Could not look at the graph" },
  getSchema: { done: () => "Looked at the attributes", failed: "Could not read the attributes" },
  sampleData: { done: (f) => `Looked at ${some(f)} as samples`, failed: "Could not take samples" },
  describeProperty: {
    done: (f) => `Looked at the values of ${f.name}`,
    failed: "Could not read the attribute",
  },
  findNodes: { done: (f) => `Found ${some(f)}`, failed: "Could not find nodes" },
  findEdges: { done: (f) => `Found ${some(f)}`, failed: "Could not find edges" },
  findMentions: {
    done: (f) =>
      f.count === 0 ? "Found no names of the graph in the message" : `Recognised ${counted(f.count, "name")}`,
    failed: "Could not look up the names",
  },
  getNode: { done: (f) => `Looked up ${f.name}`, failed: "Could not look up the node" },
  getNeighbors: { done: (f) => `Found ${counted(f.count, "neighbour")}`, failed: "Could not find neighbours" },
  findPath: {
    done: (f) =>
      f.count === 0 ? `Found no path from ${f.name} to ${f.to}` : `Found the shortest path from ${f.name} to ${f.to}`,
    failed: "Could not look for a path",
  },
  rankNodes: { done: (f) => `Ranked ${counted(f.count, "node")} by ${f.name}`, failed: "Could not rank the nodes" },
  aggregate: {
    done: (f) => (f.name === "" ? "Counted and compared" : `Compared by ${f.name}`),
    failed: "Could not add up the values",
  },
  listAlgorithms: { done: () => "Looked at the algorithms there are", failed: "Could not list the algorithms" },
  explainStyle: { done: (f) => `Looked up the look of ${f.name}`, failed: "Could not read the look" },
  exportGraph: { done: (f) => `Saved ${f.name || "a file"}`, failed: "Could not save the file" },
  exportImage: { done: (f) => `Saved ${f.name || "a picture"}`, failed: "Could not draw the picture" },
  selectElements: { done: (f) => `Selected ${some(f)}`, failed: "Could not select" },
  zoomToNodes: { done: (f) => `Zoomed to ${some(f)}`, failed: "Could not zoom" },
  filterGraph: { done: (f) => `Showed only ${both(f)}`, failed: "Could not filter" },
  changeFilter: { done: (f) => `Changed the filter: ${both(f)} shown`, failed: "Could not change the filter" },
  showAll: { done: (f) => `Showed everything: ${both(f)}`, failed: "Could not show everything" },
  styleNodes: { done: (f) => `Styled ${some(f)}`, failed: "Could not style the nodes" },
  styleEdges: { done: (f) => `Styled ${some(f)}`, failed: "Could not style the edges" },
  styleByAttribute: { done: (f) => `Styled ${some(f)} by ${f.name}`, failed: "Could not style by the attribute" },
  updateLayer: { done: (f) => `Changed the style “${f.name}”`, failed: "Could not change the style" },
  clearStyles: {
    done: (f) => (f.count === 0 ? "Found no styles to clear" : `Cleared ${counted(f.count, "style")}`),
    failed: "Could not clear the styles",
  },
  setLayout: {
    done: (f) => `Arranged ${counted(f.count, "node")}: ${f.name}`,
    failed: "Could not arrange the nodes",
  },
  moveNodes: { done: (f) => `Moved ${some(f)}`, failed: "Could not move the nodes" },
  pinNodes: { done: (f) => `Pinned or freed ${counted(f.count, "node")}`, failed: "Could not pin the nodes" },
  addNodes: { done: (f) => `Added ${counted(f.count, "node")}`, failed: "Could not add nodes" },
  addEdges: { done: (f) => `Added ${counted(f.count, "edge")}`, failed: "Could not add edges" },
  duplicateNodes: { done: (f) => `Copied ${some(f)}`, failed: "Could not copy the nodes" },
  groupNodes: { done: (f) => `Grouped ${some(f)}`, failed: "Could not group the nodes" },
  ungroupNodes: {
    done: (f) => `Took ${counted(f.count, "node")} out of groups`,
    failed: "Could not ungroup the nodes",
  },
  updateElements: { done: (f) => `Changed ${some(f)}`, failed: "Could not change the attributes" },
  renameAttribute: { done: (f) => `Renamed ${f.name} to ${f.to}`, failed: "Could not rename the attribute" },
  deleteAttribute: { done: (f) => `Deleted ${f.name}`, failed: "Could not delete the attribute" },
  setValues: { done: (f) => `Changed values of ${counted(f.count, "element")}`, failed: "Could not set the values" },
  saveSet: { done: (f) => `Saved ${some(f)} as “${f.name}”`, failed: "Could not save the set" },
  changeSet: {
    done: (f) => (f.to === "" ? `Removed the set “${f.name}”` : `Renamed the set “${f.name}” to “${f.to}”`),
    failed: "Could not change the set",
  },
  runAlgorithm: { done: (f) => `Worked out: ${f.name}`, failed: "Could not work it out" },
  undo: {
    done: (f) => (f.count === 0 ? "Found nothing to undo" : `Undid ${counted(f.count, "change")}`),
    failed: "Could not undo",
  },
  redo: {
    done: (f) => (f.count === 0 ? "Found nothing to redo" : `Did ${counted(f.count, "change")} again`),
    failed: "Could not redo",
  },
  mergeNodes: { done: (f) => `Merged ${counted(f.count, "node")} into ${f.name}`, failed: "Could not merge the nodes" },
  removeElements: { done: (f) => `Deleted ${both(f)}`, failed: "Could not delete" },
  clearGraph: { done: (f) => `Cleared the graph: ${both(f)} deleted`, failed: "Could not clear the graph" },
  loadSample: { done: (f) => `Opened ${f.name}: ${both(f)}`, failed: "Could not open the sample" },
  generateGraph: { done: (f) => `Made ${f.name}: ${both(f)}`, failed: "Could not make the graph" },
  importData: { done: (f) => `Added ${both(f)}`, failed: "Could not add the data" },
};

/** Steps as people tell them: only for the open list of steps. */
export const titles = {
  told,
  unknownDone: "Done",
  unknownFailed: "Tried something that cannot be done here",
  lookUps: (count: number) => `Looked things up (${counted(count, "step")})`,
  /** The question of an approval: as the command puts it. */
  question: (asked: string, _name: string, _leaving: ElementCounts, _other: number) => asked,
  /** In place of what a command tells a model about a slip in its call. */
  slip: "The request was not put in a way that can be carried out. The assistant was told and goes on from there; ask in other words if the answer misses it.",
  /** Names of arguments and of columns; any other stands as it is written. */
  names: {
    selector: "which",
    target: "of",
    nodeIds: "nodes",
    edgeIds: "edges",
    property: "attribute",
    channel: "look",
    color: "colour",
    dx: "to the right",
    dy: "down",
    via: "along",
    saveAs: "saved as",
    by: "by",
    neighborCount: "neighbours",
  } as Readonly<Record<string, string>>,
};

/** Elements an approval is about. */
export interface ElementCounts {
  readonly nodes: number;
  readonly edges: number;
}

function some(facts: StepFacts): string {
  if (facts.isEdges) return counted(facts.count, "edge");
  if (facts.kind === "") return counted(facts.count, "node");
  return `${figures(facts.count)} ${facts.count === 1 ? facts.kind : facts.kinds}`;
}

function both(facts: StepFacts): string {
  if (facts.isEdges || (facts.count === 0 && facts.edges > 0)) return counted(facts.edges, "edge");
  return facts.edges === 0 ? some(facts) : `${some(facts)} and ${counted(facts.edges, "edge")}`;
}

function counted(count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`;
  return `${figures(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function figures(count: number): string {
  return count.toLocaleString("en-GB");
}
