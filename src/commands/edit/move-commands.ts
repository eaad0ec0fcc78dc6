import * as z from "zod/mini";
import type { NodeId, Position } from "@/graph/document/graph-types";
import { speaker } from "@/lib/text/speaker";
import { namesAfterColon } from "../elements/labels";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { findNodeId } from "../read/find-node-id";
import { nothingMatches } from "../read/nothing-matches";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";

export const texts = {
  ...partTexts,
  movedNone: "Nothing moved: the nodes are already there.",
  moved: "Moved {nodes}{names}.",
} as const;
const tell = speaker(texts);

const offset = z._default(z.number(), 0);

export const moveNodes = defineWork({
  description: "Moves the matching nodes by dx to the right and dy down, in px; or to: places by id.",
  input: z.strictObject({
    selector: z.optional(z.string()),
    dx: offset,
    dy: offset,
    to: z.optional(z.record(z.string(), z.strictObject({ x: z.number(), y: z.number() }))),
  }),
  run: async ({ selector, dx, dy, to }, context) => {
    const nothing = { movedCount: 0 };
    if (selector === undefined && to === undefined) {
      return refuse("The call does not say what to move.", "Give a selector with dx and dy, or places by id in 'to'.");
    }
    if (selector !== undefined && to !== undefined) {
      return refuse("Both a selector and places were given.", "Give one of them.");
    }
    if (to !== undefined) return movedTo(await byId(to, context), context);
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, nothing);
    const ids = new Set(found.ids);
    const wanted = placed(context).flatMap(([id, { x, y }]) =>
      ids.has(id) ? [[id, { x: x + dx, y: y + dy }] as const] : [],
    );
    return movedTo(new Map(wanted), context);
  },
});

async function byId(to: Readonly<Record<string, Position>>, context: CommandContext) {
  const wanted = new Map<NodeId, Position>();
  for (const [name, place] of Object.entries(to)) {
    const node = await findNodeId(name, context);
    if (!node.success) return node;
    wanted.set(node.id, place);
  }
  return wanted;
}

function movedTo(wanted: ReadonlyMap<NodeId, Position> | CommandRefusal, context: CommandContext) {
  if ("success" in wanted) return wanted;
  const before = new Map(context.state.snapshot().nodes.map(({ id, position }) => [id, position]));
  const moved = [...wanted].filter(([id, { x, y }]) => before.get(id)?.x !== x || before.get(id)?.y !== y);
  const ids = moved.map(([id]) => id);
  if (ids.length === 0) {
    return {
      success: true as const,
      ...tell({ id: "movedNone" }),
      data: { movedCount: 0 },
    };
  }
  return {
    success: true as const,
    ...tell({
      id: "moved",
      with: { nodes: elements(ids.length, "nodes"), names: namesAfterColon(context.tables(), ids) },
    }),
    data: { movedCount: ids.length },
    changes: [{ type: "positions-set" as const, positions: Object.fromEntries(moved) }],
    affectedNodes: ids,
  };
}

/** Nodes of the document with where they stand; (0, 0) where no layout has run. */
function placed({ state }: CommandContext): readonly (readonly [NodeId, Position])[] {
  return state.snapshot().nodes.map(({ id, position }) => [id, position ?? { x: 0, y: 0 }]);
}
