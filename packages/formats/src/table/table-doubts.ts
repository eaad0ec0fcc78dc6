import type { ReadFault } from "../fault-texts";
import type { ReadNote } from "../note-texts";
import { failure, type ReadFailure } from "../read-result";
import { findEnds } from "./header-names";
import type { TableDoubt } from "./table-guess";
import { headerCells } from "./table-plan";
import { openFigure, type TableSource } from "./table-rows";

const CELLS_SHOWN = 4;

/** How a table was read that may mean something else. */
export function doubtNote(source: TableSource, doubt: TableDoubt): ReadNote {
  const { kind, hasHeader, roles } = source.plan;
  switch (doubt) {
    case "header":
      return { id: hasHeader ? "headerRow" : "dataRow", with: { cells: firstRow(source) } };
    case "kind":
      return { id: kind === "edges" ? "rowsAreEdges" : "rowsAreNodes" };
    case "figures":
      return figureNote(openFigure(source));
    case "ends":
    case "pairs": {
      const [from, to] = [roles.indexOf("source") + 1, roles.indexOf("target") + 1];
      return { id: "ends", with: { columns: roles.length, from, to } };
    }
  }
}

/** The same as a refusal, with what to do about it. */
export function doubtRefusal(source: TableSource, doubts: readonly TableDoubt[]): ReadFailure {
  const why: Readonly<Record<TableDoubt, ReadFault>> = {
    header: { id: "headerOrData", with: { cells: firstRow(source) } },
    kind: { id: "edgeOrNode" },
    ends: { id: "whichEnds" },
    figures: { id: "whichFigures" },
    pairs: { id: "whichPair", with: { pairs: pairsIn(source) } },
  };
  const reasons = doubts.map((doubt) => why[doubt]);
  const said = { id: "severalWays", with: { file: source.fileName, reasons } } as const;
  return failure(said, { isUnsure: true, isTable: true, hint: { id: "nameColumns" } });
}

export function figureNote(open: ReturnType<typeof openFigure>): ReadNote {
  const { name = "", cell = "", value = "" } = open ?? {};
  return { id: "figure", with: { cell, name, value: `${value}` } };
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
