import { listed, listedUpTo, plainText } from "../../answer/words";
import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Noun } from "../kit";

export type Topic = "undo" | "merge" | "rename" | "remove" | "add" | "set";

const or = (names: readonly string[]): string => listed(names, "or");

export const talk = {
  hello: (offers: string) => `Hello. Ask about this graph, or say what to change: ${offers}.`,
  thanks: "Good. What next?",
  help: (first: string, second: string) =>
    [
      "This assistant answers questions about the open graph and changes it:",
      "",
      `- Ask: 'how many nodes are there', 'give me a summary', '${plainText(first)}'`,
      `- Look: '${plainText(second)}', 'remove all styling'`,
      "- Arrange and see: 'use a circular layout', 'fit everything', 'show everything'",
      "- Structure: 'what is the most connected node', 'are there isolated clusters', 'shortest path from one to another'",
      "- Edit: 'add a node called Zoe', 'rename Zoe to Zora', 'undo that'",
      "",
      "Deleting always asks first.",
    ].join("\n"),
  noWords: (offers: string) => `There are no words to go by. Try ${offers}.`,
  tooLong: (offers: string) =>
    `That is too long to read as one request, so nothing was changed. Say it in a sentence or two: ${offers}.`,
  tangled: `${lostLeads.en}: it nests too many parts for the built-in assistant. Nothing was changed. Say it in shorter sentences, or Ask a model instead.`,
  halfSaid: (attribute: string) => `Of which ones shall ${attribute} change, and to what? Nothing was changed.`,
  notUnderstood: (gist: string) => (gist === "" ? `${lostLeads.en}.` : `${lostLeads.en}; it took ${gist}.`),
  tryThese: (offers: string) => `Nothing was changed. Try ${offers}. For freer wording: Ask a model instead.`,
  partNotUnderstood: "Part of the message was not understood, so that part changed nothing.",
  notUnderstoodHere: (words: string, offers: string) =>
    `'${words}' was not understood here, so nothing was changed. Say it without, or try ${offers}.`,
  partLeft: (words: string) => `'${words}' was not understood and was not done.`,
  partRests: (words: string) => `'${words}' builds on that, so it was not done.`,
  /** How an answer to a yes-no question begins. */
  yesOrNo: ["Yes", "No"] as readonly string[],
  whatIsToBe: (words: string, names: readonly string[]) => `What is to be ${words}: ${or(names)}?`,
  toldNotAsked: "That was told, not asked for.",
  sayAsRequest: "Say it as a request, or add 'now' to it.",
  shallItBeDone: (message: string) => `Shall it be done? Say 'yes', or '${message}'.`,
  misspelt: (words: string) => `'${words}' looks misspelt, and nothing is deleted on a guess.`,
  writeToGoOn: "Write it out to go ahead.",
  youDecide:
    "That is for you to decide: deleting also takes the edges at those nodes, it asks first, and Undo brings all back. Say 'delete …' to go ahead.",
  canColourBy: (request: string) =>
    `Yes: say '${request.slice(0, 1).toLowerCase()}${request.slice(1)}', and Undo takes it back.`,
  canStyle: "It can be done: say which nodes or edges, and the colour or size. Undo takes it back.",
  canLayout: "It can be done: say 'use a circular layout', or grid, force, rings, layers or random.",
  canDo: "It can be done: say it as a request, and Undo takes it back.",
  cannot: {
    deed: "That cannot be done here: this assistant reads, shows and changes the open graph, and nothing else.",
    world: "The graph does not tell that: this assistant knows nothing but what is in the open graph.",
  },
  tryOffers: (offers: string) => `Try ${offers}.`,
  /** Elements of some kinds have no such attribute, those of others have. */
  lacks: (things: readonly string[], name: string, has: readonly string[]) => {
    const [subject, others] = [listedUpTo(things, 4), listedUpTo(has, 4)];
    return `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)} have no ${name} here; ${others} have.`;
  },
  noAttribute: (words: string, things: Noun, names: readonly string[]) =>
    `There is no attribute '${words}' in this graph, so nothing can be told or drawn by it.${names.length === 0 ? "" : ` ${things.many.slice(0, 1).toUpperCase()}${things.many.slice(1)} have ${listedUpTo(names, 12)}.`}`,
  howTo: (topic: Topic, who: string, attribute: string) =>
    ({
      undo: "Undo takes back the last change and nothing else, a new name as well as a deletion, and Redo brings it again: no data are lost.",
      merge:
        "Say 'merge' and the names of the nodes, and 'into' the one that stays: it keeps its own values and gets all their links. It asks first, and Undo takes it back.",
      rename: `Say 'rename ${who} to' the new name. Only the name changes: links and values stay, and Undo takes it back.`,
      remove: `Say 'delete ${who}', or which ones: the edges at them go too, it asks first, and Undo brings all back.`,
      add: "Say 'add a node called …' for a node, or 'connect … to …' for an edge. Undo takes it back.",
      set: `Yes: say 'set the ${attribute} of ${who} to …' for one, or 'set the ${attribute} of all … to …' for all of a kind at once. Undo takes it back.`,
    })[topic],
  takenAs: (words: string, taken: string, others: readonly string[]) =>
    `'${words}' was taken as ${taken}; it is a value of ${listed(others)} too.`,
  valueOf: (words: string, names: readonly string[]) => `'${words}' is a value of ${listed(names)}.`,
  itself: (offers: string) =>
    `This is Parley's built-in assistant: rules that read the open graph in this browser, no language model. Try ${offers}, or ask 'what can you do'.`,
  algorithms: (names: readonly string[]) =>
    `There are ${names.length} algorithms: ${listed(names)}. Say 'run' and the name, or ask in your own words, such as 'shortest path from one to another'.`,
  nothingChangedHere: "Nothing has been changed in this conversation.",
  lastChange: (last: string, before: string) =>
    `The last change: ${last}.${before === "" ? "" : ` Before that: ${before}.`} Undo takes the last message back.`,
  noAlgorithm: (words: string, near: readonly string[]) =>
    `There is no algorithm '${words}' here.${near.length === 0 ? "" : ` Nearest are ${listed(near)}.`} Ask 'which algorithms are there' for all of them.`,
  noSuchChange: "The last change was nothing of that kind.",
  sayUndo: "Say 'undo' to take back the last message.",
  nothingBefore: "Nothing was answered before.",
  thatWasAChange: "That was a change, as it was asked for. Undo takes it back.",
  basis: (deeds: readonly string[]) => `${basisLeads.en}: it ${listed(deeds)}.`,
  noTwoFigures: "There are no two figures to compare.",
  together: (sum: string, said: string) => `Together ${sum}: ${said}.`,
  difference: (apart: string, said: string) => `The difference is ${apart}: ${said}.`,
  bothAre: (value: string) => `Both have ${value}.`,
};

export type Talk = typeof talk;
