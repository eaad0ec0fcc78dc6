import { Copy, Download, Search, X } from "lucide-react";
import { useStore } from "zustand";
import type { ElementTarget } from "@/graph/document/graph-types";
import { saveDownload } from "../download";
import { IconButton } from "../parts/IconButton";
import { Switch } from "../parts/Switch";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { ColumnsPopover } from "./columns/ColumnsPopover";
import type { ColumnActionDeps } from "./columns/use-column-actions";
import type { ColumnSet } from "./columns/use-columns";
import { filterFaultId } from "./FilterFault";
import type { TableRows } from "./grid/use-rows";
import { rowsAsCsv, rowsAsTsv } from "./table-text";

interface TableToolsProps {
  readonly target: ElementTarget;
  readonly found: TableRows;
  readonly columns: ColumnSet;
  readonly actions: ColumnActionDeps;
  onAdd(): void;
}

/** Filter, columns and files, in the drawer's bar. */
export function TableTools({ target, found, columns, actions, onAdd }: TableToolsProps) {
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
      <IconButton
        icon={Copy}
        iconSize={14}
        className="slim"
        label={words.copyRows}
        keys="Ctrl C"
        onClick={() => void copy()}
      />
      <IconButton icon={Download} iconSize={14} className="slim" label={words.download} onClick={download} />
    </>
  );
}

function FilterBox({ target, hasFault }: { readonly target: ElementTarget; readonly hasFault: boolean }) {
  const { table } = useServices();
  const words = useAllWords("table");
  const filter = useStore(table, (state) => state[target].filter);
  const change = (text: string) => table.change(target, { filter: text });
  return (
    <div className={hasFault ? "filter-box bad" : "filter-box"}>
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
      {filter !== "" && (
        <IconButton icon={X} iconSize={14} className="slim" label={words.clearFilter} onClick={() => change("")} />
      )}
    </div>
  );
}
