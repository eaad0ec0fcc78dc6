import type { JsonValue } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import type { ElementTarget } from "../document/graph-types";
import type { Column, ElementTable, GraphTables } from "../tables/element-table";
import { foldText } from "./fold-text";
import { isMisspelt, type MatchRank, matchRanks, rankText, wantedOf } from "./match-text";

export interface ElementHit {
  readonly target: ElementTarget;
  readonly id: string;
  readonly rank: MatchRank;
  /** What matched: the label, the id, or the attribute of that name. */
  readonly field: { readonly of: "label" | "id" } | { readonly of: "attribute"; readonly name: string };
  readonly text: string;
}

export interface SearchRequest {
  readonly text: string;
  readonly limit: number;
}

/** Rows looked at between two pauses. */
const sliceRows = 2048;
/** Words may be misspelt where no more than this is found as they stand. */
const fewHits = 3;
/** Longer texts are matched in their beginning. */
const longestText = 400;

/**
 * The nodes and edges that hold the words in label, id or an attribute, best first: by rank, then label before id before
 * attribute, then the better connected. Misspelt words count when little else is found. Pauses at each `yield`.
 */
export function* searchElements(
  tables: GraphTables,
  { text: given, limit }: SearchRequest,
): Generator<void, readonly ElementHit[]> {
  const wanted = wantedOf(given);
  if (wanted.text === "") return [];
  const found = createFound(tables, limit);
  const fields = [...fieldsOf(tables, "nodes"), ...fieldsOf(tables, "edges")];
  const texts = fields.filter(({ column }) => column?.kind !== "number");
  for (const field of texts) yield* scan(field, found, (text) => rankText(text, wanted));
  const edge = tables.edges.rowOf(given.trim());
  if (edge !== undefined) found.add(edgeIds(tables), edge, matchRanks.whole);
  yield* scanNumbers(fields, found, Number(wanted.text));
  if (found.count() <= fewHits) {
    const misspelt = (text: string) => (isMisspelt(text, wanted) ? matchRanks.typo : undefined);
    for (const field of texts) yield* scan(field, found, misspelt);
  }
  return found.best((target, row) => (target === "nodes" ? tables.degreeAt(row) : -1));
}

interface SearchField {
  readonly target: ElementTarget;
  readonly table: ElementTable;
  readonly field: ElementHit["field"];
  /** 0 label, 1 id, 2 attribute. */
  readonly place: 0 | 1 | 2;
  /** Distinct texts with the rows that hold them, where that is less work than row by row. */
  readonly column: Column | null;
  textAt(row: number): string | undefined;
}

function edgeIds({ edges: table }: GraphTables): SearchField {
  return { target: "edges", table, field: { of: "id" }, place: 1, column: null, textAt: (row) => table.idAt(row) };
}

function fieldsOf(tables: GraphTables, target: ElementTarget): readonly SearchField[] {
  const table = tables[target];
  const base = { target, table, column: null } as const;
  const labels: readonly SearchField[] =
    target === "nodes" ? [{ ...base, field: { of: "label" }, place: 0, textAt: (row) => tables.labelAt(row) }] : [];
  const id: SearchField = { ...base, field: { of: "id" }, place: 1, textAt: (row) => table.idAt(row) };
  const attributes = table.attributeNames().flatMap((name): readonly SearchField[] => {
    const column = table.column(name);
    if (!column || column.kind === "boolean") return [];
    const field = { of: "attribute", name } as const;
    return [{ target, table, field, place: 2, column, textAt: (row) => searchableText(table.valueAt(name, row)) }];
  });
  // There are many edges and few know their ids: those are looked up whole.
  return [...labels, ...(target === "nodes" ? [id] : []), ...attributes];
}

type Ranker = (folded: string) => MatchRank | undefined;

function scan(field: SearchField, found: Found, rank: Ranker): Generator<void, void> {
  if (field.column?.kind === "string") return scanWords(field, field.column, found, rank);
  return field.column === null ? scanNames(field, found, rank) : scanRows(field, found, rank);
}

/** Each distinct word once; then the rows of those that match. */
function* scanWords(
  field: SearchField,
  { words, codes }: Extract<Column, { kind: "string" }>,
  found: Found,
  rank: Ranker,
): Generator<void, void> {
  const ranks = yield* ranksOfWords(foldedWords(words), rank);
  if (ranks === null) return;
  for (let row = 0; row < field.table.count; row += 1) {
    if (row % sliceRows === sliceRows - 1) yield;
    const one = ranks[codes[row] ?? 0] ?? none;
    if (one < none) found.add(field, row, one);
  }
}

/** By the words' codes; null where none matches. */
function* ranksOfWords(folded: readonly string[], rank: Ranker): Generator<void, Int8Array | null> {
  const ranks = new Int8Array(folded.length + 1).fill(none);
  let isMatched = false;
  for (let index = 0; index < folded.length; index += 1) {
    if (index % sliceRows === sliceRows - 1) yield;
    ranks[index + 1] = rank(folded[index] ?? "") ?? none;
    isMatched ||= ranks[index + 1] !== none;
  }
  return isMatched ? ranks : null;
}

/** Labels and ids are folded once for each state of the table. */
function* scanNames(field: SearchField, found: Found, rank: Ranker): Generator<void, void> {
  const folded = yield* foldedNames(field);
  for (let row = 0; row < folded.length; row += 1) {
    if (row % sliceRows === sliceRows - 1) yield;
    const one = rank(folded[row] ?? "");
    if (one !== undefined) found.add(field, row, one);
  }
}

