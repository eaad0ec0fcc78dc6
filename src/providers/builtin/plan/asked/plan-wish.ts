import { hasSense, linkWords } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { type Token, tokenise } from "../../text/tokens";
import { unspacedWish, wishWords } from "./plan-words";

/** What is to be planned: the message without "plan: ", "first make a plan, then ". Null where no plan is wished for. */
export function withoutPlanWish(message: string, schema: Schema): string | null {
  const unspaced = unspacedWish.exec(message);
  if (unspaced) return restOf(message.slice(unspaced[0].length));
  const tokens = tokenise(message);
  const end = tokens.findIndex((token) => !isOfWish(token));
  const wish = tokens.slice(0, end);
  const at = wish.findIndex(({ norm }) => wishWords.plans.has(norm));
  if (end < 1 || at < 0 || !isClosed(wish, tokens[end], schema)) return null;
  const start = startOf(message, wish);
  return start < 0 ? null : restOf(message.slice(start));
}

function isOfWish({ kind, norm }: Token): boolean {
  if (kind === "sign") return isMark(norm);
  return kind === "word" && [wishWords.plans, wishWords.beside, wishWords.joints].some((words) => words.has(norm));
}

function isMark(norm: string): boolean {
  return /^[:,.;–—-]$/u.test(norm);
}

/**
 * A mark or a word leads over to what is to be done, or that begins with a verb: "plan B's neighbours" is no wish. Where the graph
 * itself has the word, a colon alone does.
 */
function isClosed(wish: readonly Token[], next: Token | undefined, schema: Schema): boolean {
  const last = wish.at(-1);
  if (last === undefined || next === undefined) return false;
  if (last.norm === ":") return true;
  if (wish.some(({ norm }) => wishWords.plans.has(norm) && schema.senses.has(norm))) return false;
  if (isMark(last.norm) || wishWords.joints.has(last.norm)) return true;
  return linkWords([next], schema).some((link) => hasSense(link, "verb") || hasSense(link, "ask"));
}

/** Where the last of these words ends as the message was written; -1 where that is not found. */
function startOf(message: string, wish: readonly Token[]): number {
  return wish.reduce((from, { text }) => {
    const at = from < 0 ? -1 : message.indexOf(text, from);
    return at < 0 ? -1 : at + text.length;
  }, 0);
}

function restOf(text: string): string | null {
  const rest = text.trim();
  return rest === "" ? null : rest;
}
