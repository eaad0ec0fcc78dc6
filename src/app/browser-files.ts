import type { LayoutRunner } from "@/analysis/analysis-types";
import type { SampleSource } from "@/commands/command-types";
import type { GraphData } from "@/graph/change-types";
import { emptyGraph } from "@/graph/empty-graph";
import { readGraph } from "@/graph/formats/read-graph";
import { sampleList } from "@/graph/formats/sample-list";
import type { Sketch } from "@/graph/sketch";
import { plainReason } from "@/lib/plain-reason";
import { createTableImportStore } from "@/store/table-import";
import type { Notice, ViewStore } from "@/store/view-store";
import type { ChatService, EditService, FileService } from "@/ui/services";
import type { WordsStore } from "@/words/words-store";
import type { Core } from "./create-core";
import { createGraphOpener } from "./graph-opener";
import { createTableService } from "./table-service";

export interface FileDeps extends Pick<Core, "document"> {
  readonly samples: SampleSource & { sketches?(): Promise<Readonly<Record<string, Sketch>>> };
  readonly chat: ChatService;
  readonly edit: EditService;
  readonly view: ViewStore;
  readonly words: WordsStore;
  /** Places nodes of files that hold no positions. */
  readonly layouts: LayoutRunner;
  readonly newId: () => string;
}

/** Graphs in and out. What cannot be read is told; the open graph then stays as it was. */
export function createFileService(deps: FileDeps): FileService {
  const { samples, edit, view } = deps;
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
  const service = createTableService({ store, opener, edit, view, words, loadReader });

  return {
    samples: sampleList,
    sketches: async () => samples.sketches?.() ?? {},
    async openSample(name) {
      try {
        await opener.open(await samples.load(name, new AbortController().signal), `Open ${name}`);
      } catch (error) {
        const text = plainReason(error);
        tell({ tone: "danger", title: words().files.sampleNotOpened, text });
      }
    },
    tables: service.tables,
    openFiles: async (files, how = "open") => {
      const sources = await Promise.all(
        files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
      );
      await service.read(sources, how);
    },
    openText: (text, how = "open") =>
      service.read([{ name: words().files.pasted, bytes: new TextEncoder().encode(text) }], how),
    openGraph: (graph, title) => opener.open(graph, title),
    preview: (text) => previewText(text, words().files.pasted),
    startBlank() {
      void opener.open(emptyGraph(), words().start.blankTitle);
      view.change({ tool: "node" });
    },
    saveAsJson: async () => void (await edit.run({ name: "exportGraph", input: { format: "json" } })),
  };
}

async function previewText(text: string, name: string): ReturnType<FileService["preview"]> {
  if (text.trim() === "") return { kind: "empty" };
  const read = await readGraph(text, name);
  if (!read.success) {
    if (read.isUnsure) return { kind: "unsure" };
    const { message, line, hint } = read;
    return { kind: "wrong", message, ...(line === undefined ? {} : { line }), ...(hint === undefined ? {} : { hint }) };
  }
  const { nodes, edges, directed }: GraphData = read.graph;
  return { kind: "graph", nodes: nodes.length, edges: edges.length, directed, notes: read.notes };
}
