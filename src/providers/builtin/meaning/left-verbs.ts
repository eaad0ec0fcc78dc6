import type { Schema } from "../schema/schema";
import { singulars } from "../text/inflect";
import { type Token, tokenise } from "../text/tokens";
import type { Act } from "./acts";

/** A question of which the verb was not understood is not answered: what is left of it asks for something else. */
export function withoutVerbLess(acts: readonly Act[], message: string, schema: Schema): readonly Act[] {
  if (acts.some(isOfFigures) && isTurnedIn(message, acts))
    return acts.map((act): Act => (isOfFigures(act) ? { do: "lost", gist: "", isEmpty: false } : act));
  const each = acts.some(isFirstOnly) ? ofEach(tokenise(message), schema) : null;
  if (each !== null) return [{ do: "lost", gist: "", isEmpty: false, strange: [each] }];
  const tail = tailOf(acts, message);
  if (tail !== null) return [{ do: "held", why: "unsure", act: acts[0] ?? { do: "hello" }, words: tail }];
  if (acts.some((act) => isMoreThanOnly(act, message)))
    return [{ do: "lost", gist: "", isEmpty: false, strange: ["only"] }];
  if (!acts.some(({ do: kind }) => kind === "partly")) return acts;
  const verbs = verbsIn(tokenise(message), schema);
  return acts.map((act): Act => {
    if (act.do !== "partly") return act;
    const strange = act.words
      .split(" ")
      .filter((word) => verbs.has(word.toLowerCase()) || turning.has(word.toLowerCase()));
    return strange.length === 0 ? act : { do: "lost", gist: "", isEmpty: false, strange };
  });
}

/** It is about the first of a ranking. */
function isFirstOnly(act: Act): boolean {
  if (act.do === "partly" || act.do === "held") return isFirstOnly(act.act);
  return act.do === "rank" || ("what" in act && act.what?.rank !== undefined);
}

/** "The heaviest mission of every agency": one for each of a kind, which a ranking does not give. */
function ofEach(tokens: readonly Token[], { senses }: Schema): string | null {
  const at = tokens.findIndex(({ norm }, place) => {
    const isEach = norm === "per" || (eachOf.has(norm) && beforeEach.has(tokens[place - 1]?.norm ?? ""));
    const next = tokens[place + 1]?.norm ?? "";
    return isEach && [next, ...singulars(next)].some((one) => senses.get(one)?.some(({ kind }) => kind === "value"));
  });
  return at < 0 ? null : `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
}

const eachOf = new Set(["each", "every"]);
const beforeEach = new Set(["of", "for", "in", "at", "from", "on", "with"]);

/** What it tells of has to be said by conditions. */
function isOfFigures({ do: kind }: Act): boolean {
  return kind === "edgeValue" || kind === "aggregate" || kind === "values";
}

/** "Who raced neither with Ann nor Bob": none of the acts says so. */
function isTurnedIn(message: string, acts: readonly Act[]): boolean {
  const isSaid = tokenise(message).some(({ norm }) => turned.has(norm));
  return (
    isSaid && !/"isNegated":true|"op":"not"|"cmp":"!="|"count":0|"without"|"value":false/u.test(JSON.stringify(acts))
  );
}

/** "add Ann, who lives with Bob": what stands behind the new node says what it is to be, and asks nothing. */
function tailOf([first, ...rest]: readonly Act[], message: string): string | null {
  if (first?.do !== "addNode" || !rest.some(({ do: kind }) => kind === "partly" || kind === "find")) return null;
  return /(?:,|\band)\s+((?:who|which|that|let)\b[^.?!;]*)$/iu.exec(message)?.[1] ?? null;
}

const turned = new Set(["never", "neither", "nobody"]);

/** "Which drugs were given only to Ann": nothing else, which the acts do not say. */
function isMoreThanOnly(act: Act, message: string): boolean {
  if (act.do === "partly") return isMoreThanOnly(act.act, message);
  if ((act.do !== "find" && act.do !== "count" && act.do !== "describe") || act.what.tied !== undefined) return false;
  const [first, ...words] = tokenise(message).map(({ norm }) => norm);
  return (
    asked.has(first ?? "") &&
    words.some((word, at) => (word === "only" || word === "solely") && !isAmount(words.slice(at + 1), act.what)) &&
    !/only/iu.test(JSON.stringify(act.what.where ?? ""))
  );
}

/** "Only one", "only a single", "only 2": so many exactly, which the act counts. */
function isAmount([next = "", after]: readonly string[], what: unknown): boolean {
  return /"cmp":"=="/u.test(JSON.stringify(what)) && (next === "a" ? after === "single" : amounts.test(next));
}

const amounts = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/u;

/** Words that stand where a verb does: after who or that, after does, after a noun of several or a name. */
function verbsIn(tokens: readonly Token[], schema: Schema): ReadonlySet<string> {
  const found = tokens.filter(
    ({ kind, norm }, at) =>
      kind === "word" && norm.length >= shortest && !auxiliaries.has(norm) && mayHaveVerb(tokens, at, schema),
  );
  return new Set(found.map(({ norm }) => norm));
}

/** A single sign is what a message in Chinese was left with, no verb of it. */
const shortest = 3;

function mayHaveVerb(tokens: readonly Token[], at: number, { senses }: Schema): boolean {
  const before = tokens[at - 1]?.norm;
  if (before === undefined) return false;
  if (subjects.has(before)) return true;
  const [one] = singulars(before);
  const isSeveral = one !== undefined && one !== before;
  const known = [...(senses.get(before) ?? []), ...(one === undefined ? [] : (senses.get(one) ?? []))];
  const isNoun = known.some(({ kind }) => kind !== "attribute") || generic.has(before);
  const isName = known.some(({ kind }) => kind === "label");
  return isNoun && (isSeveral || isName || generic.has(before)) && asked.has(tokens[0]?.norm ?? "");
}

/** They say nothing of what is asked: another verb does. */
const auxiliaries = new Set(
  "can could may might shall should will would must are were was does did has have had been being get gets".split(" "),
);
/** Without one of these the opposite is asked. */
const turning = new Set([
  "not",
  "never",
  "no",
  "none",
  "nobody",
  "nothing",
  "nowhere",
  "without",
  "neither",
  ..."most least fewest only except else add".split(" "),
]);
const subjects = new Set(["who", "that", "to"]);
const generic = new Set(["nodes", "people", "persons", "things", "ones", "everybody", "anybody", "everyone", "anyone"]);
/** A question begins with one of these; "cats brown" may be two nouns. */
const asked = new Set(["which", "what", "who", "whom", "how", "where", "do", "does", "did", "when"]);
