import * as z from "zod/mini";
import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphPart } from "@/graph/document/remote-graph";
import type { GraphTables } from "@/graph/tables/element-table";
import { figures } from "@/lib/english";
import { speaker } from "@/lib/text/speaker";
import { edgeRemoval, edgesAt, nodeRemoval } from "../edit/remove-commands";
import { resolveElements } from "../elements/resolve-elements";
import type { CommandContext, CommandResult } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { refuse } from "../registry/results";

export const texts = {
  takenAway: [
    "{count} node is no longer shown. The database is unchanged.",
    "{count} nodes are no longer shown. The database is unchanged.",
  ],
  allNodesShown: "All nodes are shown.",
  moreShown: ["{count} more node shown.", "{count} more nodes shown."],
} as const;
const tell = speaker(texts);

export const changeShown = defineWork({
  description:
    "Of a graph in a database, changes which part is shown: how 'more' fetches more nodes, 'remove' takes the " +
    "matching nodes away, 'keep' takes all others away. The database is not changed.",
  input: z.strictObject({ how: z.enum(["more", "remove", "keep"]), selector: z._default(z.string(), "$selected") }),
  run: async ({ how, selector }, context) => {
    if (how === "more") return showMore(context);
    if (!context.remote) return refuse({ why: "no-database" }, "To hide some of it, filter it.");
    const found = await resolveElements({ selector }, "nodes", context);
    if (!found.success) return found;
    if (found.ids.length === 0) return refuse({ why: "none-shown" }, "Nothing changed.");
    const chosen = new Set(found.ids);
    const all = shownIds(context.tables());
    const gone = all.filter((id) => chosen.has(id) === (how === "remove"));
    const changes = [...edgesAt(gone, context.tables()).map(edgeRemoval), ...gone.map(nodeRemoval)];
    const spoken = tell({ id: "takenAway", with: { count: gone.length } });
    return {
      success: true,
      ...spoken,
      data: { count: gone.length, shown: all.length - gone.length },
      changes,
      ask: false,
    };
  },
});

async function showMore({ remote, tables, signal }: CommandContext): Promise<CommandResult> {
  const { nodes } = tables();
  if (!remote) return { success: true, ...tell({ id: "allNodesShown" }), data: { count: 0, shown: nodes.count } };
  const room = Math.min(remote.shownAtOnce, remote.shownAtMost - nodes.count);
  if (room <= 0) {
    return refuse(`${figures(nodes.count)} nodes are shown, which is the most.`, "Take some away first.", {
      why: "all-shown",
    });
  }
  const part = await remote.next(room, shownIds(tables()), signal);
  const count = part.nodes.length;
  const spoken = tell(count === 0 ? { id: "allNodesShown" } : { id: "moreShown", with: { count } });
  return {
    success: true,
    ...spoken,
    data: { count, shown: nodes.count + count },
    changes: puts(part, tables()),
    ask: false,
  };
}

/** What is not shown yet. */
export function puts({ nodes, edges }: GraphPart, tables: GraphTables): readonly GraphChange[] {
  return [
    ...nodes
      .filter(({ id }) => tables.nodes.rowOf(id) === undefined)
      .map((node) => ({ type: "node-put" as const, node })),
    ...edges
      .filter(({ id }) => tables.edges.rowOf(id) === undefined)
      .map((edge) => ({ type: "edge-put" as const, edge })),
  ];
}

export function shownIds({ nodes }: GraphTables): readonly string[] {
  return Array.from({ length: nodes.count }, (_, row) => nodes.idAt(row));
}
