import type { ViewStore } from "@/store/view/view-store";
import type { WordsStore } from "@/words/words-store";
import { createGraphLock, type Locks } from "./graph-lock";

export interface SessionOwnerDeps {
  readonly locks: Locks | null;
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly graphName: () => string;
  /** Another tab saves the graph from now on. */
  readonly onElsewhere: () => void;
  /** Goes on under an id of its own. */
  readonly workOnCopy: () => void;
  /** This tab changed something since another one saves the graph. */
  readonly hasOwn: () => boolean;
}

/** Whether this tab is the one that saves the graph it shows; where it is not, its user is asked. */
export function createSessionOwner(deps: SessionOwnerDeps) {
  const { view, words } = deps;
  let wanted: string | null = null;
  let isElsewhere = false;
  let takeBack = (): void => undefined;

  const goElsewhere = (why: "inOtherTab" | "takenOver"): void => {
    isElsewhere = true;
    deps.onElsewhere();
    const { storage } = words.getState().words;
    const actions = [
      { title: storage.workOnCopy, run: deps.workOnCopy },
      { title: storage.useItHere, run: () => (deps.hasOwn() ? ask() : void takeOver()) },
    ];
    const title = storage.openElsewhere(deps.graphName());
    view.change({ saved: { kind: "elsewhere" } });
    takeBack();
    takeBack = view.tell({ tone: "warn", title, text: storage[why], actions });
  };
  /** What the other tab saved comes in place of what was done here. */
  const ask = (): void => {
    const { storage } = words.getState().words;
    const actions = [
      { title: storage.workOnCopy, run: deps.workOnCopy },
      { title: storage.useItAnyway, run: () => void takeOver() },
    ];
    view.change({ notice: { tone: "warn", title: storage.ownHere, text: storage.ownHereText, actions } });
  };
  const lock = createGraphLock(deps.locks, () => goElsewhere("takenOver"));
  const takeOver = async (): Promise<void> => {
    if (wanted !== null) await lock.steal(wanted);
    // What the other tab saved is newer than what stands here.
    location.reload();
  };

  return {
    async hold(id: string): Promise<void> {
      wanted = id;
      isElsewhere = false;
      takeBack();
      const isMine = await lock.take(id);
      if (!isMine && wanted === id) goElsewhere("inOtherTab");
    },
    letGo(): void {
      wanted = null;
      isElsewhere = false;
      takeBack();
      lock.release();
    },
    isElsewhere: (): boolean => isElsewhere,
  };
}
