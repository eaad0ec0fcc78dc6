import type { ViewStore } from "@/store/view/view-store";

/** Says that a graph is being opened until all that was begun is done: messages wait for it. */
export function createOpenings(view: ViewStore): (run: () => Promise<void>) => Promise<void> {
  let count = 0;
  return async (run) => {
    count += 1;
    view.change({ isOpening: true });
    try {
      await run();
    } finally {
      count -= 1;
      view.change({ isOpening: count > 0 });
    }
  };
}
