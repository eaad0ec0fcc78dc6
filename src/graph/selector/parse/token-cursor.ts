import type { Advice, ParseFailure, Repair, SelectorFault } from "@/graph/selector/selector-types";
import { MAX_DEPTH } from "./nesting";
import { failureAt, instead, type Place, type Token } from "./tokenize-selector";

/**
 * Walks over tokens. The first failure is kept and moves the cursor to the end, so that every reading function may go on
 * without asking: what it returns after a failure is thrown away.
 */
export interface TokenCursor {
  readonly failure: ParseFailure | undefined;
  peek(ahead?: number): Token;
  next(): Token;
  isSymbol(text: string, ahead?: number): boolean;
  isWord(text: string, ahead?: number): boolean;
  /** Takes the symbol if it comes next. */
  take(symbol: string): boolean;
  fail(fault: SelectorFault, at: Token, message: string, advice?: Advice): void;
  /** A condition begins at the next token. */
  beginCondition(): void;
  /** `text` in place of the condition that is being read, up to the end of `last`. */
  insteadOfCondition(text: string, last: Place): Repair;
  /** Reads something nested; fails when it is nested too deeply. */
  nested<T>(read: () => T, otherwise: T): T;
}

export function createTokenCursor(tokens: readonly Token[]): TokenCursor {
  const end: Token = tokens.at(-1) ?? { kind: "end", text: "", start: 0 };
  let place = 0;
  let depth = 0;
  let condition = end;
  let failure: ParseFailure | undefined;

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
  const fail = (fault: SelectorFault, at: Token, message: string, advice?: Advice): void => {
    failure ??= failureAt(fault, at, message, advice);
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
    beginCondition: () => {
      condition = peek();
    },
    insteadOfCondition: (text, last) => instead(condition, text, last),
    nested: (read, otherwise) => {
      if (depth >= MAX_DEPTH) {
        fail("too-deep", peek(), `This is nested more than ${MAX_DEPTH} levels deep.`, {
          hint: "Leave out parentheses that are not needed.",
        });
        return otherwise;
      }
      depth += 1;
      const result = read();
      depth -= 1;
      return result;
    },
  };
}
