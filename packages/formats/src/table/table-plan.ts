import type { Attributes } from "../host";
import { isWrittenNumber } from "./column-values";
import type { CsvRow, CsvTable } from "./csv-table";
import type { DecimalSign } from "./figures";

/** What a column is. A link is an edge to each row it names. Weight and type are attributes, the direction "directed" or "undirected". */
export const edgeRoles = ["source", "target", "weight", "type", "id", "direction", "attribute", "skip"] as const;
export const nodeRoles = ["id", "label", "type", "link", "attribute", "skip"] as const;
export type ColumnRole = (typeof edgeRoles)[number] | (typeof nodeRoles)[number];

/** How a table is read as edges or nodes: guessed, then perhaps changed by a person. */
export interface TablePlan {
  readonly kind: "edges" | "nodes";
  readonly hasHeader: boolean;
  /** Rows above the first that is read, such as a title; they are left out. */
  readonly skipped: number;
  /** One a column. */
  readonly roles: readonly ColumnRole[];
  readonly directed: boolean;
  /** Absent: as the table shows it. */
  readonly decimals?: DecimalSign;
  /** A row with one end: a node without edges, or nothing. */
  readonly shortRows: "node" | "skip";
  /** The same of a row that adds up those above it. */
  readonly sumRows: "skip" | "node";
  /** A row with more cells than the header: the file is refused, the row left out, or its extra cells are. */
  readonly longRows: "refuse" | "skip" | "cut";
  /** Rows with the same ends: an edge each, or one edge with their weights added up. */
  readonly sameEdges: "keep" | "join";
}

export interface TableRow {
  readonly row: CsvRow;
  /** What it is called where an earlier row is called so, too: its id is one of its own. */
  readonly namesake?: string;
  readonly attributes: Attributes;
  cell(role: ColumnRole): string;
}

/** The header's names, each once; columns without one get a name by place and content. */
export function columnNames(table: CsvTable, plan: TablePlan): readonly string[] {
  const { hasHeader, skipped, roles } = plan;
  const header = hasHeader ? headerCells(table, skipped) : [];
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return roles.map((_, index) => {
    const cell = header[index] ?? "";
    const base = cell === "" ? defaultName(table, index, plan) : cell;
    let name = base;
    let count = counts.get(base) ?? 2;
    for (; used.has(name); count += 1) name = `${base} ${count}`;
    counts.set(base, count);
    used.add(name);
    return name;
  });
}

/** The names in a row that may be written as a comment: # source target. */
export function headerCells(table: CsvTable, row: number): readonly string[] {
  const cells = table.rows[row]?.cells ?? [];
  const [first = "", ...rest] = cells;
  const bare = first.replace(/^[#%]+\s*/, "");
  return bare === "" && rest.length > 0 ? rest : [bare, ...rest];
}

/** The rows that are read, under the header. */
export function bodyRows(table: CsvTable, { hasHeader, skipped }: TablePlan): readonly CsvRow[] {
  return table.rows.slice(skipped + (hasHeader ? 1 : 0));
}

/** Without a header the third column of edges is a weight when it holds numbers; their type, the last, when it is one of few. */
function defaultName(table: CsvTable, index: number, { kind, hasHeader, roles }: TablePlan): string {
  const plain = `column ${index + 1}`;
  if (index !== 2 || hasHeader || kind === "nodes") return plain;
  const cells = table.rows.map((row) => row.cells[index] ?? "").filter((cell) => cell !== "");
  if (cells.every(isWrittenNumber)) return "weight";
  return roles.length === 3 && areFew(cells) ? "type" : plain;
}

/** As types are, which many edges share. */
export function areFew(cells: readonly string[]): boolean {
  return new Set(cells).size <= Math.max(3, cells.length / 3);
}

/** The plan with one column's role changed; a role that only one column can have is taken from the other. */
export function withRole(plan: TablePlan, column: number, role: ColumnRole): TablePlan {
  const isShared = role === "attribute" || role === "skip" || role === "link";
  const roles = plan.roles.map((before, index) => {
    if (index === column) return role;
    return before === role && !isShared ? "attribute" : before;
  });
  return { ...plan, roles };
}
