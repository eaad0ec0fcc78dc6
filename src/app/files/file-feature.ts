import { emptyGraph } from "@/graph/document/empty-graph";
import { sampleList } from "@/graph/samples/sample-list";
import { loadOnce } from "@/lib/load-once";
import { plainReason } from "@/lib/plain-reason";
import { createTableImportStore } from "@/store/view/table-import";
import type { Notice, ViewStore } from "@/store/view/view-store";
import { fileActions } from "@/ui/actions/file-actions";
import type { FileService } from "@/ui/start/file-service";
import { chatOf } from "../chat/chat-feature";
import { editOf } from "../edit/edit-feature";
import { type Feature, type Page, part } from "../page/page";
import { replayOf } from "../replay/replay-feature";
import type { FileDeps, FileReading } from "./file-reading";
import { createGraphOpener } from "./graph-opener";

/** Graphs in. */
export const graphFiles = {
  services: (page: Page) => ({ files: filesOf(page) }),
  actions: fileActions,
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    readonly files: FileService;
  }
}

export const filesOf = part((page) =>
  createFileService({
    ...page,
    chat: chatOf(page),
    edit: editOf(page),
    replay: replayOf(page),
    recipes: () => page.services().recipes(),
  }),
);

/** Graphs in and out. What cannot be read is reported; the open graph then stays as it was. */
function createFileService(deps: FileDeps): FileService {
  const { samples, edit, view, work } = deps;
  const words = () => deps.words.getState().words;
  const tell = (notice: Notice): void => view.change({ notice });
  const opener = createGraphOpener(deps);
  const store = createTableImportStore();

  const load = loadOnce(async () => (await import("./file-reading")).createFileReading({ ...deps, store, opener }));
  /** Null, with a notice, where its code cannot be had. */
  const reading = async (): Promise<FileReading | null> => {
    try {
      return await load();
    } catch {
      tell({ tone: "danger", title: words().opening.graphNotOpened, text: words().opening.readerMissing });
      return null;
    }
  };
  const whileOpening = createOpenings(view);

  const openSample = async (name: Parameters<FileService["openSample"]>[0]): Promise<void> => {
    try {
      const graph = await work.run(words().opening.reading(name), (signal, report) =>
        samples.load(name, signal, (ratio) => report({ ratio })),
      );
      if (graph !== null) await opener.open(graph, words().steps.hand.open(name));
    } catch (error) {
      const text = plainReason(error);
      tell({ tone: "danger", title: words().opening.sampleNotOpened, text });
    }
  };
  const openFiles: FileService["openFiles"] = (files, how = "open") =>
    whileOpening(async () => void (await (await reading())?.open(files, how)));

  return {
    samples: sampleList,
    sketches: samples.sketches,
    openSample: (name) => whileOpening(() => openSample(name)),
    tables: {
      store,
      reread: async (place, given) => (await reading())?.reread(place, given),
      add: async (files) => (await reading())?.add(files),
      finish: async () => (await reading())?.finish(),
    },
    openFiles,
    openText: (text, how) => openFiles([new File([text], words().opening.pasted)], how),
    openGraph: (graph, title) => opener.open(graph, title),
    async preview(text) {
      if (text.trim() === "") return { kind: "empty" };
      const found = await load().catch(() => null);
      return found ? found.preview(text) : { kind: "wrong", why: words().opening.readerMissing };
    },
    startBlank() {
      void opener.open(emptyGraph(), words().start.blankTitle);
      view.change({ tool: "node" });
    },
    saveAsJson: async () => void (await edit.run({ name: "exportGraph", input: { format: "json" } })),
  };
}

/** Says that a graph is being opened until all that was begun is done: messages wait for it. */
function createOpenings(view: ViewStore): (run: () => Promise<void>) => Promise<void> {
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
