import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { type LeftBy, ValueEditor } from "../../values/ValueEditor";
import { kindOfValue } from "../../values/value-kind";
import { numberText } from "../../values/value-text";
import type { TableColumn } from "../columns/column-types";
import { writtenAttribute } from "../columns/table-columns";
import { GridRow } from "./GridRow";
import { afterEdit } from "./grid-keys";
import type { GridEdit } from "./use-grid";
import type { GridActions, GridParts } from "./use-grid-actions";
import { sizes } from "./use-grid-virtual";

interface GridRowsProps extends GridParts, Pick<GridActions, "goTo"> {
  readonly first: TableColumn;
  readonly isSelected: ReadonlySet<string>;
  readonly version: number;
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

interface CellEditorProps {
  readonly target: ElementTarget;
  readonly id: string;
  readonly attribute: string;
  readonly edit: GridEdit;
  /** Written over what is there. */
  readonly typed: string | null;
  onLeave(by: LeftBy): void;
}

/** The editor in a cell of the table, of the kind of the value that is there or usual there. */
function CellEditor({ target, id, attribute, edit, typed, onLeave }: CellEditorProps) {
  const { document } = useServices();
  const { language } = useWords();
  const table = document.tables[target];
  const value = table.valueAt(attribute, table.rowOf(id) ?? -1) ?? undefined;
  const column = table.column(attribute);
  const some = column?.kind === "number" ? column.values.find((number) => !Number.isNaN(number)) : undefined;
  return (
    <ValueEditor
      name={attribute}
      kind={kindOfValue(value, table, attribute)}
      value={value}
      typed={typed}
      leavesFirst={true}
      {...(some === undefined ? {} : { example: numberText(some, language) })}
      onSave={(wanted) => edit.write(id, attribute, wanted)}
      onLeave={onLeave}
    />
  );
}
