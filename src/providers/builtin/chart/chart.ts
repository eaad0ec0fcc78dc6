import { cornersOf, wantedBy } from "./corners";
import { beam, costs, spread } from "./costs";
import type { Category, Place, Rule, World } from "./grammar-types";
import { isSame } from "./same-data";

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

/** A rule whose optional parts are decided. Symbols are numbers here: the chart compares them all the time. */
interface Row {
  readonly rule: Rule;
  readonly makes: number;
  readonly symbols: readonly number[];
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
  readonly ids: ReadonlyMap<string, number>;
  readonly rows: readonly Row[];
  /** For each row: how many different symbols it needs. */
  readonly needs: Uint8Array;
  /** For each symbol: the rows that need it. */
  readonly neededBy: readonly (readonly number[])[];
  /** For each symbol what it may begin with. */
  readonly corners: readonly (readonly number[])[];
}

/** Rules ready for the chart: each in all its forms with and without what may be left out. */
export function toGrammar(rules: readonly Rule[]): Grammar {
  const ids = new Map<string, number>();
  const idOf = (symbol: string): number => {
    const known = ids.get(symbol) ?? ids.size;
    ids.set(symbol, known);
    return known;
  };
  const rows = rules.flatMap((rule) => rowsOf(rule, idOf));
  const neededBy = Array.from(ids, (): number[] => []);
  const needs = new Uint8Array(rows.length);
  rows.forEach(({ symbols }, at) => {
    const different = new Set(symbols);
    needs[at] = different.size;
    for (const symbol of different) neededBy[symbol]?.push(at);
  });
  const firsts = rows.map(({ makes, symbols }) => [makes, symbols[0] ?? makes] as const);
  return { ids, rows, needs, neededBy, corners: cornersOf(ids.size, firsts) };
}

function rowsOf(rule: Rule, idOf: (symbol: string) => number): readonly Row[] {
  const isCategory = (symbol: string): boolean => /^[A-Z]/u.test(symbol);
  const categories = rule.of.map((symbol) => symbol.replace("?", "")).filter(isCategory);
  let forms: readonly (readonly number[])[] = [[]];
  rule.of.forEach((symbol, at) => {
    const withIt = forms.map((form) => [...form, at]);
    forms = symbol.endsWith("?") ? [...withIt, ...forms] : withIt;
  });
  const makes = idOf(rule.makes);
  return forms
    .filter((form) => form.length > 0)
    .map((form) => {
      const symbols = form.map((at) => idOf((rule.of[at] ?? "").replace("?", "")));
      const args = form.map((at) => {
        const before = rule.of.slice(0, at).filter((symbol) => isCategory(symbol)).length;
        return isCategory(rule.of[at] ?? "") ? before : -1;
      });
      return { rule, makes, symbols, args, argCount: categories.length };
    });
}

/** The rows that these words can fill, by their first symbol: no other needs to be tried. */
function rowsWithin({ ids, rows, needs, neededBy }: Grammar, entries: readonly Entry[]): readonly (readonly Row[])[] {
  const missing = needs.slice();
  const byFirst: Row[][] = Array.from(ids, () => []);
  const isThere = new Uint8Array(ids.size);
  const found: number[] = [];
  const meet = (symbol: number | undefined): void => {
    if (symbol === undefined || isThere[symbol] === 1) return;
    isThere[symbol] = 1;
    found.push(symbol);
  };
  for (const { symbol } of entries) meet(ids.get(symbol));
  for (let symbol = found.pop(); symbol !== undefined; symbol = found.pop())
    for (const at of neededBy[symbol] ?? []) {
      const left = (missing[at] ?? 0) - 1;
      missing[at] = left;
      const row = rows[at];
      if (left > 0 || row === undefined) continue;
      byFirst[row.symbols[0] ?? 0]?.push(row);
      meet(row.makes);
    }
  return byFirst;
}

/** A phrase that was found, its symbol a number. */
interface Item {
  readonly symbol: number;
  readonly start: number;
  readonly end: number;
  readonly mean: unknown;
  readonly cost: number;
}

/**
 * A bottom-up chart (Kay 1980): from left to right, every rule is tried on every stretch of words; per stretch and category the
 * cheapest few meanings are kept. The readings of the whole, cheapest first.
 */
