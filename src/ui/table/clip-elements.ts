import { writeGraph } from "@parley/formats/write";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { usualColumns } from "@/store/view/table-store";
import { allWords } from "@/words/all-words";
import type { WordsState } from "@/words/words-store";
import { tableColumns } from "./columns/table-columns";
import { rowsAsTsv } from "./table-text";

/** What is selected, for the clipboard: an edge comes with its nodes, nodes with the edges among them. */
export interface Clip {
  /** Parley's own JSON, for another document. */
  readonly graph: string;
  /** Tables, for a spreadsheet or a letter. */
  readonly text: string;
}

export function clipElements(document: GraphDocument, words: WordsState): Clip {
  const { selection, tables } = document;
  const all = document.snapshot();
  const chosen = new Set(selection.edges);
  const ends = all.edges.flatMap(({ id, source, target }) => (chosen.has(id) ? [source, target] : []));
  const wanted = new Set([...selection.nodes, ...ends]);
  const nodes = all.nodes.filter(({ id }) => wanted.has(id));
  const isOnlyEdges = selection.nodes.length === 0;
  const edges = all.edges.filter(({ id, source, target }) =>
    isOnlyEdges ? chosen.has(id) : wanted.has(source) && wanted.has(target),
  );
  const table = (target: ElementTarget, ids: readonly { readonly id: string }[]) => {
    const rows = ids.flatMap(({ id }) => tables[target].rowOf(id) ?? []);
    const columns = tableColumns(document, target, usualColumns, allWords(words).table).filter(
      ({ content }) => content.kind !== "computed",
    );
    return rows.length === 0 ? [] : [rowsAsTsv({ document, target, rows, columns })];
  };
  const graph = writeGraph({ ...all, nodes, edges, layers: [], sets: [], filter: null });
  const text = [...(isOnlyEdges ? [] : table("nodes", nodes)), ...table("edges", edges)].join("\n\n");
  return { graph, text };
}
