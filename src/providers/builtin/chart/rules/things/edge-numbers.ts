import { wordLines } from "@/lib/text/lines";
import { numbersOf } from "../../../schema/carried-by";
import type { FoundRelation } from "../../../schema/relation-match";
import type { Schema } from "../../../schema/schema";
import { spokenWords } from "../../../schema/spoken-names";
import { viaOf } from "./relations";

/** "who donated the most": the amount such edges bear, not their number. */
export function amountOf({ relation }: FoundRelation, schema: Schema, said: string): string | undefined {
  if (/\b(?:often|frequently|times)\b/iu.test(said)) return undefined;
  const { via } = viaOf(relation);
  const amounts = via === undefined ? [] : numbersOf(schema, "edges", via).filter((name) => isAmount(name));
  return amounts.length === 1 ? amounts[0] : undefined;
}

export function isAmount(name: string): boolean {
  return spokenWords(name).some((word) => amountWords.has(word));
}

const amountWords = new Set("amount sum total value money fee price cost eur euros usd dollars gbp pounds".split(" "));

/** Whether a sum of it says something, as of tons or seats, rather than an average, as of ages or ratings. */
export function addsUp(name: string): boolean {
  return isAmount(name) || spokenWords(name).some((word) => addedWords.has(word));
}

const addedWords = new Set(
  wordLines`
    capacity tons tonnes population budget revenue sales turnover profit volume quantity production output stock
    count number passengers visitors inhabitants votes points goals seats beds items units copies orders
  `.split(" "),
);
