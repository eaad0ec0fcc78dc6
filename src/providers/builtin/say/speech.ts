import { say as written } from "@/lib/text/said";
import { plainText } from "../answer/words";
import { en, type Say } from "./en";
import type { Request } from "./en/common";
import type { Noun } from "./kit";

export type ForeignTongue = "de" | "es" | "fr" | "zh" | "ja";

/** The user's own words for what a message speaks of in English; null where they are not known. */
export interface OwnWords {
  readonly noun: (english: Noun, genericOf: (head: string) => Noun | null) => Noun | null;
  readonly word: (english: string) => string | null;
}

/** A language's sentences, with the words of one message for its things. */
export interface Speech extends Say {
  readonly language: "en" | ForeignTongue;
  /** A thing as this message calls it. */
  readonly thing: (english: Noun) => Noun;
  /** A single word, as a colour's. */
  readonly word: (english: string) => string;
  /** A message that is offered. */
  readonly request: (message: Request) => string;
}

const plainNoun = ({ one, many }: Noun): Noun => ({ one: plainText(bare(one)), many: plainText(bare(many)) });

/** A noun as it stands behind "the" or a number: no article of its own, and never a sentence in its place. */
function bare(noun: string): string {
  const [, own = ""] = /^(?:(?:the|an?|all|any|these|those) )*(.*)$/isu.exec(noun) ?? [];
  return /^(?:(?:is|are|was|were|has|have|does|do|who|that|which|whose)(?:n't)? )/iu.test(own)
    ? (own.split(" ").at(-1) ?? own)
    : own;
}

export const english: Speech = {
  ...en,
  language: "en",
  thing: plainNoun,
  word: (text) => text,
  request: (message) => written(en.requests, message),
};

export function speechIn(language: ForeignTongue, say: Say, own: OwnWords): Speech {
  return {
    ...say,
    language,
    thing: (noun) => plainNoun(own.noun(noun, (head) => genericOf(head, say)) ?? genericOf(noun.many, say) ?? noun),
    word: (text) => own.word(text) ?? text,
    request: (message) => written(say.requests, message),
  };
}

/** Words for any node or edge are the language's own. */
function genericOf(many: string, say: Say): Noun | null {
  return [say.node, say.edge, say.neighbour][["nodes", "edges", "neighbours"].indexOf(many)] ?? null;
}
