import * as z from "zod/mini";
import type { LayoutName } from "@/analysis/catalog/analysis-types";
import { layoutGraphOf } from "@/analysis/layouts/layout-graph";
import { type LayoutOrder, layoutKeys } from "@/analysis/layouts/layout-keys";
import type { Position } from "@/graph/document/graph-types";
import { meanPosition } from "@/graph/document/mean-position";
import { pinnedNodes } from "@/graph/tables/pinned";
import { hundredths } from "@/lib/hundredths";
import { speaker } from "@/lib/text/speaker";
import { refuseUnknownProperty } from "../edit/check-property";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { listed } from "../elements/wording";
import { findNodeId } from "../read/find-node-id";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandRefusal, CommandSuccess } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";
import { describeLayout } from "./describe-layout";
import { asidePart, asideTexts, coordinatesFor } from "./layout-coordinates";
import { moveApart } from "./layout-in-place";
import { type LayoutScope, layoutScope, stillSentence, stillTexts } from "./layout-scope";

export const texts = {
  ...partTexts,
  ...stillTexts,
  ...asideTexts,
  nothingToArrange: "The graph is empty: there is nothing to arrange.",
  arrangedAlready: "Nothing moved: the nodes are already in the {layout} layout{looks}{aside}.",
  arranged: "Arranged {nodes} in the {layout} layout{looks}{aside}{pinned}{hidden}{others}.",
  pinnedStay: ["; {count} pinned node stays in place", "; {count} pinned nodes stay in place"],
  hiddenStay: ["; {count} hidden node stays in place", "; {count} hidden nodes stay in place"],
  othersStay: "; the others stay where they are",
} as const;
const tell = speaker(texts);

const options = z
  .strictObject({
    root: z.optional(z.string()),
    direction: z.optional(z.enum(["down", "up", "right", "left"])),
    by: z.optional(z.string().check(z.minLength(1))),
    order: z.optional(z.enum(["asc", "desc"])),
    spacing: z.optional(z.number().check(z.minimum(1), z.maximum(1000))),
    gap: z.optional(z.number().check(z.minimum(1), z.maximum(1000))),
    gravity: z.optional(z.number().check(z.minimum(0.1), z.maximum(20))),
    keepPinned: z.optional(z.boolean()),
    columns: z.optional(z.int().check(z.minimum(1))),
    iterations: z.optional(z.int().check(z.minimum(1), z.maximum(5000))),
    seed: z.optional(z.int().check(z.minimum(0))),
  })
  .check(z.describe("layered: root, direction; layered, circle, grid, concentric: by, order; spacing, gap"));

const homes: readonly (readonly [keyof z.output<typeof options>, readonly LayoutName[]])[] = [
  ["direction", ["layered"]],
  ["by", ["layered", "concentric", "circle", "grid"]],
  ["order", ["layered", "concentric", "circle", "grid"]],
  ["gravity", ["force"]],
  ["gap", ["force", "noverlap"]],
];

export const setLayout = defineWork({
  description: "Arranges the nodes; with a selector only those move. Pinned nodes stay.",
  compact: { takes: ["type"] },
  input: z.strictObject({
    type: z.enum(["force", "circle", "grid", "concentric", "layered", "random", "geographic", "noverlap"]),
    options: z.optional(options),
    selector: z.optional(z.string()),
  }),
  run: async ({ type, options: given = {}, selector }, context) => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const nothing = { layout: context.state.layout, movedCount: 0 };
    if (context.tables().nodes.count === 0) {
      return { success: true, ...tell({ id: "nothingToArrange" }), data: nothing };
    }
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, nothing);
    const pinned = given.keepPinned === false ? new Set<string>() : pinnedNodes(context.state.namedSets);
    const scope = layoutScope(found.ids, context);
    const still = stillSentence(found.ids, scope, pinned);
    if (still !== null) return { success: true, ...tell(still), data: nothing };
    const unfit = unfitOption(type, given) ?? (given.by && (await refuseUnknownProperty(given.by, "nodes", context)));
    if (unfit) return unfit;
    const ready = { type, given, scope, pinned };
    const apart = { ids: scope.ids, pinned, gap: given.gap };
    return type === "noverlap" ? moveApart(apart, context) : place(ready, context);
  },
});

interface ReadyLayout {
  readonly type: LayoutName;
  readonly given: z.output<typeof options>;
  readonly scope: LayoutScope;
  readonly pinned: ReadonlySet<string>;
}

async function place({ type, given, scope, pinned }: ReadyLayout, context: CommandContext) {
  const { ids } = scope;
  const map = type === "geographic" ? coordinatesFor(ids, context) : undefined;
  if (map?.success === false) return map;
  const root = await findRoot(given.root, ids, context);
  if (root?.success === false) return root;
  const { seed = 1, root: _name, keepPinned: _pinned, by, order, ...plain } = given;
  const set = { ...plain, ...(root && { root: root.id }) };
  const sorted = by === undefined ? undefined : { by, order };
  const { placed, text } = await arrange({ type, seed, sorted, ids, options: set, degrees: map?.degrees }, context);
  const aside = map ? asidePart(map, ids, context) : "";
  return arranged({ type, scope, placed, pinned, note: { looks: text, aside } }, context);
}

/** The refusal for an option another layout has; those that never did harm are passed over as before. */
function unfitOption(type: LayoutName, given: z.output<typeof options>): CommandRefusal | undefined {
  for (const [name, layouts] of homes) {
    if (given[name] === undefined || layouts.includes(type)) continue;
    return refuse(`The ${type} layout has no ${name}.`, `${name} is for ${listed(layouts)}.`);
  }
  if (given.root !== undefined && given.by !== undefined)
    return refuse("The layers are made from a root or by an attribute, not both.", "Leave out root or by.");
  if (given.order === undefined || given.by !== undefined) return undefined;
  return refuse("order has nothing to sort by.", "Give by with it: an attribute, or degree.");
}

