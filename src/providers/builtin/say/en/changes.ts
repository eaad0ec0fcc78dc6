import { listed } from "../../answer/words";
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
    `${who} ${have(isOne)} ${changeText(change)} now. You can undo this.`,
  changedAlready: ({ who, isOne }: Who, change: Change) => `${who} ${have(isOne)} ${changeText(change)} already.`,
  merged: (count: number, into: string) => `Merged ${amount(count, node)} into ${into}.`,
  mergedAs: (count: number, name: string) => `Merged ${amount(count, node)} into one, called ${name}.`,
  oldName: (merged: string) => `${merged} It has its old name`,
  undoTakesBack: "You can undo this.",
  addedAll: (names: string) => `Added ${names}.`,
  added: (name: string) => `Added ${name}.`,
  addedTo: (name: string, ends: string, as: string) => `Added ${name}, connected to ${ends}${as}.`,
  /** ", as supplier". */
  as: (value: string) => `, as ${value}`,
  withValue: (pair: string) => `, with ${pair}`,
  edgeNeedsTwo: "An edge needs two nodes.",
  edgeHasTwo: "An edge connects just two nodes.",
  whichLink: (who: string, count: number) =>
    count > 1 ? `${who} has ${count} links of that kind. Which one should go?` : `Which link of ${who} do you mean?`,
  oldLinkGone: " I removed the old link.",
  oldLinkStays: " The old link is still there.",
  connected: (pair: readonly string[], as: string) => `${joined(pair)} are connected now${as}.`,
  connectedAlready: (pair: readonly string[], as: string) => `${joined(pair)} are connected already${as}.`,
  noEdge: (pair: readonly string[]) => `There is no edge between ${joined(pair)}.`,
  edgesDeleted: (count: number, pair: readonly string[]) => `Deleted ${amount(count, edge)} between ${joined(pair)}.`,
  oneNameOnly: ({ many }: Noun) => `A new name needs one node, and ${many} may be several.`,
  calledAlready: (who: string) => `${who} is called that already.`,
  renamed: (old: string, name: string) => `${old || "The node"} is called ${name} now.`,
  didYouMean: (words: string) => `Did you mean ${words}?`,
  writeItOut: "Write the full name to delete it.",
  sayWhichToDelete: "Say which ones to delete, or 'clear the graph' for everything.",
  nothingToDelete: "There was nothing to delete.",
  deleted: (nodes: number, edges: number) => {
    const parts = [nodes > 0 ? amount(nodes, node) : "", edges > 0 ? amount(edges, edge) : ""];
    return `Deleted ${listed(parts.filter((part) => part !== ""))}. You can undo this.`;
  },
  fit: (count: number, things: Noun, names: string) => `${amount(count, things)} match: ${names}.`,
  whichOne: "Which one do you mean?",
  saved: (count: number | null, things: Noun, name: string) =>
    `Saved ${count === null ? `the ${things.many}` : amount(count, things)} as '${name}'.`,
  pictureOf:
    "A picture shows everything, what is visible or the selection. A file of a part holds nodes and the edges between them.",
  fileReady: (file: string, size: string) => `${file || "The file"} is ready${size === "" ? "" : `: ${size}`}.`,
  noSample: (name: string, samples: readonly string[]) =>
    `There is no sample called '${name}'.${samples.length === 0 ? "" : ` Samples: ${samples.join(", ")}.`}`,
  opened: (title: string, nodes: number, edges: number) =>
    `Opened ${title}: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
};

export type Changes = typeof changes;
