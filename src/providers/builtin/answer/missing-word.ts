import { pushAll } from "@/lib/lists/whole-lists";
import { type Looked, refusalFor } from "../plan/look-up";
import type { PlanRun } from "../plan/plan-run";
import { attributesOf, typeAttribute } from "../schema/schema";
import { plural, singulars } from "../text/inflect";
import { wordsOfName } from "../text/tokens";
import { plainText } from "./words";

/** "No nodes have type 'bird'; types are server and client." */
export function missingText(word: string, looked: Looked | undefined, run: PlanRun): string {
  const type = typeAttribute(run.schema, "nodes");
  const isName = /^\p{Lu}/u.test(word);
  const near = looked?.kind === "none" ? looked.nearest : [];
  if (!isName && near.length === 0 && type === undefined) return run.say.nothingCalled([plainText(word)]);
  if (isName || near.length > 0 || type === undefined) {
    const refusal = refusalFor(word, { kind: "none", nearest: near }, run) ?? "";
    return type === undefined || isName ? refusal : `${refusal} ${typesText(word, run)}`;
  }
  return typesText(word, run);
}

const mostOffered = 4;

function typesText(word: string, run: PlanRun): string {
  const type = typeAttribute(run.schema, "nodes");
  if (type === undefined) return "";
  const values = (type.values ?? []).map((entry) => plainText(String(entry.value)));
  const name = wordsOfName(type.name);
  const wanted = singulars(word.toLowerCase())[0] ?? word;
  withoutAttributes(word, run);
  // The same message with a kind that there is, to be sent by a click.
  const said = asKind(word, run);
  if (said !== null)
    for (const value of values.slice(0, mostOffered)) run.offers.push({ instead: [{ said, meant: plural(value) }] });
  return run.say.noType(name, plainText(wanted), { values, many: plural(name) });
}

/** What of the message a kind can stand for: "birds", "wooden ones"; null where with a kind it would be no sentence. */
function asKind(word: string, run: PlanRun): string | null {
  const words: readonly string[] =
    (run.request.history.at(-1)?.user ?? "").toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const at = words.indexOf(word.toLowerCase());
  const next = words[at + 1] ?? "";
  if (next === "ones" || next === "one") return `${word} ${next}`;
  // "uncertified mines", "how many tons go": it says something of a word of the graph.
  const isBesideOne =
    [next, ...singulars(next)].some((form) => isKind(form, run)) || isAttributeName(words[at - 1] ?? "", run);
  return at >= 0 && isBesideOne ? null : word;
}

function isKind(word: string, { schema }: PlanRun): boolean {
  const type = typeAttribute(schema, "nodes")?.name;
  return schema.senses.get(word)?.some((sense) => sense.kind === "value" && sense.attribute.name === type) === true;
}

function isAttributeName(word: string, { schema }: PlanRun): boolean {
  return schema.senses.get(word)?.some(({ kind }) => kind === "attribute") === true;
}

/** What an attribute is called is no kind of thing, however near to the word it is. */
function withoutAttributes(word: string, { offers, schema }: PlanRun): void {
  const names = new Set(attributesOf(schema, "nodes").map(({ name }) => wordsOfName(name)));
  const isAttribute = (meant: string): boolean => [meant, ...singulars(meant)].some((form) => names.has(form));
  const left = offers.filter(
    (offer) => !("instead" in offer && offer.instead.some(({ said, meant }) => said === word && isAttribute(meant))),
  );
  offers.length = 0;
  pushAll(offers, left);
}
