import { counted, figures } from "@/lib/english";
import type { CanvasWords } from "../canvas-words";

/** The canvas and what floats over it, editing by hand, its menu. */
export const canvas = {
  ...spoken(),
  links: (count: number) => counted(count, "link"),
  loading: "The graph is on its way…",
  notLoaded: "The part that draws the graph could not be loaded. Check the connection. All else works meanwhile.",
  tryAgain: "Try again",
  emptyGraph: "This graph is empty. Double-click to add a node, say in the chat what to add, or open a file.",
  allHidden: "The filter hides every node.",
  showAll: "Show everything",
  newIsHidden: (label: string) => `${label} is added, but the filter hides it.`,
  leftOut: (nodes: number, edges: number) =>
    nodes + edges === 0
      ? "Part of the picture could not be drawn."
      : `${[[nodes, "node"] as const, [edges, "edge"] as const]
          .flatMap(([count, noun]) => (count > 0 ? [counted(count, noun)] : []))
          .join(" and ")} could not be drawn and ${nodes + edges === 1 ? "is" : "are"} left out.`,
  leftOutText: (detail: string) => `The graph itself is whole: only the picture lacks it. What went wrong: ${detail}`,
  tools: "Tools",
  toolNames: { select: "Select", lasso: "Lasso", node: "Add a node", connect: "Connect two nodes" },
  toolHints: {
    select: "",
    lasso: "Draw round nodes to select them; with Shift they are added. Esc ends it.",
    node: "Click where the new node should stand, or press Enter for one in the middle. Esc ends it.",
    connect: "Drag from node to node, or click one and then the other. Esc ends it.",
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
  chooseOneNode: "Select just one node.",
  chooseTwoNodes: "Select just two nodes.",
  chooseMoreNodes: "Select two nodes or more.",
  noGroup: "No group is selected, and nothing that stands in one.",
  allPinned: "All of it is pinned.",
  nonePinned: "None of it is pinned.",
  newNode: (number: number) => `Node ${figures(number)}`,
  newGroup: (number: number) => `Group ${figures(number)}`,
  nameOf: (label: string) => `Name of ${label}`,
  connectTitle: (label: string) => `Connect ${label} with`,
  connectHint: "Type a name",
  noMatch: (text: string) => `No node is called “${text}”.`,
  typeTitle: "Type",
  typeHint: "Type or choose one",
  newType: (text: string) => `New type “${text}”`,
  menu: "What can be done here",
  manyNodes: (count: number) => `${counted(count, "node")} are hard to read at once.`,
  view: "View",
  zoom: "Zoom, in per cent",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  minimap: "Overview. Drag to move the view",
  showMinimap: "Show the overview",
  hideMinimap: "Hide the overview",
  noFast: "The graph is drawn in detail",
  noFastText:
    "This browser cannot draw it the fast way: WebGL is missing or was lost. Nothing else changes; large graphs move more slowly.",
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
      `Graph, ${counted(groups, "group")} for ${counted(nodes, "node")}; press ? for keys`,
    noFoldedEnd: "Unfold the group first.",
    connectFrom: (label) => `From ${label}: choose the other node`,
  };
}
