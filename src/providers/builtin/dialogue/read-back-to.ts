import type { Exchange } from "@/ai/history/messages";
import { readTurn } from "../chart/dialogue/read-turn";
import { readBasis, readUnhide } from "../grammar/questions/read-answers";
import type { Act, Ref } from "../meaning/acts";
import { recordedActs } from "../meaning/recorded-acts";
import type { ReadBack } from "../parse/reading-types";
import type { Spoken } from "../plan/plan-run";
import { tokenise } from "../text/tokens";
import { earlierSubject, otherSubject, previousSubject, type Talk } from "./previous";

/** Reads a message by those before it, the last of them above all. */
export function readBack(earlier: readonly Exchange[]): ReadBack {
  return {
    turn: (message, schema) => readTurn(message, schema, earlier),
    butAsked: (acts, message) => butAsked(acts, message, earlier.at(-1)),
    readers: [readBasis, readUnhide],
  };
}

export function spokenIn(talk: Talk): Spoken {
  return {
    last: () => previousSubject(talk),
    before: () => earlierSubject(talk),
    others: () => otherSubject(talk),
  };
}

/** "What else did she restore?", "which other books did he write?": but for what was asked about before. */
function butAsked(acts: readonly Act[], message: string, before: Exchange | undefined): readonly Act[] {
  if (before === undefined || !tokenise(message).some(({ norm }) => others.has(norm))) return acts;
  const asked = namesOf(recordedActs(before)?.at(-1));
  if (asked.length === 0) return acts;
  return acts.map((act) =>
    "what" in act && act.what !== undefined ? ({ ...act, what: without(act.what, asked) } as Act) : act,
  );
}

const others: ReadonlySet<string> = new Set(["else", "other", "others", "another"]);

function namesOf(act: Act | undefined): readonly string[] {
  if (act === undefined || !("what" in act) || act.what === undefined) return [];
  const { near, base, names = [] } = act.what;
  return [...(near?.names ?? []), ...(base === "names" ? names : [])];
}

/** Only of what is next to those that were found. */
function without(ref: Ref, names: readonly string[]): Ref {
  const pointsBack = ref.near !== undefined && ref.near.names.length === 0 && ref.target === "nodes";
  return pointsBack && !ref.near.isNegated ? { ...ref, without: [...(ref.without ?? []), ...names] } : ref;
}
