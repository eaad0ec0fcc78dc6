import { plural } from "@/lib/plural";

const channels = { color: "Colour", size: "Size", width: "Width", opacity: "Opacity", shape: "Shape", label: "Label" };

/** Words of the legend on the canvas. */
export const legend = {
  title: "Legend",
  nodes: "Nodes",
  edges: "Edges",
  open: "Open the legend",
  close: "Close the legend",
  toggle: "Show or hide the legend",
  editStyles: "Edit the styles",
  noCorners: "Fast drawing shows right-angled lines as straight.",
  /** While the view moves, of the edges that are shown. */
  movingEdges: (drawn: number, total: number) =>
    `${drawn.toLocaleString("en-GB")} of ${total.toLocaleString("en-GB")} edges while the view moves.`,
  select: (name: string) => `Select ${name}`,
  editStyle: (name: string) => `Style of ${name}`,
  hide: (name: string) => `Hide ${name}`,
  show: (name: string) => `Show ${name}`,
  isHidden: "hidden",
  part: (shown: string, total: string) => `${shown} of ${total}`,
  scale: (low: string, middle: string, high: string) => `Scale from ${low} over ${middle} to ${high}`,
  /** Over the rows of a mapping. */
  by: (channel: keyof typeof channels, attribute: string) => `${channels[channel]} by ${attribute}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  log: (range: string) => `${range}, logarithmic`,
  /** Values outside the ends of a scale. */
  below: (value: string) => `below ${value}`,
  above: (value: string) => `above ${value}`,
  links: (range: string) => `${range} links`,
  none: (attribute: string) => `no ${attribute}`,
  others: "others",
  all: { nodes: "all nodes", edges: "all edges" },
  counted: {
    nodes: (count: string, isOne: boolean) => `${count} ${isOne ? "node" : "nodes"}`,
    edges: (count: string, isOne: boolean) => `${count} ${isOne ? "edge" : "edges"}`,
  },
  onPath: {
    nodes: (count: string) => `${count} nodes on the path`,
    edges: (count: string, isOne: boolean) => `${count} ${isOne ? "edge" : "edges"} on the path`,
  },
  /** All of a type: "cats". */
  kind: (type: string) => plural(type),
  /** A word before the kind: "siamese cats". */
  described: (value: string, kind: string) => `${value} ${kind}`,
  is: (field: string, value: string) => `${field} ${value}`,
  compared: {
    "!=": (field: string, value: string) => `${field} not ${value}`,
    "<": (field: string, value: string) => `${field} under ${value}`,
    "<=": (field: string, value: string) => `${field} up to ${value}`,
    ">": (field: string, value: string) => `${field} over ${value}`,
    ">=": (field: string, value: string) => `${field} from ${value}`,
    contains: (field: string, value: string) => `${field} contains ${value}`,
    startsWith: (field: string, value: string) => `${field} starts with ${value}`,
    endsWith: (field: string, value: string) => `${field} ends in ${value}`,
    has: (field: string, value: string) => `${field} with ${value}`,
  },
  /** Of years and dates. */
  time: {
    "<": (field: string, value: string) => `${field} before ${value}`,
    "<=": (field: string, value: string) => `${field} until ${value}`,
    ">": (field: string, value: string) => `${field} after ${value}`,
    ">=": (field: string, value: string) => `${field} since ${value}`,
  },
  with: (attribute: string) => `with ${attribute}`,
  not: (what: string) => `not ${what}`,
  or: (parts: readonly string[]) => parts.join(" or "),
  and: (parts: readonly string[]) => parts.join(" and "),
  around: (what: string) => `neighbours of ${what}`,
};
