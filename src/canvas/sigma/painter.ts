import type { NodeId, Position } from "@/graph/document/graph-types";
import { edgeIdOf, edgeKey, isEdgeKey } from "../scene/edge-key";
import type { Places } from "../scene/places";
import { CANVAS_MS, createTween, mix } from "../scene/tween";
import type { Engine } from "./engine";
import type { Figures } from "./figures";

/** Writes what changed into the engine's buffers, and has it draw in the next frame. */
export interface Painter {
  /** These look different. */
  repaint(keys: Iterable<string>): void;
  /** These stand elsewhere; their edges follow. */
  moved(ids: readonly NodeId[]): void;
  /** Elements came or went: the buffers are laid out anew. */
  restructured(added: { readonly nodes: readonly string[]; readonly edges: readonly string[] }): void;
}

export function createPainter(figures: Figures, engine: () => Engine | null): Painter {
  const { graph } = figures;
  const write = (nodes: readonly string[], edges: readonly string[]) => {
    // An edge that bends now and did not before is drawn by another program.
    const types = edges.map((id) => graph.getEdgeAttribute(id, "type"));
    for (const id of nodes) figures.paintNode(id);
    for (const id of edges) figures.paintEdge(id);
    const skipIndexation = edges.every((id, at) => graph.getEdgeAttribute(id, "type") === types[at]);
    engine()?.refresh({ partialGraph: { nodes: [...nodes], edges: [...edges] }, skipIndexation, schedule: true });
  };
  return {
    repaint: (keys) => {
      const all = [...new Set(keys)];
      const nodes = all.filter((key) => !isEdgeKey(key) && graph.hasNode(key));
      const edges = all.flatMap((key) => (isEdgeKey(key) && graph.hasEdge(edgeIdOf(key)) ? [edgeIdOf(key)] : []));
      if (nodes.length + edges.length > 0) write(nodes, edges);
    },
    moved: (ids) => {
      const nodes = ids.filter((id) => graph.hasNode(id));
      write(nodes, [...new Set(nodes.flatMap(figures.edgesAt))]);
    },
    restructured: ({ nodes, edges }) => {
      const partialGraph = {
        nodes: nodes.filter((id) => graph.hasNode(id)),
        edges: edges.filter((id) => graph.hasEdge(id)),
      };
      engine()?.refresh({ partialGraph, skipIndexation: false, schedule: true });
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

/** The keys of edges at these nodes: what follows from a node's size. */
export function edgeKeysAt(figures: Figures, ids: readonly NodeId[]): readonly string[] {
  return ids.flatMap(figures.edgesAt).map(edgeKey);
}
