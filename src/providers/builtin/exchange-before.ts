import type { Exchange } from "@/ai/messages";
import { recordedActs } from "./recorded-acts";
import { normalise } from "./tokens";

/** The exchange a message leans on: the last one that was more than a "thank you". */
export function exchangeBefore(history: readonly Exchange[]): Exchange | undefined {
  return history.slice(0, -1).findLast((exchange) => recordedActs(exchange) !== null || !isSmallTalk(exchange.user));
}

/** In the languages that are read: earlier messages stand in the conversation as they were written. */
function isSmallTalk(text: string): boolean {
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
