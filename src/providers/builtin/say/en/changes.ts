import { figure, listed, plainText } from "../../answer/words";
import { layoutNames } from "../../lexicon/layout-names";
import { amount, type Noun } from "../kit";

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

const be = (isOne: boolean): string => (isOne ? "is" : "are");

const group = { one: "group", many: "groups" };

/** Whom a sentence is about, as said, and whether that is one. */
export interface Who {
  readonly who: string;
  readonly isOne: boolean;
}

export type OwnLook = "color" | "size" | "shape" | "width" | "opacity" | "label";

export interface Shown {
  readonly shown: number;
  readonly hidden: number;
  /** What is shown and hidden. */
  readonly things: Noun;
}

export const looks = {
  styled: ({ who, isOne }: Who, look: readonly string[]) => `${who} ${be(isOne)} ${listed(look)} now.`,
  pathStyled: (look: readonly string[], parts: readonly string[]) =>
    `The path is ${listed(look)} now: ${listed(parts)}.`,
  look: {
    colour: (name: string) => name,
    size: (value: string) => `${value} px across`,
    larger: "larger",
    smaller: "smaller",
    width: (value: string) => `${value} px wide`,
    thicker: "thicker",
    thinner: "thinner",
    shape: (name: string) => `drawn as ${name}s`,
    opaque: "opaque",
    fainter: "fainter",
    line: (name: string) => name,
    outlinedIn: (colour: string) => `outlined in ${colour}`,
    outlined: "outlined",
    noLabel: "without a label",
    labelled: "labelled",
    labelledAs: (text: string) => `labelled '${text}'`,
    lettered: (px: string) => `labelled in ${px} px`,
  },
  styledBy: ({ who, isOne }: Who, by: { readonly channel: string; readonly name: string }, legend: string) => {
    const channels: Readonly<Record<string, string>> = {
      color: "coloured",
      size: "sized",
      width: "drawn wider or thinner",
      shape: "shaped",
      label: "labelled",
      opacity: "faded",
    };
    return `${who} ${be(isOne)} ${channels[by.channel] ?? "drawn"} by ${by.name} now${legend === "" ? "" : `: ${legend}`}.`;
  },
  othersWithout: (count: number, name: string) =>
    ` The other ${figure(count)} ${count === 1 ? "has" : "have"} no ${name}.`,
  otherValues: (count: number) => ` ${figure(count)} with other values look alike.`,
  without: (count: number, name: string, isGrey: boolean) =>
    ` ${figure(count)} ${count === 1 ? "has" : "have"} no ${name}${isGrey ? ` and ${be(count === 1)} grey` : ""}.`,
  noStyling: "There are no styles to remove.",
  stylingRemoved: (layers: number) =>
    `Removed all styles (${layers === 1 ? "1 layer" : `${figure(layers)} layers`}). You can undo this.`,
  lookNames: {
    color: "colours",
    size: "sizes",
    shape: "shapes",
    width: "widths",
    opacity: "opacities",
    label: "own labels",
  } satisfies Record<OwnLook, string>,
  noLooks: (names: string) => `There are no ${names} to remove.`,
  looksRemoved: (names: string) => `Removed the ${names}. You can undo this.`,
  lookGone: "That style is already removed.",
  lookTaken: (layers: number) =>
    `Removed ${layers === 1 ? "that style" : `${figure(layers)} style layers`}. You can undo this.`,
  ownLooks: {
    color: "colour",
    size: "size",
    shape: "shape",
    width: "width",
    opacity: "opacity",
    label: "label",
  } satisfies Record<OwnLook, string>,
  noLookOfTheirs: (who: string, names: string) => `No style layer sets the ${names || "look"} of ${who}.`,
  usualLook: ({ who, isOne }: Who, names: string) =>
    `${who} ${isOne ? "has" : "have"} the default ${names || "look"} again. You can undo this.`,
  noneOfColours: ({ many }: Noun, a: string, b: string) => `No ${many} are ${a} or ${b}.`,
  swapped: ([a, ofA]: readonly [string, number], [b, ofB]: readonly [string, number]) =>
    `Swapped: what was ${a} is ${b} now (${ofA}), and what was ${b} is ${a} (${ofB}).`,
  noChoice: (kind: "layout" | "format" | "shape", said: string, names: readonly string[]) =>
    said === ""
      ? `There are these ${kind}s: ${listed(names)}.`
      : `There is no ${kind} '${said}'. Choose one of: ${listed(names)}.`,
  whichColour: (who: string) => `Which colour should ${who} get?`,
  inView: ({ who, isOne }: Who) => `${who} ${be(isOne)} in view now.`,
  selected: ({ who, isOne }: Who) => `${who} ${be(isOne)} selected now.`,
  selectedMore: ({ who, isOne }: Who, mode: "add" | "remove", now: string) =>
    `${who} ${be(isOne)} ${mode === "add" ? "selected as well" : "no longer selected"}: ${now} selected now.`,
  pathSelected: (nodes: number, edges: number) =>
    `The path is selected now: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
  hidden: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `${who} ${be(isOne)} hidden: ${amount(shown, things)} ${be(shown === 1)} shown, ${figure(hidden)} hidden. ` +
    `'Show everything' brings ${isOne ? "it" : "them"} back.`,
  theThings: (things: Noun, isPlain: boolean) => `${isPlain ? "these" : "the"} ${things.many}`,
  only: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `Only ${who} ${be(isOne)} shown now: ${amount(shown, things)}, ${figure(hidden)} hidden.`,
  allWouldHide: ({ many }: Noun) => `Those are all the ${many} you see. Hiding them would leave nothing.`,
  shownOf: (shown: number, all: number, things: Noun) =>
    `${figure(shown)} of ${amount(all, things)} ${be(shown === 1)} shown.`,
  moreShown: (count: number) => `${figure(count)} more ${count === 1 ? "node is" : "nodes are"} shown now.`,
  takenAway: (count: number) => `${amount(count, node)} ${be(count === 1)} no longer shown. The database is unchanged.`,
  allShown: "Everything is shown again.",
  allShownOf: (nodes: number, edges: number) =>
    `Everything is shown: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
  folded: (groups: number, nodes: number, by: string) =>
    `Folded ${amount(nodes, node)} into ${amount(groups, group)} by ${by}.`,
  unfolded: (groups: number, left: number) =>
    left === 0 ? "Every node is drawn again." : `${amount(groups, group)} unfolded; ${figure(left)} still folded.`,
  amongShown: "I looked only at the shown nodes and edges.",
  stillHidden: "A filter still hides some of it. 'Show all' removes the filter.",
  fitted: "The whole graph is in view now.",
  nothingHidden: "Nothing is hidden now.",
  hiddenNotListed: "I can't tell the hidden ones apart. 'Show everything' brings them all back.",
  noneHidden: ({ many }: Noun) => `None of the hidden nodes is among the ${many}.`,
  shownAgain: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `${who} ${be(isOne)} shown again: ${amount(shown, things)}, ${figure(hidden)} hidden.`,
  layout: (name: string) => `Arranged the nodes ${layoutNames[name] ?? name}.`,
  layoutIs: (name: string) => `The nodes are arranged ${layoutNames[name] ?? name}.`,
  layoutStays: (_: string, message: string) => message,
  roomier: (count: number) => `Moved ${amount(count, node)} further apart.`,
  moved: (count: number, name: string, unmoved: number) => {
    const rest = unmoved === 0 ? "" : `; ${amount(unmoved, { one: "hidden node", many: "hidden nodes" })} did not move`;
    return `Arranged ${amount(count, node)} ${layoutNames[name] ?? name}${rest}.`;
  },
  noHistory: (kind: "undo" | "redo", isFar: boolean, message?: string) =>
    message === undefined ? `Nothing to ${kind}${isFar ? " that far back" : ""}.` : plainText(message),
  history: (_: "undo" | "redo", _count: number, _titles: string, message: string) => plainText(message),
};

export type Looks = typeof looks;
