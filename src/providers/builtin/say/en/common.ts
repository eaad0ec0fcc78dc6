import { allOf } from "../../answer/words";
import { amount, type Cause, type Kept, listsOf, type Noun, type Undone } from "../kit";

const kept: Readonly<Record<Kept, string>> = {
  changed: "Nothing changed",
  changedYet: "Nothing changed yet",
  view: "The view did not change",
  selection: "The selection did not change",
  layout: "The layout did not change",
  added: "Nothing was added",
  deleted: "Nothing was deleted",
  merged: "Nothing was merged",
  saved: "Nothing was saved",
  exported: "Nothing was exported",
  highlighted: "Nothing was highlighted",
  graph: "The graph stays open",
};

const undone: Readonly<Record<Undone, string>> = {
  counted: "I could not count them",
  lookedFor: "I could not search for them",
  lookedUp: "I could not look that up",
  workedOut: "I could not work that out",
  read: "I could not read that",
  edgesRead: "I could not read the edges",
  neighboursRead: "I could not read the neighbours",
  attributesRead: "I could not read the attributes",
  typesRead: "I could not read the types",
  summary: "I could not make the summary",
  sample: "I could not take a sample",
  path: "I could not look for a path",
  pathStyled: "I changed only part of the path",
  pathSelected: "I selected only part of the path",
  swapped: "The colours did not change",
  swappedWhole: "I swapped only some of the colours",
  highlighted: "I highlighted only part of it",
  algorithms: "I could not list the algorithms",
  styleRemoved: "I did not remove the styles",
  removed: "I did not remove that",
  edgeAdded: "I added no edge",
  connected: "I did not connect it",
  explained: "I could not explain the style",
  groups: "I could not find the groups",
  coloured: "I did not colour them",
  compared: "I could not compare them",
  ties: "I could not count the links",
  largestPart: "I could not find the largest part",
  average: "I could not work out the average",
};

const causes: Readonly<Record<Cause, string>> = {
  denied: "it was not allowed.",
  stopped: "it was stopped.",
  unavailable: "I ran out of steps. Ask for just that.",
};

export const common = {
  ...listsOf({ comma: ", ", and: " and ", or: " or ", more: (count) => ` and ${count} more` }),
  quote: (text: string) => `'${text}'`,
  kept,
  undone,
  /** A head as a sentence of its own. */
  end: (head: string) => `${head}.`,
  failure: (head: string, cause: Cause) => `${head}: ${causes[cause]}`,
  /** With the command's own reason. */
  because: (head: string, reason: string) => {
    const first = reason.slice(0, 1).toLowerCase() + reason.slice(1);
    return `${head}: ${/[.!?…]$/u.test(first) ? first : `${first}.`}`;
  },
  notRanked: (by: string) => `I could not rank them by ${by}`,
  notChanged: (things: Noun) => `I did not change the ${things.many}`,
  notAdded: (name: string) => `I did not add ${name}`,
  notWorkedOut: (name: string) => `I could not work out the ${name}`,
  valuesNotRead: (name: string) => `I could not read the values of ${name}`,
  node: { one: "node", many: "nodes" },
  edge: { one: "edge", many: "edges" },
  neighbour: { one: "neighbour", many: "neighbours" },
  counted: amount,
  allOf: (count: number | null, things: Noun) => allOf(count, things.one, things.many),
  none: (things: Noun) => `There are no ${things.many}.`,
  readAs: (words: readonly string[]) => `I read this as ${common.list(words.map(common.quote))}.`,
  /** An answer about what an earlier one found. */
  onGuess: "I was not sure of the answer this builds on.",
  strangeNoun: (noun: string) => `I don't know '${noun}' here, so I looked at all nodes.`,
  leftOut: (words: readonly string[]) => `I ignored ${common.list(words.map(common.quote))}.`,
  noSuchName: (name: string, nearest: readonly string[]) =>
    `No node or value is called '${name}'.${nearest.length === 0 ? "" : ` Did you mean ${common.or(nearest)}?`}`,
  notLookedUp: (name: string) => `I could not look up '${name}'.`,
  several: (count: number, name: string, names: string) =>
    `${count} nodes match '${name}': ${names}. Which one do you mean?`,
  nextTo: (name: string) => `next to ${name}`,
  nothingCalled: (names: readonly string[]) => `Nothing in this graph is called ${common.or(names.map(common.quote))}.`,
  noType: (
    name: string,
    wanted: string,
    { values, many }: { readonly values: readonly string[]; readonly many: string },
  ) => `No nodes have ${name} '${wanted}'${values.length === 0 ? "" : `; ${many} are ${common.list(values)}`}.`,
  nothingSelected: "Nothing is selected now.",
  nothingSpokenOf: (things: Noun) => `Which ${things.many}? We have not talked about any yet.`,
  whoseNeighbours: "Whose neighbours do you mean?",
  noTie: "None of them has such a link.",
  noValue: (things: Noun, name: string) => `No ${things.many} have a value of ${name}.`,
  nothingToCompare: (who: string, name: string) => `${who} has no ${name} to compare with.`,
};

export type Common = typeof common;
