import { loadLoop } from "@/ai/loop/ai-controller";
import { allCommands } from "@/commands/door/all-commands";
import { loadCommand } from "@/commands/door/load-command";
import { inSlices } from "@/lib/in-slices";

/** What the first answer can do without and one of the next will want. To ask for so many files takes a while by itself. */
export function fetchLikely(): Promise<void> {
  return inSlices(asking());
}

function* asking(): Generator<void, void> {
  const loads = [
    loadLoop,
    () => import("@/providers/builtin/plan/carry-out-rest"),
    () => import("@/providers/builtin/parse/read-clauses"),
    () => import("@/providers/builtin/dialogue/read-back-to"),
    () => import("@/providers/builtin/dialogue/answered-question"),
    ...allCommands.map((command) => () => loadCommand(command)),
    () => import("@/ui/markdown/MarkedAnswer"),
  ];
  for (const load of loads) {
    // What cannot be had now is asked for again when it is needed.
    load().catch(() => undefined);
    yield;
  }
}
