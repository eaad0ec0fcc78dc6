import { plainText } from "../../answer/words";
import type { Desk } from "../../plan/desk";
import { attributesOf } from "../../schema/schema";
import { kept, saying } from "../ability";

/** How an edit is asked for and what it does, for somebody who only asks. */
export const howTo = saying("howTo", ({ topic, name, property }, desk) => {
  const who = name === undefined ? "…" : plainText(name);
  const attribute = plainText(property ?? exampleOf(desk));
  return kept(desk.say.howTo(topic, who, attribute), "changed");
});

function exampleOf({ schema }: Desk): string {
  const attributes = attributesOf(schema, "nodes");
  const { labelAttribute } = schema.context.profile;
  const own = attributes.filter(({ name }) => name !== labelAttribute);
  return (own.find(({ kind }) => kind === "number") ?? own[0])?.name ?? "value";
}
