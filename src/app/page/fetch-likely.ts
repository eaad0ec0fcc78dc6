import { loadLoop } from "@/ai/loop/ai-controller";
import type { Provider } from "@/ai/port/provider-port";
import { allCommands } from "@/commands/registry/all-commands";
import { loadCommand } from "@/commands/registry/load-command";
import { inSlices } from "@/lib/in-slices";

/** What the first answer can do without and one of the next will want. To ask for so many files takes a while by itself. */
export function fetchLikely(provider: Provider): Promise<void> {
  return inSlices(asking(provider));
}

function* asking(provider: Provider): Generator<void, void> {
  const loads = [
    loadLoop,
    async () => provider.warm?.(),
    ...allCommands.map((command) => () => loadCommand(command)),
    () => import("@/ui/markdown/MarkedAnswer"),
  ];
  for (const load of loads) {
    // What cannot be had now is asked for again when it is needed.
    load().catch(() => undefined);
    yield;
  }
}
