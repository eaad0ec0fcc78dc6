import { ListTree } from "lucide-react";
import { createLoadWithWaiting } from "@/lib/load-with-waiting";
import { onceIdle } from "@/lib/once-idle";
import { whyNothingAsked } from "@/ui/actions/chat-actions";
import { opened } from "@/ui/actions/feature";
import type { TraceService } from "@/ui/trace/trace-service";
import { type Feature, type Page, part } from "../page/page";
import { graphKeyOf } from "../session/graph-key";
import type { BrowserTraces } from "./browser-traces";

/** How answers came to be. */
export const traces = {
  services: (page: Page) => ({ traces: tracesOf(page).open }),
  actions: [
    {
      id: "chat.trace",
      group: "chat",
      title: ({ chat }) => chat.whatHappened,
      icon: ListTree,
      keys: ["Shift+W"],
      refusal: whyNothingAsked,
      run: ({ view }) => view.change({ dialog: "trace", traced: null }),
    },
  ],
  dialogs: { trace: opened(async () => (await import("@/ui/trace/TraceDialog")).TraceDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** Its code comes when it is asked for. Rejects when it cannot be had. */
    traces(): Promise<TraceService>;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    /** What happened: see `traced`. */
    trace: true;
  }
}

/** So long an answer rests before it is kept. */
const restMs = 1000;
/** However busy the page is, it is kept by then. */
const latestMs = 4000;

/** The answer is drawn before anything of this is loaded. */
function whenAtRest(run: () => void): void {
  setTimeout(() => onceIdle(run, latestMs), restMs);
}

/** The way to what happened: its code comes a while after the first answer, or when it is asked for. */
export const tracesOf = part((page) => {
  const service = createLoadWithWaiting(async () => (await import("./browser-traces")).createBrowserTraces(page));
  // Without its code nothing was kept, and the next answer tries again.
  const once = (run: (traces: BrowserTraces) => void): void => void service.open().then(run, () => undefined);
  return {
    /** The message of that turn has ended. */
    ended(turn: string): void {
      const trace = page.controller.traces().at(-1);
      if (trace) {
        const chat = page.services().chat.list.getState().current.id;
        const ended = { turn, chat, graph: graphKeyOf(page).id(), trace };
        service.later((loaded) => loaded.keep(ended));
      }
      whenAtRest(() => once(() => undefined));
    },
    removed: (chat: string) => once((loaded) => loaded.removed(chat)),
    broughtBack: (chat: string) => once((loaded) => loaded.broughtBack(chat)),
    removedGraph: (graph: string) => once((loaded) => loaded.removedGraph(graph)),
    removedAll: () => once((loaded) => void loaded.forget()),
    open: service.open,
  };
});
