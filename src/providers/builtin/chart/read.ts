import type { Act } from "../meaning/acts";
import type { Schema } from "../schema/schema";
import { type Token, tokenise } from "../text/tokens";
import { type Entry, type Grammar, parse, toGrammar } from "./chart";
import type { Category, Rule } from "./grammar-types";
import { leavesOf } from "./leaves";
import { rules } from "./rules/rules";
import { vocabulary } from "./words/vocabulary";

export interface WholeReading {
  readonly acts: readonly Act[];
  readonly cost: number;
  /** Words that were misspelt: what they were taken for. */
  readonly mended: readonly string[];
}

/** Words that a name or a value may follow which nobody has heard of yet. */
const naming = new Set(["called", "add", "new_one", "we_have", "set", "mark", "move", "rename", "rename_to", "should", "news", "promoted", "live"]);
/** A grammar, made ready when it is first used. */
export interface Reader {
  readonly grammar: () => Grammar;
}

export function toReader(ownRules: readonly Rule[]): Reader {
  let made: Grammar | null = null;
  return {
    grammar: () => {
      made ??= toGrammar(ownRules);
      return made;
    },
  };
}

const whole = toReader(rules);
const mostItems = 40_000;
const tooMany = new Error("Too many ways to read this.");

/** Readings of a message that account for every word of it, best first. */
export function readWhole(message: string, schema: Schema): readonly WholeReading[] {
  return readAs(whole, "Message", { message, schema }).flatMap(({ mean, cost, mended }) =>
    isActs(mean) ? [{ acts: mean, cost, mended }] : [],
  );
}

interface Given {
  readonly message: string;
  readonly schema: Schema;
  /** Further meanings of words of this message. */
  readonly also?: (tokens: readonly Token[]) => readonly Entry[];
}

interface AnyReading {
  readonly mean: unknown;
  readonly cost: number;
  readonly mended: readonly string[];
}

/** Readings of a message as a phrase of that category, best first. */
export function readAs({ grammar }: Reader, goal: Category, { message, schema, also }: Given): readonly AnyReading[] {
  const tokens = tokenise(message).filter(({ kind, norm }) => kind !== "sign" || norm !== "…");
  if (tokens.length === 0 || tokens.length > 60) return [];
  const { entries, skips, strange, mended } = leavesOf(tokens, schema, vocabulary());
  if (strange.length > 0 && !entries.some(({ symbol }) => naming.has(symbol))) return [];
  let items = 0;
  const textOf = (start: number, end: number): string =>
    tokens
      .slice(start, end)
      .map((token, at) => (at > 0 && token.spaced ? ` ${token.text}` : token.text))
      .join("")
      .replace(/^(?:the|a|an|all|all the|that|who|which) /iu, "");
  try {
    const found = parse(grammar(), goal, {
      size: tokens.length,
      entries: [...entries, ...(also?.(tokens) ?? [])],
      skips,
      world: { schema },
      textOf,
      spend: () => {
        items += 1;
        if (items > mostItems) throw tooMany;
      },
    });
    return found.map(({ mean, cost }) => ({ mean, cost, mended }));
  } catch (cause) {
    if (cause === tooMany) return [];
    throw cause;
  }
}

function isActs(mean: unknown): mean is readonly Act[] {
  return Array.isArray(mean);
}
