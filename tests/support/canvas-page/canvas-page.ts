import "@fontsource-variable/inter";
import type { CanvasTool, CanvasView, ConnectEnd, ElementRef, Insets, Theme } from "@/canvas/canvas-port";
import { mountCanvas } from "@/canvas/mount-canvas";
import type { GraphChange, GraphData } from "@/graph/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document-types";
import type { Position } from "@/graph/graph-types";
import { toHex } from "@/graph/palette";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { en } from "@/words/en/en";
import { createTestRegistry } from "../test-registry";

/** What a test drives in the browser: a canvas on a real document and real commands, with a log of what came out. */
export interface CanvasPage {
  readonly document: GraphDocument;
  readonly view: CanvasView;
  readonly log: CanvasLog;
  run(name: string, input: JsonValue): Promise<boolean>;
  apply(changes: readonly GraphChange[]): boolean;
  setTheme(theme: Theme): void;
  hex(color: string): string;
  /** Keeps the document's news from the canvas until `release` hands on the last `count` of them. */
  hold(): void;
  release(count: number): void;
}

export interface CanvasLog {
  readonly calls: { readonly name: string; readonly input: JsonValue }[];
  /** Where drags asked nodes to go. */
  readonly moves: JsonValue[];
  readonly opened: string[];
  readonly places: Position[];
  readonly joins: (readonly [source: string, end: ConnectEnd])[];
  readonly tools: CanvasTool[];
  readonly hovers: (ElementRef | null)[];
  readonly menus: (ElementRef | null)[];
  readonly spoken: string[];
}

export interface CanvasPageOptions {
  readonly theme?: Theme;
  readonly reducedMotion?: boolean;
  readonly insets?: Insets;
}

declare global {
  interface Window {
    startCanvas(graph: GraphData, options?: CanvasPageOptions): Promise<void>;
    canvasPage: CanvasPage;
    /** The drawing engine by itself on the same graph, in place of the canvas: what ours is measured against. */
    startEngineAlone(graph: GraphData): Promise<Pick<CanvasView, "setCamera">>;
  }
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

let running: CanvasView | null = null;

window.startCanvas = async (graph, options = {}) => {
  await document.fonts.load('500 12px "Inter Variable"');
  let theme: Theme = options.theme ?? "light";
  document.documentElement.dataset["theme"] = theme;
  const { document: graphDocument, run } = createTestRegistry(graph);
  const log: CanvasLog = {
    calls: [],
    moves: [],
    opened: [],
    places: [],
    joins: [],
    tools: [],
    hovers: [],
    menus: [],
    spoken: [],
  };
  const news = holdable(graphDocument);
  let steps = 0;
  const apply = (changes: readonly GraphChange[]): boolean => {
    steps += 1;
    return graphDocument.apply(changes, { step: `page-${steps}`, actor: "user", title: "Change" }).success;
  };
  const element = document.querySelector<HTMLElement>("#canvas");
  if (element === null) throw new Error("The page has no canvas element.");
  running?.destroy();
  element.removeAttribute("style");
  const view = mountCanvas(element, {
    document: news.document,
    run: (call) => {
      log.calls.push(call);
      if (call.name === "moveNodes" && isJsonObject(call.input)) log.moves.push(call.input["to"] ?? null);
      void run(call.name, call.input);
    },
    onOpen: (_target, id) => log.opened.push(id),
    onPlace: (position) => log.places.push(position),
    onConnect: (source, end) => log.joins.push([source, end]),
    onTool: (tool) => {
      log.tools.push(tool);
      void view.setTool(tool);
    },
    words: () => en.canvas,
    onContextMenu: (ref) => log.menus.push(ref),
    onHover: (ref) => log.hovers.push(ref),
    announce: (text) => log.spoken.push(text),
    theme: () => theme,
    reducedMotion: () => options.reducedMotion ?? true,
    insets: () => options.insets ?? NO_INSETS,
  });
  running = view;
  window.canvasPage = {
    document: graphDocument,
    view,
    log,
    apply,
    run: async (name, input) => (await run(name, input)).success,
    hex: (color) => toHex(color, theme),
    setTheme: (next) => {
      theme = next;
      document.documentElement.dataset["theme"] = next;
      view.setTheme();
    },
    hold: news.hold,
    release: news.release,
  };
};

window.startEngineAlone = async (graph) => {
  const { default: cytoscape } = await import("cytoscape");
  running?.destroy();
  running = null;
  const cy = cytoscape({
    container: document.querySelector<HTMLElement>("#canvas"),
    elements: [
      ...graph.nodes.map(({ id, position }) => ({ data: { id }, ...(position && { position: { ...position } }) })),
      ...graph.edges.map(({ id, source, target }) => ({ data: { id: `e ${id}`, source, target } })),
    ],
    layout: { name: "preset" },
    style: [
      { selector: "node", style: { width: 16, height: 16, "background-color": "#857f78", "border-width": 2 } },
      { selector: "edge", style: { width: 1.5, "line-color": "#8a9090" } },
    ],
  });
  return { setCamera: ({ x, y, zoom }) => void cy.viewport({ zoom, pan: { x, y } }) };
};

/** A document whose news can be kept back. Its own getters stay live. */
function holdable(graph: GraphDocument) {
  let held: DocumentNews[] | null = null;
  const listeners = new Set<(news: DocumentNews) => void>();
  const tell = (news: DocumentNews) => {
    for (const listener of listeners) listener(news);
  };
  graph.subscribe((news) => {
    if (held === null) tell(news);
    else held.push(news);
  });
  const shown: GraphDocument = Object.create(graph, {
    subscribe: {
      value: (listener: (news: DocumentNews) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  return {
    document: shown,
    hold: () => {
      held = [];
    },
    release: (count: number) => {
      const last = (held ?? []).slice(-count);
      held = null;
      for (const news of last) tell(news);
    },
  };
}
