import type { EdgeId, NodeId, Position } from "@/graph/document/graph-types";
import { edgeIdOf, isEdgeKey } from "../../scene/edge-key";
import type { Places } from "../../scene/places";
import { AT_ONCE, createSlices, type Slices, STEP } from "../../scene/slices";
import { CANVAS_MS, createTween, mix } from "../../scene/tween";
import type { Engine } from "../engine";
import type { Figures } from "../figure-types";
import type { Groups } from "../groups";

/** Writes what changed into the card's numbers, and has it drawn in the next frame: very many in slices, and then together. */
export interface Painter extends Pick<Slices, "finish" | "stop" | "isRunning"> {
  /** These look different: their numbers are written where they stand. */
  paint(nodes: readonly NodeId[], edges: Iterable<EdgeId>): void;
  /** The same, all of them now; drawn when `show` is called. */
  write(nodes: readonly NodeId[], edges: Iterable<EdgeId>): void;
  show(): void;
  /** Paints these, by their keys. */
  repaint(keys: Iterable<string>): void;
  /** These stand elsewhere; their edges follow. */
  moved(ids: readonly NodeId[]): void;
}

interface PainterDeps {
  readonly figures: Figures;
  readonly groups: Groups;
  engine(): Engine | null;
}

export function createPainter({ figures, groups, engine }: PainterDeps): Painter {
  const slices = createSlices(0);
  const waiting = { nodes: new Set<NodeId>(), edges: new Set<EdgeId>() };
  /** With the edges at the groups round these, which end elsewhere now. */
  const edgesRound = (nodes: readonly NodeId[]) => [...groups.stale(nodes)].flatMap(figures.edgesAt);
  const show = () => void engine()?.scheduleRender();
  const write = (nodes: readonly NodeId[], edges: Iterable<EdgeId>) => {
    for (const id of nodes) figures.paintNode(id);
    for (const id of edges) figures.paintEdge(id);
    for (const id of edgesRound(nodes)) figures.paintEdge(id);
  };
  function* steps() {
    const { nodes, edges } = waiting;
    while (nodes.size + edges.size > 0) {
      // An edge is painted by what its nodes are.
      if (nodes.size > 0) write(firstOf(nodes, STEP), []);
      else write([], firstOf(edges, STEP));
      yield;
    }
    show();
  }
  const paint = (nodes: readonly NodeId[], edges: Iterable<EdgeId>) => {
    const all = new Set(edges);
    if (nodes.length + all.size <= AT_ONCE) {
      write(nodes, all);
      show();
      return;
    }
    for (const id of nodes) waiting.nodes.add(id);
    for (const id of all) waiting.edges.add(id);
    if (!slices.isRunning()) slices.begin(steps());
  };
  return {
    ...slices,
    paint,
    write,
    show,
    repaint: (keys) => {
      const nodes = new Set<NodeId>();
      const edges = new Set<EdgeId>();
      for (const key of keys) {
        if (isEdgeKey(key)) edges.add(edgeIdOf(key));
        else nodes.add(key);
      }
      if (nodes.size + edges.size > 0) paint([...nodes], edges);
    },
    moved: (ids) => {
      const isMost = ids.length * 2 > figures.graph.order;
      paint([], isMost ? figures.graph.edges() : [...ids.flatMap(figures.edgesAt), ...edgesRound(ids)]);
    },
  };
}

/** Takes so many out of a set. */
function firstOf(set: Set<string>, count: number): readonly string[] {
  const found: string[] = [];
  for (const one of set) {
    if (found.length >= count) break;
    found.push(one);
    set.delete(one);
  }
  return found;
}

export type Mover = ReturnType<typeof createMover>;

interface MoverDeps {
  readonly places: Places;
  readonly figures: Figures;
  readonly painter: Painter;
  animates(): boolean;
}

export function createMover({ places, figures, painter, animates }: MoverDeps) {
  const tween = createTween();
  const put = (positions: Iterable<readonly [NodeId, Position]>) => {
    const moved: NodeId[] = [];
    for (const [id, position] of positions) {
      figures.move(id, position);
      moved.push(id);
    }
    if (moved.length > 0) painter.moved(moved);
  };
  const finish = () => {
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
    /** Every node to its place, together. */
    finish,
    /** These nodes at once. */
    jump: (ids: Iterable<NodeId>): void => {
      tween.stop();
      put([...ids].map((id) => [id, places.of(id)] as const));
    },
    /** Shows nodes at places that a hand drags them to. */
    carry: put,
    stop: tween.stop,
  };
}

function between(from: Position, to: Position, ratio: number): Position {
  return { x: mix(from.x, to.x, ratio), y: mix(from.y, to.y, ratio) };
}
