import { Copy, Download, Search, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import type { ElementTarget } from "@/graph/document/graph-types";
import { saveDownload } from "../download";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { Switch } from "../parts/Switch";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { useView } from "../use-stores";
import { AttributeDialog, type NewAttribute } from "./columns/AttributeDialog";
import { ColumnsPopover } from "./columns/ColumnsPopover";
import { type ColumnActionDeps, useColumnActions } from "./columns/use-column-actions";
import { type ColumnSet, useColumns } from "./columns/use-columns";
import { DataGrid } from "./grid/DataGrid";
import { type TableRows, useRows } from "./grid/use-rows";
import { rowsAsCsv, rowsAsTsv } from "./table-text";
import "./grid/grid.css";
import "./pop.css";
import "./table.css";

/** The open table. Its tools are in the drawer's bar. */
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
    <div
      ref={panel}
      id="table-panel"
      role="tabpanel"
      aria-labelledby={`table-tab-${target}`}
      className="table-panel column"
    >
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

interface TableToolsProps {
  readonly target: ElementTarget;
  readonly found: TableRows;
  readonly columns: ColumnSet;
  readonly actions: ColumnActionDeps;
  onAdd(): void;
}

/** Filter, columns and files, in the drawer's bar. */
function TableTools({ target, found, columns, actions, onAdd }: TableToolsProps) {
  const { document, table, view } = useServices();
  const words = useAllWords("table");
  const isSelectedOnly = useStore(table, (state) => state.isSelectedOnly);
  const question = { document, target, rows: found.rows, columns: columns.shown };
  const copy = async () => {
    const chosen = new Set(document.selection[target]);
    const rows = found.rows.filter((row) => chosen.has(document.tables[target].idAt(row)));
    const copied = rows.length > 0 ? rows : found.rows;
    try {
      await navigator.clipboard.writeText(rowsAsTsv({ ...question, rows: copied }));
      view.change({ toast: { text: words.copied(copied.length) } });
    } catch {
      view.change({ notice: { tone: "warn", ...words.copyFailed } });
    }
  };
  const download = () => {
    const name = document.meta.name === "" ? "graph" : document.meta.name;
    saveDownload({ fileName: `${name} ${target}.csv`, mediaType: "text/csv", content: rowsAsCsv(question) });
  };
  return (
    <>
      <FilterBox target={target} hasFault={found.fault !== null} />
      <span className="num found" role="status">
        {words.found(found.rows.length, found.total)}
      </span>
      <Switch label={words.selectedOnly} isOn={isSelectedOnly} onChange={table.showSelectedOnly} />
      <ColumnsPopover columns={columns} actions={actions} onAdd={onAdd} />
      <IconButton icon={Copy} isSlim label={words.copyRows} keys="Ctrl C" onClick={() => void copy()} />
      <IconButton icon={Download} isSlim label={words.download} onClick={download} />
    </>
  );
}

function FilterBox({ target, hasFault }: { readonly target: ElementTarget; readonly hasFault: boolean }) {
  const { table } = useServices();
  const words = useAllWords("table");
  const filter = useStore(table, (state) => state[target].filter);
  const change = (text: string) => table.change(target, { filter: text });
  return (
    <div className={hasFault ? "filter-box row bad" : "filter-box row"}>
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <input
        aria-label={words.filter}
        placeholder={words.filterHint}
        value={filter}
        spellCheck={false}
        aria-invalid={hasFault}
        aria-describedby={hasFault ? filterFaultId : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || filter === "") return;
          event.preventDefault();
          change("");
        }}
      />
      {filter !== "" && <IconButton icon={X} isSlim label={words.clearFilter} onClick={() => change("")} />}
    </div>
  );
}

/** What is wrong with the selector, where, and what to write; the table shows all rows meanwhile. */
function FilterFault({ fault }: { readonly fault: NonNullable<TableRows["fault"]> }) {
  const words = useAllWords("table");
  const spoken = useStore(useServices().words);
  const { message, position, hint } = fault;
  const isEnglish = spoken.words.refusals === null;
  return (
    <p className="filter-fault" role="status" id={filterFaultId}>
      {position !== undefined && <span className="num">{words.atSign(position + 1)} </span>}
      {isEnglish ? message : refusalText(fault, spoken)}{" "}
      {isEnglish && hint !== undefined && <span className="fix">{hint}</span>}
    </p>
  );
}

const filterFaultId = "table-filter-fault";

interface EmptyRowsProps {
  readonly target: ElementTarget;
  readonly total: number;
  onShowAll(): void;
}

/** Why there is no row, and what to do. */
function EmptyRows({ target, total, onShowAll }: EmptyRowsProps) {
  const { table } = useServices();
  const words = useAllWords("table");
  const filter = useStore(table, (state) => state[target].filter);
  if (total === 0) return <p className="table-empty">{words.noRows[target]}</p>;
  return (
    <div className="table-empty">
      <p>{filter.trim() === "" ? words.noRows.selected : words.noRows.filter}</p>
      <Button className="line slim" onClick={onShowAll}>
        {words.showAll}
      </Button>
    </div>
  );
}
