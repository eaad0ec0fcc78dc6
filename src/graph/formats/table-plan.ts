import { isNumber } from "./column-values";
import { type CsvTable, widthOf } from "./csv-table";

/** What a column is. Weight and type are attributes of these names; the direction is "directed" or "undirected". */
export const edgeRoles = ["source", "target", "weight", "type", "id", "direction", "attribute", "skip"] as const;
export const nodeRoles = ["id", "label", "type", "attribute", "skip"] as const;
export type ColumnRole = (typeof edgeRoles)[number] | (typeof nodeRoles)[number];

/** How a table is read as edges or nodes: guessed, then perhaps changed by a person. */
export interface TablePlan {
  readonly kind: "edges" | "nodes";
  readonly hasHeader: boolean;
  /** One a column. */
  readonly roles: readonly ColumnRole[];
  readonly directed: boolean;
  /** A row with one end: a node without edges, or nothing. */
  readonly shortRows: "node" | "skip";
  /** A row with more cells than the header: the file is refused, the row left out, or its extra cells are. */
  readonly longRows: "refuse" | "skip" | "cut";
  /** Rows with the same ends: an edge each, or one edge with their weights added up. */
  readonly sameEdges: "keep" | "join";
}

export interface TableGuess {
  readonly plan: TablePlan;
  /** Nothing in the table could well be meant otherwise. */
  readonly isSure: boolean;
}

/** Pairs of names that the two ends go by. The third value: whether they say that edges have a direction. */
const END_NAMES: readonly (readonly [string, string, boolean])[] = [
  ["source", "target", false],
  ["from", "to", true],
  ["src", "dst", true],
  ["src", "dest", true],
  ["start", "end", true],
  ["origin", "destination", true],
  ["sender", "receiver", true],
  ["parent", "child", true],
  ["node1", "node2", false],
  ["person1", "person2", false],
];
const ID_NAMES = ["id", "key", "nodeid", "node"];
const LABEL_NAMES = ["label", "name", "title"];

/** Guesses what the columns are: by the header's names in any order, else the first two are the ends. */
export function guessPlan(table: CsvTable): TableGuess {
  const [first, ...rest] = table.rows;
  const width = widthOf(table);
  const words = (first?.cells ?? []).map(wordOf);
  const body = rest.map(({ cells }) => cells);
  const ends = findEnds(words);
  if (!ends && isHeaderOfNodes(words)) return guessNodes(words, width);
  const hasHeader = ends !== undefined || looksLikeHeader(first?.cells ?? [], body);
  const [source, target, directed] = ends ?? [0, 1, false];
  const rows = hasHeader ? body : table.rows.map(({ cells }) => cells);
  const named = hasHeader ? words : [];
  const roles = Array.from({ length: width }, (_, index) => {
    if (index === source) return "source";
    if (index === target) return "target";
    return edgeRole(named[index], rows, index);
  });
  const isPlain = width === 2 || (width === 3 && isWeightOrType(rows));
  return {
    plan: { ...basis, kind: "edges", hasHeader, roles: onceEach(roles), directed },
    isSure: ends !== undefined || isPlain,
  };
}

/** The header's names, each once; columns without one get a name by place and content. */
export function columnNames(table: CsvTable, { hasHeader, roles }: TablePlan): readonly string[] {
  const header = hasHeader ? (table.rows[0]?.cells ?? []) : [];
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return roles.map((_, index) => {
    const cell = header[index] ?? "";
    const base = cell === "" ? defaultName(table, index, hasHeader) : cell;
    let name = base;
    let count = counts.get(base) ?? 2;
    for (; used.has(name); count += 1) name = `${base} ${count}`;
    counts.set(base, count);
    used.add(name);
    return name;
  });
}

const basis = { shortRows: "node", longRows: "refuse", sameEdges: "keep" } as const;

