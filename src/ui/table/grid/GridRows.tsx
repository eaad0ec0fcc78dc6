import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import type { LeftBy } from "../../values/ValueEditor";
import type { TableColumn } from "../columns/column-types";
import { writtenAttribute } from "../columns/table-columns";
import { CellEditor } from "./CellEditor";
import { GridRow } from "./GridRow";
import type { GridPlace } from "./grid-place";
import type { GridEdit } from "./use-grid-edit";
import { afterEdit } from "./use-grid-keys";
import type { GridState } from "./use-grid-state";
import { type GridVirtual, sizes } from "./use-grid-virtual";

interface GridRowsProps {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly virtual: GridVirtual;
  readonly first: TableColumn;
  readonly grid: GridState;
  readonly columns: readonly TableColumn[];
  readonly isSelected: ReadonlySet<string>;
  readonly version: number;
  readonly edit: GridEdit;
  goTo(place: GridPlace): void;
}

/** The rows in sight, each where it belongs in the whole height. */
export function GridRows(props: GridRowsProps) {
  const { target, rows, virtual, first, grid, isSelected, version } = props;
  const { document } = useServices();
  const table = document.tables[target];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the virtual grid.
    <div role="rowgroup">
      {virtual.rows.map(({ index }) => {
        const row = rows[index] ?? -1;
        const id = table.idAt(row);
        const isActive = index === grid.place.row;
        return (
          <GridRow
            key={id}
            target={target}
            index={index}
            row={row}
            top={sizes.head + index * sizes.row}
            first={first}
            cells={virtual.cells}
            isSelected={isSelected.has(id)}
            isHidden={!document.isVisible(target, id)}
            activeKey={isActive ? grid.active.key : null}
            editor={isActive && grid.isEditing ? <ActiveEditor {...props} id={id} row={row} /> : null}
            version={version}
          />
        );
      })}
    </div>
  );
}

function ActiveEditor({ id, row, ...props }: GridRowsProps & { readonly id: string; readonly row: number }) {
  const { target, rows, grid, columns, edit, goTo } = props;
  const { document } = useServices();
  const column = columns[grid.place.column];
  const attribute = column && writtenAttribute(document, row, column.content);
  if (attribute === undefined) return null;
  const leave = (by: LeftBy) => {
    grid.endEdit(by !== "blur");
    const next = afterEdit(grid.place, by, rows.length, columns.length);
    if (next) goTo(next);
  };
  return <CellEditor target={target} id={id} attribute={attribute} edit={edit} typed={grid.typed} onLeave={leave} />;
}
