import { allOf } from "../../answer/words";
import { amount, type Cause, type Kept, listsOf, type Noun, type Undone } from "../kit";

const kept: Readonly<Record<Kept, string>> = {
  changed: "Nothing was changed",
  changedYet: "Nothing was changed yet",
  view: "The view is as it was",
  selection: "The selection is as it was",
  layout: "The layout is as it was",
  added: "Nothing was added",
  deleted: "Nothing was deleted",
  merged: "Nothing was merged",
  saved: "Nothing was saved",
  exported: "Nothing was exported",
  highlighted: "Nothing was highlighted",
  graph: "The graph stays open",
};

const undone: Readonly<Record<Undone, string>> = {
  counted: "They could not be counted",
  lookedFor: "They could not be looked for",
  lookedUp: "That could not be looked up",
  workedOut: "That could not be worked out",
  read: "That could not be read",
  edgesRead: "The edges could not be read",
  neighboursRead: "The neighbours could not be read",
  attributesRead: "The attributes could not be read",
  typesRead: "The types could not be read",
  summary: "The summary could not be made",
  sample: "No sample could be taken",
  path: "No path could be looked for",
  pathStyled: "The path was not changed whole",
  pathSelected: "The path is not selected whole",
  swapped: "The colours are as they were",
  swappedWhole: "The colours are not swapped whole",
  highlighted: "It was not highlighted whole",
  algorithms: "The algorithms could not be listed",
  styleRemoved: "The styling was not removed",
  removed: "That was not removed",
  edgeAdded: "No edge was added",
  connected: "It was not connected",
  explained: "The look could not be explained",
  groups: "The groups could not be worked out",
  coloured: "They were not coloured",
  compared: "They could not be compared",
  ties: "The ties could not be counted",
  largestPart: "The largest part could not be worked out",
  average: "The average could not be worked out",
};

const causes: Readonly<Record<Cause, string>> = {
  denied: "you denied it.",
  stopped: "it was stopped.",
  unavailable: "no step was left for it. Ask again for just that.",
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
  notRanked: (by: string) => `They could not be ranked by ${by}`,
  notChanged: (things: Noun) => `The ${things.many} were not changed`,
  notAdded: (name: string) => `${name} was not added`,
  notWorkedOut: (name: string) => `The ${name} could not be worked out`,
  valuesNotRead: (name: string) => `The values of ${name} could not be read`,
  node: { one: "node", many: "nodes" },
  edge: { one: "edge", many: "edges" },
  neighbour: { one: "neighbour", many: "neighbours" },
  counted: amount,
  allOf: (count: number | null, things: Noun) => allOf(count, things.one, things.many),
  none: (things: Noun) => `There are no ${things.many}.`,
  readAs: (words: readonly string[]) => `Read as ${common.list(words.map(common.quote))}.`,
  guess: "This may not be what was asked: the wording was only partly understood.",
  leftOut: (words: string) => `'${words}' was not understood and is left out.`,
  noSuchName: (name: string, nearest: readonly string[]) =>
    `There is no node called '${name}'.${nearest.length === 0 ? "" : ` Did you mean ${common.or(nearest)}?`}`,
  notLookedUp: (name: string) => `'${name}' could not be looked up.`,
  several: (count: number, name: string, names: string) =>
    `${count} nodes fit '${name}': ${names}. Which one do you mean?`,
  nextTo: (name: string) => `next to ${name}`,
  nothingCalled: (names: readonly string[]) => `Nothing in this graph is called ${common.or(names.map(common.quote))}.`,
  noType: (
    name: string,
    wanted: string,
    { values, many }: { readonly values: readonly string[]; readonly many: string },
  ) => `No nodes have ${name} '${wanted}'${values.length === 0 ? "" : `; ${many} are ${common.list(values)}`}.`,
  nothingSelected: "Nothing is selected now.",
  nothingSpokenOf: (things: Noun) => `It is not clear which ${things.many} are meant: nothing was spoken of before.`,
  whoseNeighbours: "It is not clear whose neighbours are meant.",
  noTie: "None of them has such a tie.",
  noValue: (things: Noun, name: string) => `No ${things.many} have a value of ${name}.`,
  nothingToCompare: (who: string, name: string) => `${who} has no ${name} to compare with.`,
};

export type Common = typeof common;
