import type { JsonValue } from "@/lib/json";
import type { KnownKind } from "../../act-kinds";
import { listed, plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { lostLead } from "../../parse/aside-leads";
import { attributesOf, type Schema, typeAttribute } from "../../schema/schema";
import { requestFor } from "../changes/say-change";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import type { Desk } from "../desk";

export function helloText(schema: Schema): string {
  return `Hello. Ask about this graph, or say what to change: ${offers(schema)}.`;
}

export const thanksText = "Good. What next?";

export function helpText(schema: Schema): string {
  const [first, second] = examples(schema);
  return [
    "This assistant answers questions about the open graph and changes it:",
    "",
    `- Ask: 'how many nodes are there', 'give me a summary', '${plainText(first)}'`,
    `- Look: '${plainText(second)}', 'remove all styling'`,
    "- Arrange and see: 'use a circular layout', 'fit everything', 'show everything'",
    "- Structure: 'what is the most connected node', 'are there isolated clusters', 'shortest path from one to another'",
    "- Edit: 'add a node called Zoe', 'rename Zoe to Zora', 'undo that'",
    "",
    "Deleting always asks first.",
  ].join("\n");
}

/** Nothing was understood: what the words were taken for, two things that work here, and the way to a model. */
export function lostText(act: Act & { readonly do: "lost" }, desk: Desk): string {
  const { schema } = desk;
  desk.offers.push(...examples(schema).map((message) => ({ message })));
  if (act.isEmpty) return `There are no words to go by. Try ${offers(schema)}.`;
  if (act.isLong === true)
    return `That is too long to read as one request, so nothing was changed. Say it in a sentence or two: ${offers(schema)}.`;
  if (act.isTangled === true)
    return `${lostLead}: it nests too many parts for the built-in assistant. Nothing was changed. Say it in shorter sentences, or Ask a model instead.`;
  if (act.isHalf !== undefined)
    return `Of which ones shall ${plainText(wordsOfName(act.isHalf))} change, and to what? Nothing was changed.`;
  const gist = act.gist === "" ? `${lostLead}.` : `${lostLead}; it took ${act.gist}.`;
  const strange = (act.strange ?? []).map((word) => `'${plainText(word)}'`);
  const none = strange.length === 0 ? "" : ` Nothing in this graph is called ${listed(strange, "or")}.`;
  return `${gist}${none} Nothing was changed. Try ${offers(schema)}. For freer wording: Ask a model instead.`;
}

/** Spoken of but not done. */
export function heldText(act: Act & { readonly do: "held" }, desk: Desk): string {
  if (act.why === "negated") return "Nothing was changed.";
  if (act.why === "asked") return `${adviceOf(act.act, desk)} Nothing was changed.`;
  if (act.why === "misspelt") return misspeltText(act, desk);
  if (act.why === "told") return toldText(act.act, desk);
  const limit = bareLimit.test(act.words) ? whichMeasure(act, desk) : null;
  if (limit !== null) return limit;
  if (act.words === "") return "Part of the message was not understood, so nothing was deleted.";
  return `'${plainText(act.words)}' was not understood here, so nothing was changed. Say it without, or try ${offers(desk.schema)}.`;
}

const bareLimit = /^(?:over|under|above|below|more than|less than|at least|at most|up to) [\d.,]+$/u;

/** "(delete all wines) under 10": of what, with each measure to choose. */
function whichMeasure({ words }: Act & { readonly do: "held" }, { schema, offers: choices }: Desk): string | null {
  const numbers = attributesOf(schema, "nodes")
    .filter(({ kind }) => kind === "number")
    .slice(0, 4);
  if (numbers.length === 0) return null;
  const names = numbers.map(({ name }) => wordsOfName(name));
  choices.push(...names.map((name) => ({ instead: [{ said: words, meant: `with ${name} ${words}` }] })));
  return `What is to be ${plainText(words)}: ${listed(names.map(plainText), "or")}? Nothing was changed.`;
}

/** What is only told may be a slip or an aside: it is offered. */
function toldText(act: Act, desk: Desk): string {
  const message = requestFor(act);
  if (message === null) return "That was told, not asked for. Nothing was changed yet. Say it as a request, or add 'now' to it.";
  desk.offers.push({ message });
  return `Nothing was changed yet. Shall it be done? Say 'yes', or '${plainText(message)}'.`;
}

/** Nothing is deleted on a guess, but the guess may be taken up. */
function misspeltText({ words, instead = [] }: Act & { readonly do: "held" }, desk: Desk): string {
  const head = `'${plainText(words)}' looks misspelt, and nothing is deleted on a guess.`;
  if (instead.length === 0) return `${head} Write it out to go ahead. Nothing was changed.`;
  desk.offers.push({ instead });
  const meant = instead.map((one) => `'${plainText(one.meant)}'`);
  return `${head} Did you mean ${listed(meant)}? Nothing was changed.`;
}

function adviceOf(act: Act, desk: Desk): string {
  switch (act.do) {
    case "remove":
    case "clearGraph":
    case "removeEdge":
      return "That is for you to decide: deleting also takes the edges at those nodes, it asks first, and Undo brings all back. Say 'delete …' to go ahead.";
    case "styleBy":
      desk.offers.push({ message: `Colour the nodes by ${act.property}` });
      return `Yes: say 'colour the nodes by ${plainText(act.property)}', and Undo takes it back.`;
    case "style":
      return "It can be done: say which nodes or edges, and the colour or size. Undo takes it back.";
    case "layout":
      return "It can be done: say 'use a circular layout', or grid, force, rings, layers or random.";
    default:
      act.do satisfies KnownKind;
      return "It can be done: say it as a request, and Undo takes it back.";
  }
}

/** Two requests that work here, to try instead. */
export function offers(schema: Schema): string {
  const [first, second] = examples(schema);
  return `'${plainText(first)}' or '${plainText(second)}'`;
}

/** Two requests that this graph can answer. */
function examples(schema: Schema): readonly [string, string] {
  const type = typeAttribute(schema, "nodes");
  const [value] = type?.values ?? [];
  const numeric = schema.context.profile.nodeAttributes.find((attribute) => attribute.kind === "number");
  const noun = type === undefined ? null : nounOf(type.name, value?.value);
  const ask = noun === null ? "how many nodes are there" : `how many ${noun} are there`;
  if (noun !== null) return [ask, `make the ${noun} blue`];
  return [ask, numeric === undefined ? "make all nodes bigger" : `size the nodes by ${numeric.name}`];
}

/** "servers" where the attribute is a kind of thing, else "West nodes". */
function nounOf(attribute: string, value: JsonValue | undefined): string | null {
  if (typeof value !== "string" || !/\p{L}/u.test(value)) return null;
  const isKind = /\b(?:type|kind|class|category|species|genre)\b/u.test(wordsOfName(attribute));
  return isKind ? plural(wordsOfName(value)) : `${value} nodes`;
}
