import type { ElementSet } from "@/graph/document/graph-types";
import type { ChangeMarks } from "../canvas-port";
import type { Highlight } from "../marks/highlight";
import { edgeKey, isEdgeKey } from "../scene/edge-key";
import type { ChangeMark, PaintState } from "./paint";

interface StatesDeps {
  isThere(key: string): boolean;
  /** Edges at a node. */
  edgesAt(id: string): readonly string[];
  endsOf(edge: string): readonly [string, string] | null;
  everyKey(): Iterable<string>;
  /** These look different now. */
  repaint(keys: Iterable<string>): void;
}

export interface States extends Highlight {
  of(key: string): PaintState;
  /** Of an edge by its id: mostly nothing is to be asked by its key. */
  ofEdge(id: string): PaintState;
  mark(marks: ChangeMarks | null): void;
  markOf(key: string): ChangeMark | null;
}

/** Selection, hover, dimming and Show changes; a change of k elements repaints those k. */
export function createStates(deps: StatesDeps): States {
  const { isThere, repaint } = deps;
  let selected: ReadonlySet<string> = new Set();
  let hovered: string | null = null;
  let marked = new Map<string, ChangeMark>();
  const heat = createHeat(deps);
  const dimming = createDimming(deps);
  const reheat = () => heat.again(selected, hovered);
  const isPlain = () => selected.size + marked.size === 0 && heat.isNone() && dimming.isNone();
  const stateOf = (key: string): PaintState => ({
    isSelected: selected.has(key),
    isDimmed: dimming.isDimmed(key),
    isHot: heat.has(key),
    mark: marked.get(key) ?? null,
  });
  return {
    of: (key) => (isPlain() ? plainState : stateOf(key)),
    ofEdge: (id) => (isPlain() ? plainState : stateOf(edgeKey(id))),
    select: (next) => {
      const before = selected;
      selected = new Set([...next.nodes, ...next.edges.map(edgeKey)]);
      repaint(differing(before, selected));
      reheat();
    },
    hover: (key) => {
      if (key === hovered) return;
      hovered = key;
      heat.hover(hovered);
    },
    dim: dimming.dim,
    isolate: dimming.isolate,
    isIsolated: dimming.isIsolated,
    again: () => {
      if (hovered !== null && !isThere(hovered)) hovered = null;
      reheat();
      dimming.again();
    },
    isHovered: (key) => key === hovered,
    isSelected: (key) => selected.has(key),
    isDimmed: dimming.isDimmed,
    hovered: () => hovered,
    markOf: (key) => marked.get(key) ?? null,
    mark: (marks) => {
      const before = marked;
      marked = new Map(marks === null ? [] : marksOf(marks));
      repaint(new Set([...before.keys(), ...marked.keys()]));
    },
  };
}

/** The edges drawn in ink: under the pointer or at the node there, and those between selected nodes. */
function createHeat({ edgesAt, endsOf, repaint }: StatesDeps) {
  let inner: ReadonlySet<string> = new Set();
  let pointed: ReadonlySet<string> = new Set();
  const atPointer = (hovered: string | null) => {
    if (hovered === null) return [];
    return isEdgeKey(hovered) ? [hovered] : edgesAt(hovered).map(edgeKey);
  };
  const between = (selected: ReadonlySet<string>): ReadonlySet<string> => {
    const nodes = selected.size < 2 ? [] : [...selected].filter((key) => !isEdgeKey(key));
    const isInside = (edge: string) => endsOf(edge)?.every((end) => selected.has(end));
    return new Set(nodes.flatMap((id) => edgesAt(id).filter(isInside).map(edgeKey)));
  };
  /** What lies between selected nodes is not looked for with each move of the pointer. */
  const hover = (hovered: string | null) => {
    const before = pointed;
    pointed = new Set(atPointer(hovered));
    repaint(differing(before, pointed));
  };
  return {
    isNone: () => inner.size + pointed.size === 0,
    has: (key: string) => inner.has(key) || pointed.has(key),
    hover,
    again: (selected: ReadonlySet<string>, hovered: string | null) => {
      const before = inner;
      inner = between(selected);
      repaint(differing(before, inner));
      hover(hovered);
    },
  };
}

/** What stays as it is while all else is dimmed. */
function createDimming({ edgesAt, endsOf, everyKey, repaint }: StatesDeps) {
  let bright: ElementSet | null = null;
  let isolated: ElementSet | null = null;
  let stays: ReadonlySet<string> | null = null;
  const again = () => {
    const shown = bright ?? isolated;
    const before = stays;
    stays = shown === null ? null : brightKeys(shown, edgesAt, endsOf);
    if (before !== null || stays !== null) repaint(everyKey());
  };
  return {
    again,
    isNone: () => stays === null,
    isDimmed: (key: string) => stays !== null && !stays.has(key),
    isIsolated: () => isolated !== null,
    dim: (elements: ElementSet | null) => {
      if (elements === bright) return;
      bright = elements;
      again();
    },
    isolate: (elements: ElementSet | null) => {
      isolated = elements;
      again();
    },
  };
}

const plainState: PaintState = { isSelected: false, isDimmed: false, isHot: false, mark: null };

function marksOf(marks: ChangeMarks): readonly (readonly [string, ChangeMark])[] {
  return (["added", "changed", "leaving"] as const).flatMap((mark) => {
    const { nodes, edges } = marks[mark];
    return [...nodes, ...edges.map(edgeKey)].map((key) => [key, mark] as const);
  });
}

function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...[...one].filter((key) => !other.has(key)), ...[...other].filter((key) => !one.has(key))];
}

/** Without edges in the set, edges between its nodes stay. */
function brightKeys(
  { nodes, edges }: ElementSet,
  edgesAt: StatesDeps["edgesAt"],
  endsOf: StatesDeps["endsOf"],
): ReadonlySet<string> {
  const keys = new Set([...nodes, ...edges.map(edgeKey)]);
  if (edges.length > 0) return keys;
  const ends = new Set(nodes);
  for (const edge of nodes.flatMap(edgesAt)) if (endsOf(edge)?.every((end) => ends.has(end))) keys.add(edgeKey(edge));
  return keys;
}
