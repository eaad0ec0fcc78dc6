import { readGraph, sayRead } from "@parley/formats/read";
import "@fontsource-variable/inter";
import { writeGraph } from "@parley/formats/write";
import type {
  CanvasFault,
  CanvasTool,
  CanvasView,
  ConnectEnd,
  DrawingWay,
  ElementRef,
  Insets,
  ShownDrawing,
  Theme,
} from "@/canvas/canvas-port";
import { mountCanvas } from "@/canvas/mount-canvas";
import type { GraphChange, GraphData } from "@/graph/changes/change-types";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import type { Position } from "@/graph/document/graph-types";
import { toHex } from "@/graph/styles/palette";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { en } from "@/words/en/en";
import { createTestRegistry } from "../test-registry";
import { cardDone } from "./card-done";
import { type CanvasCall, compareDrawn } from "./run-calls";
import type { SigmaAlone } from "./sigma-alone";

/** What a test drives in the browser: a canvas on a real document and real commands, with a log of what came out. */
export interface CanvasPage {
  readonly document: GraphDocument;
  readonly view: CanvasView;
  readonly log: CanvasLog;
  run(name: string, input: JsonValue): Promise<boolean>;
  apply(changes: readonly GraphChange[]): boolean;
  setTheme(theme: Theme): void;
  setDrawing(way: DrawingWay): void;
  hex(color: string): string;
  /** Keeps the document's news from the canvas until `release` hands on the last `count` of them. */
  hold(): void;
  release(count: number): void;
  /** Filling anything in this colour throws from now on; null: nothing does. */
  refuseInk(color: string | null, reason: string): void;
  /** What gestures asked for is done, and two frames went by: the engine draws in the one after a change. */
  frames(): Promise<void>;
  /** Runs calls one after the other, then opens what they made again; tells which pictures were not what the document says. */
  follow(calls: readonly CanvasCall[]): Promise<Followed>;
}

export interface Followed {
  readonly differing: readonly { readonly after: string; readonly drawn: string; readonly wanted: string }[];
  /** Elements left out of the drawing. */
  readonly left: readonly CanvasFault[];
  readonly broken: readonly string[];
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
  readonly faults: CanvasFault[];
  readonly broken: string[];
  /** In which ways it was drawn. */
  readonly drawings: ShownDrawing[];
}

export interface CanvasPageOptions {
  readonly theme?: Theme;
  readonly reducedMotion?: boolean;
  readonly insets?: Insets;
  readonly drawing?: DrawingWay;
  /** Reading the look of this node throws. */
  readonly failing?: string;
}

