import type { NodeId } from "@/graph/document/graph-types";
import type { CanvasDeps } from "../canvas-port";
import { bestConnected, type Heading, nearestTowards, neighborsOf, type PlacedNode, sayNode } from "./walk";

/** The node the keyboard stands on. */
export type NodeFocus = ReturnType<typeof createNodeFocus>;

interface NodeFocusDeps {
  readonly deps: CanvasDeps;
  placed(): Iterable<PlacedNode>;
  /** Shows the focus: ring, label, list of neighbours, in view. */
  show(id: NodeId | null): void;
}

export function createNodeFocus({ deps, placed, show }: NodeFocusDeps) {
  const { document, words } = deps;
  const trail = createTrail();
  let now: NodeId | null = null;
  let start: NodeId | null = null;
  /** Whose neighbours Tab goes around. */
  let hub: NodeId | null = null;

  const isShown = (id: NodeId | null): id is NodeId => id !== null && document.isVisible("nodes", id);

  const set = (id: NodeId, spoken: string) => {
    now = id;
    show(id);
    deps.announce(spoken);
  };

  const go = (id: NodeId | null) => {
    if (id === null) return;
    hub = id;
    if (id !== now) trail.visit(id);
    set(id, sayNode(document, id, words()));
  };

  const along = (step: 1 | -1) => {
    const next = trail.step(step, isShown);
    if (next === null) return deps.announce(step === 1 ? words().noNodeAfter : words().noNodeBefore);
    hub = next;
    set(next, sayNode(document, next, words()));
  };

  const begin = () => {
    const [selected = null] = document.selection.nodes;
    go([start, selected].find(isShown) ?? bestConnected(document));
  };

  const move = (heading: Heading) => {
    const nodes = [...placed()];
    const here = nodes.find(({ id }) => id === now);
    if (here === undefined) return begin();
    const next = nearestTowards(here.position, nodes, heading);
    if (next === null) deps.announce(words().noneFurther[heading]);
    else go(next);
  };

  const toNeighbor = (step: 1 | -1) => {
    const centre = isShown(hub) ? hub : now;
    if (centre === null) return;
    const around = neighborsOf(document, centre);
    const from = now === null ? -1 : around.indexOf(now);
    const before = step === 1 ? -1 : 0;
    const place = ((from < 0 ? before : from) + step + around.length) % around.length;
    const next = around[place];
    if (next === undefined) return deps.announce(words().noNeighbors(document.labelOf(centre)));
    trail.visit(next);
    const said = sayNode(document, next, words());
    set(next, words().neighbor(said, place + 1, around.length, document.labelOf(centre)));
  };

  const release = () => {
    now = null;
    hub = null;
    show(null);
  };

  return {
    now: (): NodeId | null => now,
    go,
    move,
    /** Around the neighbours of the node it came to by arrows, 1 = next, -1 = previous. */
    toNeighbor,
    /** Back (-1) and forward (1) through the nodes it was on. */
    along,
    /** Where arrows start from when no node has the focus: the node last clicked. */
    startFrom: (id: NodeId): void => {
      start = id;
    },
    release,
    /** Elements came, went or were filtered. */
    check: (): void => {
      if (now === null) return;
      if (isShown(now)) show(now);
      else release();
    },
  };
}

const LONGEST_TRAIL = 100;

/** Nodes visited, like the pages of a browser: going back and then elsewhere forgets what came after. */
function createTrail() {
  let visited: NodeId[] = [];
  let at = -1;
  const visit = (id: NodeId) => {
    visited = [...visited.slice(Math.max(0, at + 2 - LONGEST_TRAIL), at + 1), id];
    at = visited.length - 1;
  };
  const step = (direction: 1 | -1, isShown: (id: NodeId) => boolean): NodeId | null => {
    for (let place = at + direction; place >= 0 && place < visited.length; place += direction) {
      const id = visited[place];
      if (id === undefined || !isShown(id)) continue;
      at = place;
      return id;
    }
    return null;
  };
  return { visit, step };
}
