import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { attributesOf } from "../../schema/schema";
import type { Desk } from "../desk";

/** How an edit is asked for and what it does, for somebody who only asks. */
export function howToText({ topic, name, property }: Act & { readonly do: "howTo" }, desk: Desk): string {
  const who = name === undefined ? "…" : plainText(name);
  const attribute = plainText(property ?? exampleOf(desk));
  return `${texts[topic]({ who, attribute })} Nothing was changed.`;
}

type Topic = Extract<Act, { readonly do: "howTo" }>["topic"];

const texts: Readonly<Record<Topic, (said: { readonly who: string; readonly attribute: string }) => string>> = {
  undo: () =>
    "Undo takes back the last change and nothing else, a new name as well as a deletion, and Redo brings it again: no data are lost.",
  merge: () =>
    "Say 'merge' and the names of the nodes, and 'into' the one that stays: it keeps its own values and gets all their links. It asks first, and Undo takes it back.",
  rename: ({ who }) =>
    `Say 'rename ${who} to' the new name. Only the name changes: links and values stay, and Undo takes it back.`,
  remove: ({ who }) =>
    `Say 'delete ${who}', or which ones: the edges at them go too, it asks first, and Undo brings all back.`,
  add: () => "Say 'add a node called …' for a node, or 'connect … to …' for an edge. Undo takes it back.",
  set: ({ who, attribute }) =>
    `Yes: say 'set the ${attribute} of ${who} to …' for one, or 'set the ${attribute} of all … to …' for all of a kind at once. Undo takes it back.`,
};

function exampleOf({ schema }: Desk): string {
  const attributes = attributesOf(schema, "nodes");
  const { labelAttribute } = schema.context.profile;
  const own = attributes.filter(({ name }) => name !== labelAttribute);
  return (own.find(({ kind }) => kind === "number") ?? own[0])?.name ?? "value";
}
