import { useEffect, useState } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { layerElements } from "@/graph/styles/layer-elements";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { StyleSubject } from "@/store/view/style-subject";
import { refusalText } from "../sentences/refusal-text";
import { useServices } from "../services";
import { useDocumentVersion } from "../use-document";
import { useView } from "../use-stores";

/** The elements the style panel is about. */
export interface Subject {
  readonly target: ElementTarget;
  /** For a command; undefined for a layer that is being changed. */
  readonly selector: string | undefined;
  readonly layer: StyleLayer | undefined;
  readonly ids: readonly string[];
  /** Why the condition cannot be read. */
  readonly problem: string | null;
}

/** A condition is read when the typing stops. */
const patienceMs = 200;

export function useSubject(): Subject {
  const { document } = useServices();
  useDocumentVersion();
  const styled = useView((state) => state.styled);
  const found = useCondition(styled.kind === "where" ? styled.selector : "", targetOf(styled, document));
  return subjectOf(styled, found, document);
}

function subjectOf(styled: StyleSubject, found: Found, document: GraphDocument): Subject {
  const target = targetOf(styled, document);
  const table = document.tables[target];
  const plain = { target, layer: undefined, problem: null };
  const layer = styled.kind === "layer" ? document.layers.find(({ id }) => id === styled.id) : undefined;
  if (layer) {
    return { ...plain, selector: undefined, layer, ids: layerElements(layer, document) };
  }
  if (styled.kind === "selected") return { ...plain, selector: "$selected", ids: document.selection[target] };
  if (styled.kind === "where") {
    return { ...plain, selector: styled.selector, ids: found.ids, problem: found.problem };
  }
  return { ...plain, selector: "*", ids: Array.from({ length: table.count }, (_, row) => table.idAt(row)) };
}

function targetOf(styled: StyleSubject, { layers }: GraphDocument): ElementTarget {
  return styled.kind === "layer" ? (layers.find(({ id }) => id === styled.id)?.target ?? "nodes") : styled.target;
}

interface Found {
  readonly ids: readonly string[];
  readonly problem: string | null;
}

const nothingFound: Found = { ids: [], problem: null };

/** What a condition finds, asked of the command that finds. */
function useCondition(selector: string, target: ElementTarget): Found {
  const { document, registry, words } = useServices();
  const [found, setFound] = useState<Found>(nothingFound);
  const { revision } = document;
  useEffect(() => {
    const text = selector.trim();
    if (text === "") {
      setFound(nothingFound);
      return undefined;
    }
    const stop = new AbortController();
    const ask = async () => {
      const call = { name: target === "nodes" ? "findNodes" : "findEdges", input: { selector: text, limit: 1 } };
      const { result } = await registry.prepare(call, { actor: "user", signal: stop.signal });
      if (stop.signal.aborted) return;
      if (result.success) setFound({ ids: result.set?.[target] ?? [], problem: null });
      else setFound({ ids: [], problem: refusalText(result, words.getState()) });
    };
    const timer = setTimeout(() => {
      // Stopped: a newer condition is on its way.
      ask().catch(() => undefined);
    }, patienceMs);
    // The graph may have changed under the same words.
    void revision;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [selector, target, registry, revision, words]);
  return found;
}
