import { pushAll } from "@/lib/lists/whole-lists";
import { cornersOf } from "./corners";
import type { Rule } from "./grammar-types";

/** A rule whose optional parts are decided. Symbols are numbers here: the chart compares them all the time. */
export interface Row {
  readonly rule: Rule;
  readonly makes: number;
  readonly symbols: readonly number[];
  /** For each symbol: the place of its meaning, or -1 for a class of words. */
  readonly args: readonly number[];
  readonly argCount: number;
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

/** So many rules make a step. */
const STEP = 50;

/** Rules ready for the chart: each in all its forms with and without what may be left out. */
export function* toGrammar(rules: readonly Rule[]): Generator<void, Grammar> {
  const ids = new Map<string, number>();
  const idOf = (symbol: string): number => {
    const known = ids.get(symbol) ?? ids.size;
    ids.set(symbol, known);
    return known;
  };
  const rows: Row[] = [];
  for (const [at, rule] of rules.entries()) {
    if (at % STEP === 0) yield;
    pushAll(rows, rowsOf(rule, idOf));
  }
  yield;
  const neededBy = Array.from(ids, (): number[] => []);
  const needs = new Uint8Array(rows.length);
  rows.forEach(({ symbols }, at) => {
    const different = new Set(symbols);
    needs[at] = different.size;
    for (const symbol of different) neededBy[symbol]?.push(at);
  });
  yield;
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

/** The rows that phrases of these symbols can fill, by their first symbol: no other needs to be tried. */
export function rowsWithin(
  { ids, rows, needs, neededBy }: Grammar,
  entries: readonly { readonly symbol: string }[],
): readonly (readonly Row[])[] {
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
