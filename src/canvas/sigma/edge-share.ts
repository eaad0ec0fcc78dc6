import { greatest, least } from "@/lib/lists/whole-lists";
import { MOST_MOVING } from "../scene/far";
import type { Plane } from "../scene/plane";
import type { DrawnGraph } from "./drawn-graph";

/** The view stands still when it was not moved for so long. */
const REST_MS = 120;
/** So many edges are looked at to know how many are in view. */
const SAMPLE = 300;

interface ShareDeps {
  readonly graph: DrawnGraph;
  readonly plane: Pick<Plane, "onMove" | "camera" | "width" | "height">;
  /** Draw such a share of the edges from the next frame on. */
  show(share: number): void;
  /** Draw again: the view stands still. */
  again(): void;
}

/** While the view moves over very many edges an even share of them is drawn, all of them again when it stands still. */
export function createEdgeShare({ graph, plane, show, again }: ShareDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = undefined;
    show(1);
    again();
  };
  const move = () => {
    if (graph.size <= MOST_MOVING) return;
    const inView = graph.size * shareInView();
    show(Math.min(1, MOST_MOVING / Math.max(1, inView)));
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  let sample: { readonly size: number; readonly ids: readonly string[] } = { size: -1, ids: [] };
  const shareInView = (): number => {
    if (sample.size !== graph.size) sample = { size: graph.size, ids: someOf(graph.edges()) };
    const seen = sample.ids.filter((id) => graph.hasEdge(id) && isInView(id));
    return seen.length / sample.ids.length;
  };
  /** Whether the box round it and the view meet: some more than are to be seen. */
  const isInView = (id: string): boolean => {
    if (graph.getEdgeAttributes(id).paint.width === 0) return false;
    const { x, y, zoom } = plane.camera();
    const ends = graph.extremities(id).map((end) => graph.getNodeAttributes(end));
    const across = ends.map((end) => end.x * zoom + x);
    const down = ends.map((end) => -end.y * zoom + y);
    const meets = (places: readonly number[], room: number) => greatest(places) >= 0 && least(places) <= room;
    return meets(across, plane.width()) && meets(down, plane.height());
  };
  const stop = plane.onMove(move);
  return {
    stop: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

function someOf(ids: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(ids.length / SAMPLE));
  return Array.from({ length: Math.min(ids.length, SAMPLE) }, (_, index) => ids[index * step] ?? "");
}

/** An order in which the first of so many rows, however few, are spread over all of them; few rows keep theirs. */
export function evenOrder(count: number): (index: number) => number {
  if (count <= MOST_MOVING) return (index) => index;
  let step = Math.floor(count * 0.618);
  while (commonDivisor(step, count) > 1) step += 1;
  return (index) => (index * step) % count;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
