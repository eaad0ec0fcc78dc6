import { counted, figures } from "@/lib/english";

/** The steps of a turn. What a command found or did is said by the command itself. */
export const steps = {
  list: "Steps",
  /** What a command is called in the status line: its own title. */
  title: (_name: string, title: string) => title,
  waitingForYou: (what: string) => `${what}: waiting for you`,
  stopped: (what: string) => `${what}: stopped`,
  denied: (what: string) => `${what}: denied`,
  rolledBack: (done: string) => `${done}, undone`,
  coloured: (count: number, target: Things, colour: string) => `Coloured ${countedThings(count, target)} ${colour}`,
  colouredBy: (count: number, target: Things, attribute: string) =>
    `Coloured ${countedThings(count, target)} by ${attribute}`,
  sizedBy: (count: number, target: Things, attribute: string) =>
    `Sized ${countedThings(count, target)} by ${attribute}`,
  lookedUp: (name: string) => `Looked up ${name}`,
  /** What undo calls a step that is done by hand; any other is called as its command. */
  hand: {
    setValue: (attribute: string, whose: string) => `Set ${attribute} of ${whose}`,
    anEdge: "an edge",
    changeValues: (attribute: string, count: string, target: "nodes" | "edges") =>
      `Change ${attribute} of ${count} ${target}`,
    addAttribute: (name: string) => `Add the attribute ${name}`,
    renameAttribute: (name: string, to: string) => `Rename ${name} to ${to}`,
    deleteAttribute: (name: string) => `Delete the attribute ${name}`,
    find: (what: string) => `Find: ${what}`,
    findPath: "Find the shortest path",
    findCommon: "Find common neighbours",
    findFlow: "Find the maximum flow",
    sizeBy: (attribute: string) => `Size by ${attribute}`,
    colourBy: (attribute: string) => `Colour by ${attribute}`,
    layouts: {
      force: "Force layout",
      layered: "Layered layout",
      concentric: "Concentric layout",
      circle: "Circle layout",
      grid: "Grid layout",
      random: "Random layout",
      geographic: "Map layout",
      noverlap: "Remove overlaps",
    },
    resetStyles: "Reset all styles",
    moveLayer: (name: string) => `Move the layer ${name}`,
    hideLayer: (name: string) => `Hide the layer ${name}`,
    showLayer: (name: string) => `Show the layer ${name}`,
    removeLayer: (name: string) => `Remove the layer ${name}`,
    renameLayer: (name: string) => `Rename the layer ${name}`,
    show: (what: string) => `Show ${what}`,
    hide: (what: string) => `Hide ${what}`,
    open: (name: string) => `Open ${name}`,
    renameGraph: "Rename the graph",
    restoreView: "Restore the view",
    undo: (titles: string) => `Undo: ${titles}`,
    redo: (titles: string) => `Redo: ${titles}`,
    didNotWork: (title: string) => `${title} failed.`,
  },
  state: {
    running: "Running",
    waiting: "Waiting",
    done: "Done",
    failed: "Failed",
    denied: "Denied",
    stopped: "Stopped",
  },
  known: "cached",
  result: "Result",
  shown: (shown: number, all: number) => `${figures(shown)} of ${figures(all)}`,
  left: (count: number) => `… ${figures(count)} more ${count === 1 ? "character" : "characters"}`,
  showAll: "Show all",
  showMore: "Show more",
  asList: "Show as a list",
  asJson: "Show as JSON",
  copy: "Copy",
  copyJson: "Copy as JSON",
  runAgain: "Run again",
  ranAgain: "By hand:",
};

/** Nodes, edges, or nodes of one kind ("cat", "cats"). */
type Things = "nodes" | "edges" | { readonly one: string; readonly many: string };

function countedThings(count: number, things: Things): string {
  const { one, many } = typeof things === "string" ? { one: things.slice(0, -1), many: things } : things;
  return counted(count, one, many);
}
