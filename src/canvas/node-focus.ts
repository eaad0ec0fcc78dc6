import type { NodeId } from "@/graph/graph-types";
import type { CanvasDeps } from "./canvas-port";
import { bestConnected, type Heading, nearestTowards, neighborsOf, type PlacedNode, sayNode } from "./walk";

/** The node the keyboard stands on. */
export interface NodeFocus {
  now(): NodeId | null;
  go(id: NodeId | null): void;
  move(heading: Heading): void;
  /** Around the neighbours of the node it came to by arrows, 1 = next, -1 = previous. */
  toNeighbor(step: 1 | -1): void;
  /** Where arrows start from when no node has the focus: the node last clicked. */
  startFrom(id: NodeId): void;
  release(): void;
  /** Elements came, went or were filtered. */
  check(): void;
}

interface NodeFocusDeps {
  readonly deps: CanvasDeps;
  placed(): Iterable<PlacedNode>;
  /** Shows the focus: ring, label, list of neighbours, in view. */
  show(id: NodeId | null): void;
}

export function createNodeFocus({ deps, placed, show }: NodeFocusDeps): NodeFocus {
  const { document } = deps;
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
    set(id, sayNode(document, id));
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
    if (next === null) deps.announce(`No node further ${heading}`);
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
    if (next === undefined) return deps.announce(`${document.labelOf(centre)} has no neighbours`);
    set(next, `${sayNode(document, next)}; neighbour ${place + 1} of ${around.length} of ${document.labelOf(centre)}`);
  };

  const release = () => {
    now = null;
    hub = null;
    show(null);
  };

  return {
    now: () => now,
    go,
    move,
    toNeighbor,
    startFrom: (id) => {
      start = id;
    },
    release,
    check: () => {
      if (now === null) return;
      if (isShown(now)) show(now);
      else release();
    },
  };
}
