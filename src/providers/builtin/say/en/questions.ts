import type { GraphDirection } from "@/graph/document/graph-types";
import { capital, figure, listedUpTo } from "../../answer/words";
import { amount, type Finding, type Noun } from "../kit";

const steps = { one: "step", many: "steps" };

export interface EndsSaid {
  readonly from: string;
  readonly to: string;
  /** What is to be avoided. */
  readonly past: readonly string[];
  readonly isOther: boolean;
}

export type WaySaid = "in" | "out" | "both";

const joined = (items: readonly string[]): string => listedUpTo(items, items.length);

const from = ({ from: one, to }: { readonly from: string; readonly to: string }): string => `from ${one} to ${to}`;

export const questions = {
  thereAre: (count: number, things: Noun) =>
    count === 0
      ? `There are no ${things.many}.`
      : `There ${count === 1 ? "is" : "are"} ${figure(count)} ${count === 1 ? things.one : things.many}.`,
  found: (count: number, things: Noun, names: string) =>
    `${capital(amount(count, things))}${names === "" ? "" : `: ${names}`}.`,
  foundUnseen: ({ many }: Noun) => `The step above shows the ${many} I found.`,
  foundNamed: (count: number, names: string) => `${count === 1 ? "Found" : `Found ${figure(count)}`}: ${names}.`,
  no: "No.",
  yes: (text: string) => `Yes: ${text}.`,
  /** Where the noun does not say which are meant. */
  noneSuch: ({ many }: Noun) => `There are no such ${many}.`,
  noNeighbours: (who: string) => `${who || "That"} has no neighbours.`,
  nobodyFor: (relation: string, who: string) => `Nobody found for '${relation}' of ${who || "that"}.`,
  share: (percent: number, some: number, { total, things }: { readonly total: number; readonly things: Noun }) =>
    `${percent} %: ${figure(some)} of ${amount(total, things)}.`,
  record: { one: "record", many: "records" },
  someOf: (shown: number, total: number, { many }: Noun) => `${figure(shown)} of ${figure(total)} ${many}`,
  hasNeighbours: (who: string, count: number, names: string) =>
    `${who} has ${amount(count, { one: "neighbour", many: "neighbours" })}${names === "" ? "" : `: ${names}`}.`,
  hasEdges: (who: string, count: number, { way, names }: { readonly way: WaySaid; readonly names: string }) => {
    const kind = { in: "incoming ", out: "outgoing ", both: "" }[way];
    const ends = names === "" ? "" : `, ${way === "in" ? "from" : "to"} ${names}`;
    return `${who} has ${amount(count, { one: `${kind}edge`, many: `${kind}edges` })}${ends}.`;
  },
  noEdgeBetween: (pair: readonly [string, string]) => `No: there is no edge between ${joined(pair)}.`,
  edgesJoin: (count: number, pair: readonly [string, string]) =>
    `Yes: ${count === 1 ? "an edge joins" : `${figure(count)} edges join`} ${joined(pair)}.`,
  noWay: (ends: { readonly from: string; readonly to: string }) => `No: there is no path ${from(ends)}.`,
  yesInSteps: (count: number, walk: string) => `Yes, in ${amount(count, steps)}${walk === "" ? "" : `: ${walk}`}.`,
  yesThere: (who: string) => `Yes: ${who} is in this graph.`,
  yesSeveral: (count: number) => `Yes: ${count === 1 ? "1 node has" : `${figure(count)} nodes have`} that name.`,
  yesValue: "Yes: it is a value of some nodes.",
  noNode: (name: string, nearest: readonly string[]) =>
    `No: no node is called '${name}'.${nearest.length === 0 ? "" : ` Similar names: ${nearest.join(", ")}.`}`,
  steps: (count: number) => amount(count, steps),
  path: (ends: EndsSaid, length: string, walk: string) => {
    const past = ends.past.length === 0 ? "" : ` that avoids ${joined(ends.past)}`;
    const head = ends.isOther ? `The next best path ${from(ends)}` : `The shortest path ${from(ends)}${past}`;
    return `${head} has ${length}: ${walk}.`;
  },
  againstDirections: " No path follows the edge directions; this one ignores them.",
  noPath: (ends: EndsSaid) => {
    if (ends.isOther) return `There is no other path ${from(ends)}.`;
    if (ends.past.length > 0) return `There is no path ${from(ends)} that avoids ${joined(ends.past)}.`;
    return `There is no path ${from(ends)}: they are in separate parts.`;
  },
  pathNeedsTwo: "A path needs two nodes: say 'path from' one 'to' another.",
  along: (count: number, walk: string) => `It has ${amount(count, steps)}: ${walk}.`,
  alongWithout: (count: number, name: string) => `It has ${amount(count, steps)}; its edges have no ${name}.`,
  alongSum: (sum: string, count: number, walk: string) => `It comes to ${sum}, in ${amount(count, steps)}: ${walk}.`,
  noStops: (pair: readonly [string, string]) => `Nothing: ${joined(pair)} are linked directly.`,
  stops: (pair: readonly [string, string], names: string) => `Between ${joined(pair)}: ${names}.`,
  pathColour: (colour: string) => `It is ${colour} now.`,
  edgeFromTo: (source: string, target: string) => `${source} to ${target}`,
};

