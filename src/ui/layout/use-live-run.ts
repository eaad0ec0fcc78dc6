import { useEffect, useRef } from "react";
import { positionAt } from "@/analysis/layouts/layout-positions";
import type { LiveFrame, LiveRun } from "@/analysis/workers/live-types";
import { graphInPlace } from "@/commands/view/layout-in-place";
import type { GraphChange } from "@/graph/changes/change-types";
import type { DocumentNews } from "@/graph/document/document-types";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { pinnedNodes } from "@/graph/tables/pinned";
import type { ShownLive } from "@/store/view/view-store";
import { type Services, useServices } from "../services";
import { useView } from "../use-stores";
import type { LayoutDraft } from "./layout-draft";

export interface LiveState {
  /** null: nothing runs. */
  readonly now: ShownLive | null;
  start(draft: LayoutDraft): void;
}

/**
 * The force layout with the graph moving, until it is stopped, by Esc too, or has come to rest. It can be paused and go on:
 * the graph then is as it is seen. All of a run is one undo step; where that is taken back the run ends. Nodes that are
 * moved by hand meanwhile stay where they were put, those that are deleted are passed over. Where people want less motion
 * only the end, or a pause, is shown.
 */
export function useLiveRun(title: string): LiveState {
  const services = useServices();
  const now = useView(({ live }) => live);
  const isRunning = now !== null;
  const ending = useRef<(() => void) | null>(null);
  useEffect(() => () => ending.current?.(), []);
  useEffect(() => {
    if (!isRunning) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      ending.current?.();
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [isRunning]);
  const start = (draft: LayoutDraft) => {
    if (ending.current) return;
    ending.current = follow(services, { draft, title }, () => {
      ending.current = null;
      services.view.change({ live: null });
    });
  };
  return { now, start };
}

/** Starts the run; gives what ends it. */
function follow(
  services: Services,
  { draft, title }: { readonly draft: LayoutDraft; readonly title: string },
  ended: () => void,
): () => void {
  const { document, canvas, startLive, view } = services;
  const graph = graphInPlace(movingOf(services, draft), { state: document, tables: () => document.tables });
  const rows = new Map(graph.ids.map((id, row) => [id, row]));
  const held = new Set(graph.ids.filter((_id, row) => graph.fixed?.[row] === 1));
  const places = createRunPlaces(services, title);
  let run: LiveRun | null = null;

  const end = (keeps: boolean) => {
    if (run === null) return;
    run.stop();
    run = null;
    unsubscribe();
    const shown = canvas.current;
    void (keeps ? places.keep() : Promise.resolve()).finally(() => {
      shown?.preview(null);
      ended();
    });
  };
  const tell = (isPaused: boolean): void => {
    const toggle = () => {
      if (run === null) return;
      tell(!isPaused);
      if (isPaused) run.resume();
      else {
        run.pause();
        void places.keep();
      }
    };
    view.change({ live: { isPaused, toggle, stop: () => end(true) } });
  };
  const show = ({ points, isLast }: LiveFrame) => {
    // One may have been under way while the run was paused.
    if (run === null || (view.getState().live?.isPaused && !isLast)) return;
    places.now = new Map(
      graph.ids.flatMap((id, row) => {
        const place = positionAt(points, row);
        return held.has(id) ? [] : [[id, place] as const];
      }),
    );
    if (!prefersStill()) canvas.current?.preview(places.now);
    if (isLast) end(true);
  };
  const onKeyDown = ({ changes, origin }: DocumentNews) => {
    if (places.isTakenBack() || changes.some(({ type }) => type === "graph-replace")) {
      end(false);
      return;
    }
    if (origin.step === places.step) return;
    for (const [id, place] of placedIn(changes)) {
      const row = rows.get(id);
      if (row === undefined) continue;
      held.add(id);
      run?.hold(row, place.x, place.y);
    }
  };
  const unsubscribe = document.subscribe(onKeyDown);
  run = startLive({ graph, spacing: draft.spread ?? 85 }, show);
  tell(false);
  return () => end(true);
}

/** Where a run has brought the nodes, and what of it is in the document: all under one step. */
function createRunPlaces({ document, edit }: Services, title: string) {
  const step = crypto.randomUUID();
  let places: ReadonlyMap<NodeId, Position> = new Map();
  const own = {
    step,
    now: places,
    isTakenBack: () => document.steps().find(({ id }) => id === step)?.inForce === false,
    keep: async (): Promise<void> => {
      if (places === own.now) return;
      places = own.now;
      const to = Object.fromEntries(
        [...places].flatMap(([id, { x, y }]) => (document.node(id) ? [[id, { x, y }] as const] : [])),
      );
      if (Object.keys(to).length > 0) await edit.run({ name: "moveNodes", input: { to } }, { title, step });
    },
  };
  return own;
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
