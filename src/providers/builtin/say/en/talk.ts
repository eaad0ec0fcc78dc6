import { listed, listedUpTo, plainText } from "../../answer/words";
import { basisLeads, lostLeads } from "../../parse/aside-leads";
import type { Around, Noun } from "../kit";

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
    `${lostLeads.en}: it has too many nested parts.`,
    "Use shorter sentences, or ask a model instead.",
  ] as Around,
  halfSaid: (attribute: string) => `Whose ${attribute} should change, and to what?`,
  notUnderstood: (gist: string) => (gist === "" ? `${lostLeads.en}.` : `${lostLeads.en}; I read ${gist}.`),
  tryThese: (offers: string) => `Try ${offers}, or ask a model instead.`,
  partNotUnderstood: "I did not understand part of this. That part changed nothing.",
  notUnderstoodHere: (words: string, offers: string): Around => [
    `I don't understand '${words}' here.`,
    `Leave it out, or try ${offers}.`,
  ],
  partLeft: (words: string) => `I did not understand '${words}', so I skipped it.`,
  partRests: (words: string) => `'${words}' depends on that, so I skipped it.`,
  whatIsToBe: (words: string, names: readonly string[]) => `What should be ${words}: ${or(names)}?`,
  toldNotAsked: "That sounds like a statement.",
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
  noAttribute: (words: string, things: Noun, names: readonly string[]) =>
    `This graph has no attribute '${words}'.${names.length === 0 ? "" : ` ${things.many.slice(0, 1).toUpperCase()}${things.many.slice(1)} have ${listedUpTo(names, 12)}.`}`,
  howTo: (topic: Topic, who: string, attribute: string) =>
    ({
      undo: "Undo reverts your last change, a new name as well as a deletion. Redo repeats it. No data is lost.",
      merge:
        "Say 'merge' and the names of the nodes, and 'into' the one that stays: it keeps its own values and gets all their links. I ask first, and you can undo it.",
      rename: `Say 'rename ${who} to' the new name. Only the name changes: links and values stay. You can undo it.`,
      remove: `Say 'delete ${who}', or which ones: their edges go too. I ask first, and you can undo it.`,
      add: "Say 'add a node called …' for a node, or 'connect … to …' for an edge. You can undo it.",
      set: `Yes: say 'set the ${attribute} of ${who} to …' for one, or 'set the ${attribute} of all … to …' for all of a kind. You can undo it.`,
    })[topic],
  takenAs: (words: string, taken: string, others: readonly string[]) =>
    `I read '${words}' as ${taken}; it is a value of ${listed(others)} too.`,
  valueOf: (words: string, names: readonly string[]) => `'${words}' is a value of ${listed(names)}.`,
  itself: (offers: string) =>
    `I am Parley's built-in assistant. I follow rules in this browser and use no language model. Try ${offers}, or ask 'what can you do'.`,
  algorithms: (names: readonly string[]) =>
    `There are ${names.length} algorithms: ${listed(names)}. Say 'run' and the name, or ask in your own words, such as 'shortest path from one to another'.`,
  nothingChangedHere: "Nothing changed in this conversation.",
  lastChange: (last: string, before: string) =>
    `The last change: ${last}.${before === "" ? "" : ` Before that: ${before}.`} Undo reverts the last message.`,
  noAlgorithm: (words: string, near: readonly string[]) =>
    `There is no algorithm '${words}' here.${near.length === 0 ? "" : ` The nearest: ${listed(near)}.`} Ask 'which algorithms are there' for all of them.`,
  noSuchChange: "The last change was something else.",
  sayUndo: "Say 'undo' to revert the last message.",
  nothingBefore: "I have not answered anything yet.",
  thatWasAChange: "That was the change you asked for. You can undo it.",
  basis: (deeds: readonly string[]) => `${basisLeads.en}: I ${listed(deeds)}.`,
  together: (sum: string, said: string) => `Together ${sum}: ${said}.`,
  difference: (apart: string, said: string) => `The difference is ${apart}: ${said}.`,
};

export type Talk = typeof talk;
