import { type Token, writtenOf } from "../../text/tokens";
import type { Entry } from "../chart";
import { costs } from "../costs";

type Known = (at: number) => boolean;

/** Words that may be a name or a value nobody has heard of yet. */
export function freeAt(tokens: readonly Token[], isKnown: Known): readonly Entry[] {
  return [...tokens.flatMap((_, start) => freeFrom(tokens, start, isKnown)), ...wordingIn(tokens)];
}

/** All that follows "saying" is what is said. */
function wordingIn(tokens: readonly Token[]): readonly Entry[] {
  const at = tokens.findIndex(({ norm }) => opening.has(norm));
  const end = tokens.findLastIndex(({ norm }) => !/^[.!?]$/u.test(norm)) + 1;
  const part = at < 1 ? [] : tokens.slice(at + 1, end);
  if (part.length === 0) return [];
  return [{ symbol: "Wording", mean: writtenOf(part), start: at + 1, end, cost: costs.word }];
}

const opening = new Set(["saying", "says", "reading", "reads", ":"]);

function freeFrom(tokens: readonly Token[], start: number, isKnown: Known): readonly Entry[] {
  const found: Entry[] = [];
  for (let end = start + 1; end <= Math.min(tokens.length, start + longestName); end += 1) {
    const part = tokens.slice(start, end);
    if (part.some(endsName) || (part.length > 1 && part.some(isQuoted)) || isDescribed(tokens, start, end)) break;
    const mean = writtenOf(part);
    for (const [symbol, cost] of symbolsOf(part, (at) => isKnown(start + at), start))
      found.push({ symbol, mean, start, end, cost });
  }
  return found;
}

const longestName = 6;

/** What a name may hold beside words: "R&D", "Smith-Jones". */
function endsName({ kind, norm }: Token): boolean {
  return (kind === "sign" && !/^[-&./'’]$/u.test(norm)) || norm === "'s";
}

/** "Zed Young living", "Zed who", "Tree with (town)": what is said of the named one; "Gone with the Wind" is a name. */
function isDescribed(tokens: readonly Token[], start: number, end: number): boolean {
  const [before, last, next] = [tokens[end - 2], tokens[end - 1], tokens[end]];
  if (end < start + 2 || !/^\p{Lu}/u.test(before?.text ?? "")) return false;
  if (/^(?:who|whose|living|working|based|located|born)$/u.test(last?.text ?? "")) return true;
  return last?.text === "with" && /^\p{Ll}/u.test(next?.text ?? "") && !/^(?:the|an?)$/u.test(next?.text ?? "");
}

function isQuoted({ kind }: Token): boolean {
  return kind === "quoted";
}

/** What the words may stand for, and at what cost. */
function symbolsOf(part: readonly Token[], isKnown: Known, start: number): readonly (readonly [string, number])[] {
  const quoted = part.some(isQuoted);
  const cost = quoted ? costs.word : costs.newName * part.length;
  const isStrange = part.length <= 2 && part.every(({ kind }, at) => kind === "word" && !isKnown(at));
  return [
    ["Free", cost],
    ...(quoted ? [["Quoted", 0] as const] : []),
    ...(isProper(part, isKnown, start) ? [["Proper", cost] as const] : []),
    ...(isStrange ? [["Strange", cost] as const] : []),
  ];
}

/** Written like a name: its first and last words have capitals or are known to nobody. */
function isProper(part: readonly Token[], isKnown: Known, start: number): boolean {
  const isNameLike = (at: number): boolean => {
    const token = part[at];
    if (token === undefined || token.kind === "sign") return false;
    if (token.kind === "quoted") return true;
    if (token.kind === "number") return at > 0;
    return !isKnown(at) || (start + at > 0 && /^\p{Lu}/u.test(token.text));
  };
  return isNameLike(0) && isNameLike(part.length - 1);
}
