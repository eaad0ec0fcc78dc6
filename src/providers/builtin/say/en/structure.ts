import type { GraphDirection } from "@/graph/document/graph-types";
import { capital, figure } from "../../answer/words";
import { amount, type Finding, type Noun } from "../kit";

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
    `${{ count: "There is 1 connected part:", connected: "Yes:", parts: "No:" }[asks]} all ${figure(nodes)} nodes are in ${asks === "count" ? "it" : "one connected part"}.`,
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
    return `${name === "" ? "The graph" : name} has ${amount(nodes, node)} and ${amount(edges, edgesSaid)}.${direction === "mixed" ? " Some edges are directed, others are not." : ""}`;
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
