import { isJsonObject } from "@/lib/json";
import { tryJson } from "@/lib/try-json";
import type { Exchange, Round, ToolResult } from "../history/messages";
import { toToolResultText } from "./tool-result";

/** Tells what there is to speak of: who takes what it misses for absent must be given it whole. */
const schemaCommand = "getSchema";
/** Sixty attributes with their values. */
const wholeSchemaSize = 60_000;

/** Characters of a command's result. The built-in assistant reads a schema on this device and pays for none of it. */
export function resultSize(name: string, size: number, isModel: boolean): number {
  return isModel || name !== schemaCommand ? size : Math.max(size, wholeSchemaSize);
}

/** Characters of the longest schema in an exchange; 0 without one. */
export function schemaLength({ rounds }: Exchange): number {
  let longest = 0;
  for (const { calls, results } of rounds) {
    for (const [at, { content }] of results.entries()) {
      if (calls[at]?.name === schemaCommand) longest = Math.max(longest, content.length);
    }
  }
  return longest;
}

/**
 * A history the built-in assistant had a part in, for a model: schemas as short as its other results. The same list where none is
 * longer; what came before a message stays the same in all its rounds, and is looked through once.
 */
export function withShortSchemas(history: readonly Exchange[], size: number): readonly Exchange[] {
  const known = shortOf.get(history);
  if (known?.size === size) return known.short;
  const isShort = !history.some((exchange) => isLong(exchange, size));
  const short = isShort
    ? history
    : history.map((exchange) => (isLong(exchange, size) ? cut(exchange, size) : exchange));
  shortOf.set(history, { size, short });
  return short;
}

const shortOf = new WeakMap<readonly Exchange[], { readonly size: number; readonly short: readonly Exchange[] }>();

function isLong({ rounds }: Exchange, size: number): boolean {
  return rounds.some((round) => isTooLong(round, size));
}

function cut(exchange: Exchange, size: number): Exchange {
  return { ...exchange, rounds: exchange.rounds.map((round) => withShortSchema(round, size)) };
}

function isTooLong({ calls, results }: Round, size: number): boolean {
  return results.some(({ content }, at) => content.length > size && calls[at]?.name === schemaCommand);
}

function withShortSchema(round: Round, size: number): Round {
  if (!isTooLong(round, size)) return round;
  const { calls, results } = round;
  return {
    ...round,
    results: results.map((result, at) => (calls[at]?.name === schemaCommand ? shortened(result, size) : result)),
  };
}

function shortened(result: ToolResult, size: number): ToolResult {
  const read = tryJson(result.content);
  if (result.content.length <= size || !isJsonObject(read)) return result;
  const { message, data } = read;
  const outcome = {
    success: result.success,
    message: typeof message === "string" ? message : "",
    ...(data !== undefined && { data }),
    affectedNodes: [],
    affectedEdges: [],
  };
  return {
    ...result,
    content: toToolResultText(outcome, { maxToolResultSize: size, includeToolDataInContext: true }),
  };
}