interface Arranged {
  readonly type: LayoutName;
  readonly scope: LayoutScope;
  readonly placed: Positions;
  readonly pinned: ReadonlySet<string>;
  /** What is to be said beside. */
  readonly note: { readonly looks: string; readonly aside: ReturnType<typeof asidePart> };
}

/** Positions as they will be, reported and changed only where they differ. */
function arranged(
  { type, scope, placed, pinned, note }: Arranged,
  context: CommandContext,
): CommandSuccess<{ layout: string | null; movedCount: number }> {
  const { ids, hidden, isAll } = scope;
  const before = positionsNow(context);
  const held = ids.filter((id) => pinned.has(id) && before.has(id));
  const isWhole = ids.length === context.tables().nodes.count;
  const loose = isWhole && held.length === 0 ? placed : aroundHeld(placed, before, held);
  const targets = new Map([...loose].filter(([id]) => !held.includes(id)));
  const moved = [...targets].filter(([id, { x, y }]) => before.get(id)?.x !== x || before.get(id)?.y !== y);
  const layout = isAll ? type : context.state.layout;
  const about = { layout: { word: type === "geographic" ? "map" : type, of: `layout ${type}` }, ...note } as const;
  const data = { layout, movedCount: moved.length, ...(hidden > 0 && { hiddenCount: hidden }) };
  if (moved.length === 0 && layout === context.state.layout) {
    return { success: true, ...tell({ id: "arrangedAlready", with: about }), data };
  }
  const stay = {
    pinned: held.length === 0 ? "" : ({ id: "pinnedStay", with: { count: held.length } } as const),
    hidden: hidden === 0 ? "" : ({ id: "hiddenStay", with: { count: hidden } } as const),
    others: isAll ? "" : ({ id: "othersStay" } as const),
  };
  return {
    success: true,
    ...tell({ id: "arranged", with: { nodes: elements(ids.length - held.length, "nodes"), ...about, ...stay } }),
    data,
    changes: [{ type: "positions-set", positions: Object.fromEntries(moved), ...(isAll && { layout: type }) }],
    affectedNodes: ids,
  };
}

async function findRoot(name: string | undefined, ids: readonly string[], context: CommandContext) {
  if (name === undefined) return undefined;
  const root = await findNodeId(name, context);
  if (!root.success || ids.includes(root.id)) return root;
  const hint = context.state.isVisible("nodes", root.id)
    ? "Give a root that the selector holds."
    : "The filter hides it; filterGraph * shows all again.";
  return refuse(`The root ${root.label} is not among the nodes to arrange.`, hint, {
    why: "hidden-node",
    name: root.label,
  });
}

type Positions = ReadonlyMap<string, Position>;

interface Arrangement {
  readonly type: LayoutName;
  readonly seed: number;
  readonly sorted: { readonly by: string; readonly order: LayoutOrder | undefined } | undefined;
  readonly ids: readonly string[];
  readonly options: Readonly<Record<string, number | string | undefined>>;
  /** Longitude and latitude by row of the table. */
  readonly degrees: Float64Array | undefined;
}

/** Positions, and what they look like in words. */
async function arrange(
  arrangement: Arrangement,
  context: CommandContext,
): Promise<{ readonly placed: Positions; readonly text: string }> {
  const tables = context.tables();
  const { degrees, type, sorted } = arrangement;
  const rows = arrangement.ids.flatMap((id) => tables.nodes.rowOf(id) ?? []).sort((a, b) => a - b);
  const { filter, isVisible } = context.state;
  const isShown = (edge: number) => filter === null || isVisible("edges", tables.edges.idAt(edge));
  const set = Object.entries(arrangement.options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const keys = sorted && layoutKeys(tables, rows, sorted);
  const request = {
    type,
    seed: arrangement.seed,
    options: Object.fromEntries(set),
    graph: {
      ...layoutGraphOf(tables, rows, isShown),
      ...(degrees && { degrees: Float64Array.from(rows.flatMap((row) => [...degrees.slice(row * 2, row * 2 + 2)])) }),
      ...(keys && { keys }),
    },
  };
  const placed = await context.layouts.run(request, context.signal, (ratio) => context.progress(ratio, "Arranging"));
  const { direction } = arrangement.options;
  const way = typeof direction === "string" ? direction : undefined;
  const text = describeLayout({ type, graph: request.graph, placed, direction: way, by: sorted?.by, tables });
  return { placed, text };
}

function positionsNow({ state }: CommandContext): Positions {
  return new Map(state.snapshot().nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : [])));
}

/** A part of the graph is arranged where it stood; with pinned nodes, so that those come to lie where they are pinned. */
function aroundHeld(placed: Positions, before: Positions, held: readonly string[]): Positions {
  const fixed = held.length === 0 ? [...placed.keys()] : held;
  const old = meanPosition(fixed.flatMap((id) => before.get(id) ?? []));
  const now = meanPosition(fixed.flatMap((id) => placed.get(id) ?? []));
  if (old === undefined || now === undefined) return placed;
  const shift = (value: number, by: number) => hundredths(value + by);
  const moved = [...placed].map(
    ([id, { x, y }]) => [id, { x: shift(x, old.x - now.x), y: shift(y, old.y - now.y) }] as const,
  );
  return new Map(moved);
}
