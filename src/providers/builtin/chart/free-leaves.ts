import type { Token } from "../text/tokens";
import type { Entry } from "./chart";
import { costs } from "./costs";

/** Words that may be a name or a value nobody has heard of yet. */
export function freeAt(tokens: readonly Token[], isKnown: (at: number) => boolean): readonly Entry[] {
  const found: Entry[] = [];
  for (let start = 0; start < tokens.length; start += 1)
    for (let end = start + 1; end <= Math.min(tokens.length, start + 6); end += 1) {
      const part = tokens.slice(start, end);
      if (part.some(({ kind, norm }) => (kind === "sign" && !/^[-&./'’]$/u.test(norm)) || norm === "'s")) break;
      const isQuoted = part.some(({ kind }) => kind === "quoted");
      if (isQuoted && part.length > 1) break;
      const text = part.map((token, at) => (at > 0 && token.spaced ? ` ${token.text}` : token.text)).join("");
      const cost = isQuoted ? costs.word : costs.newName * part.length;
      found.push({ symbol: "Free", mean: text, start, end, cost });
      if (isQuoted) found.push({ symbol: "Quoted", mean: text, start, end, cost: 0 });
      if (isProper(part, start, isKnown)) found.push({ symbol: "Proper", mean: text, start, end, cost });
      if (part.length <= 2 && part.every((_, at) => !isKnown(start + at)) && part.every(({ kind }) => kind === "word"))
        found.push({ symbol: "Strange", mean: text, start, end, cost });
    }
  return found;
}

/** Written like a name: its first and last words have capitals or are known to nobody. */
function isProper(part: readonly Token[], start: number, isKnown: (at: number) => boolean): boolean {
  const isNameLike = (at: number): boolean => {
    const token = part[at];
    if (token === undefined || token.kind === "sign") return false;
    if (token.kind === "quoted") return true;
    if (token.kind === "number") return at > 0;
    return !isKnown(start + at) || (start + at > 0 && /^\p{Lu}/u.test(token.text));
  };
  return isNameLike(0) && isNameLike(part.length - 1);
}
