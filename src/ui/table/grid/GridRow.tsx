import { type CSSProperties, memo, type ReactNode } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import type { TableColumn } from "../columns/column-types";
import { signRoom } from "../columns/column-width";
import { cellValue } from "../columns/table-columns";
import { CellContent, fullText } from "./CellContent";
import type { GridCell } from "./use-grid-virtual";

export interface GridRowProps {
  readonly target: ElementTarget;
  /** Among the rows shown, from 0. */
  readonly index: number;
  /** Of the element table. */
  readonly row: number;
  readonly top: number;
  readonly first: TableColumn;
  readonly cells: readonly GridCell[];
  readonly isSelected: boolean;
  /** Hidden by the graph's filter: marked, and still there. */
  readonly isHidden: boolean;
  /** The column that has the focus, where it is in this row. */
  readonly activeKey: string | null;
  /** In place of that cell's content. */
  readonly editor: ReactNode;
  readonly version: number;
}

/** One element. Drawn again only when something of it changed. */
export const GridRow = memo(OneRow);

function OneRow(props: GridRowProps) {
  const { index, top, first, cells, isSelected, isHidden } = props;
  const names = ["grid-row", isSelected ? "is-on" : "", isHidden ? "is-off" : ""].join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={names}
      data-index={index}
      style={{ top }}
    >
      <Cell {...props} column={first} index={0} className="cell first" style={{ width: first.width }} />
      {cells.map(({ column, index: place, left }) => (
        <Cell
          key={column.key}
          {...props}
          column={column}
          index={place}
          className={column.isNumber ? "cell num" : "cell"}
          style={{ left, width: column.width }}
        />
      ))}
    </div>
  );
}

interface CellProps extends Omit<GridRowProps, "index"> {
  readonly column: TableColumn;
  readonly index: number;
  readonly className: string;
  readonly style: CSSProperties;
}

function Cell({ target, row, column, index, className, style, activeKey, editor, isHidden, version }: CellProps) {
  const words = useAllWords("table");
  const isActive = activeKey === column.key;
  const isEditing = isActive && editor !== null;
  const { document } = useServices();
  const full = isEditing
    ? null
    : fullText(cellValue(document, target, row, column.content), column.width - signRoom(column.content));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have support them.
    <div
      role={index === 0 ? "rowheader" : "gridcell"}
      aria-colindex={index + 1}
      aria-readonly={column.content.kind === "end" || column.content.kind === "computed"}
      tabIndex={isActive ? 0 : -1}
      data-key={column.key}
      className={isEditing ? `${className} edit` : className}
      style={style}
      // The cell with the focus shows it below.
      title={isActive ? undefined : (full ?? undefined)}
    >
      {isEditing ? (
        editor
      ) : (
        <>
          <CellContent target={target} row={row} content={column.content} version={version} />
          {index === 0 && isHidden && <span className="sr">{words.hidden}</span>}
          {isActive && full !== null && (
            <div className="cell-full" aria-hidden="true" dir="auto">
              {full}
            </div>
          )}
        </>
      )}
    </div>
  );
}