function* foldedNames({ table, field, textAt }: SearchField): Generator<void, readonly string[]> {
  const known = names[field.of].get(table);
  if (known?.version === table.version) return known.folded;
  const { version } = table;
  const folded: string[] = [];
  for (let row = 0; row < table.count; row += 1) {
    if (row % sliceRows === sliceRows - 1) yield;
    folded.push(foldText((textAt(row) ?? "").slice(0, longestText)));
  }
  names[field.of].set(table, { version, folded });
  return folded;
}

type KnownNames = WeakMap<ElementTable, { readonly version: number; readonly folded: readonly string[] }>;
const names: Readonly<Record<ElementHit["field"]["of"], KnownNames>> = {
  label: new WeakMap(),
  id: new WeakMap(),
  attribute: new WeakMap(),
};

function* scanNumbers(fields: readonly SearchField[], found: Found, number: number): Generator<void, void> {
  for (const field of fields) {
    if (field.column?.kind !== "number" || Number.isNaN(number)) continue;
    const { values } = field.column;
    for (let row = 0; row < field.table.count; row += 1) {
      if (values[row] === number) found.add(field, row, matchRanks.whole);
    }
    yield;
  }
}

function* scanRows(field: SearchField, found: Found, rank: Ranker): Generator<void, void> {
  for (let row = 0; row < field.table.count; row += 1) {
    if (row % sliceRows === sliceRows - 1) yield;
    const text = field.textAt(row);
    const one = text === undefined ? undefined : rank(foldText(text));
    if (one !== undefined) found.add(field, row, one);
  }
}

/** Words of a column are only ever added. */
function foldedWords(words: readonly string[]): readonly string[] {
  const known = foldedLists.get(words) ?? [];
  foldedLists.set(words, known);
  for (let index = known.length; index < words.length; index += 1) {
    known.push(foldText((words[index] ?? "").slice(0, longestText)));
  }
  return known;
}

const foldedLists = new WeakMap<readonly string[], string[]>();

function searchableText(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value.slice(0, longestText) : JSON.stringify(value).slice(0, longestText);
}

interface Found {
  add(field: SearchField, row: number, rank: number): void;
  count(): number;
  best(weight: (target: ElementTarget, row: number) => number): readonly ElementHit[];
}

const none = 127;

/** Keeps the best match of each element: the rows by score and field. */
function createFound(tables: GraphTables, limit: number): Found {
  const ranks = {
    nodes: new Int8Array(tables.nodes.count).fill(none),
    edges: new Int8Array(tables.edges.count).fill(none),
  };
  const lists = new Map<number, Map<SearchField, number[]>>();
  let count = 0;
  return {
    add(field, row, rank) {
      const own = ranks[field.target];
      const known = own[row] ?? none;
      if (known <= rank) return;
      if (known === none) count += 1;
      own[row] = rank;
      const score = scoreOf(field, rank);
      const list = lists.get(score) ?? new Map<SearchField, number[]>();
      lists.set(score, list);
      const rows = list.get(field);
      if (rows) rows.push(row);
      else list.set(field, [row]);
    },
    count: () => count,
    best(weight) {
      const hits: ElementHit[] = [];
      for (const score of [...lists.keys()].sort((a, b) => a - b)) {
        // What was found better later on is in an earlier list.
        const isBest = (field: SearchField) => (row: number) =>
          scoreOf(field, ranks[field.target][row] ?? none) === score;
        const list = [...(lists.get(score) ?? [])].flatMap(([field, rows]) =>
          heaviest(rows.filter(isBest(field)), limit, (row) => weight(field.target, row)).map(
            ({ row, weight: own }) => ({
              own,
              hit: toElementHit(field, row, rankOf(ranks[field.target][row] ?? none)),
            }),
          ),
        );
        pushAll(
          hits,
          list.toSorted((a, b) => b.own - a.own).map(({ hit }) => hit),
        );
        if (hits.length >= limit) break;
      }
      return hits.slice(0, limit);
    },
  };
}

/** A beginning of an attribute's value counts less than a word of the label. */
function scoreOf({ target, place }: SearchField, rank: number): number {
  return (target === "edges" ? 1000 : 0) + rank * 10 + placeWorth[place];
}

const placeWorth = { 0: 0, 1: 3, 2: 15 } as const;

function rankOf(rank: number): MatchRank {
  return Object.values(matchRanks).find((one) => one === rank) ?? matchRanks.typo;
}

interface Weighed {
  readonly row: number;
  readonly weight: number;
}

/** The few with the greatest weight, in order; equal ones as they stand. */
function heaviest(rows: readonly number[], limit: number, weight: (row: number) => number): readonly Weighed[] {
  const best: Weighed[] = [];
  for (const row of rows) {
    const own = weight(row);
    const last = best.at(-1);
    if (best.length >= limit && last && own <= last.weight) continue;
    let at = best.length;
    while (at > 0 && own > (best[at - 1]?.weight ?? 0)) at -= 1;
    best.splice(at, 0, { row, weight: own });
    if (best.length > limit) best.pop();
  }
  return best;
}

function toElementHit({ target, table, field, textAt }: SearchField, row: number, rank: MatchRank): ElementHit {
  return { target, id: table.idAt(row), rank, field, text: textAt(row) ?? "" };
}
