import { linkWord } from "../links/link-words";
import { areTimes, isWrittenNumber } from "./column-values";
import { type CsvTable, isLinked, widthOf } from "./csv-table";
import { areDirections, isDirectionName } from "./direction-words";
import { isPersonName } from "./guess-label";
import {
  findEnds,
  type HeaderEnds,
  isHeaderOfNamed,
  isHeaderOfNodes,
  isIdName,
  isIdOfThings,
  isLabelName,
  isNodeId,
  wordOf,
} from "./header-names";
import { columnOfRows, withLinkRoles } from "./link-columns";
import { commentsAbove, isComment, MOST_ROWS_ABOVE, rowsAbove } from "./rows-above";
import { sumInCells } from "./sum-rows";
import { areFew, type ColumnRole, headerCells, type TablePlan } from "./table-plan";

/** What a table may also mean; no doubt is left where none is given. */
export type TableDoubt =
  /** Its first row may name the columns, or be one more row. */
  | "header"
  /** A row may be an edge or a node. */
  | "kind"
  /** Which columns are the ends. */
  | "ends"
  /** Its header names more than one pair of ends. */
  | "pairs"
  /** Which sign stands before the decimals of its figures. */
  | "figures";

export interface TableGuess {
  readonly plan: TablePlan;
  readonly doubts: readonly TableDoubt[];
}

type Rows = readonly (readonly string[])[];

const basis = { shortRows: "node", sumRows: "skip", longRows: "refuse", sameEdges: "keep" } as const;

/** Guesses what the columns are: by the header's names in any order, else the first two are the ends. */
export function guessPlan(table: CsvTable): TableGuess {
  const width = widthOf(table);
  const rows = withoutSums(table, width);
  const header = findHeader(table, rows);
  if (header !== undefined) {
    const names = headerCells(table, header);
    const words = names.map(wordOf);
    const body = rows.slice(header + 1);
    const ends = findEnds(names, (column) => areTimes(body, (row) => row[column] ?? ""));
    if (ends && !isRowOfOne(names, ends, body)) return guessEdges({ words, rows, width, skipped: header, ends });
    return guessThings({ names, body, width, skipped: header });
  }
  return guessUnnamed(rows, width, rowsAbove(rows));
}

interface Things {
  readonly names: readonly string[];
  readonly body: Rows;
  readonly width: number;
  readonly skipped: number;
}

/** Nodes, and the links between them; those that have numbers may name each other by another column. */
function guessThings({ names, body, width, skipped }: Things): TableGuess {
  const isSaid = namesNodes(names, body);
  const guess = (id?: number): TableGuess => {
    const plan = guessNodes(names, width, skipped, id);
    // What has one column has no ends.
    return { plan, doubts: isSaid || plan.roles.length === 1 ? [] : ["kind"] };
  };
  if (isNodeId(names)) return guess();
  const said = withLinks(guess(), names, body);
  if (isSaid && said.plan.roles.includes("link")) return said;
  return withLinks(guess(columnOfRows(names, body)), names, body);
}

/** Rows of totals tell nothing of the others. What stands above the first whole row is a title. */
function withoutSums(table: CsvTable, width: number): Rows {
  const rows = table.rows.map(({ cells }) => cells);
  const top = rows.findIndex(({ length }) => length === width);
  return rows.filter((cells, row) => row <= top || sumInCells(cells) === undefined);
}

function withLinks({ plan, doubts }: TableGuess, names: readonly string[], body: Rows): TableGuess {
  const roles = withLinkRoles({ names, roles: plan.roles }, body);
  return { plan: { ...plan, roles }, doubts: roles.includes("link") ? [] : doubts };
}

/** "employee, role, manager": a row is the employee's, also where no manager stands. */
function isRowOfOne(names: readonly string[], { source, target }: Named["ends"], body: Rows): boolean {
  const sources = body.map((row) => row[source] ?? "");
  const isAlone = body.some(
    (row) => (row[target] ?? "") === "" && row.some((cell, at) => at !== source && cell !== ""),
  );
  return isAlone && linkWord(names[target] ?? "") === "relation" && new Set(sources).size === sources.length;
}

