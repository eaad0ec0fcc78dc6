import { fileCommands } from "@/commands/files/file-commands";
import { planCommands } from "@/commands/plan/plan-types";
import type { CommandRegistry } from "@/commands/registry/command-types";
import { isJsonObject, type JsonValue } from "@/lib/json";
import { pushAll } from "@/lib/lists/whole-lists";
import type { CallNode, RecordedCall } from "./recorded-types";

export const historyCommands: readonly string[] = ["undo", "redo"];

/** A checklist belongs to the message it was made for. */
const outside: readonly string[] = [...historyCommands, ...planCommands];

export function hasEffect({ name }: RecordedCall, registry: CommandRegistry): boolean {
  const effect = registry.get(name)?.effect;
  return effect !== undefined && (effect !== "read" || fileCommands.includes(name)) && !outside.includes(name);
}

/** Calls that were undone later, by the assistant or one by one by the user. Where all were, the user undid the whole message. */
export function undoneCalls(
  nodes: readonly CallNode[],
  standing: ReadonlyMap<string, boolean>,
  registry: CommandRegistry,
): ReadonlySet<number> {
  const isWhole = ![...standing.values()].includes(true);
  const undone = isWhole
    ? undoneByTitle(nodes, standing, registry)
    : indexesOf(nodes, ({ callId }) => standing.get(callId) === false);
  if (undone.size === 0 || standing.size === 0) return undone;
  // What changed nothing because an earlier call had done it would do it alone.
  const idle = indexesOf(
    nodes,
    (call) => hasEffect(call, registry) && !standing.has(call.callId) && !besideTheGraph.includes(call.name),
  );
  return new Set([...undone, ...idle].filter((index) => nodes[index]?.isEarlier === false));
}

/** They never change the graph itself. */
const besideTheGraph: readonly string[] = ["selectElements", "zoomToNodes", ...fileCommands];

function indexesOf(nodes: readonly CallNode[], test: (call: RecordedCall) => boolean): ReadonlySet<number> {
  return new Set(nodes.flatMap(({ call }, index) => (test(call) ? [index] : [])));
}

/** `undo` and `redo` name a call of their own message by its title. */
function undoneByTitle(
  nodes: readonly CallNode[],
  changed: ReadonlyMap<string, boolean>,
  registry: CommandRegistry,
): ReadonlySet<number> {
  const gone: number[] = [];
  const there: number[] = [];
  const move = (titles: readonly JsonValue[], from: number[], to: number[]): void => {
    for (const title of titles) {
      const at = from.findLastIndex((index) => registry.get(nodes[index]?.call.name ?? "")?.title === title);
      if (at >= 0) pushAll(to, from.splice(at, 1));
    }
  };
  for (const [index, { call, isEarlier }] of nodes.entries()) {
    if (isEarlier || !call.success) continue;
    if (historyCommands.includes(call.name)) {
      move(titlesIn(call.data, "undone"), there, gone);
      move(titlesIn(call.data, "redone"), gone, there);
    } else if (changed.size === 0 || changed.has(call.callId)) there.push(index);
  }
  return new Set(gone);
}

function titlesIn(data: JsonValue | undefined, list: string): readonly JsonValue[] {
  const items = isJsonObject(data) ? data[list] : undefined;
  return Array.isArray(items) ? items : [];
}
