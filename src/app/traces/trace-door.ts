import type { AiController } from "@/ai/loop/controller-types";
import { createLoadWithWaiting } from "@/lib/load-with-waiting";
import { onceIdle } from "@/lib/once-idle";
import type { TraceService } from "@/ui/trace-service";
import type { BrowserTraces, TraceDeps } from "./browser-traces";
import type { EndedTurn } from "./ended-turn";

/** The way to what happened: its code comes a while after the first answer, or when it is asked for. */
export interface TraceDoor {
  /** The message of that turn has ended. */
  ended(turnId: string): void;
  /** That chat was deleted. */
  removed(chatId: string): void;
  broughtBack(chatId: string): void;
  removedGraph(graphId: string): void;
  /** All chats were deleted. */
  removedAll(): void;
  open(): Promise<TraceService>;
}

export interface TraceDoorDeps extends TraceDeps {
  readonly controller: Pick<AiController, "traces">;
  /** Ids of the open chat and the open graph. */
  readonly place: () => Pick<EndedTurn, "chat" | "graph">;
}

/** So long an answer rests before it is kept. */
const restMs = 1000;
/** However busy the page is, it is kept by then. */
const latestMs = 4000;

/** The answer is drawn before anything of this is loaded. */
function whenAtRest(run: () => void): void {
  setTimeout(() => onceIdle(run, latestMs), restMs);
}

export function createTraceDoor(deps: TraceDoorDeps): TraceDoor {
  const service = createLoadWithWaiting(async () => (await import("./browser-traces")).createBrowserTraces(deps));
  // Without its code nothing was kept, and the next answer tries again.
  const once = (run: (traces: BrowserTraces) => void): void => void service.open().then(run, () => undefined);
  return {
    ended(turn) {
      const trace = deps.controller.traces().at(-1);
      if (trace) {
        const ended = { turn, ...deps.place(), trace };
        service.later((traces) => traces.keep(ended));
      }
      whenAtRest(() => once(() => undefined));
    },
    removed: (chat) => once((traces) => traces.removed(chat)),
    broughtBack: (chat) => once((traces) => traces.broughtBack(chat)),
    removedGraph: (graph) => once((traces) => traces.removedGraph(graph)),
    removedAll: () => once((traces) => void traces.forget()),
    open: service.open,
  };
}
