import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { edgeIdOf, isEdgeKey } from "../scene/edge-key";
import type { Places } from "../scene/places";
import { CANVAS_MS, createTween, mix } from "../scene/tween";
import type { Engine } from "./engine";
import type { Figures } from "./figure-types";
import type { Groups } from "./groups";

/** Writes what changed into the engine's buffers, and has it draw in the next frame. */
export interface Painter {
  /** These look different: their numbers are written where they stand. */
  paint(nodes: Iterable<NodeId>, edges: Iterable<EdgeId>): void;
  /** The same, by their keys. */
  repaint(keys: Iterable<string>): void;
  /** These stand elsewhere; their edges follow. */
  moved(ids: readonly NodeId[]): void;
  /** All of them came. */
  filled(): void;
  /** Elements came or went: the buffers are laid out anew. */
  restructured(added: { readonly nodes: readonly string[]; readonly edges: readonly string[] }): void;
}

interface Part {
  readonly nodes?: string[];
  readonly edges?: string[];
}

interface PainterDeps {
  readonly figures: Figures;
  readonly groups: Groups;
  engine(): Engine | null;
}

export function createPainter({ figures, groups, engine }: PainterDeps): Painter {
  const { graph } = figures;
  let waitsFor: Engine | null = null;
  /** The engine lays its buffers out anew with the next frame; until then it has no place for what came. */
  const layOut = (partialGraph?: Part) => {
    const now = engine();
    now?.refresh({ ...(partialGraph && { partialGraph }), skipIndexation: false, schedule: true });
    if (now === waitsFor) return;
    waitsFor = now;
    now?.once("afterProcess", () => {
      waitsFor = null;
    });
  };
  const write = (partialGraph: Part) => {
    if (waitsFor !== null) layOut(partialGraph);
    else engine()?.refresh({ partialGraph, skipIndexation: true, schedule: true });
  };
  /** With the edges at the groups round these, which end elsewhere now. */
  const edgesRound = (nodes: Iterable<NodeId>) => [...groups.stale(nodes)].flatMap(figures.edgesAt);
  const paint = (nodes: Iterable<NodeId>, edges: Iterable<EdgeId>) => {
    for (const id of nodes) figures.paintNode(id);
    const turned: EdgeId[] = [];
    for (const id of new Set([...edges, ...edgesRound(nodes)])) if (figures.paintEdge(id)) turned.push(id);
    // An edge that bends now and did not before is drawn by another program.
    if (turned.length === 0) engine()?.scheduleRender();
    else layOut({ edges: turned });
  };
  return {
    paint,
    repaint: (keys) => {
      const nodes: NodeId[] = [];
      const edges: EdgeId[] = [];
      for (const key of new Set(keys)) {
        if (isEdgeKey(key)) edges.push(edgeIdOf(key));
        else nodes.push(key);
      }
      if (nodes.length + edges.length > 0) paint(nodes, edges);
    },
    moved: (ids) => {
      const nodes = ids.filter((id) => graph.hasNode(id));
      const edges = [...new Set([...nodes.flatMap(figures.edgesAt), ...edgesRound(nodes)])];
      const turned = edges.filter((id) => figures.paintEdge(id));
      if (turned.length > 0) layOut({ nodes, edges });
      else write({ nodes, edges });
    },
    filled: () => layOut(),
    restructured: ({ nodes, edges }) => {
      layOut({ nodes: nodes.filter((id) => graph.hasNode(id)), edges: edges.filter((id) => graph.hasEdge(id)) });
    },
  };
}

export interface Mover {
  /** Every node to its place, together. */
  settle(): void;
  /** These nodes at once. */
  jump(ids: Iterable<NodeId>): void;
  /** Shows nodes at places that a hand drags them to. */
  carry(positions: ReadonlyMap<NodeId, Position>): void;
  stop(): void;
}

interface MoverDeps {
  readonly places: Places;
  readonly figures: Figures;
  readonly painter: Painter;
  animates(): boolean;
}

export function createMover({ places, figures, painter, animates }: MoverDeps): Mover {
  const tween = createTween();
  const put = (positions: Iterable<readonly [NodeId, Position]>) => {
    const moved: NodeId[] = [];
    for (const [id, position] of positions) {
      figures.move(id, position);
      moved.push(id);
    }
    if (moved.length > 0) painter.moved(moved);
  };
  const settle = () => {
    tween.stop();
    const starts = figures.graph.nodes().flatMap((id) => {
      const [here, there] = [figures.placeOf(id), places.of(id)];
      return here === null || (here.x === there.x && here.y === there.y) ? [] : [[id, here] as const];
    });
    if (starts.length === 0) return;
    tween.start(animates() ? CANVAS_MS : 0, (ratio) => {
      put(starts.map(([id, from]) => [id, between(from, places.of(id), ratio)] as const));
    });
  };
  return {
    settle,
    jump: (ids) => {
      tween.stop();
      put([...ids].map((id) => [id, places.of(id)] as const));
    },
    carry: put,
    stop: tween.stop,
  };
}

function between(from: Position, to: Position, ratio: number): Position {
  return { x: mix(from.x, to.x, ratio), y: mix(from.y, to.y, ratio) };
}

/** The edges at these nodes: what follows from a node's size. */
export function edgesAtAll(figures: Figures, ids: readonly NodeId[]): ReadonlySet<EdgeId> {
  const edges = new Set<EdgeId>();
  for (const id of ids) for (const edge of figures.edgesAt(id)) edges.add(edge);
  return edges;
}
