import { beam, costs, spread } from "./costs";
import type { Category, Place, Rule, World } from "./grammar-types";

/** A word or phrase with one of its meanings: where a chart begins. */
export interface Entry {
  /** A category, or a class of words. */
  readonly symbol: string;
  readonly start: number;
  readonly end: number;
  readonly mean: unknown;
  readonly cost: number;
}

/** A stretch of words that may be passed over. */
export interface Skip {
  readonly start: number;
  readonly end: number;
  readonly cost: number;
  readonly isContent: boolean;
}

export interface ChartReading {
  readonly mean: unknown;
  readonly cost: number;
}

export interface ChartInput {
  readonly size: number;
  readonly entries: readonly Entry[];
  readonly skips: readonly Skip[];
  readonly world: World;
  readonly textOf: (start: number, end: number) => string;
  /** Called for each item; may throw to stop. */
  readonly spend: () => void;
}

/** A rule whose optional parts are decided. */
interface Row {
  readonly rule: Rule;
  readonly symbols: readonly string[];
  /** For each symbol: the place of its meaning, or -1 for a class of words. */
  readonly args: readonly number[];
  readonly argCount: number;
}

/** A rule of which the first parts were found. */
interface Edge {
  readonly row: Row;
  readonly dot: number;
  readonly start: number;
  readonly parts: readonly unknown[];
  readonly cost: number;
}

export interface Grammar {
  readonly rowsByFirst: ReadonlyMap<string, readonly Row[]>;
}

/** Rules ready for the chart: each in all its forms with and without what may be left out. */
export function toGrammar(rules: readonly Rule[]): Grammar {
  const rowsByFirst = new Map<string, Row[]>();
  for (const row of rules.flatMap(rowsOf)) {
    const [first = ""] = row.symbols;
    rowsByFirst.set(first, [...(rowsByFirst.get(first) ?? []), row]);
  }
  return { rowsByFirst };
}

function rowsOf(rule: Rule): readonly Row[] {
  const isCategory = (symbol: string): boolean => /^[A-Z]/u.test(symbol);
  const categories = rule.of.map((symbol) => symbol.replace("?", "")).filter(isCategory);
  let forms: readonly (readonly number[])[] = [[]];
  rule.of.forEach((symbol, at) => {
    const withIt = forms.map((form) => [...form, at]);
    forms = symbol.endsWith("?") ? [...withIt, ...forms] : withIt;
  });
  return forms
    .filter((form) => form.length > 0)
    .map((form) => {
      const symbols = form.map((at) => (rule.of[at] ?? "").replace("?", ""));
      const args = form.map((at) => {
        const before = rule.of.slice(0, at).filter((symbol) => isCategory(symbol)).length;
        return isCategory(rule.of[at] ?? "") ? before : -1;
      });
      return { rule, symbols, args, argCount: categories.length };
    });
}

/**
 * A bottom-up chart (Kay 1980): from left to right, every rule is tried on every stretch of words; per stretch and category the
 * cheapest few meanings are kept. The readings of the whole, cheapest first.
 */
