import { cutText } from "@/ai/context/text-limits";
import type { CommandCall, CommandResult, ExecutedCommand } from "@/commands/registry/command-types";
import type { GraphChange } from "@/graph/changes/change-types";
import type { CallOfStep, Origin, StepId, UndoPlan } from "@/graph/document/document-types";
import type { StyleLayer } from "@/graph/styles/style-types";
import type { EditOptions, EditService } from "@/ui/actions/edit-service";
import { saveDownload } from "@/ui/download";
import { doneSentence } from "@/ui/sentences/done-sentence";
import { refusalText } from "@/ui/sentences/refusal-text";
import { wordsOfCommand } from "@/words/command-words";
import type { WordsState } from "@/words/words-store";
import type { Page } from "../page/page";

type EditDeps = Pick<Page, "database" | "document" | "registry" | "view" | "words" | "newId" | "work">;

type DoneUndo = Extract<UndoPlan, { success: true }>;

/** How long, in ms, an undo or a menu waits for edits that were begun before it. */
const waitMs = 1500;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a hand does: commands through the registry, and the few changes that are no command. */
export function createEditService({ database, document, registry, view, words, newId, work }: EditDeps): EditService {
  const trial = createStyleTrial({ document, registry });
  const watched = createWatch({ registry, view, words, work });

  const { tell, onDone, wentBack } = createRemarks({ view, words });

  const { apply, takeBack } = createHandChanges({ document, words, newId });

  const hand = () => words.getState().words.steps.hand;

  const titleOf = (name: string): string => words.getState().words.steps.title(name, registry.get(name)?.title ?? name);

  const running = createRunning();

  const runIn = (step: StepId, call: CommandCall, options?: EditOptions): Promise<ExecutedCommand | null> => {
    return running.add(watched(call, options, (watch) => carryOut(step, call, { ...options, ...watch })));
  };

  const carryOut = async (
    step: StepId,
    call: CommandCall,
    { title, chosen, signal = new AbortController().signal, progress, isQuiet = false }: EditOptions,
  ): Promise<ExecutedCommand | null> => {
    const name = title ?? titleOf(call.name);
    trial.stop();
    const done = await registry
      .execute(
        call,
        { step, actor: "user", title: name },
        { signal, actor: "user", ...(progress && { progress }), ...(chosen && { chosen }) },
      )
      .catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
    if (done === null) return null;
    done.downloads?.forEach(saveDownload);
    onDone(done);
    if (isEdit(done)) view.change({ announcement: doneSentence(done, words.getState()) });
    if (!done.success && !isQuiet) tell(hand().didNotWork(name), refusalText(done, words.getState()));
    return done;
  };

  const runEach: EditService["runAll"] = async (calls) => {
    const step = newId();
    const all: ExecutedCommand[] = [];
    for (const call of calls) {
      const done = await runIn(step, typeof call === "function" ? call(all) : call);
      if (done !== null) all.push(done);
      if (!done?.success) break;
    }
    return all;
  };

  const { stepBack, stepBackTo } = createStepBack({
    ...{ database, document, takeBack, wentBack, settled: running.settled },
    takeBackThere: ({ titles }, way, options) =>
      runIn(newId(), { name: way, input: {} }, { ...options, title: hand()[way](titles.join(", ")) }),
  });

  return {
    run: (call, options) => running.inTurn(call.name, () => runIn(options?.step ?? newId(), call, options)),
    runAll: (calls) => running.add(runEach(calls)),
    tryOut: trial.tryOut,
    isBusy: running.isBusy,
    settled: running.settled,
    undo: () => void stepBack("undo"),
    redo: () => void stepBack("redo"),
    undoStep: (step) => stepBackTo(step, "undo"),
    redoStep: (step) => stepBackTo(step, "redo"),
    rename: (name) => void apply([{ type: "meta-set", meta: { ...document.meta, name } }], hand().renameGraph),
    setTaught: (taught, title) => void apply([{ type: "meta-set", meta: { ...document.meta, taught } }], title),
  };
}

type Way = "undo" | "redo";

interface StepBackDeps extends Pick<EditDeps, "database" | "document"> {
  readonly takeBack: (plan: UndoPlan, way: Way) => string | null;
  readonly takeBackThere: (plan: DoneUndo, way: Way, options?: EditOptions) => Promise<ExecutedCommand | null>;
  readonly wentBack: (plan: UndoPlan, way: Way, refusal: string | null) => void;
  readonly settled: () => Promise<void>;
}

/** What is kept in a database is taken back there first, which the command does, and says where it could not. */
function createStepBack({ database, document, takeBack, takeBackThere, wentBack, settled }: StepBackDeps) {
  /** Back to the graph before it, nothing of the database is taken back. */
  const isThere = (plan: UndoPlan): plan is DoneUndo =>
    plan.success &&
    database.store.getState().shown !== null &&
    !plan.changes.some(({ type }) => type === "graph-replace");
  const planOf = (way: Way, what: StepId | CallOfStep | 1) =>
    way === "undo" ? document.planUndo(what, { sinceOpening: true }) : document.planRedo(what);
  return {
    /** Ctrl Z right after a drag means the drag, also while the code of that edit is still on its way. */
    async stepBack(way: Way): Promise<void> {
      await settled();
      const plan = planOf(way, 1);
      if (!isThere(plan)) wentBack(plan, way, takeBack(plan, way));
      else if ((await takeBackThere(plan, way))?.success) wentBack(plan, way, null);
    },
    stepBackTo(chosen: StepId | CallOfStep, way: Way): string | null {
      const plan = planOf(way, chosen);
      if (!isThere(plan)) return takeBack(plan, way);
      void takeBackThere(plan, way, { chosen });
      return null;
    },
  };
}