/** The first row whose names are known, under at most some rows that are narrower or comments. */
function findHeader(table: CsvTable, rows: Rows): number | undefined {
  const last = Math.min(rows.length, MOST_ROWS_ABOVE);
  for (let row = 0; row < last; row += 1) {
    const cells = headerCells(table, row);
    const isLone = isLoneName(cells, widthOf(table));
    const isTop = rows.slice(0, row).every((one) => one.length < cells.length || isComment(one));
    const body = rows.slice(row + 1);
    const isHeader = () => findEnds(cells) !== undefined || namesNodes(cells, body);
    if (isTop && (isLone || (cells.length > 1 && (isHeader() || columnOfRows(cells, body) !== undefined)))) return row;
    if (row > 0 && !isComment(rows[row] ?? []) && (rows[row]?.length ?? 0) > 1 && row > commentsAbove(rows) + 5) break;
  }
  return undefined;
}

function namesNodes(header: readonly string[], body: Rows): boolean {
  if (isHeaderOfNodes(header.map(wordOf))) return true;
  const firsts = body.map(([first = ""]) => first);
  return header.length > 1 && isHeaderOfNamed(header, firsts) && !isLinked(body);
}

/** A column alone that says what stands under it: a list of nodes. */
function isLoneName(cells: readonly string[], width: number): boolean {
  const header = cells.join();
  return /^(?:node )?id$/i.test(header) || (width === 1 && /^(?:nodes?|names?|labels?)$/i.test(header));
}

interface Named {
  readonly words: readonly string[];
  readonly rows: Rows;
  readonly width: number;
  readonly skipped: number;
  readonly ends: HeaderEnds;
}

function guessEdges({ words, rows, width, skipped, ends }: Named): TableGuess {
  const body = rows.slice(skipped + 1);
  const roles = rolesOf({
    words,
    body,
    width: Math.max(width, words.length),
    source: ends.source,
    target: ends.target,
  });
  // "node1,node2" may be a row as well as a header.
  const isData = ends.isWeak && isOneOf(rows[skipped] ?? [], body);
  const plan: TablePlan = {
    ...basis,
    kind: "edges",
    hasHeader: !isData,
    skipped,
    roles: isData ? rolesOf({ words: [], body: rows, width, source: 0, target: 1 }) : roles,
    directed: ends.directed && !isData,
  };
  return { plan, doubts: ends.pairs.length === 1 ? [] : ["pairs"] };
}

/** A table whose header, if it has one, says nothing known. */
function guessUnnamed(all: Rows, width: number, skipped: number): TableGuess {
  const rows = all.slice(skipped);
  const [first = [], ...rest] = rows;
  const firstRow = kindOfFirst(first, rest);
  const hasHeader = firstRow === "names" || (firstRow === "unknown" && isLinked(rest));
  const body = hasHeader ? rest : rows;
  const names = hasHeader ? first : [];
  const words = names.map(wordOf);
  const isPlain = width === 2 || (width === 3 && isWeightOrType(body)) || isOnlyPair(body, width);
  const doubts: TableDoubt[] = [
    ...(firstRow === "unknown" ? (["header"] as const) : []),
    ...(areEdges(body, rows.length) ? [] : (["kind"] as const)),
    ...(isPlain ? [] : (["ends"] as const)),
  ];
  // Names with figures beside them: facts about each.
  if (!isLinked(body) && areFigures(body, 1) && !areFigures(body, 0)) {
    return { plan: { ...guessNodes(names, width, skipped), hasHeader }, doubts };
  }
  const roles = rolesOf({ words, body, width, source: 0, target: 1 });
  return { plan: { ...basis, kind: "edges", hasHeader, skipped, roles, directed: false }, doubts };
}

/** The first two columns name the same things, and no other column names any of them. */
function isOnlyPair(body: Rows, width: number): boolean {
  if (!isLinked(body)) return false;
  const names = new Set(body.flatMap((cells) => cells.slice(0, 2)).filter((cell) => cell !== ""));
  return !body.some((cells) => cells.slice(2, width).some((cell) => names.has(cell)));
}

