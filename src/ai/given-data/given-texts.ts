import { blocksText, type Exchange, type Round } from "../history/messages";
import type { GraphContext } from "../port/provider-port";
import { mayQuote } from "./asks-to-run";
import { textsIn } from "./value-text";

/** A text a model was given in this conversation that is no word of its user. */
export interface GivenText {
  readonly text: string;
  /** A call's result is JSON in which only `data` is not ours. */
  readonly kind: "data" | "result";
}

/**
 * What models were sent in this conversation, as far as a call may be in it: kept when the graph has changed or the history
 * was trimmed, since a model may repeat it from an earlier answer.
 */
export type GivenTexts = ReturnType<typeof createGivenTexts>;

/** Characters; results among them are in the history anyway. */
const mostCharacters = 32_000_000;
/** Texts the user wrote. */
const ownCharacters = 600;
const ownLines = 12;

/** A call needs a bracket or a mark; escapes, entities and foreign letters may stand for one. */
const mayHoldCall = /[{[<(|&\\%]|=(?:3c|7b|5b)|\P{ASCII}/iu;

/** All there are: what a model is sent of the graph is data. */
const contextParts = Object.keys({
  profile: true,
  moreAttributes: true,
  filter: true,
  hiddenNodeCount: true,
  shown: true,
  layout: true,
  layers: true,
  selection: true,
  sets: true,
  userChanges: true,
  undoable: true,
  samples: true,
  details: true,
  seen: true,
  looks: true,
  plan: true,
} satisfies Record<keyof GraphContext, true>) as readonly (keyof GraphContext)[];

export function createGivenTexts() {
  const texts = new Map<string, GivenText>();
  let size = 0;
  let isFull = false;
  let last: GraphContext | null = null;

  function keep(text: string, kind: GivenText["kind"]): void {
    if (texts.has(text) || !mayHoldCall.test(text)) return;
    if (size + text.length > mostCharacters) {
      isFull = true;
      return;
    }
    size += text.length;
    texts.set(text, { text, kind });
  }

  function keepAll(value: unknown): void {
    for (const text of textsIn(value)) keep(text, "data");
  }

  function keepMessage(text: string): void {
    const isPasted = text.length > ownCharacters || text.split("\n", ownLines + 1).length > ownLines;
    if (isPasted || mayQuote(text)) keep(text, "data");
  }

  /** What a malformed call is answered with repeats the model's own words. */
  function keepResults({ calls, results }: Round): void {
    for (const [index, { content }] of results.entries()) {
      if (calls[index]?.rawInput === undefined) keep(content, "result");
    }
  }

  return {
    keepContext(context: GraphContext): void {
      // What is the same object as in the context before holds nothing new.
      const before = last;
      last = context;
      for (const part of contextParts) {
        const value = context[part];
        if (value !== before?.[part]) keepAll(value);
      }
    },
    keepResults,
    /** A long message holds what its user has pasted, which is data; a short one is the user's own words, unless it quotes a call. */
    keepMessage,
    /** Of a conversation that was taken up again: what its models were sent besides results is known from their answers alone. */
    keepHistory(history: readonly Exchange[]): void {
      for (const { user, rounds, answer } of history) {
        keepMessage(user);
        keep(blocksText(answer ?? []), "data");
        for (const round of rounds) {
          keep(blocksText(round.blocks), "data");
          keepResults(round);
        }
      }
    },
    all: (): readonly GivenText[] => [...texts.values()],
    /** There was more than is kept. */
    get isFull(): boolean {
      return isFull;
    },
    clear(): void {
      texts.clear();
      size = 0;
      isFull = false;
      last = null;
    },
  };
}
