import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { CanvasDeps, ShownDrawing } from "./canvas-port";
import { createScene } from "./cytoscape/scene";
import type { SceneMaker } from "./scene/scene";

/** Up to here everything is drawn in detail unless somebody chose; back below the lower figures it is again. */
const MOST = { nodes: 1000, edges: 6000 };
const BACK = { nodes: 800, edges: 5000 };

type Way = ShownDrawing["way"];

/** Chooses the engine by the size of the graph or as somebody asked, and falls back where the fast one cannot draw. */
export interface Engines {
  now(): Way;
  /** The way that is wanted now is another than the one that draws. */
  isOther(): boolean;
  /** The scene of the way wanted; an empty one while its code is on its way. */
  makeScene: SceneMaker;
  /** Somebody chose a way: what failed before is tried once more. */
  chosen(): void;
  /** Code is on its way; nothing of the graph is drawn. */
  isWaiting(): boolean;
  /** When what is wanted draws. */
  whenReady(): Promise<void>;
}

/** `again`: the stage is to be made anew. */
export function createEngines(deps: CanvasDeps, again: () => void): Engines {
  let now: Way = "detailed";
  let makeFast: ((host: HTMLElement, given: CanvasDeps, onLost: () => void) => ReturnType<SceneMaker>) | null = null;
  let coming: Promise<void> | null = null;
  let isBroken = false;
  let reported: ShownDrawing | null = null;

  const tell = (next: ShownDrawing) => {
    if (reported?.way === next.way && reported.isFallback === next.isFallback) return;
    reported = next;
    deps.onDrawing?.(next);
  };
  const wanted = (): Way => {
    const way = deps.drawingWay?.() ?? "detailed";
    return way === "automatic" ? waySuiting(deps.document, now) : way;
  };
  const fall = () => {
    isBroken = true;
    now = "detailed";
    tell({ way: "detailed", isFallback: true });
  };
  const load = async (): Promise<void> => {
    try {
      makeFast = (await import("./sigma/sigma-scene")).createScene;
    } catch {
      fall();
    }
    coming = null;
    again();
  };
  const detailed: SceneMaker = (host, given) => {
    tell({ way: "detailed", isFallback: isBroken });
    return createScene(host, given);
  };
  const lost = () => {
    fall();
    again();
  };
  const fast: SceneMaker = (host, given) => {
    if (makeFast === null) {
      coming ??= load();
      return createScene(host, { ...given, document: createGraphDocument() });
    }
    try {
      const scene = makeFast(host, given, lost);
      tell({ way: "fast", isFallback: false });
      return scene;
    } catch {
      fall();
      return createScene(host, given);
    }
  };
  return {
    now: () => now,
    isOther: () => !isBroken && wanted() !== now,
    chosen: () => {
      isBroken = false;
      reported = null;
    },
    isWaiting: () => coming !== null,
    whenReady: async () => {
      await coming;
    },
    makeScene: (host, given) => {
      now = isBroken ? "detailed" : wanted();
      return now === "fast" ? fast(host, given) : detailed(host, given);
    },
  };
}

/** By the size of the graph: what grew past the one limit and shrinks comes back at a lower one, so that it does not go to and fro. */
export function waySuiting({ tables: { nodes, edges } }: Pick<GraphDocument, "tables">, now: Way): Way {
  const most = now === "fast" ? BACK : MOST;
  return nodes.count > most.nodes || edges.count > most.edges ? "fast" : "detailed";
}
