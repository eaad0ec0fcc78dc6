import type { ChatStep } from "@/store/chat-types";

/** What is going on while a command runs, for those whose verb has another form than "-ing" on the title. */
const running: Readonly<Record<string, string>> = {
  queryGraph: "Counting",
  getSchema: "Reading the attributes",
  sampleData: "Taking samples",
  describeProperty: "Reading an attribute",
  findNodes: "Finding nodes",
  findEdges: "Finding edges",
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
  clearStyles: "Clearing styles",
  setLayout: "Arranging the nodes",
  addNodes: "Adding nodes",
  addEdges: "Adding edges",
  updateElements: "Changing attributes",
  renameAttribute: "Renaming an attribute",
  saveSet: "Saving a set",
  undo: "Undoing",
  redo: "Redoing",
  mergeNodes: "Merging nodes",
  removeElements: "Deleting",
  clearGraph: "Clearing the graph",
  loadSample: "Opening a sample",
};

export function runningTitle(name: string): string {
  return running[name] ?? name;
}

/** One short line: what was done, in the past tense, or what is being done. */
export function stepTitle(step: ChatStep): string {
  switch (step.state) {
    case "running":
      return runningTitle(step.name);
    case "waiting":
      return `${runningTitle(step.name)}: waiting for you`;
    case "stopped":
      return `${runningTitle(step.name)}: stopped`;
    case "denied":
      return `${runningTitle(step.name)}: denied`;
    case "done":
    case "failed":
      return lookedUp(step) ?? firstSentence(step.message);
  }
}

/** A search for a name's id is long to read and of little interest. */
function lookedUp({ name, input, state }: ChatStep): string | null {
  const selector = input["selector"];
  if (name !== "findNodes" || state !== "done" || typeof selector !== "string") return null;
  const wanted = /^@id == '((?:[^'\\]|\\.)*)' \|\| @label/u.exec(selector)?.[1];
  return wanted === undefined ? null : `Looked up ${wanted.replace(/\\(.)/gu, "$1")}`;
}

function firstSentence(message: string): string {
  const end = /[.:] (?=\S)|\.$/u.exec(message)?.index;
  return end === undefined ? message : message.slice(0, end);
}
