import type { RefusalReason } from "@/commands/registry/refusal-reason";
import type { SaidOf, TextsOf } from "@/lib/text/said";
import { allOf, listed, listedUpTo, plainText } from "../../answer/words";
import { type Around, amount, type Cause, listsOf, type Noun, type Unchanged, type Undone } from "../kit";

const unchanged: Readonly<Record<Unchanged, string>> = {
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

/** What the assistant offers to say, and can read again. */
const requests = {
  howMany: "how many nodes are there",
  howManyOf: "how many {what} are there",
  howManyNodesOf: "how many {what} nodes are there",
  bigger: "make all nodes bigger",
  blue: "make the {what} blue",
  blueNodes: "make the {what} nodes blue",
  sizeBy: "size the nodes by {what}",
  colourBy: "Colour the nodes by {what}",
  removeAll: "Delete all {count} {what}",
  remove: "Delete {what}",
  meanNextTo: "I mean the one next to {what}",
  mean: "I mean the {what}",
} as const;

/** A message that is offered: one of these, or words of the user and the graph. */
export type Request = SaidOf<typeof requests> | string;

export const common = {
  ...listsOf({ comma: ", ", and: " and ", or: " or ", more: (count) => ` and ${count} more` }),
  quote: (text: string) => `'${text}'`,
  unchanged,
  undone,
  requests: requests as TextsOf<typeof requests>,
  /** A head as a sentence of its own. */
  end: (head: string) => `${head}.`,
  failure: (head: string, cause: Cause) => `${head}: ${causes[cause]}`,
  /** With the command's own reason. */
  because: (head: string, message: string, _reason?: RefusalReason) => {
    const first = message.slice(0, 1).toLowerCase() + message.slice(1);
    return `${head}: ${/[.!?…]$/u.test(first) ? first : `${first}.`}`;
  },
  /** Why a database did not answer or change anything, and what to do, in whole sentences. */
  database: (_fault: string, said: string) => said,
  restLeft: "So I did not do the rest.",
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

export type Topic = "undo" | "merge" | "rename" | "remove" | "add" | "set";

const or = (names: readonly string[]): string => listed(names, "or");

export const talk = {
  hello: (offers: string) => `Hello. Ask about this graph or say what to change: ${offers}.`,
  thanks: "Good. What next?",
  help: (first: string, second: string) =>
    [
      "I answer questions about the open graph and change it:",
      "",
      `- Ask: 'how many nodes are there', 'give me a summary', '${plainText(first)}'`,
      `- Look: '${plainText(second)}', 'remove all styling'`,
      "- Arrange and see: 'use a circular layout', 'fit everything', 'show everything'",
      "- Structure: 'what is the most connected node', 'are there isolated clusters', 'shortest path from one to another'",
      "- Edit: 'add a node called Zoe', 'rename Zoe to Zora', 'undo that'",
      "",
      "I always ask before deleting.",
    ].join("\n"),
  noWords: (offers: string) => `I see no words here. Try ${offers}.`,
  /** What is said before and behind that nothing changed. */
  tooLong: (offers: string): Around => ["That is too long for one request.", `Try a sentence or two: ${offers}.`],
  tangled: [
    `I did not understand this: it has too many nested parts.`,
    "Use shorter sentences, or ask a model instead.",
  ] as Around,
  halfSaid: (attribute: string) => `Whose ${attribute} should change, and to what?`,
  notUnderstood: (gist: string) =>
    gist === "" ? `I did not understand this.` : `I did not understand this; I read ${gist}.`,
  tryThese: (offers: string) => `Try ${offers}, or ask a model instead.`,
  partNotUnderstood: "I did not understand part of this. That part changed nothing.",
  notUnderstoodHere: (words: string, offers: string): Around => [
    `I don't understand '${words}' here.`,
    `Leave it out, or try ${offers}.`,
  ],
  partLeft: (words: string) => `I did not understand '${words}', so I skipped it.`,
  partRests: (words: string) => `'${words}' depends on that, so I skipped it.`,
  whatIsToBe: (words: string, names: readonly string[]) => `What should be ${words}: ${or(names)}?`,
  statementNotAsked: "That sounds like a statement.",
  sayAsRequest: "Say it as a request, or add 'now' to it.",
  shallItBeDone: (message: string) => `Should I do it? Say 'yes', or '${message}'.`,
  misspelt: (words: string) => `'${words}' looks misspelt, and I delete nothing on a guess.`,
  writeToGoOn: "Write the full name to go ahead.",
  youDecide:
    "That is your decision. Deleting nodes also deletes their edges. I ask first, and you can undo it. Say 'delete …' to go ahead.",
  canColourBy: (request: string) =>
    `Yes: say '${request.slice(0, 1).toLowerCase()}${request.slice(1)}'. You can undo it.`,
  canStyle: "Yes: say which nodes or edges, and the colour or size. You can undo it.",
  canLayout: "Yes: say 'use a circular layout', or grid, force, rings, layers or random.",
  canDo: "Yes: say it as a request. You can undo it.",
  cannot: {
    deed: "I can't do that. I can read, show and change the open graph.",
    world: "This graph does not say, and I know nothing else.",
  },
  tryOffers: (offers: string) => `Try ${offers}.`,
  /** Elements of some kinds have no such attribute, those of others have. */
  lacks: (things: readonly string[], name: string, has: readonly string[]) => {
    const [subject, others] = [listedUpTo(things, 4), listedUpTo(has, 4)];
    return `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)} have no ${name}; ${others} do.`;
  },
  noAttribute: (words: string, { many }: Noun, names: readonly string[]) => {
    const have = `${many.slice(0, 1).toUpperCase()}${many.slice(1)} have ${listedUpTo(names, 12)}.`;
    return `This graph has no attribute '${words}'.${names.length === 0 ? "" : ` ${have}`}`;
  },
  howTo: (topic: Topic, who: string, attribute: string) =>
    ({
      undo: "Undo reverts your last change, a new name as well as a deletion. Redo repeats it. No data is lost.",
      merge:
        "Say 'merge' and the names of the nodes, and 'into' the one that stays: " +
        "it keeps its own values and gets all their links. I ask first, and you can undo it.",
      rename: `Say 'rename ${who} to' the new name. Only the name changes: links and values stay. You can undo it.`,
      remove: `Say 'delete ${who}', or which ones: their edges go too. I ask first, and you can undo it.`,
      add: "Say 'add a node called …' for a node, or 'connect … to …' for an edge. You can undo it.",
      set:
        `Yes: say 'set the ${attribute} of ${who} to …' for one, or 'set the ${attribute} of all … to …' for all ` +
        "of a kind. You can undo it.",
    })[topic],
  takenAs: (words: string, taken: string, others: readonly string[]) =>
    `I read '${words}' as ${taken}; it is a value of ${listed(others)} too.`,
  valueOf: (words: string, names: readonly string[]) => `'${words}' is a value of ${listed(names)}.`,
  itself: (offers: string) =>
    `I am Parley's built-in assistant. I follow rules in this browser and use no language model. Try ${offers}, or ask 'what can you do'.`,
  algorithms: (names: readonly string[]) =>
    `There are ${names.length} algorithms: ${listed(names)}. Say 'run' and the name, or ask in your own words, ` +
    "such as 'shortest path from one to another'.",
  nothingChangedHere: "Nothing changed in this conversation.",
  lastChange: (last: string, before: string) =>
    `The last change: ${last}.${before === "" ? "" : ` Before that: ${before}.`} Undo reverts the last message.`,
  noAlgorithm: (words: string, near: readonly string[]) =>
    `There is no algorithm '${words}' here.${near.length === 0 ? "" : ` The nearest: ${listed(near)}.`} Ask ` +
    "'which algorithms are there' for all of them.",
  noSuchChange: "The last change was something else.",
  sayUndo: "Say 'undo' to revert the last message.",
  nothingBefore: "I have not answered anything yet.",
  thatWasAChange: "That was the change you asked for. You can undo it.",
  basis: (deeds: readonly string[]) => `This comes from the graph, I guessed nothing: I ${listed(deeds)}.`,
  together: (sum: string, said: string) => `Together ${sum}: ${said}.`,
  difference: (apart: string, said: string) => `The difference is ${apart}: ${said}.`,
};

export type Talk = typeof talk;
