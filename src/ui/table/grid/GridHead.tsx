import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type CSSProperties, type PointerEvent, useRef } from "react";
import type { TableSort } from "@/store/view/table-store";
import { useAllWords } from "../../use-all-words";
import type { TableColumn } from "../columns/column-types";
import { columnLimits } from "../columns/column-width";
import type { GridCell } from "./use-grid-virtual";

interface GridHeadProps {
  readonly first: TableColumn;
  readonly cells: readonly GridCell[];
  readonly sort: TableSort | null;
  /** The column that has the focus, where it is in the head. */
  readonly activeKey: string | null;
  readonly openMenu: string | null;
  onOpenMenu(key: string): void;
  /** While the edge is dragged; `isEnd`: it was let go. */
  onResize(key: string, width: number, isEnd: boolean): void;
}

/** The names of the columns: a click sorts, the edge is dragged, the menu has all of it for keys. */
export function GridHead({ first, cells, ...rest }: GridHeadProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the virtual grid.
    <div role="rowgroup" className="grid-head">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells take the focus. */}
      <div role="row" aria-rowindex={1} className="head-row" data-index={-1}>
        <HeadCell {...rest} column={first} index={0} style={{ width: first.width }} />
        {cells.map(({ column, index, left }) => (
          <HeadCell key={column.key} {...rest} column={column} index={index} style={{ left, width: column.width }} />
        ))}
      </div>
    </div>
  );
}

interface HeadCellProps extends Omit<GridHeadProps, "first" | "cells"> {
  readonly column: TableColumn;
  readonly index: number;
  readonly style: CSSProperties;
}

function HeadCell({ column, index, style, sort, activeKey, openMenu, onOpenMenu, onResize }: HeadCellProps) {
  const words = useAllWords("table");
  const order = sort?.column === column.key ? sort.order : null;
  const Arrow = order === "desc" ? ArrowDown : ArrowUp;
  const names = ["cell", index === 0 ? "first" : "", column.isNumber ? "num" : ""].join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the virtual grid.
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={order === null ? "none" : sortWords[order]}
      tabIndex={activeKey === column.key ? 0 : -1}
      data-key={column.key}
      className={names}
      style={style}
      title={column.title}
    >
      <bdi className="cut">{column.title}</bdi>
      {order && <Arrow size={12} strokeWidth={2} aria-hidden="true" />}
      <button
        type="button"
        tabIndex={-1}
        className="head-more"
        aria-label={words.column(column.title)}
        aria-haspopup="menu"
        aria-expanded={openMenu === column.key}
        onClick={(event) => {
          event.stopPropagation();
          onOpenMenu(column.key);
        }}
      >
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <ResizeEdge column={column} onResize={onResize} />
    </div>
  );
}

const sortWords = { asc: "ascending", desc: "descending" } as const;

/** The menu and Alt Shift with an arrow do the same without a drag. */
function ResizeEdge({ column, onResize }: Pick<HeadCellProps, "column" | "onResize">) {
  const drag = useRef<{ readonly from: number; readonly width: number } | null>(null);
  const widthAt = (event: PointerEvent) => {
    const wanted = (drag.current?.width ?? column.width) + event.clientX - (drag.current?.from ?? event.clientX);
    return Math.round(Math.min(columnLimits.most, Math.max(columnLimits.least, wanted)));
  };
  return (
    <span
      className="resize-edge"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: column.width };
      }}
      onPointerMove={(event) => drag.current && onResize(column.key, widthAt(event), false)}
      onPointerUp={(event) => {
        if (drag.current) onResize(column.key, widthAt(event), true);
        drag.current = null;
      }}
      onPointerCancel={() => {
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
