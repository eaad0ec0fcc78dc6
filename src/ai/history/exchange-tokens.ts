import { estimateTokens } from "../context/text-limits";
import type { Exchange, Round } from "./messages";

/** What a message costs in a request, with a little for the marks around each part. */
export function exchangeTokens({ user, rounds, answer }: Exchange): number {
  let size = 8 + estimateTokens(user) + blockTokens(answer ?? []);
  for (const round of rounds) size += roundTokens(round);
  return size;
}

/** Rounds never change: each is measured once, though it is in many histories. */
const roundSizes = new WeakMap<Round, number>();

export function roundTokens(round: Round): number {
  const known = roundSizes.get(round);
  if (known !== undefined) return known;
  const tokens = measuredRound(round);
  roundSizes.set(round, tokens);
  return tokens;
}

function measuredRound({ blocks, calls, results }: Round): number {
  let text = "";
  for (const { id, name, input, rawInput } of calls) text += id + name + (rawInput ?? JSON.stringify(input));
  for (const { callId, content } of results) text += callId + content;
  return estimateTokens(text) + blockTokens(blocks) + 8 * (calls.length + results.length);
}

function blockTokens(blocks: readonly { readonly type: string }[]): number {
  return blocks.length === 0 ? 0 : estimateTokens(JSON.stringify(blocks));
}
