/** What is going on while a command runs; another one shows its title. */
const doing: Readonly<Record<string, string>> = {
  queryGraph: "Counting",
  getSchema: "Reading the attributes",
  sampleData: "Taking samples",
  describeProperty: "Reading an attribute",
  findNodes: "Finding nodes",
  findEdges: "Finding edges",
  findMentions: "Looking up names",
  getNode: "Looking up a node",
  getNeighbors: "Finding neighbours",
  findPath: "Finding a path",
  rankNodes: "Ranking nodes",
  aggregate: "Adding up",
  listAlgorithms: "Listing algorithms",
  runAlgorithm: "Running an algorithm",
  explainStyle: "Reading the style",
  exportGraph: "Saving a file",
  exportImage: "Drawing a picture",
  selectElements: "Selecting",
  zoomToNodes: "Zooming",
  filterGraph: "Filtering",
  showAll: "Showing everything",
  styleNodes: "Styling nodes",
  styleEdges: "Styling edges",
  styleByAttribute: "Styling by attribute",
  updateLayer: "Changing a style layer",
  clearStyles: "Clearing styles",
  setLayout: "Arranging the nodes",
  addNodes: "Adding nodes",
  addEdges: "Adding edges",
  updateElements: "Changing attributes",
  setValues: "Changing attributes",
  renameAttribute: "Renaming an attribute",
  deleteAttribute: "Deleting an attribute",
  saveSet: "Saving a set",
  undo: "Undoing",
  redo: "Redoing",
  mergeNodes: "Merging nodes",
  removeElements: "Deleting",
  clearGraph: "Clearing the graph",
  loadSample: "Opening a sample",
  changeFilter: "Changing the filter",
  moveNodes: "Moving nodes",
  pinNodes: "Pinning nodes",
  duplicateNodes: "Copying nodes",
  groupNodes: "Grouping nodes",
  ungroupNodes: "Ungrouping nodes",
  changeSet: "Changing a saved set",
  generateGraph: "Making a graph",
  importData: "Adding data",
};

/** The steps of a turn. What a command found or did is told by the command itself. */
export const steps = {
  list: "Steps",
  /** What a command is called in the status line: its own title. */
  title: (_name: string, title: string) => title,
  doing,
  waitingForYou: (what: string) => `${what}: waiting for you`,
  stopped: (what: string) => `${what}: stopped`,
  denied: (what: string) => `${what}: denied`,
  rolledBack: (done: string) => `${done}, rolled back`,
  coloured: (count: number, target: Things, colour: string) => `Coloured ${counted(count, target)} ${colour}`,
  colouredBy: (count: number, target: Things, attribute: string) =>
    `Coloured ${counted(count, target)} by ${attribute}`,
  sizedBy: (count: number, target: Things, attribute: string) => `Sized ${counted(count, target)} by ${attribute}`,
  lookedUp: (name: string) => `Looked up ${name}`,
  state: {
    running: "Running",
    waiting: "Waiting",
    done: "Done",
    failed: "Failed",
    denied: "Denied",
    stopped: "Stopped",
  },
  known: "known",
  result: "Result",
  shown: (shown: number, all: number) => `${figures(shown)} of ${figures(all)}`,
  showAll: "Show all",
  showMore: "Show more",
  asList: "Show as a list",
  asJson: "Show as JSON",
  copyJson: "Copy as JSON",
  runAgain: "Run again",
  ranAgain: "By hand:",
};

/** Nodes, edges, or nodes of one kind ("cat", "cats"). */
type Things = "nodes" | "edges" | { readonly one: string; readonly many: string };

function counted(count: number, things: Things): string {
  const { one, many } = typeof things === "string" ? { one: things.slice(0, -1), many: things } : things;
  return `${figures(count)} ${count === 1 ? one : many}`;
}

function figures(count: number): string {
  return count.toLocaleString("en-GB");
}
