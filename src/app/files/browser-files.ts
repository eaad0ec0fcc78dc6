import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import type { SampleSource } from "@/commands/door/command-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { sampleList } from "@/graph/formats/samples/sample-list";
import type { Sketch } from "@/graph/profile/sketch";
import { plainReason } from "@/lib/plain-reason";
import { createTableImportStore } from "@/store/view/table-import";
import type { Notice, ViewStore } from "@/store/view/view-store";
import type { ReplayService } from "@/ui/replay-service";
import type { ChatService, EditService, FileService, Services } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import type { Core } from "../page/create-core";
import { createTableService } from "../table/table-service";
import { createFileReader, type FileReader } from "./file-reader";
import { createGraphOpener } from "./graph-opener";
import type { LongWork } from "./long-work";

export interface FileDeps extends Pick<Core, "document"> {
  readonly samples: SampleSource & { sketches?(): Promise<Readonly<Record<string, Sketch>>> };
  readonly chat: ChatService;
  readonly edit: EditService;
  readonly view: ViewStore;
  readonly words: WordsStore;
  /** Places nodes of files that hold no positions. */
  readonly layouts: LayoutRunner;
  readonly newId: () => string;
  readonly work: LongWork;
  /** For files that take a while to read. */
  readonly newReadWorker: () => Worker;
  /** Where recordings are looked at. */
  readonly replay: ReplayService;
  readonly recipes: Services["recipes"];
}

/** Of all files together: read, they take several times as much, and a text of much more is beyond what a browser holds. */
const mostMegabytes = 256;

/** Graphs in and out. What cannot be read is reported; the open graph then stays as it was. */
export function createFileService(deps: FileDeps): FileService {
  const { samples, edit, view, work } = deps;
  const words = () => deps.words.getState().words;
  const tell = (notice: Notice): void => view.change({ notice });
  const opener = createGraphOpener(deps);
  const store = createTableImportStore();

  /** Its code comes with the first file. */
  const loadReader = async () => {
    try {
      return await import("./open-files");
    } catch {
      tell({ tone: "danger", title: words().files.graphNotOpened, text: words().files.readerMissing });
      return null;
    }
  };
  const readHere: FileReader = async ({ files, manyForms }, _, told) => {
    const reader = await loadReader();
    if (reader) return reader.readFiles(files, manyForms, told);
    return { kind: "refused", failure: { success: false, message: words().files.readerMissing }, tables: [] };
  };
  /** Recordings and recipes are shown; the others may be graphs. */
  const withoutOwn = async (files: readonly File[]): Promise<readonly File[]> => {
    const own = await import("./own-files").catch(() => null);
    return own ? own.openOwn(files, deps) : files;
  };
  const whileOpening = createOpenings(view);
  const readAndOpen = async (files: readonly File[], how: "open" | "add"): Promise<void> => {
    // Before a byte of them is read.
    const megabytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1e6);
    if (megabytes > mostMegabytes) {
      const { names, notOpened, notAdded, tooLarge } = words().files;
      const told = names(files.map(({ name }) => name));
      const title = how === "open" ? notOpened(told) : notAdded(told);
      tell({ tone: "danger", title, text: tooLarge(megabytes, mostMegabytes) });
      return;
    }
    const others = await withoutOwn(files);
    if (files.length > 0 && others.length === 0) return;
    const sources = await Promise.all(
      others.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );
    await service.read(sources, how);
  };
  const readFiles = createFileReader(deps.newReadWorker, readHere);
  const service = createTableService({ ...deps, store, opener, words, loadReader, readFiles });

  const openSample = async (name: Parameters<FileService["openSample"]>[0]): Promise<void> => {
    try {
      const graph = await work.run(words().files.reading(name), (signal, told) =>
        samples.load(name, signal, (ratio) => told({ ratio })),
      );
      if (graph !== null) await opener.open(graph, words().steps.hand.open(name));
    } catch (error) {
      const text = plainReason(error);
      tell({ tone: "danger", title: words().files.sampleNotOpened, text });
    }
  };
  const openFiles: FileService["openFiles"] = (files, how = "open") => whileOpening(() => readAndOpen(files, how));

  return {
    samples: sampleList,
    sketches: async () => samples.sketches?.() ?? {},
    openSample: (name) => whileOpening(() => openSample(name)),
    tables: service.tables,
    openFiles,
    openText: (text, how) => openFiles([new File([text], words().files.pasted)], how),
    openGraph: (graph, title) => opener.open(graph, title),
    async preview(text) {
      if (text.trim() === "") return { kind: "empty" };
      const reader = await import("./preview-text").catch(() => null);
      const { pasted, readerMissing } = words().files;
      return reader ? reader.previewText(text, pasted) : { kind: "wrong", message: readerMissing };
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
