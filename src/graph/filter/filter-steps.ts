import { selectRows } from "@/graph/selector/match/select-rows";
import type { FilterStep, GraphFilter } from "../changes/change-types";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";

/** The filter of these steps; without any there is none. */
export function filterOf(steps: readonly FilterStep[]): GraphFilter | null {
  return steps.length === 0 ? null : { steps, text: stepsText(steps) };
}

/** The filter's text while it can hide something. */
export function filterText(filter: GraphFilter | null): string | null {
  return filter?.steps.some(({ enabled }) => enabled) ? filter.text : null;
}

export interface ShownRows {
  /** One byte a row: 1 for what is shown. null: every row. */
  readonly nodes: Uint8Array | null;
  readonly edges: Uint8Array | null;
}

export interface FilterCount {
  readonly nodes: number;
  readonly edges: number;
}

/** What the steps that are on show together: an edge needs both its ends and to meet the steps of edges. */
export function shownRows(steps: readonly FilterStep[], tables: GraphTables): ShownRows {
  let shown: ShownRows = { nodes: null, edges: null };
  for (const step of steps) if (step.enabled) shown = narrowed(shown, step, tables);
  return shown;
}

/** How much is shown after each step and those before it; a step that is off leaves it as it was. Kept per filter. */
export function filterCounts(filter: GraphFilter | null, tables: GraphTables): readonly FilterCount[] {
  if (filter === null) return [];
  const stamp = [tables, tables.nodes.version, tables.edges.version];
  const known = counted.get(filter);
  if (known?.stamp.every((part, index) => part === stamp[index])) return known.counts;
  const counts = countsOf(filter.steps, tables);
  counted.set(filter, { stamp, counts });
  return counts;
}

/** How much is shown at last: everything where there is no filter. */
export function countShown(filter: GraphFilter | null, tables: GraphTables): FilterCount {
  return filterCounts(filter, tables).at(-1) ?? { nodes: tables.nodes.count, edges: tables.edges.count };
}

const counted = new WeakMap<
  GraphFilter,
  { readonly stamp: readonly unknown[]; readonly counts: readonly FilterCount[] }
>();

/** The same for steps that are not in force (yet). */
export function countsOf(steps: readonly FilterStep[], tables: GraphTables): readonly FilterCount[] {
  let shown: ShownRows = { nodes: null, edges: null };
  return steps.map((step) => {
    if (step.enabled) shown = narrowed(shown, step, tables);
    return { nodes: sum(shown.nodes, tables.nodes.count), edges: sum(shown.edges, tables.edges.count) };
  });
}

function narrowed(shown: ShownRows, { target, where }: FilterStep, tables: GraphTables): ShownRows {
  const meets = marks(selectRows(where, target, tables), tables[target].count);
  const own = both(shown[target], meets);
  if (target === "edges") return { ...shown, edges: own };
  return { nodes: own, edges: withEnds(shown.edges, own, tables) };
}

/** An edge of a hidden end is hidden. */
function withEnds(edges: Uint8Array | null, nodes: Uint8Array, tables: GraphTables): Uint8Array {
  const shown = edges ?? new Uint8Array(tables.edges.count).fill(1);
  for (let row = 0; row < shown.length; row += 1) {
    if (nodes[tables.sourceRow(row)] !== 1 || nodes[tables.targetRow(row)] !== 1) shown[row] = 0;
  }
  return shown;
}

function both(before: Uint8Array | null, meets: Uint8Array): Uint8Array {
  if (before === null) return meets;
  for (let row = 0; row < meets.length; row += 1) if (before[row] !== 1) meets[row] = 0;
  return meets;
}

/** One byte per row: 1 for those listed. */
export function marks(rows: Uint32Array, count: number): Uint8Array {
  const marked = new Uint8Array(count);
  for (const row of rows) marked[row] = 1;
  return marked;
}

function sum(shown: Uint8Array | null, count: number): number {
  if (shown === null) return count;
  let total = 0;
  for (const one of shown) total += one;
  return total;
}

function stepsText(steps: readonly FilterStep[]): string {
  const on = steps.filter(({ enabled }) => enabled);
  const texts = (target: ElementTarget) => on.filter((step) => step.target === target).map(toTerm);
  const joined = (target: ElementTarget) => {
    const [only, ...more] = texts(target);
    return only === undefined
      ? ""
      : [only, ...more].map(({ text, term }) => (more.length > 0 ? term : text)).join(" && ");
  };
  const [nodes, edges] = [joined("nodes"), joined("edges")];
  return nodes !== "" && edges !== "" ? `${nodes}; edges: ${edges}` : nodes + edges;
}

/** A step's text, and the same where it stands beside others. */
function toTerm({ text, where }: FilterStep): { readonly text: string; readonly term: string } {
  return { text, term: where.op === "or" ? `(${text})` : text };
}
