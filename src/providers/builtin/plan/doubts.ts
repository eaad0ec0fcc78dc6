import type { Exchange } from "@/ai/history/messages";
import { spellAct } from "../chart/near/spell-act";
import { spellKinds } from "../chart/near/spell-things";
import { saidApart } from "../chart/near/two-ways";
import { otherWay } from "../chart/read-acts";
import { everything } from "../chart/refs";
import type { NearReading } from "../grammar/conditions/near-readings";
import type { Act } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import { withWhat } from "../meaning/with-references";
import type { Speech } from "../say/speech";
import type { Schema } from "../schema/schema";

interface Read {
  readonly message: string;
  readonly schema: Schema;
}

/**
 * What a question was taken for and what else it may ask, each in words that say only that; nothing where no other reading is as
 * near, or where a word of it is asked about already.
 */
export function waysOf(near: NearReading | null, acts: readonly Act[], { message, schema }: Read): readonly string[] {
  const other = near === null && acts.every(mayBeTwo) ? otherWay(acts, message, schema) : null;
  return (other && saidApart([acts, other], message, schema)) ?? [];
}

/** What is said of one thing may be said of another only where there are several. */
function mayBeTwo(act: Act): boolean {
  if (!("what" in act) || act.what === undefined) return false;
  const { where, near } = act.what;
  return near !== undefined || where?.op === "and" || where?.op === "or";
}

/** "Make them red" is as doubtful as the answer that found them. */
export function dependsOnGuess(acts: readonly Act[], talk: readonly Exchange[]): boolean {
  const last = talk.at(-1);
  const before = last === undefined || !acts.some(refersBack) ? null : recordedActs(last);
  if (before === null) return false;
  return before.some((act) => "isGuess" in act) || dependsOnGuess(before, talk.slice(0, -1));
}

function refersBack(act: Act): boolean {
  if (!("what" in act) || act.what === undefined) return false;
  const { base, near } = act.what;
  return base === "previous" || (near !== undefined && near.names.length === 0 && near.of === undefined);
}

/** What a guess was taken for, where no word of it is to be named. */
export function guessedIn(acts: readonly Act[], schema: Schema): string | null {
  const guess = acts.find((act) => "isGuess" in act && !("doubt" in act));
  return guess === undefined ? null : spellAct(guess, schema);
}

/**
 * What a guess is about, called as it was read ("cats with age over 1"): what was left out of the message may not hold for it. Where
 * a word is named as ignored it is called as it was said; it is spelled in English alone.
 */
export function calledAsRead(acts: readonly Act[], schema: Schema, { language }: Speech): readonly Act[] {
  return language === "en" ? acts.map((act) => asRead(act, schema)) : acts;
}

function asRead(act: Act, schema: Schema): Act {
  if (!("isGuess" in act) || "doubt" in act || !("what" in act) || act.what?.base !== "all") return act;
  const [many, second] = spellKinds(act.what, schema) ?? [];
  if (many === undefined || second !== undefined) return act;
  const one = act.what.one.includes(" ") ? everything(act.what.target).one : act.what.one;
  return withWhat(act, { ...act.what, one, many });
}
