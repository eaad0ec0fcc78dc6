import type { GraphData, GraphRows, Rows } from "@/graph/changes/change-types";
import type { GraphDocument, SavedStep, StepId } from "@/graph/document/document-types";
import { wholeSteps } from "@/store/chat/whole-steps";
import { type AutosaveState, createAutosave } from "@/store/session/autosave";
import type { GraphPart } from "@/store/session/graph-values";
import type { Journal } from "@/store/session/journal";
import type { SaveResult } from "@/store/session/key-value-store";
import type { SavedView } from "@/store/session/saved-graph";
import type { SessionParts, SessionStorage } from "@/store/session/session-storage";
import type { ChatService } from "@/ui/chat/chat-service";
import type { WordsStore } from "@/words/words-store";

export interface SessionWriterDeps {
  readonly document: GraphDocument;
  readonly chat: Pick<ChatService, "saved">;
  readonly storage: SessionStorage;
  readonly view: () => SavedView;
  /** Whether conversations are kept on this device. */
  readonly keepsChats: () => boolean;
  /** Of the open graph's elements no data are written. */
  readonly isBare: () => boolean;
  readonly words: WordsStore;
  readonly tell: (state: AutosaveState) => void;
  readonly journal: Journal | null;
}

/** Parts of a session that differ from what is stored. */
export type Part = "graph" | "chats" | "view";

/** Writes what changed, a while after it did. */
export type SessionWriter = ReturnType<typeof createSessionWriter>;

function stepsWithout(steps: readonly SavedStep[], without: StepId | undefined): readonly SavedStep[] {
  const left = steps.filter(({ id }) => id === without);
  return wholeSteps(
    steps.filter(({ id }) => id !== without),
    left,
  );
}

function hasWork(sets: readonly ReadonlySet<Part>[]): boolean {
  return sets.some((parts) => parts.has("graph") || parts.has("chats"));
}

const mostSteps = 60;
const workMs = 600;
const liveTries = 2;
const viewMs = 1500;

/** What is to be stored of the graph. */
function createParts({
  document,
  words,
  keepsChats,
  isBare,
  journal,
}: Pick<SessionWriterDeps, "document" | "words" | "keepsChats" | "isBare" | "journal">) {
  /** Of what was made ready last. */
  let madeOf: number | null = null;
  let wordless: ReadonlySet<StepId> = new Set();
  const asStored = (step: SavedStep): SavedStep =>
    step.actor === "assistant" && (wordless.has(step.id) || !keepsChats())
      ? { ...step, title: words.getState().words.storage.messageStep }
      : step;
  const graphPart = (data: GraphRows, without?: StepId, hasNoData = isBare()): GraphPart => ({
    data: hasNoData ? withoutData(data) : data,
    ...(journal && without === undefined ? { mark: journal.markOf(document.revision) } : {}),
    colorOf: (node) => document.styles.node(node.id)?.color ?? "--g-0",
    steps: hasNoData ? [] : stepsWithout(document.savedSteps(mostSteps), without).map(asStored),
  });
  /** Read as it stands, in slices; where it changes too often meanwhile it is copied first. */
  const livePart = (tries = 0): GraphPart => {
    const { revision, tables } = document;
    madeOf = revision;
    if (tries === liveTries) return graphPart(document.snapshot());
    return {
      ...graphPart(document.live()),
      isStale: () => document.revision !== revision,
      // Another graph that was opened meanwhile is none of this id's: the one before is written by `writeBefore`.
      again: () => {
        madeOf = null;
        return document.tables === tables ? livePart(tries + 1) : null;
      },
    };
  };
  const forgetWords = () => {
    wordless = new Set(document.savedSteps(mostSteps).map(({ id }) => id));
  };
  const wholeNow = () => ({ graph: document.live(), revision: document.revision });
  return { graphPart, livePart, forgetWords, wholeNow, madeOf: () => madeOf };
}

/** Ids, ends and places: what a database still knows is fetched from there. */
function withoutData(graph: GraphRows): GraphRows {
  return {
    ...graph,
    nodes: eachOf(graph.nodes, (node) => ({ ...node, attributes: {} })),
    edges: eachOf(graph.edges, (edge) => ({ ...edge, attributes: {} })),
  };
}

function eachOf<T>(rows: Rows<T>, change: (row: T) => T): Rows<T> {
  return {
    length: rows.length,
    slice: (from, to) => rows.slice(from, to).map(change),
    *[Symbol.iterator]() {
      for (const row of rows) yield change(row);
    },
  };
}

/** Tells the journal what was saved. */
function createNoting(journal: Journal | null, madeOf: () => number | null) {
  return async (id: string, parts: ReadonlySet<Part>, save: () => Promise<SaveResult>): Promise<SaveResult> => {
    const chats = parts.has("chats") ? (journal?.chatsNoted() ?? 0) : -1;
    const done = await save();
    if (done.success) journal?.saved(id, parts.has("graph") ? madeOf() : null, chats);
    return done;
  };
}

