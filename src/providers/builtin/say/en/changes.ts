import { figure, listed } from "../../answer/words";
import { amount, type Noun } from "../kit";
import type { Who } from "./looks";

const have = (isOne: boolean): string => (isOne ? "has" : "have");
const node = { one: "node", many: "nodes" };
const edge = { one: "edge", many: "edges" };
const joined = (items: readonly string[]): string => listed(items);

/** What an attribute of them is to be. */
export type Change =
  | { readonly kind: "set"; readonly pair: string }
  | { readonly kind: "unset"; readonly name: string }
  | { readonly kind: "times"; readonly name: string; readonly factor: string }
  | { readonly kind: "more" | "less"; readonly name: string; readonly amount: string };

function changeText(change: Change): string {
  switch (change.kind) {
    case "set":
      return change.pair;
    case "unset":
      return `no ${change.name}`;
    case "times":
      return `${change.factor} times the ${change.name}`;
    case "more":
    case "less":
      return `${change.amount} ${change.kind} ${change.name}`;
  }
}

export const changes = {
  changed: ({ who, isOne }: Who, change: Change) =>
    `${who} ${have(isOne)} ${changeText(change)} now. Undo takes it back.`,
  changedAlready: ({ who, isOne }: Who, change: Change) => `${who} ${have(isOne)} ${changeText(change)} already.`,
  merged: (count: number, into: string) =>
    `${count === 1 ? "1 node is" : `${figure(count)} nodes are`} merged into ${into}.`,
  mergedAs: (count: number, name: string) =>
    `${count === 1 ? "1 node is" : `${figure(count)} nodes are`} one now, called ${name}.`,
  oldName: (merged: string) => `${merged} It has its old name`,
  undoTakesBack: "Undo takes it back.",
  addedAll: (names: string) => `${names} are added.`,
  added: (name: string) => `${name} is added.`,
  addedTo: (name: string, ends: string, as: string) => `${name} is added and connected to ${ends}${as}.`,
  /** ", as supplier". */
  as: (value: string) => `, as ${value}`,
  withValue: (pair: string) => `, with ${pair}`,
  edgeNeedsTwo: "An edge needs two nodes.",
  edgeHasTwo: "An edge has two ends.",
  whichLink: (who: string, count: number) =>
    count > 1
      ? `${who} has ${count} links of that kind: say which one goes.`
      : `It is not clear which link of ${who} is meant.`,
  oldLinkGone: " The old link is gone.",
  oldLinkStays: " The old link is still there.",
  connected: (pair: readonly string[], as: string) => `${joined(pair)} are connected now${as}.`,
  connectedAlready: (pair: readonly string[], as: string) => `${joined(pair)} are connected already${as}.`,
  noEdge: (pair: readonly string[]) => `There is no edge between ${joined(pair)}.`,
  edgesDeleted: (count: number, pair: readonly string[]) =>
    `${amount(count, edge)} between ${joined(pair)} ${count === 1 ? "is" : "are"} deleted.`,
  oneNameOnly: ({ many }: Noun) => `A new name fits one node only, and ${many} may be several.`,
  calledAlready: (who: string) => `${who} is called that already.`,
  renamed: (old: string, name: string) => `${old || "The node"} is called ${name} now.`,
  didYouMean: (words: string) => `Did you mean ${words}?`,
  writeItOut: "Write it out to delete.",
  sayWhichToDelete: "Say which ones to delete, or 'clear the graph' for everything.",
  nothingToDelete: "There was nothing to delete.",
  deleted: (nodes: number, edges: number) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    const isOne = nodes + edges === 1;
    return `${listed(parts.filter((part) => part !== ""))} ${isOne ? "is" : "are"} deleted. Undo brings ${isOne ? "it" : "them"} back.`;
  },
  fit: (count: number, things: Noun, names: string) => `${amount(count, things)} fit: ${names}.`,
  whichOne: "Which one do you mean?",
  saved: (count: number | null, things: Noun, name: string) =>
    `${count === null ? `The ${things.many}` : amount(count, things)} ${count === 1 ? "is" : "are"} saved as '${name}'.`,
  pictureOf:
    "A picture is of all, of what is shown or of what is selected; a file of a part is of nodes with the edges among them.",
  fileReady: (file: string, size: string) => `${file || "The file"} is ready${size === "" ? "" : `: ${size}`}.`,
  noSample: (name: string, samples: readonly string[]) =>
    `There is no sample called '${name}'.${samples.length === 0 ? "" : ` Samples: ${samples.join(", ")}.`}`,
  opened: (title: string, nodes: number, edges: number) =>
    `${title} is open: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
};

export type Changes = typeof changes;
