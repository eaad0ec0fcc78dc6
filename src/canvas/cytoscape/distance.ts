import type { Core } from "cytoscape";
import { edgeKey } from "../scene/edge-key";
import { edgeShareAt, hasHeadsAt, LEAST_PX } from "../scene/far";
import type { Distance } from "../scene/plane";
import type { NodeLook } from "../style/look-types";
import type { Looks } from "../style/looks";

/** How far out the view is, in steps. What follows from it is styled again when a step is passed, not with each frame. */
export interface SteppedDistance extends Distance {
  /** Edges keep this share of their opacity, so that from afar they are the ground and nodes the figures. */
  edgeShare(): number;
  arrowsShown(): boolean;
  /** Takes the step of the zoom as it is now. */
  apply(): void;
  stop(): void;
}

export interface DistanceDeps {
  readonly cy: Core;
  readonly looks: Looks;
  /** Styling again takes long: it waits until the zoom has come to rest. */
  isLarge(): boolean;
  /** Edges are few enough to be styled again. */
  fades(): boolean;
  restyle(keys: Iterable<string>): void;
}

const REST_MS = 140;
/** A large graph is styled again when the zoom came to rest this many steps away, half and twice the size. */
const LARGE_STEPS = 2;
/** 100 %. */
const NEAR = 0;

export function createDistance({ cy, looks, isLarge, fades, restyle }: DistanceDeps): SteppedDistance {
  let step = stepOf(cy.zoom());
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = (next: number) => {
    const before = step;
    step = next;
    const keys = [...resized(before, next), ...changedEdges(before, next)];
    if (keys.length > 0) restyle(keys);
  };
  const resized = (before: number, next: number) => {
    const least = Math.max(leastAt(before), leastAt(next));
    const isSmall = (id: string) => (looks.node(id)?.size ?? least) < least;
    const ids = cy.nodes().map((node) => node.id());
    return ids.filter(isSmall);
  };
  const changedEdges = (before: number, next: number) => {
    const isFaded = fades() && shareAt(before) !== shareAt(next);
    const hasTurned = hasArrows(before) !== hasArrows(next);
    if (!isFaded && !hasTurned) return [];
    return looks.edgeIds().flatMap((id) => (isFaded || looks.edge(id)?.head !== "none" ? [edgeKey(id)] : []));
  };
  const apply = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!cy.destroyed() && stepOf(cy.zoom()) !== step) go(stepOf(cy.zoom()));
  };
  const rest = () => {
    if (Math.abs(stepOf(cy.zoom()) - step) >= LARGE_STEPS) apply();
  };
  cy.on("zoom", () => {
    if (!isLarge()) return apply();
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  });

  return {
    leastSize: () => leastAt(step),
    edgeShare: () => (fades() ? shareAt(step) : 1),
    arrowsShown: () => hasArrows(step),
    fromNear: (run) => {
      const before = step;
      go(NEAR);
      try {
        return run();
      } finally {
        go(before);
      }
    },
    isFree: false,
    apply,
    stop: () => clearTimeout(timer),
  };
}

/** Seen from afar a node is larger than its style says. */
export function drawnSize({ size }: Pick<NodeLook, "size">, distance: Pick<Distance, "leastSize">): number {
  return Math.max(size, distance.leastSize());
}

/** Two steps for each halving of the zoom. */
function stepOf(zoom: number): number {
  return Math.floor(2 * Math.log2(zoom) + 1e-6);
}

function zoomAt(step: number): number {
  return 2 ** (step / 2);
}

function leastAt(step: number): number {
  return LEAST_PX / zoomAt(step);
}

function shareAt(step: number): number {
  return edgeShareAt(zoomAt(step));
}

function hasArrows(step: number): boolean {
  return hasHeadsAt(zoomAt(step));
}
