import { wantedBy } from "./corners";
import { beam, costs, spread } from "./costs";
import { type Grammar, type Row, rowsWithin } from "./grammar";
import type { Category, Place, World } from "./grammar-types";
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

/** A rule of which the first parts were found. */
interface Edge {
  readonly row: Row;
  readonly dot: number;
  readonly start: number;
  readonly parts: readonly unknown[];
  readonly cost: number;
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
    const best = bestWith(cells[item.start]?.get(key), item);
    if (best === null) return;
    cells[item.start]?.set(key, best);
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
function bestWith(known: readonly Item[] | undefined, item: Item): Item[] | null {
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
