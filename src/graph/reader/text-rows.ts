import { folded, numberInText } from "@/graph/selector/match/compare-values";
import type { ElementTarget } from "../document/graph-types";
import { valueText } from "../styles/labels";
import type { Column, ElementTable, GraphTables } from "../tables/element-table";

/**
 * Rows whose id or any value holds the text, case aside, in document order; for edges also a name of their ends. Numbers
 * are found by what they are, not by a part: "12" finds 12 and not 120.
 */
export function textRows(tables: GraphTables, target: ElementTarget, text: string): Uint32Array {
  const marks = markRows(tables[target], text);
  if (target === "edges") markByEnds(tables, folded(text), marks);
  let count = 0;
  for (const mark of marks) count += mark;
  const rows = new Uint32Array(count);
  let place = 0;
  for (let row = 0; row < marks.length; row += 1) {
    if (marks[row] === 0) continue;
    rows[place] = row;
    place += 1;
  }
  return rows;
}

function markRows(table: ElementTable, text: string): Uint8Array {
  const marks = new Uint8Array(table.count);
  const wanted = folded(text);
  for (let row = 0; row < table.count; row += 1) {
    if (folded(table.idAt(row)).includes(wanted)) marks[row] = 1;
  }
  const search: Search = { wanted, number: numberInText(text), marks };
  for (const name of table.attributeNames()) {
    const column = table.column(name);
    if (column) markColumn(column, search);
  }
  return marks;
}

interface Search {
  readonly wanted: string;
  readonly number: number | undefined;
  readonly marks: Uint8Array;
}

function markColumn(column: Column, search: Search): void {
  const isHit = testOf(column, search);
  for (let row = 0; isHit && row < search.marks.length; row += 1) if (isHit(row)) search.marks[row] = 1;
}

/** Whether the value of a row holds the text; undefined where none can. */
function testOf(column: Column, { wanted, number }: Search): ((row: number) => boolean) | undefined {
  switch (column.kind) {
    case "number": {
      const { values } = column;
      return number === undefined ? undefined : (row) => values[row] === number;
    }
    case "string": {
      // Each word is looked at once, however many rows hold it.
      const hits = Uint8Array.from([0, ...column.words.map((word) => Number(folded(word).includes(wanted)))]);
      const { codes } = column;
      return (row) => hits[codes[row] ?? 0] === 1;
    }
    case "boolean": {
      const code = ["", "false", "true"].indexOf(wanted);
      return code <= 0 ? undefined : (row) => column.values[row] === code;
    }
    case "mixed":
      return (row) => folded(valueText(column.values[row] ?? "")).includes(wanted);
  }
}

/** By name alone: a hit anywhere in an end's values would find too much. */
function markByEnds(tables: GraphTables, wanted: string, marks: Uint8Array): void {
  const named = new Uint8Array(tables.nodes.count);
  for (let row = 0; row < named.length; row += 1) {
    if (folded(tables.labelAt(row)).includes(wanted)) named[row] = 1;
  }
  for (let row = 0; row < marks.length; row += 1) {
    if (named[tables.sourceRow(row)] === 1 || named[tables.targetRow(row)] === 1) marks[row] = 1;
  }
}
