import { useMemo } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isJsonObject } from "@/lib/json";
import { columnsOf, type TableSort } from "@/store/view/table-store";
import { allWords } from "@/words/all-words";
import type { AllWords } from "@/words/words";
import { useServices } from "../../services";
import type { ColumnActions } from "./ColumnMenu";
import type { TableColumn } from "./column-types";
import { columnLimits, fittingWidth } from "./column-width";
import { namingAttribute, readerOf } from "./table-columns";
import type { ColumnSet } from "./use-columns";

export interface ColumnActionDeps extends ColumnActions {
  setWidth(column: Pick<TableColumn, "key">, width: number): void;
  setShown(columns: readonly TableColumn[], isShown: boolean): void;
  addColumn(attribute: string): void;
  /** The column of an attribute that was renamed stays as it stood. */
  follow(from: string, to: string): void;
  reset(): void;
}

interface ActionParts {
  readonly target: ElementTarget;
  readonly columns: ColumnSet;
  readonly onRename: (attribute: string) => void;
}

/** What can be done with columns. The choice is remembered for the graph; names and values are the graph's own. */
export function useColumnActions({ target, columns, onRename }: ActionParts): ColumnActionDeps {
  const { document, edit, table, view, words } = useServices();
  return useMemo(() => {
    const choice = () => columnsOf(table.getState(), columns.key);
    const setWidth: ColumnActionDeps["setWidth"] = ({ key }, wanted) => {
      const width = Math.min(columnLimits.most, Math.max(columnLimits.least, wanted));
      table.changeColumns(columns.key, { widths: { ...choice().widths, [key]: width } });
    };
    const setShown: ColumnActionDeps["setShown"] = (some, isShown) => {
      const shown = { ...choice().shown, ...Object.fromEntries(some.map(({ key }) => [key, isShown])) };
      table.changeColumns(columns.key, { shown });
    };
    const drop = (attribute: string) => {
      const added = choice().added.filter((name) => name !== attribute);
      if (added.length < choice().added.length) table.changeColumns(columns.key, { added });
    };
    return {
      sort: (column, order) => table.change(target, { sort: order && { column: column.key, order } }),
      move: (column, by) => table.changeColumns(columns.key, { order: moved(columns.all, column, by) }),
      widen: (column, by) =>
        setWidth(column, by === null ? fitted(document, target, column) : column.width + by * columnLimits.step),
      hide: (column) => setShown([column], false),
      rename: onRename,
      async remove(attribute: string) {
        drop(attribute);
        if (!document.tables[target].attributeNames().includes(attribute)) return;
        const done = await edit.run(
          { name: "deleteAttribute", input: { attribute, target } },
          { title: words.getState().words.steps.hand.deleteAttribute(attribute) },
        );
        if (done?.success !== true) return;
        const { frame, table: said } = allWords(words.getState());
        const text = [said.deleted(attribute), ...consequences(done.data, document, said)].join(" ");
        view.change({ toast: { text, action: { title: frame.undo, run: () => edit.undo() } } });
      },
      setWidth,
      setShown,
      addColumn: (attribute) => table.changeColumns(columns.key, { added: [...choice().added, attribute] }),
      follow(from, to) {
        const now = (key: string) => (key === `data.${from}` ? `data.${to}` : key);
        const { widths, shown, added } = choice();
        const renamed = <T>(record: Readonly<Record<string, T>>) =>
          Object.fromEntries(Object.entries(record).map(([key, value]) => [now(key), value]));
        table.changeColumns(columns.key, {
          order: columns.all.slice(1).map(({ key }) => now(key)),
          widths: renamed(widths),
          shown: renamed(shown),
          added: added.map((name) => (name === from ? to : name)),
        });
      },
      reset: () => table.resetColumns(columns.key),
    };
  }, [document, edit, table, view, words, target, columns, onRename]);
}

function fitted(document: GraphDocument, target: ElementTarget, column: TableColumn): number {
  const { count } = document.tables[target];
  return fittingWidth({ ...column, count, read: readerOf(document, target, column.content) });
}

/** What else changed with an attribute that is gone. */
function consequences(data: unknown, document: GraphDocument, words: AllWords["table"]): readonly string[] {
  if (!isJsonObject(data)) return [];
  const [layers, steps] = [Number(data["layers"]), Number(data["filterSteps"])];
  const naming = namingAttribute(document);
  const isThere = document.tables.nodes.column(naming) !== undefined;
  return [
    ...(layers + steps > 0 ? [words.deletedReaders(layers, steps)] : []),
    ...(data["named"] === true ? [words.namedNow(isThere ? naming : words.theirId)] : []),
  ];
}

/** The order with the column one place on among those that are shown; the first column stays first. */
function moved(all: readonly TableColumn[], column: TableColumn, by: 1 | -1): string[] {
  const order = all.slice(1).map(({ key }) => key);
  const shown = all.slice(1).filter((one) => one.isShown || one.key === column.key);
  const beside = shown[shown.findIndex(({ key }) => key === column.key) + by];
  if (!beside) return order;
  const rest = order.filter((key) => key !== column.key);
  rest.splice(rest.indexOf(beside.key) + (by === 1 ? 1 : 0), 0, column.key);
  return rest;
}

/** The next of the three states a click on a head goes through. */
export function nextOrder(sort: TableSort | null, column: TableColumn): TableSort["order"] | null {
  if (sort?.column !== column.key) return "asc";
  return sort.order === "asc" ? "desc" : null;
}