/** A row of data has figures, names that are in other rows, or one name where others have two; a row of names has figures under it. */
function kindOfFirst(first: readonly string[], rest: Rows): "names" | "data" | "unknown" {
  if (first.length === 1 && rest.some((row) => row.length > 1)) return "data";
  if (looksLikeHeader(first, rest)) return "names";
  return rest.length === 0 || first.some(isWrittenNumber) || isOneOf(first, rest) ? "data" : "unknown";
}

function guessNodes(names: readonly string[], width: number, skipped: number, own?: number): TablePlan {
  const words = names.map(wordOf);
  const byId = isIdOfThings(names) ? 0 : words.findIndex(isIdName);
  const isJob = names.some(isPersonName);
  const isLabel = (word: string) => isLabelName(word) && !(isJob && word === "title");
  const byName = words.findIndex(isLabel);
  const id = own ?? Math.max(0, byId >= 0 ? byId : byName);
  const roles = Array.from({ length: Math.max(width, words.length) }, (_, index): ColumnRole => {
    if (index === id) return "id";
    const word = words[index] ?? "";
    if (isLabel(word)) return "label";
    return word === "type" ? "type" : "attribute";
  });
  const hasHeader = words.length > 0;
  return { ...basis, kind: "nodes", hasHeader, skipped, roles: onceEach(roles), directed: false };
}

/** The plan for the other kind of table, its columns guessed by their names. */
export function planAs(kind: TablePlan["kind"], table: CsvTable, plan: TablePlan): TablePlan {
  const names = plan.hasHeader ? headerCells(table, plan.skipped) : [];
  if (kind === "nodes") return { ...guessNodes(names, widthOf(table), plan.skipped), hasHeader: plan.hasHeader };
  const ends: readonly ColumnRole[] = ["source", "target"];
  return { ...plan, kind, roles: plan.roles.map((_, index) => ends[index] ?? "attribute") };
}

interface Columns {
  readonly words: readonly string[];
  readonly body: Rows;
  readonly width: number;
  readonly source: number;
  readonly target: number;
}

function rolesOf({ words, body, width, source, target }: Columns): readonly ColumnRole[] {
  const roles = Array.from({ length: width }, (_, index): ColumnRole => {
    if (index === source) return "source";
    if (index === target) return "target";
    return edgeRole(words[index], body, index);
  });
  return onceEach(roles);
}

function edgeRole(word: string | undefined, rows: Rows, index: number): ColumnRole {
  if (word === "id" || word === "edgeid") return "id";
  if (word === "weight") return "weight";
  const isOther = word !== undefined && word !== "" && !isDirectionName(word);
  if (!isOther && areDirections(rows.map((cells) => cells[index] ?? ""))) return "direction";
  return word === "type" ? "type" : "attribute";
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

/** Its names are in other rows too, at either end; a header's do not. */
function isOneOf(row: readonly string[], rest: Rows): boolean {
  const ends = new Set(rest.flatMap((other) => other.slice(0, 2)));
  return row.slice(0, 2).some((end) => end !== "" && ends.has(end));
}

/** Some name stands at both ends, and all rows but a few have two. One row alone can be nothing else. */
function areEdges(rows: Rows, count: number): boolean {
  if (count === 1) return true;
  const whole = rows.filter(([source = "", target = ""]) => source !== "" && target !== "");
  return isLinked(rows) && whole.length >= rows.length * 0.7;
}

/** A row of names over a column of numbers. */
function looksLikeHeader(first: readonly string[], rest: Rows): boolean {
  if (first.some((cell) => cell === "" || isWrittenNumber(cell))) return false;
  return first.some((_, index) => areFigures(rest, index));
}

function areFigures(rows: Rows, index: number): boolean {
  const cells = rows.map((row) => row[index] ?? "").filter((cell) => cell !== "");
  return cells.length > 0 && cells.every(isWrittenNumber);
}

/** The third of three columns reads as a weight or as one of few types. */
function isWeightOrType(rows: Rows): boolean {
  const cells = rows.map((row) => row[2] ?? "").filter((cell) => cell !== "");
  return cells.every(isWrittenNumber) || areFew(cells);
}