export type Questions = typeof questions;

const node = { one: "node", many: "nodes" };
const edge = { one: "edge", many: "edges" };
const link = { one: "link", many: "links" };

export interface PartsSaid {
  readonly asks: "parts" | "connected" | "count";
  readonly count: number;
  readonly isolated: number;
  /** The sizes of the largest. */
  readonly sizes: string;
}

export interface GraphSaid {
  readonly name: string;
  readonly nodes: number;
  readonly edges: number;
  readonly direction: GraphDirection;
}

export const structure = {
  empty: "The graph is empty.",
  onePart: (asks: PartsSaid["asks"], nodes: number) =>
    `${{ count: "There is 1 connected part:", connected: "Yes:", parts: "No:" }[asks]} all ${figure(nodes)} ` +
    `nodes are in ${asks === "count" ? "it" : "one connected part"}.`,
  parts: ({ asks, count, isolated, sizes }: PartsSaid) => {
    const sized = sizes === "" ? "" : ` The largest have ${sizes} nodes.`;
    const alone =
      isolated === 0
        ? " Every node has a link."
        : ` ${amount(isolated, { one: "node has", many: "nodes have" })} no links.`;
    const head = { parts: "Yes: the", connected: "No: the", count: "The" }[asks];
    return `${head} graph has ${figure(count)} connected parts.${sized}${alone}`;
  },
  graphHas: ({ name, nodes, edges, direction }: GraphSaid) => {
    const edgesSaid = direction === "directed" ? { one: "directed edge", many: "directed edges" } : edge;
    return (
      `${name === "" ? "The graph" : name} has ${amount(nodes, node)} and ` +
      `${amount(edges, edgesSaid)}.${direction === "mixed" ? " Some edges are directed, others are not." : ""}`
    );
  },
  thingsBy: ({ many }: Noun, attribute: string, values: string) => `${capital(many)} by ${attribute}: ${values}`,
  partsLine: (count: number, isolated: number) => {
    const alone = isolated === 0 ? "" : `, ${figure(isolated)} without links`;
    return count === 1 ? "All nodes are in one connected part" : `${figure(count)} connected parts${alone}`;
  },
  hub: (who: string, links: number) => `Best connected: ${who} with ${amount(links, link)}`,
  thingsHave: ({ many }: Noun, names: string) => `${capital(many)} have ${names}`,
  hasNo: (who: string, name: string) => `${who} has no value of ${name}.`,
  has: (who: string, pair: string) => `${who} has ${pair}.`,
  noLinks: "It has no links.",
  linksTo: (links: number, names: string) => `It has ${amount(links, link)}, to ${names}.`,
  noTypes: ({ many }: Noun) => `The ${many} have no types.`,
  types: (count: number, { many }: Noun, { by, values }: { readonly by: string; readonly values: string }) =>
    `${amount(count, { one: "type", many: "types" })} of ${many}, by ${by}: ${values}.`,
  noLayout: "No layout has run: the nodes are where they were placed.",
  noSelection: "Nothing is selected.",
  selectedAre: (nodes: number, edges: number, names: string) =>
    `Selected: ${amount(nodes, node)} and ${amount(edges, edge)}${names === "" ? "" : `: ${names}`}.`,
  noLayers: "There are no style layers.",
  element: { one: "element", many: "elements" },
  layers: (count: number) => `${amount(count, { one: "style layer", many: "style layers" })}, lowest first:`,
  groups: (count: number, sizes: string) =>
    `There ${count === 1 ? "is 1 group" : `are ${figure(count)} groups`} of closely linked nodes: ${sizes} nodes.`,
  groupsColoured: "The group number is in the attribute community, and each group has its colour. You can undo this.",
  ring: (names: string) => (names === "" ? "there is no cycle." : `there is a cycle: ${names}.`),
  algorithm: (name: string) => (name === "pagerank" ? "PageRank" : name),
  finding: ({ algorithm, value, names }: Finding) => [algorithm, value, names].filter((part) => part !== "").join(": "),
};

export type Structure = typeof structure;
