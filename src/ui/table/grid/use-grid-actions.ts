import { readBlock } from "@parley/formats/read";
import type { ClipboardEvent } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { AllWords } from "@/words/words";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import type { TableColumn } from "../columns/column-types";
import { writtenAttribute } from "../columns/table-columns";
import { rowsAsTsv } from "../table-text";
import type { GridPlace } from "./grid-place";
import { type PastePlan, planPaste } from "./paste-plan";
import type { GridEdit, GridState } from "./use-grid";
import type { GridVirtual } from "./use-grid-virtual";

export interface GridParts {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly columns: readonly TableColumn[];
  readonly grid: GridState;
  readonly virtual: GridVirtual;
  readonly edit: GridEdit;
}

export interface GridActions {
  /** Makes it the active cell, in sight and with the focus. */
  goTo(place: GridPlace): void;
  /** False where it cannot be edited. `typed`: written over what is there. */
  beginEdit(place: GridPlace, typed?: string): boolean;
  /** Says why nothing is written there. */
  tellFixed(place: GridPlace): void;
  clearValue(place: GridPlace): void;
  /** The rows that are selected, else the one with the focus. */
  copy(event: ClipboardEvent): void;
  zoomTo(row: number): Promise<void>;
}

/** What keys and pointer do in the grid, by place. */
export function useGridActions({ target, rows, columns, grid, virtual, edit }: GridParts): GridActions {
  const { document, view } = useServices();
  const { table: words } = useAllWords();
  const table = document.tables[target];
  const idAt = (row: number) => table.idAt(rows[row] ?? -1);
  const attributeAt = (place: GridPlace) => {
    const column = columns[place.column];
    return column && writtenAttribute(document, rows[place.row] ?? -1, column.content);
  };
  return {
    goTo(place) {
      virtual.reveal(place);
      grid.go(place, true);
    },
    beginEdit(place, typed) {
      const isWritten = attributeAt(place) !== undefined;
      if (isWritten) grid.edit(typed ?? null);
      return isWritten;
    },
    tellFixed(place) {
      const column = columns[place.column];
      if (!column) return;
      const isComputed = column.content.kind === "computed";
      view.change({ toast: { text: isComputed ? words.paste.fixed(column.title) : words.fixed(column.title) } });
    },
    clearValue(place) {
      const attribute = attributeAt(place);
      if (attribute === undefined || table.valueAt(attribute, rows[place.row] ?? -1) === undefined) return;
      void edit.write(idAt(place.row), attribute, undefined);
    },
    copy(event) {
      if (grid.isEditing) return;
      event.preventDefault();
      const chosen = new Set(document.selection[target]);
      const selected = rows.filter((row) => chosen.has(table.idAt(row)));
      const own = rows.subarray(Math.max(0, grid.place.row), grid.place.row + 1);
      const copied = selected.length > 0 ? selected : own;
      event.clipboardData.setData("text/plain", rowsAsTsv({ document, target, rows: copied, columns }));
    },
    zoomTo: (row) => edit.zoomTo(idAt(row)),
  };
}

/** So many refused cells are named one by one. */
const mostShown = 3;

/** Lays a block from the clipboard over the cells from the one with the focus on: one undo step; what was refused is said. */
export function useGridPaste({ target, rows, columns, grid }: Pick<GridParts, "target" | "rows" | "columns" | "grid">) {
  const { document, edit, view } = useServices();
  const { table: words, frame } = useAllWords();
  const lay = async (text: string) => {
    const plan = planPaste(await readBlock(text), { document, target, rows, columns, place: grid.place });
    const { values } = plan;
    if (values.length > 0) {
      const done = await edit.run(
        { name: "setValues", input: { values, target } },
        { title: words.paste.step(values.length) },
      );
      if (done?.success !== true) return;
    }
    const left = refusalText(plan, words.paste);
    const total = values.length + plan.refused.length + plan.outside;
    if (left !== "")
      view.change({ notice: { tone: "warn", title: words.paste.some(values.length, total), text: left } });
    else
      view.change({ toast: { text: words.paste.done(values.length), action: { title: frame.undo, run: edit.undo } } });
  };
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (grid.isEditing || grid.place.row < 0 || text === "") return;
    event.preventDefault();
    void lay(text);
  };
}

function refusalText({ refused, outside }: PastePlan, words: AllWords["table"]["paste"]): string {
  const shown = refused.slice(0, mostShown).map(({ text, expected, column, row }) => {
    const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
    return expected === "fixed" ? words.fixed(column) : words.refused[expected](short, column, row);
  });
  const more = refused.length - mostShown;
  return [
    ...new Set(shown),
    ...(more > 0 ? [words.more(more)] : []),
    ...(outside > 0 ? [words.outside(outside)] : []),
  ].join(" ");
}
