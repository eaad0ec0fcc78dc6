import type { LayoutGraph } from "@/analysis/catalog/analysis-types";
import { layoutGraphOf } from "@/analysis/layouts/layout-graph";
import { countOverlaps } from "@/analysis/layouts/spacing/no-overlap-layout";
import { speaker } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import type { CommandContext, CommandSuccess } from "../registry/command-types";

export const texts = {
  ...partTexts,
  noOverlap: "Nothing moved: no nodes overlap.",
  fixedOverlap: [
    "Nothing moved: {count} pair of nodes that stay in place overlap.",
    "Nothing moved: {count} pairs of nodes that stay in place overlap.",
  ],
  movedApart: "Moved {nodes} apart: {rest}.",
  noneOverlap: "no nodes overlap now",
  stillOverlap: ["{count} pair of nodes still overlap", "{count} pairs of nodes still overlap"],
} as const;
const tell = speaker(texts);

/**
 * The shown graph with its present positions, and how wide its nodes are drawn; all but those to move are fixed. Groups are left
 * out: they stand around their members.
 */
export function graphInPlace(
  moving: ReadonlySet<string>,
  { state, tables }: Pick<CommandContext, "state" | "tables">,
): LayoutGraph {
  const { nodes } = state.snapshot();
  const groups = new Set(nodes.flatMap(({ parent }) => parent ?? []));
  const table = tables().nodes;
  const rows = nodes.flatMap(({ id }) => {
    const row = table.rowOf(id);
    return row === undefined || groups.has(id) || !state.isVisible("nodes", id) ? [] : [row];
  });
  const graph = layoutGraphOf(tables(), rows);
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  return {
    ...graph,
    positions: Float64Array.from(
      graph.ids.flatMap((id) => [places.get(id)?.x ?? Number.NaN, places.get(id)?.y ?? Number.NaN]),
    ),
    sizes: Float64Array.from(graph.ids, (id) => drawnWidth(state.styles.node(id))),
    fixed: Uint8Array.from(graph.ids, (id) => (moving.has(id) ? 0 : 1)),
  };
}

/** Other shapes than the disc of the same area reach further out. */
const cornered = 1.3;

function drawnWidth(drawn: { readonly size: number; readonly shape: string } | undefined): number {
  if (drawn === undefined) return 0;
  return drawn.size * (drawn.shape === "ellipse" ? 1 : cornered);
}

export interface MoveApart {
  readonly ids: readonly string[];
  readonly pinned: ReadonlySet<string>;
  readonly gap: number | undefined;
}

/** Moves the nodes apart by as little as they need; the others, and pinned ones, are kept off. */
export async function moveApart(
  { ids, pinned, gap }: MoveApart,
  context: CommandContext,
): Promise<CommandSuccess<{ layout: string | null; movedCount: number }>> {
  const graph = graphInPlace(new Set(ids.filter((id) => !pinned.has(id))), context);
  const options = gap === undefined ? {} : { gap };
  const request = { type: "noverlap", graph, options, seed: 1 } as const;
  const placed = await context.layouts.run(request, context.signal, (ratio) => context.progress(ratio, "Arranging"));
  const moved = [...placed].filter(([, { x, y }], row) => {
    return graph.fixed?.[row] !== 1 && (graph.positions[row * 2] !== x || graph.positions[row * 2 + 1] !== y);
  });
  const data = { layout: context.state.layout, movedCount: moved.length };
  const positions = Float64Array.from(graph.ids.flatMap((id) => [placed.get(id)?.x ?? 0, placed.get(id)?.y ?? 0]));
  const left = countOverlaps({ ...graph, positions });
  if (moved.length === 0) {
    return {
      success: true,
      ...tell(left === 0 ? { id: "noOverlap" } : { id: "fixedOverlap", with: { count: left } }),
      data,
    };
  }
  const rest = left === 0 ? ({ id: "noneOverlap" } as const) : ({ id: "stillOverlap", with: { count: left } } as const);
  return {
    success: true,
    ...tell({ id: "movedApart", with: { nodes: elements(moved.length, "nodes"), rest } }),
    data,
    changes: [{ type: "positions-set", positions: Object.fromEntries(moved) }],
    affectedNodes: moved.map(([id]) => id),
  };
}
