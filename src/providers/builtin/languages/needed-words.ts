import { least, pushAll } from "@/lib/lists/whole-lists";
/** Of these words or parts of words one must be in the text. */
export type Need = readonly string[];

/**
 * What must be in every text that a pattern can be met by: letters in a row, or one word of a choice. Whoever looks for these first
 * need not try the pattern, nor make it. `formsOf` gives the words that a name such as "<hide>" stands for, null where it stands for
 * signs.
 */
export function neededWords(pattern: string, formsOf: (name: string) => Need | null): readonly Need[] {
  const parts = [...pattern.matchAll(partOfPattern)].map(([part]) => part);
  let at = 0;

  const readChoice = (): readonly Need[] => {
    const ways = [readSequence()];
    while (parts[at] === "|") {
      at += 1;
      ways.push(readSequence());
    }
    return ways.length === 1 ? (ways[0] ?? []) : oneOf(ways);
  };

  const readSequence = (): readonly Need[] => {
    const read: Part[] = [];
    while (at < parts.length && parts[at] !== "|" && parts[at] !== ")") read.push(readPart());
    return joined(read);
  };

  const readPart = (): Part => {
    const part = parts[at] ?? "";
    at += 1;
    const needs = part.startsWith("(") ? readGroup(part) : needsOfName(part);
    const times = readCount();
    if (times !== "" && times !== "+") return nothing;
    const isLetter = letter.test(part);
    return { letter: isLetter ? part : "", needs, isLast: times === "+" || !isLetter };
  };

  const readCount = (): string => {
    const part = parts[at] ?? "";
    if (!count.test(part)) return "";
    at += 1;
    return part;
  };

  const readGroup = (start: string): readonly Need[] => {
    const needs = readChoice();
    at += 1;
    return looksAround.test(start) ? [] : needs;
  };

  const needsOfName = (part: string): readonly Need[] => {
    const forms = name.test(part) ? formsOf(part.slice(1, -1)) : null;
    return forms === null ? [] : [forms];
  };

  return readChoice();
}

interface Part {
  readonly letter: string;
  readonly needs: readonly Need[];
  /** No letter that follows stands right behind it. */
  readonly isLast: boolean;
}

/** What may be missing. */
const nothing: Part = { letter: "", needs: [], isLast: true };

function joined(parts: readonly Part[]): readonly Need[] {
  const needs: Need[] = [];
  let run = "";
  for (const part of parts) {
    run += part.letter;
    if (part.isLast && run !== "") needs.push([run]);
    if (part.isLast) run = "";
    pushAll(needs, part.needs);
  }
  return run === "" ? needs : [...needs, [run]];
}

/** Escapes, classes, counts, beginnings of groups, names; else one character. */
const partOfPattern =
  /\\p\{[^}]*\}|\\u\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|(?:[?*+]|\{\d+,?\d*\})\??|\((?:\?(?:<?[=!]|:|<\w+>))?|<[a-z/ -]+>|[\s\S]/gu;
const letter = /^[\p{L}\p{M}\p{N}]$/u;
const count = /^(?:[?*+]|\{\d)/u;
const name = /^<[a-z/ -]+>$/u;
const looksAround = /^\(\?<?[=!]/u;

/** Each way needs something of its own, or the choice needs nothing. */
function oneOf(ways: readonly (readonly Need[])[]): readonly Need[] {
  const each = ways.map((needs) => needs.toSorted((a, b) => shortest(b) - shortest(a))[0]);
  return each.every((need) => need !== undefined) ? [each.flat()] : [];
}

function shortest(need: Need): number {
  return least(need.map((word) => word.length));
}
