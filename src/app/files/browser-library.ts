import type { SaveResult } from "@/store/session/key-value-store";
import type { SessionStorage } from "@/store/session/session-storage";
import { createLibraryStore } from "@/store/view/library-store";
import type { ViewStore } from "@/store/view/view-store";
import { saveDownload } from "@/ui/download";
import type { ChatService, FileService, LibraryService } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import { faultInWords, problemNotice } from "../page/storage-words";
import type { OpenSession } from "../session/browser-session";
import type { TraceDoor } from "../traces/trace-door";

export interface LibraryDeps {
  readonly storage: SessionStorage;
  readonly session: OpenSession;
  readonly files: Pick<FileService, "openGraph">;
  readonly chat: ChatService;
  readonly view: ViewStore;
  readonly words: WordsStore;
  readonly traces: Pick<TraceDoor, "removedGraph" | "removedAll">;
  /** The browser's storage as a whole; absent at an insecure address. */
  readonly device: StorageManager | undefined;
}

/** The graphs that are kept on this device. */
export function createLibraryService({
  storage,
  session,
  files,
  chat,
  view,
  words,
  traces,
  device,
}: LibraryDeps): LibraryService {
  const store = createLibraryStore();
  const told = () => words.getState().words;

  const refresh = async (): Promise<void> => {
    const [graphs, asides, estimate, isPersisted] = await Promise.all([
      storage.list(),
      storage.asides(),
      device?.estimate().catch(() => null),
      device?.persisted().catch(() => false),
    ]);
    const { usage, quota } = estimate ?? {};
    store.setState({
      graphs: graphs ?? "unreadable",
      asides,
      current: session.id(),
      usage: usage === undefined || quota === undefined ? null : { used: usage, quota },
      isPersisted: isPersisted ?? false,
    });
  };

  return {
    store,
    refresh,
    async open(id, name) {
      if (id === session.id()) return;
      const loaded = await storage.load(id);
      const notice = problemNotice(loaded, view, told());
      if (loaded.graph === null) {
        const text = notice?.text ?? "";
        view.change({
          notice: { tone: "danger", title: told().storage.notFound(name), text, actions: notice?.actions ?? [] },
        });
        await refresh();
        return;
      }
      session.expect(id);
      session.camera.show(loaded.view.camera);
      await files.openGraph(loaded.graph, told().steps.hand.open(loaded.graph.name));
      chat.openChats(loaded.chats);
      if (notice) view.change({ notice });
      await refresh();
    },
    async remove(id) {
      const done = await storage.remove(id);
      if (done.success) traces.removedGraph(id);
      if (done.success && id === session.id()) session.forget();
      await refresh();
      return done.success ? null : faultInWords(done.fault, told());
    },
    async removeChats() {
      const done = await withoutChats({ chat, session, storage, traces, words });
      await refresh();
      return done.success ? null : faultInWords(done.fault, told());
    },
    async downloadAside(name) {
      const content = await storage.readAside(name);
      if (content === null) return;
      const [, when = "", what = ""] = name.split(":");
      saveDownload({ fileName: `parley-${what}-${when}.json`, mediaType: "application/json", content });
    },
    async removeAside(name) {
      await storage.removeAside(name);
      await refresh();
    },
    async persist() {
      const isPersisted = (await device?.persist().catch(() => false)) ?? false;
      store.setState({ isPersisted });
      return isPersisted;
    },
    keep: () => session.keep(),
    camera: () => session.camera.now(),
  };
}

async function withoutChats({
  chat,
  session,
  storage,
  traces,
  words,
}: Pick<LibraryDeps, "chat" | "session" | "storage" | "traces" | "words">): Promise<SaveResult> {
  chat.forgetAll();
  session.forgetWords();
  // What waits to be written is written without them.
  await session.flush();
  const done = await storage.removeChats(words.getState().words.storage.messageStep);
  if (done.success) traces.removedAll();
  return done;
}
