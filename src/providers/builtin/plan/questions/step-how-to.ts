import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import { attributesOf } from "../../schema/schema";
import type { Desk } from "../desk";

/** How an edit is asked for and what it does, for somebody who only asks. */
export function howToText({ topic, name, property }: Act & { readonly do: "howTo" }, desk: Desk): string {
  const who = name === undefined ? "…" : plainText(name);
  const attribute = plainText(property ?? exampleOf(desk));
  return `${desk.say.howTo(topic, who, attribute)} ${desk.say.end(desk.say.kept.changed)}`;
}

function exampleOf({ schema }: Desk): string {
  const attributes = attributesOf(schema, "nodes");
  const { labelAttribute } = schema.context.profile;
  const own = attributes.filter(({ name }) => name !== labelAttribute);
  return (own.find(({ kind }) => kind === "number") ?? own[0])?.name ?? "value";
}
