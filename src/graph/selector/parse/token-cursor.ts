import type { SelectorFault } from "@/graph/selector/selector-types";
import { MAX_DEPTH } from "./nesting";
import { failureAt, type Token, type TokenFailure } from "./tokenize-selector";

/**
 * Walks over tokens. The first failure is kept and moves the cursor to the end, so that every reading function may go on
 * without asking: what it returns after a failure is thrown away.
 */
export interface TokenCursor {
  readonly failure: TokenFailure | undefined;
  peek(ahead?: number): Token;
  next(): Token;
  isSymbol(text: string, ahead?: number): boolean;
  isWord(text: string, ahead?: number): boolean;
  /** Takes the symbol if it comes next. */
  take(symbol: string): boolean;
  fail(fault: SelectorFault, at: Token, message: string, hint?: string): void;
  /** Reads something nested; fails when it is nested too deeply. */
  nested<T>(read: () => T, otherwise: T): T;
}

export function createTokenCursor(tokens: readonly Token[]): TokenCursor {
  const end: Token = tokens.at(-1) ?? { kind: "end", text: "", start: 0 };
  let place = 0;
  let depth = 0;
  let failure: TokenFailure | undefined;

  const peek = (ahead = 0): Token => tokens[place + ahead] ?? end;
  const isSymbol = (text: string, ahead = 0): boolean => {
    const token = peek(ahead);
    return token.kind === "symbol" && token.text === text;
  };
  const next = (): Token => {
    const token = peek();
    place = Math.min(place + 1, tokens.length);
    return token;
  };
  const fail = (fault: SelectorFault, at: Token, message: string, hint?: string): void => {
    failure ??= failureAt(fault, at, message, hint);
    place = tokens.length;
  };

  return {
    get failure() {
      return failure;
    },
    peek,
    next,
    isSymbol,
    isWord: (text, ahead = 0) => {
      const token = peek(ahead);
      return token.kind === "name" && token.text.toLowerCase() === text;
    },
    take: (symbol) => {
      const taken = isSymbol(symbol);
      if (taken) next();
      return taken;
    },
    fail,
    nested: (read, otherwise) => {
      if (depth >= MAX_DEPTH) {
        fail(
          "too-deep",
          peek(),
          `This is nested more than ${MAX_DEPTH} levels deep.`,
          "Leave out parentheses that are not needed.",
        );
        return otherwise;
      }
      depth += 1;
      const result = read();
      depth -= 1;
      return result;
    },
  };
}
