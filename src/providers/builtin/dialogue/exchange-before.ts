import type { Exchange } from "@/ai/history/messages";
import { recordedActs, recordsOf } from "../meaning/recorded-acts";
import { normalise } from "../text/tokens";

/** The exchange a message leans on: the last one that was more than a "thank you". */
export function exchangeBefore(history: readonly Exchange[]): Exchange | undefined {
  return talkBefore(history).at(-1);
}

/** All that a message may lean on, oldest first. */
export function talkBefore(history: readonly Exchange[]): readonly Exchange[] {
  return history.slice(0, -1).filter((exchange) => {
    const acts = recordedActs(exchange);
    return acts === null ? !isSmallTalk(exchange.user) && !isAside(exchange) : acts.some((act) => act.do !== "basis");
  });
}

/** Nothing came of it: it was not understood, or it was about an answer. */
function isAside({ answer = [] }: Exchange): boolean {
  return recordsOf({ blocks: answer }).some((record) => record["isAside"] === true);
}

/** In the languages that are read: earlier messages are in the conversation as they were written. */
export function isSmallTalk(text: string): boolean {
  const words = normalise(text)
    .replace(/[^\p{L}' ]+/gu, " ")
    .trim();
  return text.length < 40 && words.split(/ +/u).every((word) => small.has(word));
}

const small = new Set(
  [
    "thanks thank you thx ty cheers great nice cool good perfect wonderful awesome excellent lovely super brilliant fine",
    "ok okay hi hello hey wow aha hm hmm ah oh i see a lot so much very well done got it interesting very yes please",
    "danke schön vielen dank prima toll gut alles klar gracias muchas genial vale perfecto bien merci beaucoup parfait",
    "谢谢 好的 好 太好了 ありがとう ありがとうございます どうも はい なるほど",
  ]
    .join(" ")
    .split(" ")
    .concat(""),
);
