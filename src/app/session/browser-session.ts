import type { GraphData } from "@/graph/changes/change-types";
import { isOfView } from "@/graph/changes/view-change";
import type { DocumentNews, GraphDocument, StepId } from "@/graph/document/document-types";
import type { AutosaveState } from "@/store/session/autosave";
import type { Journal } from "@/store/session/journal";
import type { StorageFault } from "@/store/session/key-value-store";
import type { LoadedSession, SavedView } from "@/store/session/saved-graph";
import { isBare } from "@/store/view/database-store";
import type { Notice, ViewStore } from "@/store/view/view-store";
import type { ChatService } from "@/ui/chat/chat-service";
import type { Words } from "@/words/words";
import type { WordsStore } from "@/words/words-store";
import type { Page } from "../page/page";
import { faultInWords } from "../page/storage-words";
import { createSessionCamera, type SessionCamera } from "./session-camera";
import { createSessionOwner } from "./session-owner";
import { watchChats, watchDocument, watchLeaving } from "./session-watchers";
import { createSessionWriter } from "./session-writer";
import { rememberGraph } from "./tab-graph";

interface SessionDeps
  extends Pick<
    Page,
    "document" | "view" | "words" | "storage" | "settings" | "locks" | "journal" | "tab" | "newId" | "database"
  > {
  readonly chat: ChatService;
  /** A graph that can be had again as it is: kept only once it was changed. */
  readonly isGiven: (graph: GraphData) => boolean;
}

export type OpenSession = ReturnType<typeof createSession>;

interface SessionStart {
  readonly id: string;
  readonly loaded: LoadedSession;
}

/** Keeps the open graph with its chats, steps and view on this device, each graph under an id of its own. */
export function createSession(deps: SessionDeps, start: SessionStart) {
  const { document, chat, view } = deps;
  const rule = createDataRule(deps, () => void (isSaved && writer.touch("chats")));
  let { id } = start;
  /** Stored, or worth it: changed by its user, talked about, or opened from a file. */
  let isSaved = start.loaded.graph !== null;
  let expected: string | null = null;
  const openings = new Map<StepId, string>(start.loaded.view.openings.map(({ step, from }) => [step, from]));
  const camera = createSessionCamera(() => isSaved && writer.touch("view"));
  const writer = createSessionWriter({
    ...deps,
    ...rule,
    view: () => viewOf(deps, camera, openings),
    tell: createSavedTeller(deps, () => owner.isElsewhere()),
  });
  const showState = (next: string, isSavedNow: boolean, isWhole: boolean, mark: string | null = null): void => {
    id = next;
    isSaved = isSavedNow;
    rememberGraph(deps.tab, isSaved ? id : null);
    if (isSaved) dropLink();
    writer.aim(isSaved ? id : null, isWhole, mark);
    if (isSaved) void owner.hold(id);
    else owner.letGo();
    if (!isSaved) view.change({ saved: { kind: "none" } });
  };
  const owner = createSessionOwner({
    ...deps,
    graphName: () => document.meta.name,
    onElsewhere: () => writer.aim(null, false),
    workOnCopy: () => showState(deps.newId(), true, true),
    hasOwn: writer.hasWork,
  });

  /** Another graph stands open: the one before is saved as it was, the new one gets its id. */
  const switchGraph = (opened: GraphData, { origin }: DocumentNews): void => {
    const before = replacedBy(document, origin.step);
    const left = { step: origin.step, isBare: rule.isBare() };
    rule.renew();
    if (isSaved && writer.hasWork() && !owner.isElsewhere() && before) writer.writeBefore(id, before, left);
    const back = origin.undoes?.steps.map((step) => openings.get(step)).find((known) => known !== undefined);
    openings.set(origin.step, id);
    const isStored = expected !== null || back !== undefined;
    showState(expected ?? back ?? deps.newId(), isStored || !deps.isGiven(opened), true);
    expected = null;
    if (back !== undefined) void bringChats(back, deps, () => id === back);
  };

  const changed = (part: "graph" | "view"): void => {
    if (part === "graph" && !isSaved) showState(id, true, true);
    else if (isSaved) writer.touch(part);
  };
  watchDocument(document, { opened: switchGraph, changed });
  watchChats(chat, (hasAny) => {
    if (isSaved) writer.touch("chats");
    else if (hasAny && rule.keepsChats()) showState(id, true, true);
  });
  watchLeaving({ document, view, writer });
  noteChanges(document, deps.journal, () => isSaved && !rule.isBare());
  if (isSaved) showState(id, true, start.loaded.isReplayed === true, start.loaded.mark);
  deps.storage.onGone(writer.writeAnew);

  return {
    /** Of the open graph. */
    id: (): string => id,
    camera,
    /** Saves the open graph from now on though nothing was changed. */
    keep(): void {
      rule.renew();
      showState(id, true, true);
    },
    /** The next graph that is opened has this id: it comes from the storage. */
    expect: (next: string): void => {
      expected = next;
    },
    flush: writer.flush,
    /** What is stored of the open graph was taken away. */
    forget: (): void => showState(deps.newId(), false, false),
    /** The words of the messages so far are written no more. */
    forgetWords: writer.forgetWords,
  };
}

