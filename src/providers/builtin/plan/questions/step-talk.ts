import type { JsonValue } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import type { KnownKind } from "../../act-kinds";
import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import type { Speech } from "../../say/speech";
import { attributesOf, type Schema, saysKind, typeAttribute } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { requestFor } from "../changes/say-change";
import type { Desk } from "../desk";

export function helloText({ schema, say }: Desk): string {
  return say.hello(offers(schema, say));
}

export function helpText({ schema, say }: Desk): string {
  const [first, second] = examples(schema);
  return say.help(plainText(say.request(first)), plainText(say.request(second)));
}

/** Nothing was understood: what the words were taken for, two things that work here, and the way to a model. */
export function lostText(act: Act & { readonly do: "lost" }, desk: Desk): string {
  const { schema, say } = desk;
  pushAll(
    desk.offers,
    examples(schema).map((message) => ({ message })),
  );
  if (act.isEmpty) return say.noWords(offers(schema, say));
  if (act.isLong === true) return say.tooLong(offers(schema, say));
  if (act.isTangled === true) return say.tangled;
  if (act.isHalf !== undefined) return say.halfSaid(plainText(wordsOfName(act.isHalf)));
  const strange = (act.strange ?? []).map(plainText);
  const none = strange.length === 0 ? "" : ` ${say.nothingCalled(strange)}`;
  return `${say.notUnderstood(act.gist)}${none} ${say.tryThese(offers(schema, say))}`;
}

/** Spoken of but not done. */
export function heldText(act: Act & { readonly do: "held" }, desk: Desk): string {
  const { say } = desk;
  const unchanged = say.end(say.kept.changed);
  if (act.why === "negated") return unchanged;
  if (act.why === "asked") return `${adviceOf(act.act, desk)} ${unchanged}`;
  if (act.why === "misspelt") return misspeltText(act, desk);
  if (act.why === "told") return toldText(act.act, desk);
  if (act.why === "either") return eitherText(act, desk);
  const limit = bareLimit.test(act.words) ? whichMeasure(act, desk) : null;
  if (limit !== null) return limit;
  if (act.words === "") return say.partNotUnderstood;
  desk.offers.push({ instead: act.words.split(" ").map((word) => ({ said: word, meant: "" })) });
  return say.notUnderstoodHere(plainText(act.words), offers(desk.schema, say));
}

const bareLimit = /^(?:over|under|above|below|more than|less than|at least|at most|up to) [\d.,]+$/u;

/** "(delete all wines) under 10": of what, with each measure to choose. */
function whichMeasure({ words }: Act & { readonly do: "held" }, { schema, offers: choices, say }: Desk): string | null {
  const numbers = attributesOf(schema, "nodes")
    .filter(({ kind }) => kind === "number")
    .slice(0, 4);
  if (numbers.length === 0) return null;
  const names = numbers.map(({ name }) => wordsOfName(name));
  pushAll(
    choices,
    names.map((name) => ({ instead: [{ said: words, meant: `with ${name} ${words}` }] })),
  );
  return `${say.whatIsToBe(plainText(words), names.map(plainText))} ${say.end(say.kept.changed)}`;
}

/** What is only told may be a slip or an aside: it is offered. */
function toldText(act: Act, desk: Desk): string {
  const { say } = desk;
  const message = requestFor(act);
  if (message === null) return `${say.toldNotAsked} ${say.end(say.kept.changedYet)} ${say.sayAsRequest}`;
  desk.offers.push({ message });
  return `${say.end(say.kept.changedYet)} ${say.shallItBeDone(plainText(message))}`;
}

/** Which of the meanings it has is asked, and nothing done. */
function eitherText({ ways = [] }: Act & { readonly do: "held" }, desk: Desk): string {
  const { say } = desk;
  pushAll(
    desk.offers,
    ways.map((message) => ({ message })),
  );
  return `${say.didYouMean(say.or(ways.map((way) => say.quote(plainText(way)))))} ${say.end(say.kept.changedYet)}`;
}

/** Nothing is deleted on a guess, but the guess may be taken up. */
function misspeltText({ words, instead = [] }: Act & { readonly do: "held" }, desk: Desk): string {
  const { say } = desk;
  const [head, unchanged] = [say.misspelt(plainText(words)), say.end(say.kept.changed)];
  if (instead.length === 0) return `${head} ${say.writeToGoOn} ${unchanged}`;
  desk.offers.push({ instead });
  const meant = instead.map((one) => say.quote(plainText(one.meant)));
  return `${head} ${say.didYouMean(say.list(meant))} ${unchanged}`;
}

function adviceOf(act: Act, desk: Desk): string {
  const { say } = desk;
  switch (act.do) {
    case "remove":
    case "clearGraph":
    case "removeEdge":
      return say.youDecide;
    case "styleBy":
      desk.offers.push({ message: `Colour the nodes by ${act.property}` });
      return say.canColourBy(say.request(`Colour the nodes by ${plainText(act.property)}`));
    case "style":
      return say.canStyle;
    case "layout":
      return say.canLayout;
    default:
      act.do satisfies KnownKind;
      return say.canDo;
  }
}

/** Two requests that work here, to try instead. */
export function offers(schema: Schema, say: Speech): string {
  return say.or(examples(schema).map((example) => say.quote(plainText(say.request(example)))));
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
  return saysKind(attribute) ? plural(wordsOfName(value)) : `${value} nodes`;
}
