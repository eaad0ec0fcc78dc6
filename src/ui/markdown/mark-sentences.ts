import type { Token, Tokens } from "marked";
import { sentences } from "@/knowledge/passages/sentences";

/** How a sentence is shown; null: like the rest. */
export type SentenceLook = "used" | "read" | null;

/**
 * The tokens with the sentences marked that `lookOf` has a look for, whatever emphasis or link they run through. What
 * looks like a reference to a node stays text, and a heading is a bold line: the text is from elsewhere.
 */
export function markSentences(tokens: readonly Token[], lookOf: (sentence: string) => SentenceLook): Token[] {
  return tokens.map((token) => markBlock(token, lookOf));
}

function markBlock(token: Token, lookOf: (sentence: string) => SentenceLook): Token {
  const { type } = token;
  if (isList(token)) return { ...token, items: token.items.map((item) => within(item, lookOf)) };
  if (isTable(token)) {
    const cells = (row: readonly Tokens.TableCell[]) =>
      row.map((cell) => ({ ...cell, tokens: markLine(cell.tokens, lookOf) }));
    return { ...token, header: cells(token.header), rows: token.rows.map(cells) };
  }
  if (type === "blockquote") return within(token, lookOf);
  if (!("tokens" in token) || token.tokens === undefined) return token;
  const line = markLine(token.tokens, lookOf);
  return type === "heading" ? asBoldLine(token.raw, line) : { ...token, tokens: line };
}

function within<T extends Tokens.ListItem | Token>(token: T, lookOf: (sentence: string) => SentenceLook): T {
  return "tokens" in token && token.tokens ? { ...token, tokens: markSentences(token.tokens, lookOf) } : token;
}

function asBoldLine(raw: string, tokens: Token[]): Token {
  return { type: "paragraph", raw, text: raw, tokens: [{ type: "strong", raw, text: raw, tokens }] };
}

/** A part of a line's plain text and its look. */
interface Marked {
  readonly start: number;
  readonly end: number;
  readonly look: Exclude<SentenceLook, null>;
}

function markLine(tokens: readonly Token[], lookOf: (sentence: string) => SentenceLook): Token[] {
  const text = tokens.map(plainOf).join("");
  const found = sentences(text, { start: 0, end: text.length }).flatMap(({ start, end }): Marked[] => {
    const look = lookOf(text.slice(start, end));
    return look === null ? [] : [{ start, end, look }];
  });
  return cut(tokens, { at: 0, marks: joined(found) }).tokens;
}

/** Neighbours of one look are one mark, so that no gap stands between them. */
function joined(marks: readonly Marked[]): readonly Marked[] {
  const whole: Marked[] = [];
  for (const mark of marks) {
    const before = whole.at(-1);
    if (before?.look === mark.look) whole[whole.length - 1] = { ...before, end: mark.end };
    else whole.push(mark);
  }
  return whole;
}

interface Place {
  /** Where the tokens begin in the line's plain text. */
  readonly at: number;
  readonly marks: readonly Marked[];
}

function cut(tokens: readonly Token[], { at, marks }: Place): { readonly tokens: Token[]; readonly end: number } {
  let end = at;
  const done = tokens.flatMap((token) => {
    const start = end;
    end += plainOf(token).length;
    return cutToken(token, { at: start, marks });
  });
  return { tokens: done, end };
}

function cutToken(token: Token, place: Place): Token[] {
  if ("tokens" in token && token.tokens && token.tokens.length > 0) {
    return [{ ...token, tokens: cut(token.tokens, place).tokens }];
  }
  const text = plainOf(token);
  const isText = token.type === "text" || token.type === "node";
  if (!isText) {
    const mark = place.marks.find(({ start, end }) => start <= place.at && place.at < end);
    return [mark ? { type: "marked", raw: token.raw, look: mark.look, tokens: [token] } : token];
  }
  return piecesOf(text, place);
}

function piecesOf(text: string, { at, marks }: Place): Token[] {
  const pieces: Token[] = [];
  let from = 0;
  const add = (to: number, look?: SentenceLook) => {
    const raw = text.slice(from, to);
    const plain: Token = { type: "text", raw, text: raw };
    if (raw !== "") pieces.push(look ? { type: "marked", raw, look, tokens: [plain] } : plain);
    from = Math.max(from, to);
  };
  for (const { start, end, look } of marks) {
    if (end <= at || start >= at + text.length) continue;
    add(Math.max(0, start - at));
    add(Math.min(text.length, end - at), look);
  }
  add(text.length);
  return pieces;
}

/** What a token shows as words. */
function plainOf(token: Token): string {
  if (token.type === "node") return token.raw;
  if ("tokens" in token && token.tokens && token.tokens.length > 0) return token.tokens.map(plainOf).join("");
  if (token.type === "br") return "\n";
  return "text" in token && typeof token.text === "string" ? token.text : token.raw;
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list" && "items" in token;
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table" && "rows" in token;
}
