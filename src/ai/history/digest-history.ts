import { cutText, estimateTokens } from "../context/text-limits";
import { deniedRefusal } from "../guards/refusal";
import { callLine, readResult } from "./call-line";
import { blocksText, type Exchange, type ToolResult } from "./messages";

/** Many finished messages as one, and how many lines it left out for want of room. */
export interface Digest {
  readonly exchange: Exchange;
  readonly left: number;
}

/**
 * Older messages as one exchange of at most so many tokens: what the user asked, in their own words, and in the answer what was
 * found, what did not work, what the user refused or changed by hand, and what was answered. Each line has the number of its
 * message. Null where not even the newest request fits. Text alone is left, so that no provider finds a call without its result.
 */
export function digestOf(exchanges: readonly Exchange[], tokens: number, summary?: string): Digest | null {
  const layers = exchanges.map(linesOf);
  const written = summary === undefined ? "" : `${summaryHeading}\n${summary}\n\n`;
  const room = createRoom(tokens - marks - estimateTokens(written));
  const all = Object.fromEntries(order.map((name) => [name, numbered(layers, name)] as const));
  const chosen = Object.fromEntries(order.map((name) => [name, room.keep(all[name] ?? [])] as const));
  if ((chosen["wanted"] ?? []).length === 0) return null;
  const left = order.reduce((sum, name) => sum + (all[name]?.length ?? 0) - (chosen[name]?.length ?? 0), 0);
  const answer = shown.flatMap(([name, heading]) => section(heading, chosen[name] ?? []));
  const note = left === 0 ? [] : [`[${left} more lines were left out.]`];
  return {
    exchange: {
      user: section(wantedHeading, chosen["wanted"] ?? []).join("\n"),
      rounds: [],
      answer: [{ type: "text", text: `${written}${[...answer, ...note].join("\n")}`.trim() || "(nothing was found)" }],
    },
    left,
  };
}

type Layer = "wanted" | "refused" | "found" | "failed" | "answered";

/** Who goes first where there is little room. */
const order: readonly Layer[] = ["wanted", "refused", "found", "failed", "answered"];

const wantedHeading = "[Earlier messages of mine, in my own words, shortened:]";
const summaryHeading = "[A summary of what came before, written by the model, which may be wrong:]";
const shown: readonly (readonly [Layer, string])[] = [
  ["found", "[Found and done so far; these calls need not be made again:]"],
  ["failed", "[Tried without success:]"],
  ["refused", "[Refused, undone or changed by the user:]"],
  ["answered", "[Answered:]"],
];

/** Of all headings. */
const marks = estimateTokens([wantedHeading, ...shown.map(([, heading]) => heading)].join("\n")) + 24;
const lineLimit = 200;

type Lines = Readonly<Record<Layer, readonly string[]>>;

/** Finished messages never change: each is summarised once, though it is part of the history of many requests. */
const known = new WeakMap<Exchange, Lines>();

function linesOf(exchange: Exchange): Lines {
  const lines = known.get(exchange) ?? tell(exchange);
  known.set(exchange, lines);
  return lines;
}

function tell({ user, rounds, answer, byHand = [] }: Exchange): Lines {
  const lines: Record<Layer, string[]> = { wanted: [], refused: [], found: [], failed: [], answered: [] };
  const add = (layer: Layer, text: string) =>
    void lines[layer].push(cutText(text.replace(/\s+/gu, " ").trim(), lineLimit));
  add("wanted", user);
  for (const change of byHand) add("refused", change);
  for (const { calls, results } of rounds) {
    for (const [index, call] of calls.entries()) {
      const result = results[index];
      add(layerOf(result), callLine(call, result));
    }
  }
  const said = blocksText(answer ?? []).trim();
  if (said !== "") add("answered", said);
  return lines;
}

function layerOf(result: ToolResult | undefined): Layer {
  if (result?.success === true) return "found";
  return readResult(result)["message"] === deniedRefusal.message ? "refused" : "failed";
}

/** With the numbers of their messages. A line that says the same as one before it is left out. */
function numbered(layers: readonly Lines[], name: Layer): readonly string[] {
  const numbers = new Map<string, number>();
  for (const [index, lines] of layers.entries()) {
    for (const line of lines[name]) if (!numbers.has(line)) numbers.set(line, index + 1);
  }
  return [...numbers].map(([line, number]) => `${number}. ${line}`);
}

/** Keeps the newest lines that fit into what is left, and of more than fit also the first: a conversation begins with its subject. */
function createRoom(tokens: number): { keep(lines: readonly string[]): readonly string[] } {
  let left = tokens;
  return {
    keep(lines) {
      const [first, ...rest] = lines;
      if (first === undefined) return [];
      const cost = (line: string) => estimateTokens(`${line}\n`) + 1;
      const fitting: string[] = [];
      const take = (line: string) => {
        if (cost(line) > left) return false;
        left -= cost(line);
        return true;
      };
      if (!take(first)) return [];
      for (const line of rest.toReversed()) {
        if (!take(line)) break;
        fitting.unshift(line);
      }
      return [first, ...fitting];
    },
  };
}

function section(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [heading, ...lines];
}
