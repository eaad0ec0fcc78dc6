import type { ReadFault } from "../fault-texts";

/** One word of DOT: a name or value, or a sign of its own. */
export interface DotToken {
  readonly kind: "name" | "quoted" | "html" | "sign" | "end";
  readonly text: string;
  /** Where it begins in the text. */
  readonly at: number;
}

export type DotTokens = ReturnType<typeof createDotTokens>;

/** What keeps a text from being DOT; thrown by the reader and caught at its border. */
export interface DotFault {
  readonly dotFault: ReadFault;
  readonly at: number;
}

export function isDotFault(error: unknown): error is DotFault {
  return typeof error === "object" && error !== null && "dotFault" in error;
}

export function dotFault(reason: ReadFault, at: number): Error & DotFault {
  return Object.assign(new Error(reason.id), { dotFault: reason, at });
}

const SPACE = /\s+/y;
const REMARK = /\/\/[^\n\r]*/y;
const DIRECTIVE = /#[^\n\r]*/y;
const NAME = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const NUMERAL = /-?(?:\.\d+|\d+(?:\.\d*)?)/y;
const SIGN = /->|--|[{}[\];,=:+]/y;
const BRACKET = /[<>]/g;
const QUOTE = /["\\]/g;

/** Cuts DOT into its words, each read once: the time it takes grows with the text and no faster. */
export function createDotTokens(text: string) {
  let position = 0;
  let ahead: DotToken | undefined;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const found = pattern.exec(text);
    if (found) position = pattern.lastIndex;
    return found;
  };
  const skip = (): void => {
    for (;;) {
      const isLineStart = position === 0 || text[position - 1] === "\n" || text[position - 1] === "\r";
      // A line that begins with # comes from a preprocessor.
      if (isLineStart && take(DIRECTIVE)) continue;
      if (!take(SPACE) && !take(REMARK) && !skipBlock()) return;
    }
  };
  const skipBlock = (): boolean => {
    if (!text.startsWith("/*", position)) return false;
    const end = text.indexOf("*/", position + 2);
    if (end < 0) throw dotFault({ id: "openComment" }, position);
    position = end + 2;
    return true;
  };
  const read = (): DotToken => {
    skip();
    const at = position;
    if (at >= text.length) return { kind: "end", text: "", at };
    const sign = take(SIGN);
    // "--5" is a line and a numeral; "-5" is a numeral.
    if (sign) return { kind: "sign", text: sign[0], at };
    return readId(at);
  };
  const readId = (at: number): DotToken => {
    const name = take(NAME);
    if (name) return { kind: "name", text: name[0], at };
    const numeral = take(NUMERAL);
    if (numeral) return { kind: "name", text: whole(numeral[0], at), at };
    if (text[at] === '"') return { kind: "quoted", text: unquoted(upTo(quoteEnd(text, at))), at };
    if (text[at] === "<") return { kind: "html", text: upTo(bracketEnd(text, at)), at };
    throw dotFault({ id: "notHere", with: { sign: text[at] ?? "" } }, at);
  };
  const whole = (numeral: string, at: number): string => {
    NAME.lastIndex = position;
    if (!NAME.test(text)) return numeral;
    const word = text.slice(at, NAME.lastIndex);
    throw dotFault({ id: "digitFirst", with: { word } }, at);
  };
  /** What stands between two signs of one letter each, the second at the given place. */
  const upTo = (end: number): string => {
    const inner = text.slice(position + 1, end);
    position = end + 1;
    return inner;
  };
  return {
    peek(): DotToken {
      ahead ??= read();
      return ahead;
    },
    next(): DotToken {
      const token = ahead ?? read();
      ahead = undefined;
      return token;
    },
  };
}

function quoteEnd(text: string, start: number): number {
  QUOTE.lastIndex = start + 1;
  for (let found = QUOTE.exec(text); found; found = QUOTE.exec(text)) {
    if (found[0] === '"') return found.index;
    // What a backslash stands before is part of the text.
    QUOTE.lastIndex += 1;
  }
  throw dotFault({ id: "openQuote" }, start);
}

function bracketEnd(text: string, start: number): number {
  let depth = 0;
  BRACKET.lastIndex = start;
  for (let found = BRACKET.exec(text); found; found = BRACKET.exec(text)) {
    depth += found[0] === "<" ? 1 : -1;
    if (depth === 0) return found.index;
  }
  throw dotFault({ id: "openAngle" }, start);
}

/** Whether a text begins as DOT does: graph or digraph, perhaps a name, and a brace. */
export function beginsDot(text: string): boolean {
  const tokens = createDotTokens(text);
  try {
    const [first, second] = [tokens.next(), tokens.next()];
    const word = first.text.toLowerCase() === "strict" ? second : first;
    if (word.kind !== "name" || !/^(?:di)?graph$/i.test(word.text)) return false;
    const name = word === first ? second : tokens.next();
    const brace = name.kind === "sign" ? name : tokens.next();
    return brace.text === "{";
  } catch (error) {
    if (isDotFault(error)) return false;
    throw error;
  }
}

/** A backslash at the end of a line joins it to the next; before a quote it keeps it. Others are the label's to read. */
function unquoted(text: string): string {
  return text.replace(/\\(?:\r\n|\n|\r)/g, "").replaceAll('\\"', '"');
}
