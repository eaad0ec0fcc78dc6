import type { JsonValue } from "@/lib/json";
import type { GraphFold } from "../changes/change-types";
import { valueText } from "../styles/labels";
import type { GraphTables } from "../tables/element-table";

/** The nodes of one value. */
export interface FoldGroup {
  readonly key: string;
  readonly value: JsonValue;
  /** Of the table of nodes, ascending; at least two. */
  readonly rows: readonly number[];
  /** Its nodes are drawn themselves. */
  readonly isOpen: boolean;
}

/** A group has at least so many nodes: one that stands for itself says nothing new. */
const leastNodes = 2;

/** The name of a value that tells 3 from "3", in `GraphFold.open`. */
export function groupKey(value: JsonValue): string {
  return JSON.stringify(value);
}

/** The groups an attribute makes, the largest first; nodes without a value, and those alone with theirs, are in none. */
export function groupsOf({ nodes }: GraphTables, { by, open }: GraphFold): readonly FoldGroup[] {
  return groupsIn(nodes.count, (row) => nodes.valueAt(by, row), open);
}

/** The same of values that are in no table yet. */
export function groupsIn(
  count: number,
  valueAt: (row: number) => JsonValue | undefined,
  open: readonly string[],
): readonly FoldGroup[] {
  const unfolded = new Set(open);
  return [...rowsByValue(count, valueAt)]
    .filter(([, { rows }]) => rows.length >= leastNodes)
    .map(([key, { value, rows }]) => ({ key, value, rows, isOpen: unfolded.has(key) }))
    .sort((a, b) => b.rows.length - a.rows.length || compareTexts(a.key, b.key));
}

/** "Community 3", "Sales": a word stands for itself, a number or a yes needs the attribute. */
export function groupName(by: string, value: JsonValue): string {
  if (typeof value === "string") return value;
  return `${by.slice(0, 1).toUpperCase()}${by.slice(1)} ${valueText(value)}`;
}

/** What a fold leaves to see, in numbers. */
export interface FoldFigures {
  /** Groups drawn as one node each. */
  readonly folded: number;
  /** The nodes they stand for. */
  readonly nodes: number;
  /** Groups whose nodes are drawn themselves. */
  readonly open: number;
}

/** Kept for each version of the nodes: a status line asks often. */
export function foldFigures(tables: GraphTables, fold: GraphFold): FoldFigures {
  const known = groupsOfFold.get(fold);
  if (known?.tables === tables && known.version === tables.nodes.version) return known.figures;
  const groups = groupsOf(tables, fold);
  const folded = groups.filter(({ isOpen }) => !isOpen);
  const figures = {
    folded: folded.length,
    nodes: folded.reduce((sum, { rows }) => sum + rows.length, 0),
    open: groups.length - folded.length,
  };
  groupsOfFold.set(fold, { tables, version: tables.nodes.version, figures });
  return figures;
}

const groupsOfFold = new WeakMap<
  GraphFold,
  { readonly tables: GraphTables; readonly version: number; readonly figures: FoldFigures }
>();

interface Members {
  readonly value: JsonValue;
  readonly rows: number[];
}

function rowsByValue(count: number, valueAt: (row: number) => JsonValue | undefined): ReadonlyMap<string, Members> {
  const groups = new Map<string, Members>();
  const plain = new Map<JsonValue, Members>();
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row);
    if (value === undefined || value === null || value === "") continue;
    let members = plain.get(value);
    if (members === undefined) {
      const key = groupKey(value);
      members = groups.get(key) ?? { value, rows: [] };
      groups.set(key, members);
      plain.set(value, members);
    }
    members.rows.push(row);
  }
  return groups;
}

/** Numbers in their names in the order of numbers. */
function compareTexts(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
