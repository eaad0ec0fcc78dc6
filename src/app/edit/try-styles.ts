import type { CommandCall, CommandResult } from "@/commands/door/command-types";
import type { GraphChange } from "@/graph/changes/change-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { Core } from "../page/create-core";

/** Draws what a style command would draw, without running it. Only the newest wish counts. */
export function createStyleTrial({ document, registry }: Pick<Core, "document" | "registry">) {
  let running: AbortController | null = null;
  const stop = () => {
    running?.abort();
    running = null;
  };
  return {
    /** What the command would say; null when a later wish overtook it. */
    async tryOut(call: CommandCall | null): Promise<CommandResult | null> {
      stop();
      if (call === null) {
        document.tryLayers(null);
        return null;
      }
      const mine = new AbortController();
      running = mine;
      const options = { actor: "user", signal: mine.signal } as const;
      const prepared = await registry.prepare(call, options).catch((error: unknown) => {
        if (mine.signal.aborted) return null;
        throw error;
      });
      if (prepared === null || running !== mine) return null;
      const { result, revision } = prepared;
      const changes = result.success && revision === document.revision ? (result.changes ?? []) : [];
      document.tryLayers(changes.length === 0 ? null : layersAfter(document.layers, changes));
      return result;
    },
    /** A trial that is still being worked out comes too late. */
    stop,
  };
}

function layersAfter(layers: readonly StyleLayer[], changes: readonly GraphChange[]): readonly StyleLayer[] {
  let list = layers;
  for (const change of changes) {
    if (change.type === "layer-remove") list = list.filter(({ id }) => id !== change.id);
    if (change.type !== "layer-put") continue;
    const { layer } = change;
    const before = list.findIndex(({ id }) => id === layer.id);
    const others = list.filter(({ id }) => id !== layer.id);
    list = others.toSpliced(change.at ?? (before < 0 ? others.length : before), 0, layer);
  }
  return list;
}
