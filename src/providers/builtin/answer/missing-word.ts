import type { Desk } from "../plan/desk";
import { type Looked, refusalFor } from "../plan/look-up";
import { attributesOf, typeAttribute } from "../schema/schema";
import { plural, singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { plainText } from "./words";

/** "No nodes have type 'bird'; types are server and client." */
export function missingText(word: string, looked: Looked | undefined, desk: Desk): string {
  const type = typeAttribute(desk.schema, "nodes");
  const isName = /^\p{Lu}/u.test(word);
  const near = looked?.kind === "none" ? looked.nearest : [];
  if (!isName && near.length === 0 && type === undefined) return desk.say.nothingCalled([plainText(word)]);
  if (isName || near.length > 0 || type === undefined) {
    const refusal = refusalFor(word, { kind: "none", nearest: near }, desk) ?? "";
    return type === undefined || isName ? refusal : `${refusal} ${typesText(word, desk)}`;
  }
  return typesText(word, desk);
}

const mostOffered = 4;

function typesText(word: string, desk: Desk): string {
  const type = typeAttribute(desk.schema, "nodes");
  if (type === undefined) return "";
  const values = (type.values ?? []).map((entry) => plainText(String(entry.value)));
  const name = wordsOfName(type.name);
  const wanted = singulars(word.toLowerCase())[0] ?? word;
  withoutAttributes(word, desk);
  // The same message with a kind that there is, to be sent by a click.
  for (const value of values.slice(0, mostOffered))
    desk.offers.push({ instead: [{ said: word, meant: plural(value) }] });
  return desk.say.noType(name, plainText(wanted), { values, many: plural(name) });
}

/** What an attribute is called is no kind of thing, however near to the word it is. */
function withoutAttributes(word: string, { offers, schema }: Desk): void {
  const names = new Set(attributesOf(schema, "nodes").map(({ name }) => wordsOfName(name)));
  const isAttribute = (meant: string): boolean => [meant, ...singulars(meant)].some((form) => names.has(form));
  const left = offers.filter(
    (offer) => !("instead" in offer && offer.instead.some(({ said, meant }) => said === word && isAttribute(meant))),
  );
  offers.splice(0, offers.length, ...left);
}
