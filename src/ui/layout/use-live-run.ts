import { useEffect, useRef, useState } from "react";
import { positionAt } from "@/analysis/layouts/layout-positions";
import type { LiveFrame, LiveRun } from "@/analysis/workers/live-types";
import { graphInPlace } from "@/commands/view/layout-in-place";
import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { pinnedNodes } from "@/graph/tables/pinned";
import { type Services, useServices } from "../services";
import type { LayoutDraft } from "./layout-draft";

export interface LiveState {
  readonly isRunning: boolean;
  start(draft: LayoutDraft): void;
  /** Ends the run; the nodes stay where they are now. */
  stop(): void;
}

/**
 * The force layout with the graph moving, until it is stopped, by Esc too, or has come to rest. All of a run is one undo
 * step. Nodes that are moved by hand meanwhile stay where they were put, those that are deleted are passed over. Where
 * people want less motion only the end is shown.
 */
export function useLiveRun(title: string): LiveState {
  const services = useServices();
  const [isRunning, setRunning] = useState(false);
  const ending = useRef<(() => void) | null>(null);
  const stop = () => ending.current?.();
  useEffect(() => () => ending.current?.(), []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      ending.current?.();
    };
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, [isRunning]);
  const start = (draft: LayoutDraft) => {
    if (ending.current) return;
    setRunning(true);
    ending.current = follow(services, { draft, title }, () => {
      ending.current = null;
      setRunning(false);
    });
  };
  return { isRunning, start, stop };
}

/** Starts the run; gives what ends it. */
function follow(
  services: Services,
  { draft, title }: { readonly draft: LayoutDraft; readonly title: string },
  ended: () => void,
): () => void {
  const { document, canvas, edit, startLive } = services;
  const graph = graphInPlace(movingOf(services, draft), { state: document, tables: () => document.tables });
  const rows = new Map(graph.ids.map((id, row) => [id, row]));
  const held = new Set(graph.ids.filter((_id, row) => graph.fixed?.[row] === 1));
  let places: ReadonlyMap<NodeId, Position> = new Map();
  let run: LiveRun | null = null;

  const end = (isKept: boolean) => {
    if (run === null) return;
    run.stop();
    run = null;
    unsubscribe();
    const to = Object.fromEntries(
      [...places].flatMap(([id, { x, y }]) => (document.node(id) ? [[id, { x, y }] as const] : [])),
    );
    const shown = canvas.current;
    const done =
      isKept && Object.keys(to).length > 0
        ? edit.run({ name: "moveNodes", input: { to } }, { title })
        : Promise.resolve(null);
    void done.finally(() => {
      shown?.preview(null);
      ended();
    });
  };
  const show = ({ points, isLast }: LiveFrame) => {
    if (run === null) return;
    places = new Map(
      graph.ids.flatMap((id, row) => {
        const place = positionAt(points, row);
        return held.has(id) ? [] : [[id, place] as const];
      }),
    );
    if (!prefersStill()) canvas.current?.preview(places);
    if (isLast) end(true);
  };
  const hear = ({ changes }: DocumentNews) => {
    if (changes.some(({ type }) => type === "graph-replace")) end(false);
    for (const [id, place] of placedIn(changes)) {
      const row = rows.get(id);
      if (row === undefined) continue;
      held.add(id);
      run?.hold(row, place.x, place.y);
    }
  };
  const unsubscribe = document.subscribe(hear);
  run = startLive({ graph, spacing: draft.spread ?? 85 }, show);
  return () => end(true);
}

function placedIn(changes: readonly GraphChange[]): readonly (readonly [NodeId, Position])[] {
  return changes.flatMap((change) =>
    change.type === "positions-set"
      ? Object.entries(change.positions).flatMap(([id, place]) => (place ? [[id, place] as const] : []))
      : [],
  );
}

function movingOf({ document }: Services, { isSelection, keepsPinned }: LayoutDraft): ReadonlySet<NodeId> {
  const { nodes } = document.tables;
  const ids = isSelection ? document.selection.nodes : Array.from({ length: nodes.count }, (_, row) => nodes.idAt(row));
  const pinned = keepsPinned ? pinnedNodes(document.namedSets) : new Set<NodeId>();
  return new Set(ids.filter((id) => !pinned.has(id)));
}

function prefersStill(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
