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
  mark(marks: ChangeMarks | null): void;
  markOf(key: string): ChangeMark | null;
}

/** Selection, hover, dimming and Show changes; a change of k elements repaints those k. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one answer a line.
export function createStates({ isThere, edgesAt, endsOf, everyKey, repaint }: StatesDeps): States {
  let selected = new Set<string>();
  let hot = new Set<string>();
  let hovered: string | null = null;
  let kept: ElementSet | null = null;
  let isolated: ElementSet | null = null;
  let stays: ReadonlySet<string> | null = null;
  let marked = new Map<string, ChangeMark>();

  const reheat = () => {
    const before = hot;
    hot = new Set();
    for (const key of selected) if (!isEdgeKey(key)) heatBetween(key);
    for (const key of underPointer()) hot.add(key);
    repaint(differing(before, hot));
  };
  const underPointer = () => {
    if (hovered === null) return [];
    return isEdgeKey(hovered) ? [hovered] : edgesAt(hovered).map(edgeKey);
  };
  const heatBetween = (id: string) => {
    if (selected.size < 2) return;
    for (const edge of edgesAt(id)) {
      const ends = endsOf(edge);
      if (ends?.every((end) => selected.has(end))) hot.add(edgeKey(edge));
    }
  };
  const redim = () => {
    const shown = kept ?? isolated;
    const before = stays;
    stays = shown === null ? null : keptKeys(shown, edgesAt, endsOf);
    if (before !== null || stays !== null) repaint(everyKey());
  };
  const isDimmed = (key: string) => stays !== null && !stays.has(key);
  return {
    of: (key) => {
      if (selected.size + hot.size + marked.size === 0 && stays === null) return plainState;
      return {
        isSelected: selected.has(key),
        isDimmed: isDimmed(key),
        isHot: hot.has(key),
        mark: marked.get(key) ?? null,
      };
    },
    select: (next) => {
      const before = selected;
      selected = new Set([...next.nodes, ...next.edges.map(edgeKey)]);
      repaint(differing(before, selected));
      reheat();
    },
    hover: (key) => {
      if (key === hovered) return;
      hovered = key;
      reheat();
    },
    dim: (elements) => {
      if (elements === kept) return;
      kept = elements;
      redim();
    },
    isolate: (elements) => {
      isolated = elements;
      redim();
    },
    isIsolated: () => isolated !== null,
    again: () => {
      if (hovered !== null && !isThere(hovered)) hovered = null;
      reheat();
      redim();
    },
    isHovered: (key) => key === hovered,
    isSelected: (key) => selected.has(key),
    isDimmed,
    hovered: () => hovered,
    markOf: (key) => marked.get(key) ?? null,
    mark: (marks) => {
      const before = marked;
      marked = new Map(marks === null ? [] : marksOf(marks));
      repaint(new Set([...before.keys(), ...marked.keys()]));
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
function keptKeys(
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
