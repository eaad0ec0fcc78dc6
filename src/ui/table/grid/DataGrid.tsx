import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { ElementTarget } from "@/graph/document/graph-types";
import { watchSize } from "../../parts/watch-size";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocument, useDocumentVersion } from "../../use-document";
import { ColumnMenu } from "../columns/ColumnMenu";
import type { TableColumn } from "../columns/column-types";
import { withFreeRoom } from "../columns/column-width";
import { type ColumnActionDeps, nextOrder } from "../columns/use-column-actions";
import { GridHead } from "./GridHead";
import { GridRows } from "./GridRows";
import { handleGridKey } from "./grid-keys";
import { useGridPointer } from "./grid-pointer";
import { selectionOf, useFollowSelection, useGridEdit, useGridState, useRowSelection } from "./use-grid";
import { useGridActions, useGridPaste } from "./use-grid-actions";
import { sizes, useGridVirtual } from "./use-grid-virtual";

interface DataGridProps {
  readonly target: ElementTarget;
  readonly rows: Uint32Array;
  readonly columns: readonly TableColumn[];
  readonly actions: ColumnActionDeps;
}

/** The rows as an ARIA grid: only what is in sight is drawn. */
export function DataGrid({ target, rows, columns: chosen, actions }: DataGridProps) {
  const words = useAllWords("table");
  const scroller = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const { columns, drag } = useDraggedWidth(chosen, actions, useClientWidth(scroller));
  const { grid, virtual, sort, onKeyDown, pointer, copy, paste, ...rest } = useParts({
    target,
    rows,
    columns,
    actions,
    scroller,
    setMenu,
  });
  const [first] = columns;
  const menuColumn = columns.find(({ key }) => key === menu);
  if (!first) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a table element cannot be virtual; this is ARIA's data grid. */}
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        className="data-grid"
        aria-label={words.grid[target]}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        aria-description={words.keys}
        onClick={pointer.click}
        onDoubleClick={pointer.doubleClick}
        onContextMenu={pointer.rightClick}
        onCopy={copy}
        onPaste={paste}
        onKeyDown={onKeyDown}
        {...grid.focusNews}
      >
        <div className="grid-body" style={{ width: virtual.width, height: virtual.height + sizes.head }}>
          <GridHead
            first={first}
            cells={virtual.cells}
            sort={sort}
            activeKey={grid.place.row < 0 ? grid.active.key : null}
            openMenu={menu}
            onOpenMenu={setMenu}
            onResize={drag}
          />
          <GridRows
            {...rest}
            target={target}
            rows={rows}
            virtual={virtual}
            first={first}
            grid={grid}
            columns={columns}
          />
        </div>
      </div>
      {menuColumn && (
        <ColumnMenu
          column={menuColumn}
          isFirst={menuColumn === first}
          order={sort?.column === menuColumn.key ? sort.order : null}
          anchor={scroller.current?.querySelector(`.grid-head [data-key="${CSS.escape(menuColumn.key)}"]`) ?? null}
          actions={actions}
          onClose={() => {
            setMenu(null);
            grid.refocus();
          }}
        />
      )}
    </>
  );
}

interface PartsQuestion extends DataGridProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  setMenu(key: string): void;
}

/** State, what is in sight, and what keys and pointer do. */
function useParts({ target, rows, columns, actions, scroller, setMenu }: PartsQuestion) {
  const { document, table: store } = useServices();
  const sort = useStore(store, (state) => state[target].sort);
  const version = useDocumentVersion();
  const grid = useGridState({ root: scroller, table: document.tables[target], rows, columns });
  const virtual = useGridVirtual({ scroller, rowCount: rows.length, columns, active: grid.place });
  const edit = useGridEdit(target);
  const selection = useRowSelection(target, rows, edit);
  const own = useGridActions({ target, rows, columns, grid, virtual, edit });
  const sortBy = (column: TableColumn) => actions.sort(column, nextOrder(sort, column));
  const pointer = useGridPointer({
    ...own,
    grid,
    columns,
    rows: rows.length,
    selection,
    sortBy,
    openMenu: setMenu,
  });
  const paste = useGridPaste({ target, rows, columns, grid });
  const selected = useDocument(selectionOf)[target];
  const isSelected = useMemo(() => new Set(selected), [selected]);
  useFollowSelection({ target, rows, selection, revealRow: virtual.revealRow });
  const onKeyDown = (event: KeyboardEvent) => {
    // Menus stand elsewhere on the page and are still children for React.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (grid.isEditing || !isHere) return;
    const size = { columns, rowCount: rows.length, page: virtual.page };
    const takesKeys = handleGridKey(event, {
      ...own,
      ...selection,
      ...size,
      grid,
      actions,
      sortBy,
      openMenu: setMenu,
    });
    if (takesKeys) event.preventDefault();
  };
  return {
    grid,
    virtual,
    sort,
    onKeyDown,
    pointer,
    version,
    edit,
    isSelected,
    goTo: own.goTo,
    copy: own.copy,
    paste,
  };
}

/** While an edge is dragged the width is only seen; let go, it is remembered. */
function useDraggedWidth(chosen: readonly TableColumn[], actions: ColumnActionDeps, room: number) {
  const [dragged, setDragged] = useState<{ readonly key: string; readonly width: number } | null>(null);
  const columns = useMemo(
    () =>
      withFreeRoom(
        chosen.map((column) =>
          column.key === dragged?.key ? { ...column, width: dragged.width, wish: dragged.width } : column,
        ),
        room,
      ),
    [chosen, dragged, room],
  );
  const drag = (key: string, width: number, isEnd: boolean) => {
    setDragged(isEnd ? null : { key, width });
    if (isEnd) actions.setWidth({ key }, width);
  };
  return { columns, drag };
}

/** The width there is in the element, in CSS px; followed as it changes. */
function useClientWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const read = () => setWidth(current.clientWidth);
    read();
    return watchSize([current], read);
  }, [element]);
  return width;
}
