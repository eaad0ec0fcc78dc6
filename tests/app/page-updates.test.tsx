import { expect, it, vi } from "vitest";
import { keepPageFiles } from "@/app/page/page-updates";
import { createChatStore } from "@/store/chat/chat-store";
import { initialPanels } from "@/store/view/panels";
import { createViewStore } from "@/store/view/view-store";
import { createWordsStore } from "@/words/words-store";

/** A worker that is installed and waits; told to take over, it does so only where the browser lets it. */
function waitingVersion(takesOver: boolean) {
  const container = new EventTarget();
  const output: unknown[] = [];
  const waiting = {
    postMessage: (message: unknown) => {
      output.push(message);
      if (takesOver) container.dispatchEvent(new Event("controllerchange"));
    },
  };
  const registration = Object.assign(new EventTarget(), { waiting });
  const parts = Object.assign(container, { controller: {}, register: () => Promise.resolve(registration) });
  return { container: parts as unknown as ServiceWorkerContainer, output };
}

async function reloadsAfter(takesOver: boolean) {
  vi.useFakeTimers();
  const { container, output } = waitingVersion(takesOver);
  const view = createViewStore({ isStartOpen: false, panels: initialPanels, draft: "" });
  const reload = vi.fn();
  await keepPageFiles({
    container,
    reload,
    view,
    session: { flush: () => Promise.resolve() },
    chat: { store: createChatStore({ now: () => 0, schedule: (run) => run() }) },
    words: createWordsStore(),
  });
  const notice = view.getState().notice;
  expect(notice?.title).toBe("A new version is ready.");
  notice?.actions?.[0]?.run();
  await vi.advanceTimersByTimeAsync(100);
  expect(output).toEqual([{ type: "SKIP_WAITING" }]);
  const early = reload.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  return { early, all: reload.mock.calls.length };
}

it("loads the page again as soon as the new version has taken over", async () => {
  expect((await reloadsAfter(true)).early).toBe(1);
});

it("loads the page again though the browser keeps the new version waiting", async () => {
  expect(await reloadsAfter(false)).toEqual({ early: 0, all: 1 });
});
