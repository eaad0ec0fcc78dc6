import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { counted } from "@/lib/english";
import { nearest } from "@/lib/text/nearest";
import { findNodeId } from "../read/find-node-id";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { type ResolvedSelector, resolveSelector } from "./resolve-selector";

export interface ElementChoice {
  readonly selector?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}

/** `selector` selects just these; `text` may be "2 nodes". */
export interface ResolvedElements extends ResolvedSelector {
  /** In document order for a selector, as given for ids. */
  readonly ids: readonly string[];
}

/** The elements a command is given as a selector or as ids (nodes: also by label). Neither = everything; both is refused. */
export async function resolveElements(
  choice: ElementChoice,
  target: ElementTarget,
  context: CommandContext,
): Promise<ResolvedElements | CommandRefusal> {
  if (choice.ids === undefined) return fromSelector(choice.selector, target, context);
  if (choice.selector !== undefined && choice.selector.trim() !== "") {
    return refuse("Both a selector and ids were given.", "Give one of them.");
  }
  const ids = await existingIds([...new Set(choice.ids)], target, context);
  if (!ids.success) return ids;
  const text = counted(ids.ids.length, target === "nodes" ? "node" : "edge");
  return { success: true, ids: ids.ids, selector: withIds(ids.ids), text, readsLooks: false };
}

/** Names these elements, whatever becomes of them. */
export function withIds(ids: readonly string[]): Selector {
  return { op: "in", field: { name: "id", of: "computed" }, values: ids };
}

async function fromSelector(
  text: string | undefined,
  target: ElementTarget,
  context: CommandContext,
): Promise<ResolvedElements | CommandRefusal> {
  const resolved = await resolveSelector(text, target, context);
  if (!resolved.success) return resolved;
  const query = { target, selector: resolved.selector, records: 0 };
  const found = await context.reader.find(query, context.signal);
  return { ...resolved, ids: found.ids };
}

async function existingIds(
  wanted: readonly string[],
  target: ElementTarget,
  context: CommandContext,
): Promise<{ readonly success: true; readonly ids: readonly string[] } | CommandRefusal> {
  const records = await context.reader.records(target, wanted, context.signal);
  if (records.length === wanted.length) return { success: true, ids: wanted };
  const known = new Set(records.map(({ id }) => id));
  const missing = wanted.filter((id) => !known.has(id));
  if (target === "edges") return refuseEdge(missing, context);
  const named = new Map<string, string>();
  for (const name of missing) {
    const found = await findNodeId(name, context);
    if (!found.success) return found;
    named.set(name, found.id);
  }
  return { success: true, ids: [...new Set(wanted.map((id) => named.get(id) ?? id))] };
}

async function refuseEdge(missing: readonly string[], context: CommandContext): Promise<CommandRefusal> {
  const id = missing[0] ?? "";
  const query = { target: "edges", selector: { op: "all" }, records: 0 } as const;
  const { ids } = await context.reader.find(query, context.signal);
  const [near] = nearest(id, ids, 1);
  const hint = near === undefined ? "findEdges lists the edges with their ids." : `The nearest: ${near}.`;
  return refuse(`There is no edge '${id}'.`, hint, { why: "unknown-element", target: "edges", id });
}
