import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget, GraphNode } from "@/graph/document/graph-types";
import type { GraphWrite, Outdated, RemoteGraph } from "@/graph/document/remote-graph";
import { counted, listed } from "@/lib/english";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { sameValue } from "@/lib/same-value";
import { speaker, spokenTogether } from "@/lib/text/speaker";
import type { CommandContext, CommandRefusal, CommandResult, CommandSuccess } from "../registry/command-types";
import { refuse } from "../registry/results";
import { graphWrite } from "./graph-write";

export const texts = {
  written: "Written to the database.",
} as const;
const tell = speaker(texts);

/** What is shown otherwise than it is in the database, as a refused write has shown. */
export type KnownOutdated = ReturnType<typeof createOutdated>;

export interface WriteScene {
  readonly context: CommandContext;
  readonly remote: RemoteGraph;
  readonly outdated: KnownOutdated;
}

/** The result with its changes written to the database first, once they may be. */
export function withWrite(result: CommandSuccess, scene: WriteScene): CommandResult {
  const read = graphWrite(result.changes ?? [], scene.context.state);
  if (!read.success) return refuseUnkept(read.what);
  const write: GraphWrite = { ...read.write, ...(result.undoes && { keepsIds: true }) };
  if (write.nodes.length + write.edges.length === 0) return result;
  return { ...result, ask: questionOf(write), commit: () => committed(result, write, scene) };
}

export function refuseUnkept(what: string): CommandRefusal {
  return refuse(
    `A database has no place for ${what}.`,
    "Nothing was changed. Nodes and edges can be added, changed, removed and merged there; " +
      "styles, layouts, filters and selections work on what is shown.",
    { why: "database", fault: "no-place" },
  );
}

async function committed(
  result: CommandSuccess,
  write: GraphWrite,
  { context, remote, outdated }: WriteScene,
): Promise<CommandResult> {
  const done = await remote.write(write, context.signal);
  if (!done.success) {
    if (done.there) outdated.remember(done.there);
    return refuse(done.message, done.hint, { why: "database", fault: done.there ? "conflict" : done.kind });
  }
  outdated.forget();
  const { commit: _, ...rest } = result;
  return { ...renamed(rest, done.ids), ...spokenTogether(result, tell({ id: "written" })), isWritten: true };
}

/** "In the database: add 1 node, change 3 nodes, delete 2 nodes and 4 edges?" */
function questionOf({ nodes, edges }: GraphWrite): string {
  const of = (verb: string, has: (one: GraphWrite["nodes" | "edges"][number]) => boolean) => {
    const counts = [[nodes.filter(has).length, "node"] as const, [edges.filter(has).length, "edge"] as const];
    const some = counts.flatMap(([count, noun]) => (count === 0 ? [] : [counted(count, noun)]));
    return some.length === 0 ? [] : [`${verb} ${listed(some)}`];
  };
  const parts = [
    ...of("add", ({ before }) => !before),
    ...of("change", ({ before, after }) => before !== undefined && after !== undefined),
    ...of("delete", ({ after }) => !after),
  ];
  return `In the database: ${listed(parts)}?`;
}

/** With the ids that the database gave. */
function renamed(result: CommandSuccess, ids: ReadonlyMap<string, string>): CommandSuccess {
  if (ids.size === 0) return result;
  const name = (id: string) => ids.get(id) ?? id;
  const names = (list: readonly string[]) => list.map(name);
  const { data, set, affectedNodes, affectedEdges, changes = [] } = result;
  return {
    ...result,
    changes: changes.map((change): GraphChange => {
      if (change.type === "node-put") return { ...change, node: { ...change.node, id: name(change.node.id) } };
      if (change.type === "selection-set") {
        return { ...change, selection: { nodes: names(change.selection.nodes), edges: names(change.selection.edges) } };
      }
      if (change.type !== "edge-put") return change;
      const { edge } = change;
      return { ...change, edge: { ...edge, id: name(edge.id), source: name(edge.source), target: name(edge.target) } };
    }),
    ...(data !== undefined && { data: renamedData(data, name) }),
    ...(set && { set: { ...set, nodes: names(set.nodes), edges: names(set.edges) } }),
    ...(affectedNodes && { affectedNodes: names(affectedNodes) }),
    ...(affectedEdges && { affectedEdges: names(affectedEdges) }),
  };
}

/** Only lists of ids: a value that reads like one stays. */
function renamedData(data: JsonValue, name: (id: string) => string): JsonValue {
  if (!isJsonObject(data)) return data;
  const entries = Object.entries(data).map(([key, value]) =>
    Array.isArray(value) && (key === "nodeIds" || key === "edgeIds")
      ? [key, value.map((id) => name(String(id)))]
      : [key, value],
  );
  return Object.fromEntries(entries);
}

export function createOutdated() {
  let there: Outdated | undefined;
  return {
    remember: (now: Outdated): void => {
      there = now;
    },
    forget: (): void => {
      there = undefined;
    },
    changesFor: ({ state }: CommandContext): readonly GraphChange[] => (there ? updates(there, state) : []),
  };
}

function updates({ nodes, edges, gone }: Outdated, state: CommandContext["state"]): readonly GraphChange[] {
  const shown = state.snapshot();
  const left = new Set(gone);
  const lost = shown.edges.filter(({ id, source, target }) => [id, source, target].some((one) => left.has(one)));
  const lostNodes = shown.nodes.filter(({ id }) => left.has(id));
  return [
    ...lost.map(({ id }) => ({ type: "edge-remove" as const, id, isShownOnly: true as const })),
    ...lostNodes.map(({ id }) => ({ type: "node-remove" as const, id, isShownOnly: true as const })),
    ...newValues("nodes", nodes, shown.nodes),
    ...newValues("edges", edges, shown.edges),
  ];
}

type Valued = Pick<GraphNode, "id" | "attributes">;

function newValues(target: ElementTarget, there: readonly Valued[], here: readonly Valued[]): readonly GraphChange[] {
  const byId = new Map(here.map(({ id, attributes }) => [id, attributes]));
  return there.flatMap(({ id, attributes: set }): readonly GraphChange[] => {
    const own = byId.get(id);
    if (!own || sameValue(own, set)) return [];
    const unset = Object.keys(own).filter((name) => !(name in set));
    return [{ type: "attributes-set", target, id, set, unset, isShownOnly: true }];
  });
}
