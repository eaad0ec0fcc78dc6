import { Suspense } from "react";
import { useStore } from "zustand";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterCounts, filterText } from "@/graph/filter/filter-steps";
import { chosenEndpoint, localTitle } from "@/store/settings/endpoints";
import { FoldFigures } from "../canvas/FoldFigures";
import { NetworkChip } from "../network/NetworkChip";
import { lazyPart } from "../parts/lazy-part";
import { useServices } from "../services";
import { useDocument } from "../use-document";
import { useSettings, useView, useWords } from "../use-stores";

const PartShown = lazyPart(async () => (await import("../actions/DatabaseFigures")).PartShown);
const AttentionMark = lazyPart(async () => (await import("../metrics/AttentionMark")).AttentionMark);

/** The graph in numbers, and what is ready. */
export function StatusBar() {
  const words = useWords("frame");
  const isPart = useStore(useServices().database.store, (state) => state.shown !== null);
  const { nodes, edges, selected, shown } = useDocument(figuresOf);
  const isFolded = useDocument(({ fold }) => fold !== null);
  const layout = useDocument((document) => document.layout);
  const model = useSettings((settings) =>
    settings.source.kind === "local" ? localTitle(settings.source.model) : chosenEndpoint(settings)?.model,
  );
  const saved = useView((view) => view.saved);
  const hasAttention = useView((view) => view.attention.length > 0);
  const all = `${words.nodes(nodes)} · ${words.edges(edges)}`;
  const counts = shown === null ? all : `${all} · ${words.filtered(shown, nodes)}`;
  return (
    <footer className="status row">
      <span className="num">{counts}</span>
      <Suspense>{isPart && <PartShown />}</Suspense>
      {selected > 0 && (
        <span className="num">
          <b>{words.selected(selected)}</b>
        </span>
      )}
      {isFolded && <FoldFigures />}
      {layout !== null && <span>{words.layout(layout)}</span>}
      <NetworkChip />
      <span>{model === undefined ? words.builtinReady : words.modelChosen(model)}</span>
      {saved.kind === "saved" && <span>{words.savedHere}</span>}
      {hasAttention && (
        <Suspense>
          <AttentionMark />
        </Suspense>
      )}
    </footer>
  );
}

function figuresOf({ tables, selection, filter }: GraphDocument) {
  return {
    nodes: tables.nodes.count,
    edges: tables.edges.count,
    selected: selection.nodes.length + selection.edges.length,
    shown: filterText(filter) === null ? null : (filterCounts(filter, tables).at(-1)?.nodes ?? null),
  };
}