/** Of a part of a database data and words are written only where its user wants that. */
function createDataRule({ database: { store }, settings }: SessionDeps, keep: () => void) {
  let { shown } = store.getState();
  const isKeeping = watchSaving(settings, keep);
  return {
    isBare: () => isBare(shown),
    keepsChats: () => isKeeping() && !isBare(shown),
    /** Another graph is open, or the open one is kept otherwise. */
    renew: () => {
      ({ shown } = store.getState());
    },
  };
}

function viewOf(
  { document, database }: SessionDeps,
  camera: SessionCamera,
  openings: ReadonlyMap<StepId, string>,
): SavedView {
  return {
    camera: camera.now(),
    focus: document.focus.nodes,
    selection: document.selection,
    openings: [...openings].map(([step, from]) => ({ step, from })),
    database: database.store.getState().shown,
  };
}

/** What is done is noted at once, and saved a while later. */
function noteChanges(document: GraphDocument, journal: Journal | null, isSaved: () => boolean): void {
  document.subscribe(({ changes, origin, revision }) => {
    const isReplaced = changes.some(({ type }) => type === "graph-replace");
    if (isSaved() && !isReplaced && !changes.every(isOfView)) journal?.note(changes, origin, revision);
  });
}

/** Whether conversations are kept; switched on, the open ones are kept from then on. */
function watchSaving(settings: SessionDeps["settings"], keep: () => void): () => boolean {
  settings.subscribe(({ keepChats }, before) => {
    if (keepChats && !before.keepChats) keep();
  });
  return () => settings.getState().keepChats;
}

/** What is kept is no longer the graph of the link in the address. */
function dropLink(): void {
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
}

/** The graph that a step took the place of. */
function replacedBy(document: GraphDocument, step: StepId): GraphData | null {
  const plan = document.planUndo(step);
  const replace = plan.success ? plan.changes.find(({ type }) => type === "graph-replace") : undefined;
  return replace?.type === "graph-replace" ? replace.graph : null;
}

/** Gone back to an earlier graph by undo: its chats come back with it, unless a message runs. */
async function bringChats(id: string, { chat, storage }: SessionDeps, isStillOpen: () => boolean): Promise<void> {
  if (chat.store.getState().turns.at(-1)?.end.kind === "running") return;
  const { chats, graph } = await storage.load(id);
  if (graph !== null && isStillOpen()) chat.openChats(chats);
}

interface TellerDeps {
  readonly view: ViewStore;
  readonly words: WordsStore;
}

/** Tells how saves go; of one that failed once, until one works again or it fails for another reason. */
function createSavedTeller({ view, words }: TellerDeps, isElsewhere: () => boolean): (state: AutosaveState) => void {
  let shown: string | null = null;
  return (state) => {
    if (isElsewhere()) return;
    if (state.kind === "saved") shown = null;
    if (state.kind !== "failed") {
      view.change({ saved: state });
      return;
    }
    const { words: all } = words.getState();
    const reason = faultInWords(state.fault, all);
    view.change({ saved: { kind: "failed", reason } });
    if (shown === reason) return;
    shown = reason;
    view.change({ notice: saveFaultNotice(state.fault, reason, { view, words: all.saveFault }) });
  };
}

/** The message for a save that failed, with what to do: save a file and, where storage is full, free some. */
function saveFaultNotice({ kind }: StorageFault, reason: string, { view, words }: ShownState): Notice {
  const makeRoom = { title: words.makeRoom, run: () => view.change({ dialog: "storage" }) };
  const saveFile = { title: words.saveFile, run: () => view.change({ dialog: "export" }) };
  if (kind === "full") {
    return { tone: "danger", title: words.fullTitle, text: words.fullText, actions: [makeRoom, saveFile] };
  }
  if (kind === "large") return { tone: "danger", title: words.largeTitle, text: words.largeText, actions: [saveFile] };
  return { tone: "danger", title: words.title, text: words.text(reason), actions: [saveFile] };
}

interface ShownState {
  readonly view: ViewStore;
  readonly words: Words["saveFault"];
}
