import type { ReadResult } from "@parley/formats/read";
import { type FormatName, type ShapeName, shapeNames, titleOf } from "@parley/formats/recognise";
import {
  bodyRows,
  type ColumnRole,
  columnNames,
  edgeRoles,
  joinTables,
  nodeRoles,
  type TableDoubt,
  withRole,
} from "@parley/formats/table-plan";
import { useDeferredValue, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { ImportedTable } from "@/store/view/table-import";
import { Choice, ChoiceField } from "../parts/Choice";
import { Dialog } from "../parts/Dialog";
import { Segments } from "../parts/Segments";
import { scrollable } from "../parts/scrollable";
import { pickFiles } from "../pick-files";
import { useServices } from "../services";
import { useAllWords } from "../use-all-words";
import { TableOptions, type TablePartProps } from "./TableOptions";
import { TableProblems } from "./TableProblems";
import "./columns.css";
import { Button } from "../parts/Button";

/** What the columns of tables are, shown on their first rows; what they make stands below at all times. */
export function ColumnsDialog() {
  const { files, view } = useServices();
  const words = useAllWords("files");
  const { opening } = useAllWords();
  const now = useStore(files.tables.store);
  const [chosen, setChosen] = useState(0);
  const made = useMade(now?.tables ?? []);
  if (!now) return null;
  const place = Math.min(chosen, now.tables.length - 1);
  const table = now.tables[place];
  const close = () => {
    view.change({ dialog: null });
    files.tables.store.setState(null);
  };
  const hasNodes = now.tables.some((one) => kindOf(one) === "nodes");
  const addTable = async () => files.tables.add(await pickFiles());
  const missing = missingRole(table, words);
  return (
    <Dialog title={words.columns} isWide beginsInField onClose={close}>
      <div className="dialog-body columns" {...scrollable}>
        {now.tables.length > 1 && (
          <Segments
            label={words.table}
            isBare
            value={String(place)}
            options={now.tables.map(({ fileName }, id) => ({ id: String(id), title: fileName }))}
            onChange={(id) => setChosen(Number(id))}
          />
        )}
        {table && (
          <>
            <p className="lead">
              {table.format === "csv" ? words.columnsLead(table.fileName) : words.formatLead(table.fileName)}
            </p>
            {now.tables.length === 1 && <FormatChoice table={table} place={place} />}
            <TableQuestions table={table} />
            {table.format === "csv" ? (
              <>
                <TableOptions key={place} table={table} place={place} />
                <TableColumns table={table} place={place} />
                <TableProblems table={table} place={place} />
              </>
            ) : (
              <pre className="column-preview" {...scrollable}>
                {table.preview}
              </pre>
            )}
          </>
        )}
        <div className="column-more">
          <Button className="line" onClick={() => void addTable()}>
            {hasNodes ? words.addEdgeTable : words.addNodeTable}
          </Button>
          {now.tables.length > 1 && table && (
            <Button onClick={() => files.tables.store.remove(place)}>{words.removeTable(table.fileName)}</Button>
          )}
        </div>
      </div>
      <footer className="dialog-foot">
        <Made made={made} missing={missing} />
        <Button className="line" onClick={close}>
          {words.cancel}
        </Button>
        <Button className="ink" disabled={!made.success || missing !== null} onClick={() => void files.tables.finish()}>
          {opening[now.how]}
        </Button>
      </footer>
    </Dialog>
  );
}

function Made({ made, missing }: { readonly made: ReadResult; readonly missing: string | null }) {
  const { files, frame } = useAllWords();
  if (missing !== null) return <span role="status">{missing}</span>;
  if (!made.success) {
    return (
      <span role="status" className="wrong">
        {files.sayRead(made.why)}
      </span>
    );
  }
  const { nodes, edges } = made.graph;
  return (
    <span role="status" className="num">
      <b>{files.makes(frame.nodes(nodes.length), frame.edges(edges.length))}</b>
    </span>
  );
}

/** What the tables make as they are planned; the page stays quick while a long one is joined. */
function useMade(tables: readonly ImportedTable[]): ReadResult {
  const deferred = useDeferredValue(tables);
  return useMemo(() => {
    const [only] = deferred;
    if (only?.read && deferred.length === 1) return only.read;
    const failed = deferred.find(({ opened }) => !opened.success);
    if (failed && !failed.opened.success) return failed.opened;
    return joinTables(deferred.flatMap(({ opened }) => (opened.success ? [opened.source] : [])));
  }, [deferred]);
}

function kindOf({ opened }: ImportedTable): "nodes" | "edges" | null {
  return opened.success ? opened.source.plan.kind : null;
}

function missingRole(
  table: ImportedTable | undefined,
  words: { readonly needsEnds: string; readonly needsId: string },
): string | null {
  if (table?.format !== "csv" || !table.opened.success) return null;
  const { kind, roles } = table.opened.source.plan;
  if (kind === "nodes") return roles.includes("id") ? null : words.needsId;
  return roles.includes("source") && roles.includes("target") ? null : words.needsEnds;
}

const rowsShown = 5;

/** The first rows, and over each column what it is. */
function TableColumns({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  if (!table.opened.success) return null;
  const { source } = table.opened;
  const { plan } = source;
  const names = columnNames(source.table, plan);
  const roles: readonly ColumnRole[] = plan.kind === "edges" ? edgeRoles : nodeRoles;
  const rows = bodyRows(source.table, plan).slice(0, rowsShown);
  const pick = (column: number, role: ColumnRole) => files.tables.store.plan(place, withRole(plan, column, role));
  return (
    <section className="column-rows" aria-label={words.columnsLead(table.fileName)} {...scrollable}>
      <table>
        <thead>
          <tr>
            {names.map((name, column) => (
              <th key={name} scope="col" data-role={plan.roles[column]}>
                <span>{name}</span>
                <Choice
                  className="field"
                  aria-label={words.role(name)}
                  value={plan.roles[column] ?? ""}
                  options={roles.map((id) => ({ id, title: words.roles[id] }))}
                  onChange={(role) => pick(column, role)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              {names.map((name, column) => (
                <td key={name} data-role={plan.roles[column]}>
                  {row.cells[column] || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** As what a file is read whose format nothing in it tells for sure. */
function FormatChoice({ table, place }: TablePartProps) {
  const { files } = useServices();
  const words = useAllWords("files");
  const offered: readonly FormatName[] = [...new Set<FormatName>([...shapeNames, ...table.formats])];
  return (
    <div className="column-options">
      <ChoiceField
        label={words.format}
        value={table.format}
        options={offered.map((id) => ({ id, title: shapeTitle(id, words.shapes) }))}
        onChange={(format) => void files.tables.reread(place, { format })}
      />
    </div>
  );
}

/** What is not sure of the file, and the rows above its table. */
function TableQuestions({ table }: Pick<TablePartProps, "table">) {
  const words = useAllWords("files");
  if (!table.opened.success) return null;
  const { doubts, source } = table.opened;
  const above = source.table.rows.slice(0, source.plan.skipped).map(({ cells }) => cells.join(" "));
  const asked: readonly TableDoubt[] = table.format === "csv" ? doubts : [];
  if (asked.length === 0 && above.length === 0) return null;
  return (
    <ul className="column-problems">
      {asked.map((doubt) => (
        <li key={doubt}>{words.doubts[doubt]}</li>
      ))}
      {above.length > 0 && <li>{words.above(above.length, above.join(" · ").slice(0, 200))}</li>}
    </ul>
  );
}

function shapeTitle(format: FormatName, titles: Readonly<Record<ShapeName, string>>): string {
  const shape = shapeNames.find((one) => one === format);
  return shape ? titles[shape] : titleOf(format);
}