function guessNodes(words: readonly string[], width: number): TableGuess {
  const id = Math.max(
    0,
    words.findIndex((word) => ID_NAMES.includes(word)),
  );
  const roles = Array.from({ length: width }, (_, index): ColumnRole => {
    if (index === id) return "id";
    const word = words[index] ?? "";
    if (LABEL_NAMES.includes(word)) return "label";
    return word === "type" ? "type" : "attribute";
  });
  const plan: TablePlan = {
    ...basis,
    kind: "nodes",
    hasHeader: words.length > 0,
    roles: onceEach(roles),
    directed: false,
  };
  return { plan, isSure: isHeaderOfNodes(words) };
}

function edgeRole(word: string | undefined, rows: readonly (readonly string[])[], index: number): ColumnRole {
  if (word === "id") return "id";
  if (word === "weight") return "weight";
  if (word !== "type") return "attribute";
  return isDirection(rows.map((cells) => cells[index] ?? "")) ? "direction" : "type";
}

/** Each role but the plain ones is held by the first column that claims it. */
function onceEach(roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return roles.map((role) => {
    if (taken.has(role)) return "attribute";
    taken.add(role);
    return role;
  });
}

function wordOf(cell: string): string {
  return cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function findEnds(words: readonly string[]): readonly [number, number, boolean] | undefined {
  for (const [from, to, directed] of END_NAMES) {
    const source = words.findIndex((word) => isEndName(word, from));
    const target = words.findIndex((word) => isEndName(word, to));
    if (source >= 0 && target >= 0) return [source, target, directed];
  }
  return undefined;
}

function isEndName(word: string, name: string): boolean {
  return word === name || word === `${name}id` || word === `${name}name` || word === `${name}node`;
}

function isHeaderOfNodes(words: readonly string[]): boolean {
  return words[0] === "id" || (words.includes("id") && words.some((word) => [...LABEL_NAMES, "type"].includes(word)));
}

/** A row of names over a column of numbers. */
function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  if (first.some((cell) => cell === "" || isNumber(cell))) return false;
  return first.some((_, index) => {
    const cells = rest.map((row) => row[index] ?? "").filter((cell) => cell !== "");
    return cells.length > 0 && cells.every(isNumber);
  });
}

function isDirection(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.every((cell) => /^(?:un)?directed$/i.test(cell));
}

/** The third of three columns reads as a weight or as one of few types. */
function isWeightOrType(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.map((row) => row[2] ?? "").filter((cell) => cell !== "");
  return cells.every(isNumber) || new Set(cells).size <= Math.max(3, cells.length / 3);
}

/** Without a header the third column is a weight when it holds numbers, else the edge's type. */
function defaultName(table: CsvTable, index: number, hasHeader: boolean): string {
  if (index !== 2 || hasHeader) return `column ${index + 1}`;
  const cells = table.rows.map((row) => row.cells[index] ?? "").filter((cell) => cell !== "");
  return cells.every(isNumber) ? "weight" : "type";
}
/** The plan with one column's role changed; a role that only one column can have is taken from the other. */
export function withRole(plan: TablePlan, column: number, role: ColumnRole): TablePlan {
  const isShared = role === "attribute" || role === "skip";
  const roles = plan.roles.map((before, index) => {
    if (index === column) return role;
    return before === role && !isShared ? "attribute" : before;
  });
  return { ...plan, roles };
}

/** The plan for the other kind of table, its columns guessed by their names. */
export function planAs(kind: TablePlan["kind"], table: CsvTable, plan: TablePlan): TablePlan {
  const words = plan.hasHeader ? (table.rows[0]?.cells ?? []).map(wordOf) : [];
  if (kind === "nodes") return { ...guessNodes(words, widthOf(table)).plan, hasHeader: plan.hasHeader };
  const ends: readonly ColumnRole[] = ["source", "target"];
  return { ...plan, kind, roles: plan.roles.map((_, index) => ends[index] ?? "attribute") };
}