declare global {
  interface Window {
    startCanvas(graph: GraphData, options?: CanvasPageOptions): Promise<void>;
    canvasPage: CanvasPage;
    /** The drawing engine by itself on the same graph, in place of the canvas: what ours is measured against. */
    startEngineAlone(graph: GraphData): Promise<Pick<CanvasView, "setCamera">>;
    /** A random graph of that many nodes as the text of a file. */
    randomText(nodeCount: number): Promise<string>;
    startSigmaAlone(graph: GraphData): Promise<SigmaAlone>;
    cardDone(): Promise<void>;
  }
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** In which view graphs are drawn where a test does not say. */
const usualWay: DrawingWay = new URLSearchParams(location.search).get("drawing") === "fast" ? "fast" : "detailed";

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
    faults: [],
    broken: [],
    drawings: [],
  };
  const news = holdable(options.failing !== undefined ? withFailing(graphDocument, options.failing) : graphDocument);
  let steps = 0;
  const apply = (changes: readonly GraphChange[]): boolean => {
    steps += 1;
    return graphDocument.apply(changes, { step: `page-${steps}`, actor: "user", title: "Change" }).success;
  };
  const element = document.querySelector<HTMLElement>("#canvas");
  if (element === null) throw new Error("The page has no canvas element.");
  running?.destroy();
  element.removeAttribute("style");
  let way: DrawingWay = options.drawing ?? usualWay;
  const view = mountCanvas(element, {
    document: news.document,
    run: (call) => {
      log.calls.push(call);
      if (call.name === "moveNodes" && isJsonObject(call.input)) log.moves.push(call.input["to"] ?? null);
      asked = Promise.all([asked, run(call.name, call.input)]);
    },
    onOpen: (_target, id) => log.opened.push(id),
    onPlace: (position) => log.places.push(position),
    onConnect: (source, end) => log.joins.push([source, end]),
    onTool: (tool) => {
      log.tools.push(tool);
      view.setTool(tool);
    },
    words: () => en.canvas,
    onContextMenu: (ref) => log.menus.push(ref),
    onHover: (ref) => log.hovers.push(ref),
    announce: (text) => log.spoken.push(text),
    onFault: (fault) => log.faults.push(fault),
    onBroken: (error) => log.broken.push(String(error)),
    hasLabels: () => true,
    theme: () => theme,
    reducedMotion: () => options.reducedMotion ?? true,
    insets: () => options.insets ?? NO_INSETS,
    drawingWay: () => way,
    onDrawing: (shown) => log.drawings.push(shown),
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
    setDrawing: (next) => {
      way = next;
      view.setDrawingWay();
    },
    hold: news.hold,
    release: news.release,
    refuseInk,
    frames,
    follow: async (calls) => {
      const differing: { after: string; drawn: string; wanted: string }[] = [];
      const look = async (after: string) => {
        await frames();
        await window.canvasPage.view.drawing();
        const { drawn, wanted } = compareDrawn(window.canvasPage);
        if (drawn !== wanted) differing.push({ after, drawn, wanted });
      };
      await look("open");
      for (const call of calls) {
        await window.canvasPage.run(call.name, call.input);
        await look(JSON.stringify(call));
      }
      const { faults: left, broken } = window.canvasPage.log;
      const read = await readGraph(writeGraph(graphDocument.snapshot()), "Saved");
      if (!read.success) return { differing: [{ after: "save", drawn: "", wanted: sayRead(read.why) }], left, broken };
      await window.startCanvas(read.graph, options);
      await look("open again");
      const again = window.canvasPage.log;
      return { differing, left: [...left, ...again.faults], broken: [...broken, ...again.broken] };
    },
  };
  // The code of the fast view comes when it is first wanted, and very many elements are drawn in slices.
  if (way === "fast") await view.drawing({ withLabels: false, only: { nodes: [], edges: [] } });
};

let refused: { readonly color: string; readonly reason: string } | null = null;

function refuseInk(color: string | null, reason: string): void {
  refused = color === null ? null : { color, reason };
}

// The engine draws on both kinds.
for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  const { fill } = prototype;
  prototype.fill = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
    if (refused !== null && this.fillStyle === refused.color) throw new Error(refused.reason);
    Reflect.apply(fill, this, given);
  };
}

/** Commands of gestures: a part of the program that they load may come frames later. */
let asked: Promise<unknown> = Promise.resolve();

async function frames(): Promise<void> {
  await asked;
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Reading one node's style throws. */
function withFailing(graph: GraphDocument, failing: string): GraphDocument {
  const nodeAt = (row: number) => {
    if (graph.tables.nodes.idAt(row) === failing) throw new Error(`No look for ${failing}.`);
    return graph.styles.nodeAt(row);
  };
  const styles = Object.create(graph.styles, { nodeAt: { value: nodeAt } });
  return Object.create(graph, { styles: { value: styles } });
}

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

window.randomText = async (nodeCount) => {
  const { randomGraph } = await import("../graphs/random-graph");
  return JSON.stringify(randomGraph(nodeCount));
};

window.cardDone = cardDone;

window.startSigmaAlone = async (graph) => {
  const { startSigma } = await import("./sigma-alone");
  running?.destroy();
  running = null;
  const host = document.querySelector<HTMLElement>("#canvas");
  if (host === null) throw new Error("The page has no canvas element.");
  return startSigma(host, graph);
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
