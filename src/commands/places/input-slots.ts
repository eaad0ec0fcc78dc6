import type { ElementTarget } from "@/graph/document/graph-types";

/** Whose attribute or selector it is; "input": as the call's `target` says, else nodes. */
export type SlotTarget = ElementTarget | "input";

/** What stands at a place of a command's input. */
export type Slot =
  | { readonly is: "selector"; readonly of: SlotTarget }
  /** One name, or a list of them. "write": the call makes it where it is not there. */
  | { readonly is: "attribute"; readonly of: SlotTarget; readonly use: "read" | "write" }
  /** A node's id or label, or a list of them. */
  | { readonly is: "node" }
  /** An id, or a list of them. */
  | { readonly is: "edge" }
  /** A text that holds attributes in braces. */
  | { readonly is: "template"; readonly of: SlotTarget }
  /** A record of values to write, by attribute. */
  | { readonly is: "values" }
  /** A record of numbers, by attribute. */
  | { readonly is: "amounts" }
  | { readonly is: "set"; readonly use: "read" | "write" }
  | { readonly is: "layer"; readonly use: "read" | "write" }
  | { readonly is: "colour" | "text" }
  /** Values of `property` with their looks. */
  | { readonly is: "entries" }
  /** A record, or a list of them, with places of its own. */
  | { readonly is: "record"; readonly slots: Slots }
  /** Nothing that could be another thing elsewhere. */
  | { readonly is: "fixed" };
export type Slots = Readonly<Record<string, Slot>>;

const attribute = { is: "attribute", of: "input", use: "read" } as const;
const nodeAttribute = { ...attribute, of: "nodes" } as const;
const edgeAttribute = { ...attribute, of: "edges" } as const;
const written = { ...attribute, use: "write" } as const;
const node = { is: "node" } as const;
const edge = { is: "edge" } as const;
const colour = { is: "colour" } as const;
const text = { is: "text" } as const;
const fixed = { is: "fixed" } as const;
const selector = (of: SlotTarget) => ({ is: "selector", of }) as const;
const record = (slots: Slots = {}) => ({ is: "record", slots }) as const;

/** What an argument of that name is, whatever the command: a new command needs a row only where it departs from them. */
const usualSlots: Slots = {
  selector: selector("input"),
  within: selector("nodes"),
  via: selector("edges"),
  property: attribute,
  attribute,
  groupBy: attribute,
  sortBy: attribute,
  stratifyBy: attribute,
  by: attribute,
  unset: attribute,
  nodeWeight: nodeAttribute,
  weight: edgeAttribute,
  capacity: edgeAttribute,
  ids: node,
  nodeIds: node,
  id: node,
  into: node,
  near: node,
  parent: node,
  root: node,
  edgeIds: edge,
  color: colour,
  borderColor: colour,
  labelColor: colour,
  label: { is: "template", of: "input" },
  layer: { is: "layer", use: "read" },
  set: { is: "values" },
  add: { is: "amounts" },
  multiply: { is: "amounts" },
  options: record(),
};

const ends: Slots = { source: node, target: node };
/** New elements: their names and values are what the recipe brings. */
const newAttributes: Slot = { is: "values" };
const namedLayer = { is: "layer", use: "write" } as const;

const ownSlots: Readonly<Record<string, Slots>> = {
  findEdges: { selector: selector("edges"), sortBy: edgeAttribute },
  findPath: ends,
  styleNodes: { layer: namedLayer },
  styleEdges: { selector: selector("edges"), label: { is: "template", of: "edges" }, layer: namedLayer },
  styleByAttribute: { options: record({ entries: { is: "entries" }, domain: fixed, range: fixed }) },
  updateLayer: { name: fixed, position: fixed },
  changeFilter: { step: fixed, position: fixed },
  runAlgorithm: { options: record(ends), saveAs: { ...written, of: "nodes" } },
  addNodes: { nodes: record({ id: fixed, attributes: newAttributes, position: fixed }) },
  addEdges: { edges: record({ ...ends, id: fixed, attributes: newAttributes }) },
  setValues: { values: record({ attribute: written, value: fixed }) },
  renameAttribute: { to: written },
  moveNodes: { to: fixed },
  saveSet: { name: { is: "set", use: "write" } },
  changeSet: { name: { is: "set", use: "read" }, to: { is: "set", use: "write" } },
  groupNodes: { name: fixed },
  importData: { text: fixed, files: fixed, passageSize: fixed, overlap: fixed },
  findMentions: { text },
  searchContent: { query: text, course: text, lesson: text },
  getOutline: { course: text, lesson: text },
};

/** What stands at an argument of a command; undefined where only its value can tell. */
export function slotOf(command: string, slots: Slots, argument: string): Slot | undefined {
  if (Object.hasOwn(slots, argument)) return slots[argument];
  // `label` of edges is no `label` of nodes: own rows hold for records inside as well.
  const own = Object.hasOwn(ownSlots, command) ? ownSlots[command] : undefined;
  if (slots === topSlots && own && Object.hasOwn(own, argument)) return own[argument];
  return Object.hasOwn(usualSlots, argument) ? usualSlots[argument] : undefined;
}

/** The arguments of the call itself. */
export const topSlots: Slots = {};
