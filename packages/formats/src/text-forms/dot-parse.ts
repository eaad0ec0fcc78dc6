import type { ReadFault } from "../fault-texts";
import { createDotTokens, type DotToken, type DotTokens, dotFault } from "./dot-tokens";

export type DotAttributes = readonly (readonly [name: string, value: DotToken])[];

/** What may stand at the end of an edge. */
export type DotEnd =
  | { readonly kind: "node"; readonly id: string; readonly port?: string }
  | { readonly kind: "group"; readonly group: DotGroup };

export type DotStatement =
  | { readonly kind: "node"; readonly id: string; readonly attributes: DotAttributes }
  | { readonly kind: "edge"; readonly ends: readonly DotEnd[]; readonly attributes: DotAttributes }
  | { readonly kind: "group"; readonly group: DotGroup }
  | { readonly kind: "defaults"; readonly of: "graph" | "node" | "edge"; readonly attributes: DotAttributes };

export interface DotGroup {
  /** "" where it has none. */
  readonly name: string;
  readonly statements: readonly DotStatement[];
}

export interface DotGraph extends DotGroup {
  readonly strict: boolean;
  readonly directed: boolean;
}

const MAX_DEPTH = 200;

interface Parsing {
  readonly tokens: DotTokens;
  readonly directed: boolean;
}

/** The first graph of a DOT text, and whether more follow. Throws a `DotFault`. */
export function parseDot(text: string): { readonly graph: DotGraph; readonly hasMore: boolean } {
  const tokens = createDotTokens(text);
  const strict = takeWord(tokens, "strict");
  const directed = takeWord(tokens, "digraph");
  if (!directed && !takeWord(tokens, "graph")) throw unexpected(tokens.peek(), { id: "graphOrDigraph" });
  const name = isId(tokens.peek()) ? readId(tokens).text : "";
  const statements = readBlock({ tokens, directed }, 0);
  const graph = { strict, directed, name, statements };
  return { graph, hasMore: tokens.peek().kind !== "end" };
}

function readBlock(parsing: Parsing, depth: number): readonly DotStatement[] {
  const { tokens } = parsing;
  if (depth > MAX_DEPTH) throw dotFault({ id: "deepSubgraphs", with: { count: MAX_DEPTH } }, tokens.peek().at);
  takeSign(tokens, "{", true);
  const statements: DotStatement[] = [];
  for (;;) {
    if (takeSign(tokens, "}")) return statements;
    if (takeSign(tokens, ";") || takeSign(tokens, ",")) continue;
    statements.push(readStatement(parsing, depth));
  }
}

function readStatement(parsing: Parsing, depth: number): DotStatement {
  const { tokens } = parsing;
  for (const of of ["graph", "node", "edge"] as const) {
    if (takeWord(tokens, of)) return { kind: "defaults", of, attributes: readLists(tokens) };
  }
  const first = readEnd(parsing, depth);
  if (first.kind === "node" && first.port === undefined && takeSign(tokens, "=")) {
    return { kind: "defaults", of: "graph", attributes: [[first.id, readId(tokens)]] };
  }
  const ends = [first];
  while (takeArrow(parsing)) ends.push(readEnd(parsing, depth));
  if (ends.length > 1) return { kind: "edge", ends, attributes: readLists(tokens) };
  return first.kind === "group" ? first : { kind: "node", id: first.id, attributes: readLists(tokens) };
}

function takeArrow({ tokens, directed }: Parsing): boolean {
  const token = tokens.peek();
  if (token.kind !== "sign" || (token.text !== "->" && token.text !== "--")) return false;
  if ((token.text === "->") !== directed) {
    throw dotFault({ id: directed ? "arrowInDigraph" : "arrowInGraph", with: { sign: token.text } }, token.at);
  }
  tokens.next();
  return true;
}

function readEnd(parsing: Parsing, depth: number): DotEnd {
  const { tokens } = parsing;
  const isNamed = takeWord(tokens, "subgraph");
  const name = isNamed && isId(tokens.peek()) ? readId(tokens).text : "";
  const { kind, text } = tokens.peek();
  if (isNamed || (kind === "sign" && text === "{")) {
    return { kind: "group", group: { name, statements: readBlock(parsing, depth + 1) } };
  }
  const id = readId(tokens).text;
  if (!takeSign(tokens, ":")) return { kind: "node", id };
  const port = readId(tokens).text;
  return { kind: "node", id, port: takeSign(tokens, ":") ? `${port}:${readId(tokens).text}` : port };
}

/** Any number of [name=value, …]. */
function readLists(tokens: DotTokens): DotAttributes {
  const attributes: (readonly [string, DotToken])[] = [];
  while (takeSign(tokens, "[")) {
    while (!takeSign(tokens, "]")) {
      if (takeSign(tokens, ",") || takeSign(tokens, ";")) continue;
      const name = readId(tokens);
      // An attribute without a value is switched on.
      const value = takeSign(tokens, "=") ? readId(tokens) : { ...name, kind: "name" as const, text: "true" };
      attributes.push([name.text, value]);
    }
  }
  return attributes;
}

/** A name or value; texts in quotes may be joined with +. */
function readId(tokens: DotTokens): DotToken {
  const token = tokens.next();
  if (!isId(token)) throw unexpected(token, { id: "aName" });
  let { text } = token;
  while (token.kind === "quoted" && takeSign(tokens, "+")) {
    const more = tokens.next();
    if (more.kind !== "quoted") throw unexpected(more, { id: "aQuotedText" });
    text += more.text;
  }
  return { ...token, text };
}

function isId({ kind }: DotToken): boolean {
  return kind === "name" || kind === "quoted" || kind === "html";
}

function takeWord(tokens: DotTokens, word: string): boolean {
  const { kind, text } = tokens.peek();
  const isIt = kind === "name" && text.toLowerCase() === word;
  if (isIt) tokens.next();
  return isIt;
}

function takeSign(tokens: DotTokens, sign: string, isNeeded = false): boolean {
  const token = tokens.peek();
  const isIt = token.kind === "sign" && token.text === sign;
  if (isIt) tokens.next();
  else if (isNeeded) throw unexpected(token, `\`${sign}\``);
  else if (token.kind === "end") throw dotFault({ id: "endsEarly" }, token.at);
  return isIt;
}

function unexpected(token: DotToken, wanted: ReadFault | string): Error {
  const found: ReadFault | string = token.kind === "end" ? { id: "theEnd" } : `\`${token.text}\``;
  return dotFault({ id: "unexpected", with: { wanted, found } }, token.at);
}
