import { isDestroying, isHarmless, isLasting } from "../meaning/act-effects";
import type { Act, Ref } from "../meaning/acts";
import { withCarried } from "../meaning/lacking";
import type { Schema } from "../schema/schema";
import { normalise, tokenise } from "../text/tokens";
import { costs } from "./costs";
import { deedOf, isAsNear } from "./near/deeds";
import { readWhole, type WholeReading } from "./read";
import { resolvedActs } from "./rest";
import { phrasesOf } from "./words/vocabulary";

/** What a message was read as; `ways`: two readings of a change, as near as each other. */
export type ChartRead =
  | { readonly acts: readonly Act[] }
  | { readonly acts: null; readonly ways?: readonly (readonly Act[])[] };

/** What the message asks for, where every word of it is accounted for and no other reading of a change is as near. */
export function readByChart(message: string, schema: Schema): ChartRead {
  const [best, ...others] = readingsByChart(message, schema);
  if (best === undefined || !isSafe(best) || takesGuess(best.acts, message)) return { acts: null };
  const other = best.acts.every(isHarmless) ? undefined : others.find((one) => isAsNear(best, one, schema));
  if (other !== undefined) return { acts: null, ways: [resolvedActs(best.acts), resolvedActs(other.acts)] };
  return { acts: withMended(resolvedActs(best.acts), best.mended) };
}

/** The reading of a question that is nearly as likely as the one that was taken. */
export function otherWay(acts: readonly Act[], message: string, schema: Schema): readonly Act[] | null {
  const [best, ...others] = readingsByChart(message, schema);
  const [act, second] = acts;
  if (best === undefined || act === undefined || second !== undefined || !questions.has(act.do)) return null;
  if (deedOf(best.acts, schema) !== deedOf(acts, schema)) return null;
  const isOther = (one: WholeReading): boolean => one.acts[0]?.do === act.do && isAsNear(best, one, schema);
  return others.find(isOther)?.acts ?? null;
}

/** All that the message may ask for where every word of it is accounted for, the likeliest first. */
export function readingsByChart(message: string, schema: Schema): readonly WholeReading[] {
  return readWhole(message, schema)
    .flatMap((reading) => {
      const known = withNews(reading.acts, message);
      return known === null ? [] : [withKinds({ ...reading, acts: known }, message, schema)];
    })
    .toSorted((a, b) => a.cost - b.cost);
}

/** By attributes that what is asked for has; what cannot have them costs more. */
function withKinds(reading: WholeReading, message: string, schema: Schema): WholeReading {
  const acts = withCarried(reading.acts, message, schema);
  const isLacking = acts.some((act) => act.do === "lacks");
  return { ...reading, acts, cost: reading.cost + (isLacking ? costs.lacking : 0) };
}

/** What is told as new is done; null: it is told where something is asked, so it is not meant. */
export function withNews(acts: readonly Act[], message: string): readonly Act[] | null {
  if (!acts.some(isStatement)) return acts;
  return asksSomething(message) ? null : acts.map(taken);
}

function isStatement(act: Act): boolean {
  return act.do === "held" && act.why === "told";
}

function taken(act: Act): Act {
  return act.do === "held" && act.why === "told" && act.words === "news" ? act.act : act;
}

/** "check whether Ann works for Bob", "Ann works for Bob?": nothing is told there. */
function asksSomething(message: string): boolean {
  const words = tokenise(message).map(({ norm }) => norm);
  return words.some((word) => asking.has(word));
}

const asking = new Set(phrasesOf("asking_word"));

/** Questions that ask for elements or figures of them. */
export const questions: ReadonlySet<Act["do"]> = new Set([
  "find",
  "count",
  "rank",
  "rankTied",
  "aggregate",
  "values",
  "share",
]);

/** What is taken away or renamed is named as it is written in the graph, not nearly so. */
export function takesGuess(acts: readonly Act[], message: string): boolean {
  const said = plain(message);
  return acts.some((act) => {
    if (!isDestroying(act) && act.do !== "rename") return false;
    return namesOf(act).some((name) => !said.includes(plain(name)));
  });
}

/** Letters and figures only. */
function plain(text: string): string {
  return ` ${normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

function namesOf(act: Act): readonly string[] {
  if (act.do === "removeEdge") return [act.from, act.to].filter((name) => name !== "");
  if (!("what" in act)) return [];
  const { names = [], without = [], near: beside, ends } = act.what;
  return [...names, ...without, ...(beside?.names ?? []), ...(ends?.names ?? [])];
}

/** It is safe to do, and no other reading of a change is as near. */
export function isSure(best: WholeReading, second: WholeReading | undefined, schema: Schema): boolean {
  if (!isSafe(best)) return false;
  return best.acts.every(isHarmless) || second === undefined || !isAsNear(best, second, schema);
}

/** Nothing is changed on a misspelt name, or by what it no longer has. */
export function isSafe({ acts, mended }: WholeReading): boolean {
  if (acts.every(isHarmless)) return true;
  if (mended.length > 0 && acts.some((act) => isDestroying(act) || isOfMended(act, mended))) return false;
  return !isSpokenOfWhenGone(acts);
}

/** It would change the data of something whose name was misspelt. */
function isOfMended(act: Act, mended: readonly string[]): boolean {
  return isLasting(act) && "what" in act && mendedNames(act.what, mended).length > 0;
}

/** "delete it, they should be red": what is deleted is meant further on. */
function isSpokenOfWhenGone(acts: readonly Act[]): boolean {
  const at = acts.findIndex((act) => act.do === "remove");
  return at >= 0 && acts.slice(at + 1).some((act) => "what" in act && act.what.base === "previous");
}

/** The names that were misspelt are told. */
function withMended(acts: readonly Act[], mended: readonly string[]): readonly Act[] {
  if (mended.length === 0) return acts;
  return acts.map((act) =>
    "what" in act ? ({ ...act, what: { ...act.what, mended: mendedNames(act.what, mended) } } as Act) : act,
  );
}

function mendedNames({ names = [], near: beside }: Ref, mended: readonly string[]): readonly string[] {
  return [...names, ...(beside?.names ?? [])].filter((name) =>
    tokenise(name).some((token) => mended.includes(token.norm)),
  );
}
