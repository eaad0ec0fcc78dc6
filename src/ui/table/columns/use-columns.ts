import { useMemo } from "react";
import { useStore } from "zustand";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { columnsOf } from "@/store/view/table-store";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { useDocument } from "../../use-document";
import type { TableColumn } from "./column-types";
import { tableColumns } from "./table-columns";

export interface ColumnSet {
  /** Under which they are remembered: by the graph's name. */
  readonly key: string;
  readonly all: readonly TableColumn[];
  readonly shown: readonly TableColumn[];
}

/** The columns of the nodes or edges as chosen for this graph. */
export function useColumns(target: ElementTarget): ColumnSet {
  const { document, table } = useServices();
  const words = useAllWords("table");
  const key = `${useDocument(({ meta }) => meta.name)} · ${target}`;
  const choice = useStore(table, (state) => columnsOf(state, key));
  const stamp = useDocument(stampOf);
  return useMemo(() => {
    void stamp;
    const all = tableColumns(document, target, choice, words);
    return { key, all, shown: all.filter(({ isShown }) => isShown) };
  }, [document, target, choice, words, stamp, key]);
}

/** What columns are made of: names and kinds of the attributes, and which one names the nodes. */
function stampOf({ tables, meta }: GraphDocument): string {
  const kinds = [tables.nodes, tables.edges].map((table) =>
    table.attributeNames().map((name) => [name, table.column(name)?.kind === "number"]),
  );
  return JSON.stringify([meta.labelAttribute, kinds]);
}
