import { figure, listed, plainText } from "../../answer/words";
import { layoutNames } from "../../lexicon/layout-names";
import { amount, type Noun } from "../kit";

const be = (isOne: boolean): string => (isOne ? "is" : "are");
const node = { one: "node", many: "nodes" };
const edge = { one: "edge", many: "edges" };
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
    lettered: (px: string) => `with labels of ${px} px`,
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
  noStyling: "There is no styling to remove.",
  stylingRemoved: (layers: number) =>
    `All styling is removed: ${layers === 1 ? "1 layer" : `${figure(layers)} layers`}. One Undo brings it back.`,
  lookNames: {
    color: "colours",
    size: "sizes",
    shape: "shapes",
    width: "widths",
    opacity: "opacities",
    label: "own labels",
  } satisfies Record<OwnLook, string>,
  noLooks: (names: string) => `There are no ${names} to remove.`,
  looksRemoved: (names: string) => `The ${names} are removed, and nothing else of the look. One Undo brings them back.`,
  lookGone: "That look is gone already.",
  lookTaken: (layers: number) =>
    `${layers === 1 ? "That look is" : `${figure(layers)} layers of the look are`} taken back; Undo brings it again.`,
  ownLooks: {
    color: "colour",
    size: "size",
    shape: "shape",
    width: "width",
    opacity: "opacity",
    label: "label",
  } satisfies Record<OwnLook, string>,
  noLookOfTheirs: (who: string, names: string) => `No style layer gives ${who} a ${names || "look"} of their own.`,
  usualLook: ({ who, isOne }: Who, names: string) =>
    `${who} ${isOne ? "has" : "have"} the usual ${names || "look"} again. One Undo brings the other back.`,
  noneOfColours: ({ many }: Noun, a: string, b: string) => `No ${many} are ${a} or ${b}.`,
  swapped: ([a, ofA]: readonly [string, number], [b, ofB]: readonly [string, number]) =>
    `Swapped: what was ${a} is ${b} now (${ofA}), and what was ${b} is ${a} (${ofB}).`,
  noChoice: (kind: "layout" | "format" | "shape", said: string, names: readonly string[]) =>
    said === ""
      ? `There are these ${kind}s: ${listed(names)}.`
      : `There is no ${kind} '${said}' here. There are: ${listed(names)}.`,
  whichColour: (who: string) => `Which colour should ${who} get?`,
  inView: ({ who, isOne }: Who) => `${who} ${be(isOne)} in view now.`,
  selected: ({ who, isOne }: Who) => `${who} ${be(isOne)} selected now.`,
  selectedMore: ({ who, isOne }: Who, mode: "add" | "remove", now: string) =>
    `${who} ${be(isOne)} ${mode === "add" ? "selected as well" : "no longer selected"}: ${now} selected now.`,
  pathSelected: (nodes: number, edges: number) =>
    `The path is selected now: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
  hidden: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `${who} ${be(isOne)} hidden: ${amount(shown, things)} ${be(shown === 1)} shown, ${figure(hidden)} hidden. 'Show everything' brings ${isOne ? "it" : "them"} back.`,
  theThings: (things: Noun, isPlain: boolean) => `${isPlain ? "these" : "the"} ${things.many}`,
  only: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `Only ${who} ${be(isOne)} shown now: ${amount(shown, things)}, ${figure(hidden)} hidden.`,
  allWouldHide: ({ many }: Noun) => `Those are all the ${many} shown: with them hidden there would be nothing to see.`,
  allShown: "Everything is shown again.",
  allShownOf: (nodes: number, edges: number) =>
    `Everything is shown: ${amount(nodes, node)} and ${amount(edges, edge)}.`,
  folded: (groups: number, nodes: number, by: string) =>
    `${amount(groups, group)} by ${by} now ${groups === 1 ? "stands" : "stand"} for ${amount(nodes, node)}.`,
  unfolded: (groups: number, left: number) =>
    left === 0 ? "Every node is drawn again." : `${amount(groups, group)} unfolded; ${figure(left)} still folded.`,
  stillHidden: "A filter still hides some of it; 'show all' takes it away.",
  fitted: "The whole graph is in view now.",
  nothingHidden: "Nothing is hidden now.",
  hiddenNotTold: "What is hidden cannot be told apart. 'Show everything' brings all of it back.",
  noneHidden: ({ many }: Noun) => `None of the hidden nodes is among the ${many}.`,
  shownAgain: ({ who, isOne }: Who, { shown, hidden, things }: Shown) =>
    `${who} ${be(isOne)} shown again: ${amount(shown, things)}, ${figure(hidden)} hidden.`,
  layout: (name: string) => `The nodes stand ${layoutNames[name] ?? name} now.`,
  layoutIs: (name: string) => `The nodes stand ${layoutNames[name] ?? name}.`,
  layoutStays: (_: string, message: string) => message,
  roomier: (count: number) => `${amount(count, node)} ${count === 1 ? "stands" : "stand"} further apart now.`,
  moved: (count: number, name: string, unmoved: number) => {
    const rest = unmoved === 0 ? "" : `; ${amount(unmoved, { one: "hidden node", many: "hidden nodes" })} did not move`;
    return `${amount(count, node)} ${count === 1 ? "stands" : "stand"} ${layoutNames[name] ?? name} now${rest}.`;
  },
  noHistory: (kind: "undo" | "redo", isFar: boolean) => `There is nothing to ${kind}${isFar ? " so far back" : ""}.`,
  history: (kind: "undo" | "redo", count: number, titles: string) => {
    const changes = count > 1 ? ` ${amount(count, { one: "change", many: "changes" })}` : "";
    return `${kind === "undo" ? "Undone" : "Done again"}${changes}: ${titles}.`;
  },
  historyDone: (_: "undo" | "redo", message: string) => plainText(message),
};

export type Looks = typeof looks;