export function parse({ rowsByFirst }: Grammar, goal: Category, input: ChartInput): readonly ChartReading[] {
  const { size, entries, skips, world, textOf, spend } = input;
  // waiting[at]: edges that end there, by the symbol they wait for.
  const waiting = Array.from({ length: size + 1 }, () => new Map<string, Edge[]>());
  const cells = new Map<string, Kept[]>();
  const roots: (ChartReading & { readonly start: number; readonly end: number })[] = [];
  let agenda: Entry[][] = [];

  const place = (start: number, end: number): Place => ({
    ...world,
    get text() {
      return textOf(start, end);
    },
  });

  const addItem = (item: Entry): void => {
    const key = `${item.start} ${item.end} ${item.symbol}`;
    const known = cells.get(key) ?? [];
    if (!isCheapEnough(known, item.cost)) return;
    const text = JSON.stringify(item.mean) ?? "";
    const same = known.find((other) => other.text === text);
    if (same !== undefined && same.cost <= item.cost) return;
    cells.set(key, [...known.filter((other) => other !== same), { text, cost: item.cost }]);
    agenda[item.start]?.push(item);
  };

  const complete = (edge: Edge, end: number): void => {
    spend();
    const { row, start, parts } = edge;
    const given = Array.from({ length: row.argCount }, (): unknown => undefined);
    row.args.forEach((arg, at) => {
      if (arg >= 0) given[arg] = parts[at];
    });
    const mean = row.rule.mean(given, place(start, end));
    if (mean === null) return;
    addItem({ symbol: row.rule.makes, start, end, mean, cost: edge.cost + costs.rule + row.rule.cost });
  };

  const advance = (edge: Edge, end: number): void => {
    if (edge.dot === edge.row.symbols.length) complete(edge, end);
    else wait(edge, end);
  };

  const wait = (edge: Edge, at: number): void => {
    spend();
    const next = edge.row.symbols[edge.dot] ?? "";
    const here = waiting[at];
    here?.set(next, [...(here.get(next) ?? []), edge]);
  };

  const take = (item: Entry): void => {
    if (item.symbol === goal) roots.push(item);
    for (const row of rowsByFirst.get(item.symbol) ?? [])
      advance({ row, dot: 1, start: item.start, parts: [item.mean], cost: item.cost }, item.end);
    for (const edge of waiting[item.start]?.get(item.symbol) ?? [])
      advance(
        { ...edge, dot: edge.dot + 1, parts: [...edge.parts, item.mean], cost: edge.cost + item.cost },
        item.end,
      );
  };

  for (let end = 1; end <= size; end += 1) {
    agenda = Array.from({ length: end }, () => []);
    for (const skip of skips.filter((one) => one.end === end))
      for (const edges of [...(waiting[skip.start]?.values() ?? [])])
        for (const edge of edges) wait({ ...edge, cost: edge.cost + skip.cost }, end);
    for (const entry of entries) if (entry.end === end) addItem(entry);
    for (let start = end - 1; start >= 0; start -= 1)
      for (let item = agenda[start]?.shift(); item !== undefined; item = agenda[start]?.shift()) take(item);
  }
  return wholes(roots, skips, size);
}

/** A meaning that stands for a stretch of words and a category. */
interface Kept {
  readonly text: string;
  readonly cost: number;
}

function isCheapEnough(known: readonly Kept[], cost: number): boolean {
  let cheaper = 0;
  for (const other of known) {
    if (cost > other.cost + spread) return false;
    if (other.cost <= cost) cheaper += 1;
  }
  return cheaper < beam;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Readings of all words: what stands before and after may only be passed over. */
function wholes(
  roots: readonly (ChartReading & { readonly start: number; readonly end: number })[],
  skips: readonly Skip[],
  size: number,
): readonly ChartReading[] {
  const least = leastCosts(skips, size);
  const found: ChartReading[] = [];
  const ordered = roots
    .map(({ mean, cost, start, end }) => ({ mean, cost: cost + least(0, start) + least(end, size) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
  for (const one of ordered) if (!found.some((other) => isSame(other.mean, one.mean))) found.push(one);
  return found;
}

/** What passing over a stretch costs at least. */
function leastCosts(skips: readonly Skip[], size: number): (start: number, end: number) => number {
  return (start, end) => {
    const best = Array.from({ length: size + 1 }, () => Number.POSITIVE_INFINITY);
    best[start] = 0;
    for (let at = start; at < end; at += 1)
      for (const skip of skips)
        if (skip.start === at && skip.end <= end)
          best[skip.end] = Math.min(best[skip.end] ?? 0, (best[at] ?? 0) + skip.cost);
    return best[end] ?? Number.POSITIVE_INFINITY;
  };
}