/** The last save, where it went wrong: what it held waits for the next change. */
function createFailure() {
  let last: { readonly parts: ReadonlySet<Part>; readonly done: SaveResult } | null = null;
  let isTriedAnew = false;
  const forget = (): void => {
    [last, isTriedAnew] = [null, false];
  };
  return {
    parts: (): ReadonlySet<Part> => last?.parts ?? new Set(),
    result: () => last?.done ?? null,
    ended(parts: ReadonlySet<Part>, done: SaveResult): void {
      if (done.success) forget();
      else last = { parts, done };
    },
    forget,
    /** After a failed save once: the browser may have closed the database over it, and would again. */
    mayTryAnew(): boolean {
      const may = last === null || !isTriedAnew;
      isTriedAnew = last !== null;
      return may;
    },
  };
}

/** One at a time: an older state, made ready slowly, would be written over a newer one. */
function createTurns() {
  let last: Promise<unknown> | null = null;
  return <T>(write: () => Promise<T>): Promise<T> => {
    const own = last === null ? write() : last.then(write);
    last = own;
    void own.then(() => {
      if (last === own) last = null;
    });
    return own;
  };
}

export function createSessionWriter(deps: SessionWriterDeps) {
  const { chat, storage } = deps;
  let target: string | null = null;
  let dirty: ReadonlySet<Part> = new Set();

  const { graphPart, livePart, forgetWords, madeOf, wholeNow } = createParts(deps);
  const partsOf = (parts: ReadonlySet<Part>): SessionParts => ({
    ...(parts.has("graph") ? { graph: livePart() } : {}),
    ...(parts.has("chats") && deps.keepsChats() ? { chats: chat.saved() } : {}),
    view: deps.view(),
  });
  const noted = createNoting(deps.journal, madeOf);
  const noteChats = () => target !== null && deps.keepsChats() && deps.journal?.noteChats(chat.saved());
  const failure = createFailure();
  const writeAnew = (): void => {
    if (target === null || !failure.mayTryAnew()) return;
    dirty = new Set(["graph", "chats", "view"]);
    // The message that made the graph worth keeping is in the chat already.
    noteChats();
    work.touch();
  };
  let isHurried = false;
  /** A large graph is made ready in slices; when the page is left there is no time for that. */
  const hurries = () => isHurried;
  let running: ReadonlySet<Part> = new Set();
  const saveNow = async (): Promise<SaveResult> => {
    if (target === null) return { success: true };
    const known = hasWork([dirty]) ? null : failure.result();
    if (known !== null) return known;
    const [id, parts] = [target, new Set([...dirty, ...failure.parts()])];
    [dirty, running] = [new Set(), parts];
    const done = await noted(id, parts, () => storage.save(id, partsOf(parts), hurries));
    running = new Set();
    if (target !== id) return done;
    failure.ended(parts, done);
    // The browser took away what was stored.
    if (done.success && done.lacksGraph) writeAnew();
    return done;
  };
  const inTurn = createTurns();
  const save = () => inTurn(saveNow);
  const work = createAutosave({ delayMs: workMs, save, tell: deps.tell });
  /** Where the reader looks is saved without a word. */
  const quiet = createAutosave({ delayMs: viewMs, save, tell: () => undefined });

  return {
    /** Under which id from now on, all of it anew or nothing yet; null: nothing is written. */
    aim(id: string | null, isWhole: boolean, mark: string | null = null): void {
      target = id;
      deps.journal?.aim(id, mark, isWhole && id !== null && !deps.isBare() ? wholeNow() : undefined);
      dirty = new Set();
      failure.forget();
      if (isWhole) writeAnew();
    },
    touch(part: Part): void {
      // When the page is left there is no time to fetch what writes.
      void import("@/store/session/graph-values").catch(() => undefined);
      dirty = new Set([...dirty, part]);
      if (part === "chats") noteChats();
      if (target !== null) (part === "view" ? quiet : work).touch();
    },
    /** What is stored was taken away by the browser: all of it once more. */
    writeAnew,
    /** Graph or chats wait to be written. */
    hasWork: (): boolean => hasWork([dirty, running, failure.parts()]),
    /** A graph as it stood before a step, with the chats there are. */
    writeBefore(id: string, graph: GraphData, before: { readonly step: StepId; readonly isBare: boolean }): void {
      const chats = deps.keepsChats() && !before.isBare ? { chats: chat.saved() } : {};
      const parts = { graph: graphPart(graph, before.step, before.isBare), ...chats };
      void inTurn(() => noted(id, new Set(), () => storage.save(id, parts, hurries)));
    },
    /** The words of the messages so far are written no more: they are titles of steps. */
    forgetWords,
    async flush(): Promise<void> {
      isHurried = true;
      await work.flush();
      await quiet.flush();
      isHurried = false;
    },
  };
}
