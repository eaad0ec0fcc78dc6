import type { Exchange } from "@/ai/history/messages";
import { readTurn } from "../chart/dialogue/read-turn";
import { readBasis, readUnhide } from "../grammar/questions/read-answers";
import type { ReadBack } from "../parse/reading-types";
import type { Spoken } from "../plan/desk";
import { butAsked } from "./but-asked";
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
