import { counted, figures } from "@/lib/english";
import type { CanvasWords } from "../canvas-words";

/** The canvas and what floats over it, editing by hand, its menu. */
export const canvas = {
  ...spoken(),
  links: (count: number) => counted(count, "link"),
  loading: "Loading the graph…",
  notLoaded: "I could not load the canvas. Check the connection. Everything else works.",
  tryAgain: "Try again",
  emptyGraph: "This graph is empty. Double-click to add a node, ask in the chat, or open a file.",
  allHidden: "The filter hides every node.",
  showAll: "Show everything",
  newIsHidden: (label: string) => `Added ${label}, but the filter hides it.`,
  leftOut: (nodes: number, edges: number) =>
    nodes + edges === 0
      ? "I could not draw part of the graph."
      : `${[[nodes, "node"] as const, [edges, "edge"] as const]
          .flatMap(([count, noun]) => (count > 0 ? [counted(count, noun)] : []))
          .join(" and ")} could not be drawn and ${nodes + edges === 1 ? "is" : "are"} left out.`,
  leftOutText: (detail: string) => `Your data is complete; only the canvas is affected. The error: ${detail}`,
  tools: "Tools",
  toolNames: { select: "Select", lasso: "Lasso", node: "Add a node", connect: "Connect two nodes" },
  toolHints: {
    select: "",
    lasso: "Draw around nodes to select them. Shift adds to the selection. Esc ends it.",
    node: "Click to place a node, or press Enter for one in the middle. Esc ends it.",
    connect: "Drag from one node to another, or click both. Esc ends it.",
  },
  selection: "Selection",
  selectedNodes: (count: number) => counted(count, "node"),
  selectedEdges: (count: number) => counted(count, "edge"),
  clearSelection: "Clear the selection",
  path: "Path",
  pathLong: "Select the shortest path",
  neighbours: "Neighbours",
  style: "Style",
  styleLong: "Style the selection",
  delete: "Delete",
  inspect: "Inspect",
  rename: "Rename",
  retype: "Change the type…",
  connectWith: "Connect with…",
  duplicate: "Duplicate",
  merge: "Merge into one node",
  group: "Group",
  ungroup: "Ungroup",
  pin: "Pin in place",
  unpin: "Unpin",
  addNodeHere: "Add a node here",
  chooseFirst: "Nothing is selected.",
  chooseNode: "Select a node first.",
  chooseOneNode: "Select exactly one node.",
  chooseTwoNodes: "Select exactly two nodes.",
  chooseMoreNodes: "Select two nodes or more.",
  noGroup: "No group or node in a group is selected.",
  allPinned: "All selected nodes are pinned.",
  nonePinned: "None of the selected nodes is pinned.",
  newNode: (number: number) => `Node ${figures(number)}`,
  newGroup: (number: number) => `Group ${figures(number)}`,
  nameOf: (label: string) => `Name of ${label}`,
  connectTitle: (label: string) => `Connect ${label} with`,
  connectHint: "Type a name",
  noMatch: (text: string) => `No node is called “${text}”.`,
  typeTitle: "Type",
  typeHint: "Type or choose one",
  newType: (text: string) => `New type “${text}”`,
  menu: "Menu",
  manyNodes: (count: number) => `${counted(count, "node")} are hard to read at once.`,
  view: "View",
  zoom: "Zoom in percent",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  minimap: "Overview. Drag to move the view",
  showMinimap: "Show the overview",
  hideMinimap: "Hide the overview",
  noFast: "Using detailed drawing",
  noFastText: "Fast drawing needs WebGL, which this browser lacks or lost. Large graphs move more slowly.",
};

/** What a screen reader says. */
function spoken(): CanvasWords {
  return {
    region: (nodes, edges) => `Graph, ${counted(nodes, "node")}, ${counted(edges, "edge")}; press ? for keys`,
    node: ({ label, type, links, group, parent, isSelected, isPinned }) =>
      [
        label,
        type,
        counted(links, "link"),
        group === null ? null : `${group.name} ${group.value}`,
        parent === null ? null : `in ${parent}`,
        isPinned ? "pinned" : null,
        isSelected ? "selected" : null,
      ]
        .filter((part) => part !== null)
        .join(", "),
    neighbor: (node, place, count, of) => `${node}; neighbour ${figures(place)} of ${figures(count)} of ${of}`,
    noneFurther: {
      up: "No node further up",
      down: "No node further down",
      left: "No node further left",
      right: "No node further right",
    },
    noNeighbors: (label) => `${label} has no neighbours`,
    neighborsOf: (label) => `Neighbours of ${label}`,
    moreNeighbors: (count) => `and ${figures(count)} more`,
    noNodeBefore: "No node before this one",
    noNodeAfter: "No node after this one",
    within: (label, steps, nodes) => `${counted(nodes, "node")} within ${counted(steps, "step")} of ${label}`,
    wholeGraph: "The whole graph",
    foldedGroup: (name, nodes) => `${name} · ${counted(nodes, "node")}`,
    foldedRegion: (groups, nodes) =>
      `Graph, ${counted(nodes, "node")} in ${counted(groups, "group")}; press ? for keys`,
    noFoldedEnd: "Unfold the group first.",
    connectFrom: (label) => `From ${label}: choose the other node`,
  };
}