/** What did not work, said until the same works or the work goes on; what offers something to do stays until it is answered. */
function createRemarks({ view, words }: Pick<EditDeps, "view" | "words">) {
  let failing = "";
  let takeBack = (): void => undefined;
  const tell = (title: string, text: string): void => {
    takeBack();
    const { notice } = view.getState();
    if (notice !== null && notice.tone !== "danger" && !notice.actions) view.change({ notice: null });
    takeBack = view.tell({ tone: "warn", title, text });
  };
  return {
    tell,
    wentBack(plan: UndoPlan, way: "undo" | "redo", refusal: string | null): void {
      const { quoted, history } = words.getState().words.frame;
      const { nothing, done } = history[way];
      if (refusal !== null && !plan.success && plan.isNothing) view.change({ toast: { text: refusal } });
      else if (refusal !== null) tell(nothing, refusal);
      // In the place of a toast that offers the same way back.
      else if (plan.success)
        view.change({ toast: { text: done(namesIn(plan, words.getState()).map(quoted).join(", ")) } });
    },
    onDone(done: ExecutedCommand): void {
      if (isEdit(done) || (done.success && done.name === failing)) takeBack();
      if (!done.success) failing = done.name;
    },
  };
}

function createHandChanges({ document, words, newId }: Pick<EditDeps, "document" | "words" | "newId">) {
  const apply = (changes: readonly GraphChange[], title: string, more: Partial<Origin> = {}): string | null => {
    const done = document.apply(changes, { step: newId(), actor: "user", title, ...more });
    return done.success ? null : done.message;
  };

  const takeBack = (plan: UndoPlan, way: "undo" | "redo"): string | null => {
    if (!plan.success) return refusalText(plan, words.getState());
    const title = words.getState().words.steps.hand[way](plan.titles.join(", "));
    return apply(plan.changes, title, { undoes: plan.undoes });
  };

  return { apply, takeBack };
}

/** What the steps did, in the page's language; what no command did goes by its title. */
function namesIn({ titles, did }: DoneUndo, words: WordsState): readonly string[] {
  return titles.map((title, at) => {
    const said = did[at]?.map((call) => doneSentence(call, words)).join(" ") || title;
    return cutText(said.replace(/\.$/u, ""), titleLength);
  });
}

const titleLength = 60;

/** What was begun and has not ended. */
function createRunning() {
  const running = new Set<Promise<unknown>>();
  const newest = new Map<string, Promise<unknown>>();
  const add = <T>(begun: Promise<T>): Promise<T> => {
    const done = begun.finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  return {
    add,
    /** After the one before it of the same name: three nodes clicked with Shift are three that are selected. */
    inTurn<T>(name: string, begin: () => Promise<T>): Promise<T> {
      const before = newest.get(name);
      const isRunning = before !== undefined && running.has(before);
      const done = add(isRunning ? Promise.race([Promise.allSettled([before]), delay(waitMs)]).then(begin) : begin());
      newest.set(name, done);
      return done;
    },
    isBusy: () => running.size > 0,
    settled: async (): Promise<void> => {
      if (running.size > 0) await Promise.race([Promise.allSettled([...running]), delay(waitMs)]);
    },
  };
}

type Watch = Pick<EditOptions, "signal" | "progress">;

/** Who shows no progress of a command and has no stop for it has both from the page. */
function createWatch({ registry, view, words, work }: Pick<EditDeps, "registry" | "view" | "words" | "work">) {
  return async (
    call: CommandCall,
    options: EditOptions | undefined,
    run: (watch: Watch) => Promise<ExecutedCommand | null>,
  ): Promise<ExecutedCommand | null> => {
    if (options?.progress || options?.signal) return run({});
    const { commands, opening } = words.getState().words;
    const title = wordsOfCommand(commands, call.name)?.doing ?? registry.get(call.name)?.title ?? call.name;
    let stopped = false;
    const done = await work.run(title, async (signal, news) => {
      const executed = await run({ signal, progress: (ratio) => news({ ratio }) });
      stopped = executed === null && signal.aborted;
      return executed;
    });
    if (stopped) view.change({ toast: { text: opening.stopped(title) } });
    return done;
  };
}

/** Data are other ones now: for who does not see the picture, to be said. */
function isEdit({ success, effect, changes }: ExecutedCommand): boolean {
  return success && effect === "edit" && changes.length > 0;
}

/** Draws what a style command would draw, without running it. Only the newest wish counts. */
function createStyleTrial({ document, registry }: Pick<EditDeps, "document" | "registry">) {
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
