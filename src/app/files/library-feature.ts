import { FolderClock } from "lucide-react";
import type { SaveResult } from "@/store/session/key-value-store";
import type { SavedView } from "@/store/session/saved-graph";
import { createLibraryStore, type LibraryStore } from "@/store/view/library-store";
import { opens } from "@/ui/actions/feature";
import { saveDownload } from "@/ui/download";
import { chatOf } from "../chat/chat-feature";
import type { Feature, Page } from "../page/page";
import { faultInWords, problemNotice } from "../page/storage-words";
import { sessionOf } from "../session/session-feature";
import { tracesOf } from "../traces/trace-feature";
import { filesOf } from "./file-feature";

/** The graphs that are kept on this device. */
export const library = {
  services: (page: Page) => ({ library: createLibraryService(page) }),
  actions: [{ ...opens("file", "storage", FolderClock, ({ actions }) => actions.recentGraphs), id: "file.recent" }],
} satisfies Feature;

/** The graphs that are kept on this device, and what room there is for them. */
interface LibraryService {
  readonly store: LibraryStore;
  refresh(): Promise<void>;
  /** With its chats and view; tells when it cannot be read. */
  open(id: string, name: string): Promise<void>;
  /** Null, or why it was not deleted. */
  remove(id: string): Promise<string | null>;
  /** Deletes the conversations of all graphs, with what was recorded of them; the graphs stay. Null, or why not. */
  removeChats(): Promise<string | null>;
  downloadAside(name: string): Promise<void>;
  removeAside(name: string): Promise<void>;
  /** Whether the browser agreed to keep it until the user deletes it. */
  persist(): Promise<boolean>;
  /** The open graph is kept though nothing was changed. */
  keep(): void;
  /** What is in the middle of the canvas now. */
  camera(): SavedView["camera"];
}

declare module "@/ui/services" {
  interface Services {
    readonly library: LibraryService;
  }
}

function createLibraryService(page: Page): LibraryService {
  const { storage, view, words, disk } = page;
  const session = sessionOf(page);
  const files = filesOf(page);
  const chat = chatOf(page);
  const traces = tracesOf(page);
  const store = createLibraryStore();
  const texts = () => words.getState().words;

  const refresh = async (): Promise<void> => {
    const [graphs, asides, estimate, isPersisted] = await Promise.all([
      storage.list(),
      storage.asides(),
      disk?.estimate().catch(() => null),
      disk?.persisted().catch(() => false),
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
      const notice = problemNotice(loaded, view, texts());
      if (loaded.graph === null) {
        const text = notice?.text ?? "";
        view.change({
          notice: { tone: "danger", title: texts().storage.notFound(name), text, actions: notice?.actions ?? [] },
        });
        await refresh();
        return;
      }
      session.expect(id);
      session.camera.show(loaded.view.camera);
      await files.openGraph(loaded.graph, texts().steps.hand.open(loaded.graph.name));
      chat.openChats(loaded.chats);
      if (notice) view.change({ notice });
      await refresh();
    },
    async remove(id) {
      const done = await storage.remove(id);
      if (done.success) traces.removedGraph(id);
      if (done.success && id === session.id()) session.forget();
      await refresh();
      return done.success ? null : faultInWords(done.fault, texts());
    },
    async removeChats() {
      const done = await withoutChats(page);
      await refresh();
      return done.success ? null : faultInWords(done.fault, texts());
    },
    ...createAsides(storage, refresh),
    async persist() {
      const isPersisted = (await disk?.persist().catch(() => false)) ?? false;
      store.setState({ isPersisted });
      return isPersisted;
    },
    keep: () => session.keep(),
    camera: () => session.camera.now(),
  };
}

/** What could not be read, and was put out of the way. */
function createAsides(
  storage: Page["storage"],
  refresh: () => Promise<void>,
): Pick<LibraryService, "downloadAside" | "removeAside"> {
  return {
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
  };
}

async function withoutChats(page: Page): Promise<SaveResult> {
  const session = sessionOf(page);
  chatOf(page).forgetAll();
  session.forgetWords();
  // What waits to be written is written without them.
  await session.flush();
  const done = await page.storage.removeChats(page.words.getState().words.storage.messageStep);
  if (done.success) tracesOf(page).removedAll();
  return done;
}
