import { pushAll } from "@/lib/lists/whole-lists";
import { plainText } from "../../answer/words";
import type { Act } from "../../meaning/acts";
import type { PlanRun } from "../../plan/plan-run";
import type { Request } from "../../say/en/common";
import type { Around } from "../../say/kit";
import type { Speech } from "../../say/speech";
import { attributesOf, type Schema, saysKind, typeAttribute } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { type ActOf, type Reply, type Said, saying, unchanged } from "../ability";
import { requestFor } from "../changes/say-change";

export const hello = saying("hello", (_, { schema, say }) => say.hello(offers(schema, say)));

export const thanks = saying("thanks", (_, { say }) => say.thanks);

export const help = saying("help", (_, { schema, say }) => {
  const [first, second] = examples(schema);
  return say.help(plainText(say.request(first)), plainText(say.request(second)));
});

/** Nothing was understood: what the words were taken for, two things that work here, and the way to a model. */
export const lost = saying("lost", (act, run) => {
  const { schema, say } = run;
  pushAll(
    run.offers,
    examples(schema).map((message) => ({ message })),
  );
  if (act.isEmpty) return say.noWords(offers(schema, say));
  if (act.isLong === true) return unchangedIn(say.tooLong(offers(schema, say)));
  if (act.isTangled === true) return unchangedIn(say.tangled);
  if (act.isHalf !== undefined) return unchanged(say.halfSaid(plainText(wordsOfName(act.isHalf))), "changed");
  const strange = (act.strange ?? []).map(plainText);
  const none = strange.length === 0 ? "" : ` ${say.nothingCalled(strange)}`;
  return unchanged(`${say.notUnderstood(act.gist)}${none}`, "changed", say.tryThese(offers(schema, say)));
});

/** Spoken of but not done. */
export const held = saying("held", (act, run) => {
  const { say } = run;
  if (act.why === "negated") return unchanged("", "changed");
  if (act.why === "asked") return unchanged(adviceOf(act.act, run), "changed");
  if (act.why === "misspelt") return misspeltText(act, run);
  if (act.why === "told") return statementText(act.act, run);
  if (act.why === "either") return eitherText(act, run);
  const limit = bareLimit.test(act.words) ? whichMeasure(act, run) : null;
  if (limit !== null) return limit;
  if (act.words === "") return say.partNotUnderstood;
  run.offers.push({ instead: act.words.split(" ").map((word) => ({ said: word, meant: "" })) });
  return unchangedIn(say.notUnderstoodHere(plainText(act.words), offers(run.schema, say)));
});

function unchangedIn([text, then]: Around): Reply {
  return unchanged(text, "changed", then);
}

const bareLimit = /^(?:over|under|above|below|more than|less than|at least|at most|up to) [\d.,]+$/u;

/** "(delete all wines) under 10": of what, with each measure to choose. */
function whichMeasure({ words }: ActOf<"held">, { schema, offers: choices, say }: PlanRun): Said | null {
  const numbers = attributesOf(schema, "nodes")
    .filter(({ kind }) => kind === "number")
    .slice(0, 4);
  if (numbers.length === 0) return null;
  const names = numbers.map(({ name }) => wordsOfName(name));
  pushAll(
    choices,
    names.map((name) => ({ instead: [{ said: words, meant: `with ${name} ${words}` }] })),
  );
  return unchanged(say.whatIsToBe(plainText(words), names.map(plainText)), "changed");
}

/** What is only told may be a slip or an aside: it is offered. */
function statementText(act: Act, run: PlanRun): Reply {
  const { say } = run;
  const message = requestFor(act);
  if (message === null) return unchanged(say.statementNotAsked, "changedYet", say.sayAsRequest);
  run.offers.push({ message });
  return unchanged("", "changedYet", say.shallItBeDone(plainText(say.request(message))));
}

/** Which of the meanings it has is asked, and nothing done. */
function eitherText({ ways = [] }: ActOf<"held">, run: PlanRun): Reply {
  const { say } = run;
  pushAll(
    run.offers,
    ways.map((message) => ({ message })),
  );
  return unchanged(say.didYouMean(say.or(ways.map((way) => say.quote(plainText(way))))), "changedYet");
}

/** Nothing is deleted on a guess, but the guess may be taken up. */
function misspeltText({ words, instead = [] }: ActOf<"held">, run: PlanRun): Reply {
  const { say } = run;
  const head = say.misspelt(plainText(words));
  if (instead.length === 0) return unchanged(`${head} ${say.writeToGoOn}`, "changed");
  run.offers.push({ instead });
  const meant = instead.map((one) => say.quote(plainText(one.meant)));
  return unchanged(`${head} ${say.didYouMean(say.list(meant))}`, "changed");
}

function adviceOf(act: Act, run: PlanRun): string {
  const { say } = run;
  switch (act.do) {
    case "remove":
    case "clearGraph":
    case "removeEdge":
      return say.youDecide;
    case "styleBy":
      run.offers.push({ message: { id: "colourBy", with: { what: act.property } } });
      return say.canColourBy(plainText(say.request({ id: "colourBy", with: { what: act.property } })));
    case "style":
      return say.canStyle;
    case "layout":
      return say.canLayout;
    default:
      return say.canDo;
  }
}

/** Two requests that work here, to try instead. */
export function offers(schema: Schema, say: Speech): string {
  return say.or(examples(schema).map((example) => say.quote(plainText(say.request(example)))));
}

/** Two requests that this graph can answer. */
function examples(schema: Schema): readonly [Request, Request] {
  const type = typeAttribute(schema, "nodes");
  const value = type?.values?.[0]?.value;
  const numeric = schema.context.profile.nodeAttributes.find((attribute) => attribute.kind === "number");
  if (type !== undefined && typeof value === "string" && /\p{L}/u.test(value)) {
    // "servers" where the attribute is a kind of thing, else "West nodes".
    if (!saysKind(type.name)) return [request("howManyNodesOf", value), request("blueNodes", value)];
    const things = plural(wordsOfName(value));
    return [request("howManyOf", things), request("blue", things)];
  }
  return [{ id: "howMany" }, numeric === undefined ? { id: "bigger" } : request("sizeBy", numeric.name)];
}

function request(id: "howManyNodesOf" | "howManyOf" | "blueNodes" | "blue" | "sizeBy", what: string): Request {
  return { id, with: { what } };
}
