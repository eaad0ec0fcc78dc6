import type { Exchange } from "@/ai/messages";
import type { Spoken } from "./desk";
import { followUp } from "./follow-ups";
import { earlierSubject, otherSubject, previousSubject, type Talk } from "./previous";
import { readBasis, readUnhide } from "./read-answers";
import type { ReadBack } from "./read-message";
import { referredBack } from "./refer-back";

/** Reads a message by those before it, the last of them above all. */
export function readBack(earlier: readonly Exchange[]): ReadBack {
  return {
    refer: (links, schema) => referredBack(links, schema, earlier.at(-1)),
    follow: (links, schema) => followUp(links, schema, earlier),
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
