import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useServices } from "../services";
import { useView } from "../use-stores";
import { AttributeDialog, type NewAttribute } from "./columns/AttributeDialog";
import { useColumnActions } from "./columns/use-column-actions";
import { useColumns } from "./columns/use-columns";
import { FilterFault } from "./FilterFault";
import { DataGrid } from "./grid/DataGrid";
import { EmptyRows } from "./grid/EmptyRows";
import { useRows } from "./grid/use-rows";
import { TableTools } from "./TableTools";
import "./grid/grid.css";
import "./pop.css";
import "./table.css";

/** The open table. Its tools stand in the drawer's bar. */
export function TablePanel({ tools }: { readonly tools: HTMLElement | null }) {
  const { table } = useServices();
  const target = useView((state) => state.panels.table);
  const columns = useColumns(target);
  const found = useRows(target, columns.all);
  const [wish, setWish] = useState<NewAttribute | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isAsking = wish !== null;
  // The head that the dialog was opened from may have another name by now: another element, to which nothing gives the focus back.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!isAsking && document.activeElement === document.body) focusCell(panel.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [isAsking]);
  const [onRename] = useState(() => (attribute: string) => setWish({ kind: "rename", attribute }));
  const actions = useColumnActions({ target, columns, onRename });
  return (
    <div ref={panel} id="table-panel" role="tabpanel" aria-labelledby={`table-tab-${target}`} className="table-panel">
      {tools &&
        createPortal(
          <TableTools
            target={target}
            found={found}
            columns={columns}
            actions={actions}
            onAdd={() => setWish({ kind: "add" })}
          />,
          tools,
        )}
      {found.fault && <FilterFault fault={found.fault} />}
      {found.rows.length === 0 ? (
        <EmptyRows
          target={target}
          total={found.total}
          onShowAll={() => {
            table.change(target, { filter: "" });
            table.showSelectedOnly(false);
          }}
        />
      ) : (
        <DataGrid key={target} target={target} rows={found.rows} columns={columns.shown} actions={actions} />
      )}
      {wish && <AttributeDialog wish={wish} target={target} actions={actions} onClose={() => setWish(null)} />}
    </div>
  );
}

function focusCell(panel: HTMLElement | null): void {
  panel?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true });
}