export function parse(grammar: Grammar, goal: Category, input: ChartInput): readonly ChartReading[] {
  const { size, entries, skips, world, textOf, spend } = input;
  const { ids } = grammar;
  const goalId = ids.get(goal);
  const rowsByFirst = rowsWithin(grammar, entries);
  const gaps = gapsOf(skips, size);
  // waiting[at]: edges that end there, by the symbol they wait for.
  const waiting = Array.from({ length: size + 1 }, () => new Map<number, Edge[]>());
  const cells = Array.from({ length: size }, () => new Map<number, Item[]>());
  const roots: Item[] = [];
  let agenda: Item[][] = [];
  const isWanted = wantedBy({
    corners: grammar.corners,
    waitedAt: (start) =>
      (gaps[start] ?? []).flatMap(({ from }) => [
        ...(waiting[from]?.keys() ?? []),
        ...(from === 0 && goalId !== undefined ? [goalId] : []),
      ]),
  });

  const addItem = (item: Item): void => {
    if (!isWanted(item.symbol, item.start)) return;
    const key = item.symbol * (size + 1) + item.end;
    const kept = keptWith(cells[item.start]?.get(key), item);
    if (kept === null) return;
    cells[item.start]?.set(key, kept);
    agenda[item.start]?.push(item);
  };

  const complete = ({ row, start, parts, cost }: Edge, end: number): void => {
    spend();
    const mean = row.rule.mean(givenTo(row, parts), placeOf(world, start, end, textOf));
    if (mean !== null) addItem({ symbol: row.makes, start, end, mean, cost: cost + costs.rule + row.rule.cost });
  };

  const advance = (edge: Edge, end: number): void => {
    if (edge.dot === edge.row.symbols.length) {
      complete(edge, end);
      return;
    }
    spend();
    const next = edge.row.symbols[edge.dot] ?? 0;
    const edges = waiting[end]?.get(next);
    if (edges === undefined) waiting[end]?.set(next, [edge]);
    else edges.push(edge);
  };

  const take = (item: Item): void => {
    if (item.symbol === goalId) roots.push(item);
    for (const row of rowsByFirst[item.symbol] ?? [])
      advance({ row, dot: 1, start: item.start, parts: [item.mean], cost: item.cost }, item.end);
    for (const gap of gaps[item.start] ?? [])
      for (const { row, dot, start, parts, cost } of waiting[gap.from]?.get(item.symbol) ?? [])
        advance(
          { row, dot: dot + 1, start, parts: [...parts, item.mean], cost: cost + gap.cost + item.cost },
          item.end,
        );
  };

  const leaves = leavesByEnd(entries, ids, size);
  for (let end = 1; end <= size; end += 1) {
    agenda = Array.from({ length: end }, () => []);
    for (const item of leaves[end] ?? []) addItem(item);
    for (let start = end - 1; start >= 0; start -= 1) {
      const items = agenda[start] ?? [];
      for (let item = takeCheapest(items); item !== undefined; item = takeCheapest(items)) take(item);
    }
  }
  return wholes(roots, gaps, size);
}

/** Where a rule is applied; its text is put together only when a rule asks for it. */
function placeOf({ schema }: World, start: number, end: number, textOf: ChartInput["textOf"]): Place {
  return {
    schema,
    get text() {
      return textOf(start, end);
    },
  };
}

function leavesByEnd(entries: readonly Entry[], ids: Grammar["ids"], size: number): readonly (readonly Item[])[] {
  const byEnd = Array.from({ length: size + 1 }, (): Item[] => []);
  for (const { symbol, ...rest } of entries) {
    const id = ids.get(symbol);
    if (id !== undefined) byEnd[rest.end]?.push({ symbol: id, ...rest });
  }
  return byEnd;
}

function givenTo({ args, argCount }: Row, parts: readonly unknown[]): readonly unknown[] {
  const given = Array.from({ length: argCount }, (): unknown => undefined);
  args.forEach((arg, at) => {
    if (arg >= 0) given[arg] = parts[at];
  });
  return given;
}

function takeCheapest(items: Item[]): Item | undefined {
  let best = 0;
  items.forEach((item, at) => {
    if (item.cost < (items[best]?.cost ?? 0)) best = at;
  });
  return items.splice(best, 1)[0];
}

/** What is kept of a stretch and a category with this one; null: it is not worth it. */
function keptWith(known: readonly Item[] | undefined, item: Item): Item[] | null {
  if (known === undefined) return [item];
  let cheaper = 0;
  for (const other of known) {
    if (item.cost > other.cost + spread) return null;
    if (other.cost <= item.cost) cheaper += 1;
  }
  if (cheaper >= beam) return null;
  const same = known.find((other) => isSame(other.mean, item.mean));
  if (same !== undefined && same.cost <= item.cost) return null;
  return [...known.filter((other) => other !== same), item];
}

/** From where a place is reached by passing over words, itself among them. */
interface Gap {
  readonly from: number;
  readonly cost: number;
}

/** For each place all gaps that end there. */
function gapsOf(skips: readonly Skip[], size: number): readonly (readonly Gap[])[] {
  const byEnd = Array.from({ length: size + 1 }, (): Skip[] => []);
  for (const skip of skips) byEnd[skip.end]?.push(skip);
  const gaps: (readonly Gap[])[] = [];
  for (let end = 0; end <= size; end += 1) {
    const least = new Map<number, number>([[end, 0]]);
    for (const skip of byEnd[end] ?? [])
      for (const { from, cost } of gaps[skip.start] ?? [])
        least.set(from, Math.min(least.get(from) ?? Number.POSITIVE_INFINITY, cost + skip.cost));
    gaps.push(Array.from(least, ([from, cost]) => ({ from, cost })));
  }
  return gaps;
}

/** Readings of all words: what stands before and after may only be passed over. */
function wholes(roots: readonly Item[], gaps: readonly (readonly Gap[])[], size: number): readonly ChartReading[] {
  const over = (from: number, to: number): number =>
    gaps[to]?.find((gap) => gap.from === from)?.cost ?? Number.POSITIVE_INFINITY;
  const found: ChartReading[] = [];
  const ordered = roots
    .map(({ mean, cost, start, end }) => ({ mean, cost: cost + over(0, start) + over(end, size) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
  for (const one of ordered) if (!found.some((other) => isSame(other.mean, one.mean))) found.push(one);
  return found;
}
