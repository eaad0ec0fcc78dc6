import * as z from "zod/mini";
import type { NamedSet } from "@/graph/changes/change-types";
import { pinnedNodes, pinnedSet } from "@/graph/tables/pinned";
import { speaker } from "@/lib/text/speaker";
import { namesAfterColon } from "../elements/labels";
import { elements, partTexts } from "../elements/parts";
import { resolveElements } from "../elements/resolve-elements";
import { nothingMatches } from "../read/nothing-matches";
import { defineWork } from "../registry/define-command";

export const texts = {
  ...partTexts,
  pinnedAlready: [
    "Nothing to change: {count} node is pinned already.",
    "Nothing to change: {count} nodes are pinned already.",
  ],
  notPinned: ["Nothing to change: {count} node is not pinned.", "Nothing to change: {count} nodes are not pinned."],
  pinned: "Pinned {nodes}{names}. Layouts leave pinned nodes in place.",
  unpinned: "Unpinned {nodes}{names}.",
} as const;
const tell = speaker(texts);

export const pinNodes = defineWork({
  description: "Pins the matching nodes: layouts leave them where they are. pinned false unpins. They are $pinned.",
  input: z.strictObject({ selector: z.string(), pinned: z._default(z.boolean(), true) }),
  run: async ({ selector, pinned }, context) => {
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    const before = pinnedNodes(context.state.namedSets);
    const nothing = { changedCount: 0, pinnedCount: before.size };
    if (found.ids.length === 0) return nothingMatches(found, "nodes", context, nothing);
    const changed = found.ids.filter((id) => before.has(id) !== pinned);
    if (changed.length === 0) {
      const spoken = tell({ id: pinned ? "pinnedAlready" : "notPinned", with: { count: found.ids.length } });
      return { success: true, ...spoken, data: nothing };
    }
    const now = new Set(before);
    for (const id of changed) if (!now.delete(id)) now.add(id);
    const { nodes: table } = context.tables();
    const nodes = [...now].sort((one, other) => (table.rowOf(one) ?? 0) - (table.rowOf(other) ?? 0));
    const set: NamedSet = { name: pinnedSet, nodes, edges: [] };
    const what = { nodes: elements(changed.length, "nodes"), names: namesAfterColon(context.tables(), changed) };
    return {
      success: true,
      ...tell({ id: pinned ? "pinned" : "unpinned", with: what }),
      data: { changedCount: changed.length, pinnedCount: nodes.length },
      changes: [nodes.length === 0 ? { type: "set-remove", name: pinnedSet } : { type: "set-put", set }],
      affectedNodes: changed,
    };
  },
});
