import { lexicon } from "../lexicon/lexicon";
import type { Token } from "../text/tokens";
import type { Leaves } from "./leaves/leaves";
import type { LeftOut } from "./passed-over";

/** The one word nobody knows, where it only says more of a noun after it, or is an adverb; else null. */
export function leftOutOf(tokens: readonly Token[], { strange, entries }: Leaves): LeftOut | null {
  const [word, second] = strange;
  const at = tokens.findIndex(({ text }) => text === word);
  if (word === undefined || second !== undefined || at < 0) return null;
  const isBeforeNoun = entries.some(({ symbol, start }) => start === at + 1 && nounlike.has(symbol));
  return isBeforeNoun || word.endsWith("ly") ? { stretches: [{ start: at, end: at + 1 }], words: [word] } : null;
}

const nounlike: ReadonlySet<string> = new Set(["Kind", "RelNoun"]);

/**
 * Members of lists that nobody knows, each with the joint that ties it to the others: "museums(, gronks) and labs"; null where a word
 * nobody knows stands elsewhere, is written like a name, or is a word of the older readers.
 */
export function strangeMembersOf(tokens: readonly Token[], { strange, entries }: Leaves): LeftOut | null {
  const isStrange = (token: Token | undefined): boolean => token !== undefined && strange.includes(token.text);
  const stretches: { start: number; end: number }[] = [];
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isStrange(tokens[at])) continue;
    let end = at + 1;
    while (isStrange(tokens[end])) end += 1;
    const run = tokens.slice(at, end);
    const from = stretches.at(-1)?.end ?? 0;
    const start = startOf(tokens, at, from);
    const isNamed = run.some(({ text, norm }) => !/^\p{Ll}/u.test(text) || lexicon.has(norm));
    const tied = isNamed ? null : withJoint(tokens, { start, end, from });
    // "make the kitties blue and the elders bigger": what stands beside it is no thing.
    if (tied === null || entries.some(({ symbol, end: last }) => last === tied.start && ofLooks.has(symbol)))
      return null;
    stretches.push(tied);
    words.push(run.map(({ text }) => text).join(" "));
    at = tied.end - 1;
  }
  return words.length === 0 ? null : { stretches, words };
}

const ofLooks: ReadonlySet<string> = new Set(["Color", "Shape", "More"]);
const articles: ReadonlySet<string> = new Set(["the", "a", "an", "all", "any", "every"]);
const joints: ReadonlySet<string> = new Set([",", "and", "or", "&", "plus", ";"]);

/** Where the member begins, with its articles. */
function startOf(tokens: readonly Token[], at: number, from: number): number {
  let start = at;
  while (start > from && articles.has(tokens[start - 1]?.norm ?? "")) start -= 1;
  return start;
}

interface Member {
  readonly start: number;
  readonly end: number;
  /** Where the member before it, which is left out too, ends with its joint. */
  readonly from: number;
}

/** With the joint before it, else with the one after it; null where it is in no list. */
function withJoint(tokens: readonly Token[], { start, end, from }: Member): Omit<Member, "from"> | null {
  const isJoint = (at: number): boolean => joints.has(tokens[at]?.norm ?? "");
  let first = start;
  while (first > Math.max(1, from) && isJoint(first - 1)) first -= 1;
  if (first < start) return { start: first, end };
  let last = end;
  while (last < tokens.length - 1 && isJoint(last)) last += 1;
  return last > end ? { start, end: last } : null;
}
