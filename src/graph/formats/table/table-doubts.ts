import { failure, type ReadFailure } from "../read-result";
import { findEnds } from "./header-names";
import type { TableDoubt } from "./table-guess";
import { headerCells } from "./table-plan";
import { openFigure, type TableSource } from "./table-rows";

const CELLS_SHOWN = 4;

/** How a table was read that may mean something else. */
export function doubtNote(source: TableSource, doubt: TableDoubt): string {
  const { kind, hasHeader, roles } = source.plan;
  switch (doubt) {
    case "header":
      return hasHeader
        ? `I read the first row (${firstRow(source)}) as a header.`
        : `I read the first row (${firstRow(source)}) as data, not as a header.`;
    case "kind":
      return kind === "edges" ? "I read each row as an edge." : "I read each row as a node.";
    case "figures":
      return figureNote(openFigure(source));
    case "ends":
    case "pairs":
      return `Of ${roles.length} columns, I read ${placeOf(roles.indexOf("source"))} and ${placeOf(roles.indexOf("target"))} as source and target.`;
  }
}

/** The same as a refusal, with what to do about it. */
export function doubtRefusal(source: TableSource, doubts: readonly TableDoubt[]): ReadFailure {
  const why: Readonly<Record<TableDoubt, string>> = {
    header: `the first row (${firstRow(source)}) may be a header or data`,
    kind: "a row may be an edge or a node",
    ends: "I can't tell which two columns an edge connects",
    figures: "a comma or dot in the numbers may separate decimals or thousands",
    pairs: `source and target may be ${pairsIn(source)}`,
  };
  const reasons = doubts.map((doubt) => why[doubt]);
  return failure(`${source.fileName} can be read in several ways: ${reasons.join("; ")}.`, {
    isUnsure: true,
    isTable: true,
    hint: "Name the columns in the first row: source,target for edges, id,name for nodes.",
  });
}

export function figureNote(open: ReturnType<typeof openFigure>): string {
  const { name = "", cell = "", value } = open ?? {};
  return `I read “${cell}” in ${name} as ${value}.`;
}

/** "From and To, or Sender and Receiver": as the header calls them. */
function pairsIn({ table, plan }: TableSource): string {
  const names = headerCells(table, plan.skipped);
  const pairs = findEnds(names)?.pairs ?? [];
  return pairs.map(([source, target]) => `${names[source]} and ${names[target]}`).join(", or ");
}

function firstRow({ table, plan }: TableSource): string {
  const cells = headerCells(table, plan.skipped);
  const shown = cells.slice(0, CELLS_SHOWN).map((cell) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell));
  return cells.length > CELLS_SHOWN ? `${shown.join(", ")} …` : shown.join(", ");
}

function placeOf(column: number): string {
  return column < 2 ? (["the first", "the second"][column] ?? "none") : `column ${column + 1}`;
}
