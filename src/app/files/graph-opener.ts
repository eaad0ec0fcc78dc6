import type { LayoutRequest, LayoutRunner } from "@/analysis/catalog/analysis-types";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import { prepareGraph } from "@/graph/document/open-graph";
import type { ChatService } from "@/ui/chat/chat-service";
import type { Page } from "../page/page";

interface OpenerDeps extends Pick<Page, "document" | "view" | "words" | "layouts" | "newId" | "work"> {
  readonly chat: ChatService;
}

/** Puts a graph in place of the open one: one step, where undo by hand ends, and a new chat. */
export type GraphOpener = ReturnType<typeof createGraphOpener>;

/** A layout that is quick is waited for, so that the graph appears as it stays. */
const patienceMs = 500;
/** A larger graph is shown by its communities at first, and as the layout has it when that is done. */
const sketchedFrom = 5000;

export function createGraphOpener({ document, chat, view, words, layouts, newId, work }: OpenerDeps) {
  const isLast = (step: StepId): boolean => {
    const last = document.steps().at(-1);
    return last?.id === step && last.inForce;
  };
  const stepOf = (again: StepId | undefined) => (again !== undefined && isLast(again) ? again : newId());
  // Notes on a file do not apply to another graph, as after Undo.
  document.subscribe(({ changes }) => {
    if (changes.some(({ type }) => type === "graph-replace")) view.change({ notice: null });
  });
  return {
    /** The step it was opened in; null when it could not be. With `again`, a step that is still the last is gone on with. */
    async open(given: GraphData, title: string, again?: StepId): Promise<StepId | null> {
      const sketch: { graph: GraphData | null } = { graph: null };
      let show = (first: GraphData | null): void => {
        sketch.graph = first;
      };
      const arranging = needsPlaces(given)
        ? work.run(words.getState().words.opening.arranging, async (signal, tell) => {
            const quiet = { signal, progress: () => undefined };
            if (given.nodes.length > sketchedFrom) show(await arrange(given, layouts, quiet, 1));
            return arrange(given, layouts, { signal, progress: (ratio) => tell({ ratio }) });
          })
        : null;
      const placed = arranging && (await Promise.race([arranging, after(patienceMs)]));
      const opened = placed ?? sketch.graph ?? given;
      await prepareGraph(opened);
      const step = stepOf(again);
      const origin = { step, actor: "user", title } as const;
      const done = document.apply([{ type: "graph-replace", graph: opened }], origin);
      if (!done.success) {
        const notice = {
          tone: "danger",
          title: words.getState().words.opening.graphNotOpened,
          text: done.message,
        } as const;
        view.change({ notice });
        return null;
      }
      chat.openChats({ current: null, others: [] });
      view.change({ isStartOpen: false, notice: null, toast: null, tool: "select" });
      show = (first) => finishOpening(document, first, origin);
      // What came while the graph was made ready.
      show(opened === given ? sketch.graph : null);
      if (arranging && !placed) void arranging.then((graph) => finishOpening(document, graph, origin));
      return step;
    },
  };
}

/** A layout that took longer moves what still stands, in the same step, while nothing else was done. */
function finishOpening(
  document: GraphDocument,
  arranged: GraphData | null,
  origin: { readonly step: StepId; readonly actor: "user"; readonly title: string },
): void {
  if (arranged === null || document.steps().at(-1)?.id !== origin.step) return;
  const { nodes, layout = "force" } = arranged;
  const known = nodes.flatMap(({ id, position }) => (position && document.node(id) ? [[id, position] as const] : []));
  document.apply([{ type: "positions-set", positions: Object.fromEntries(known), layout }], origin);
}

function needsPlaces({ nodes }: GraphData): boolean {
  return nodes.length > 0 && nodes.every(({ position }) => position === undefined);
}

interface Watch {
  readonly signal: AbortSignal;
  readonly progress: (ratio: number) => void;
}

/** The graph with places by forces. */
function arrange(
  graph: GraphData,
  layouts: LayoutRunner,
  { signal, progress }: Watch,
  iterations?: number,
): Promise<GraphData | null> {
  const request = { ...layoutRequest(graph), options: iterations === undefined ? {} : { iterations } };
  return layouts.run(request, signal, progress).then(
    (positions) => ({
      ...graph,
      layout: request.type,
      nodes: graph.nodes.map((node) => {
        const position = positions.get(node.id);
        return position ? { ...node, position } : node;
      }),
    }),
    // Without a layout the canvas finds places itself.
    () => null,
  );
}

function layoutRequest({ nodes, edges, directed }: GraphData): LayoutRequest {
  const rows = new Map(nodes.map(({ id }, row) => [id, row]));
  const pairs = edges.flatMap(({ source, target }) => [rows.get(source) ?? 0, rows.get(target) ?? 0]);
  const graph = {
    ids: nodes.map(({ id }) => id),
    edges: Uint32Array.from(pairs),
    directed,
    positions: new Float64Array(nodes.length * 2).fill(Number.NaN),
  };
  return { type: "force", graph, options: {}, seed: 1 };
}

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
