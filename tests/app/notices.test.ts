import { expect, it } from "vitest";
import { createSessionOwner } from "@/app/session/session-owner";
import { createViewStore, type Notice } from "@/store/view/view-store";
import { createWordsStore } from "@/words/words-store";
import { createTabLocks } from "../support/page/tab-locks";

const broken: Notice = { tone: "danger", title: "The link was not opened", text: "" };

function secondTab() {
  const locks = createTabLocks();
  const owner = (shownIn: ReturnType<typeof createViewStore>) =>
    createSessionOwner({
      locks: locks.tab(),
      view: shownIn,
      words: createWordsStore(),
      graphName: () => "Cats",
      onElsewhere: () => undefined,
      workOnCopy: () => undefined,
      hasOwn: () => false,
    });
  const view = createViewStore();
  return { view, first: owner(createViewStore()), second: owner(view), shown: () => view.getState().notice?.title };
}

/** What stands next comes right after the change that closed the one before. */
const close = async (view: ReturnType<typeof createViewStore>) => {
  view.change({ notice: null });
  await Promise.resolve();
};

it("tells of a broken link beside a graph that another tab has open: neither takes the other's place", async () => {
  const { view, first, second, shown } = secondTab();
  await first.hold("cats");
  view.tell(broken);
  await second.hold("cats");
  expect(shown()).toBe(broken.title);
  await close(view);
  expect(shown()).toMatch(/Cats/);
  await close(view);
  expect(shown()).toBeUndefined();
});

it("takes back what it said of a graph that is not open any more, shown or still waiting", async () => {
  const { view, first, second, shown } = secondTab();
  await first.hold("cats");
  await second.hold("cats");
  expect(shown()).toMatch(/Cats/);
  second.letGo();
  expect(shown()).toBeUndefined();
  view.tell(broken);
  await second.hold("cats");
  second.letGo();
  await close(view);
  expect(shown()).toBeUndefined();
});
