import { pushAll } from "@/lib/lists/whole-lists";
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
  const said = asKind(word, desk);
  if (said !== null)
    for (const value of values.slice(0, mostOffered)) desk.offers.push({ instead: [{ said, meant: plural(value) }] });
  return desk.say.noType(name, plainText(wanted), { values, many: plural(name) });
}

/** What of the message a kind can stand for: "birds", "wooden ones"; null where with a kind it would be no sentence. */
function asKind(word: string, desk: Desk): string | null {
  const words: readonly string[] =
    (desk.request.history.at(-1)?.user ?? "").toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const at = words.indexOf(word.toLowerCase());
  const next = words[at + 1] ?? "";
  if (next === "ones" || next === "one") return `${word} ${next}`;
  // "uncertified mines", "how many tons go": it says something of a word of the graph.
  const isBesideOne =
    [next, ...singulars(next)].some((form) => isKind(form, desk)) || isAttributeName(words[at - 1] ?? "", desk);
  return at >= 0 && isBesideOne ? null : word;
}

function isKind(word: string, { schema }: Desk): boolean {
  const type = typeAttribute(schema, "nodes")?.name;
  return schema.senses.get(word)?.some((sense) => sense.kind === "value" && sense.attribute.name === type) === true;
}

function isAttributeName(word: string, { schema }: Desk): boolean {
  return schema.senses.get(word)?.some(({ kind }) => kind === "attribute") === true;
}

/** What an attribute is called is no kind of thing, however near to the word it is. */
function withoutAttributes(word: string, { offers, schema }: Desk): void {
  const names = new Set(attributesOf(schema, "nodes").map(({ name }) => wordsOfName(name)));
  const isAttribute = (meant: string): boolean => [meant, ...singulars(meant)].some((form) => names.has(form));
  const left = offers.filter(
    (offer) => !("instead" in offer && offer.instead.some(({ said, meant }) => said === word && isAttribute(meant))),
  );
  offers.length = 0;
  pushAll(offers, left);
}
