import type { SampleSource } from "@/commands/command-types";
import type { GraphData } from "@/graph/change-types";
import { emptyGraph } from "@/graph/empty-graph";
import { readGraph } from "@/graph/formats/read-graph";
import { sampleList } from "@/graph/formats/sample-list";
import type { ViewStore } from "@/store/view-store";
import type { ChatService, EditService, FileService } from "@/ui/services";
import type { Core } from "./create-core";

export interface FileDeps extends Pick<Core, "document"> {
  readonly samples: SampleSource;
  readonly chat: ChatService;
  readonly edit: EditService;
  readonly view: ViewStore;
  readonly newId: () => string;
}

/** Graphs in and out. What cannot be read is told; the open graph then stays as it was. */
export function createFileService({ document, samples, chat, edit, view, newId }: FileDeps): FileService {
  const refuse = (title: string, text: string): void => view.change({ notice: { tone: "danger", title, text } });

  /** One undo step and a new chat. */
  const open = (graph: GraphData, title: string): void => {
    const origin = { step: newId(), actor: "user", title } as const;
    const done = document.apply([{ type: "graph-replace", graph }], origin);
    if (!done.success) {
      refuse("The graph was not opened.", done.message);
      return;
    }
    chat.openChats({ current: null, others: [] });
    view.change({ isStartOpen: false, notice: null });
  };

  return {
    samples: sampleList,
    sampleGraph: samples.load,
    async openSample(name) {
      try {
        open(await samples.load(name, new AbortController().signal), `Open ${name}`);
      } catch (error) {
        refuse("The sample was not opened.", error instanceof Error ? error.message : String(error));
      }
    },
    async openFile(file) {
      const read = await readGraph(await file.text(), file.name);
      if (read.success) {
        open(read.graph, `Open ${file.name}`);
        if (read.notes.length > 0) {
          view.change({ notice: { tone: "plain", title: `${file.name} is open.`, text: read.notes.join(" ") } });
        }
        return;
      }
      const isPlaced = read.line === undefined || read.message.includes(`line ${read.line}`);
      const place = isPlaced ? "" : ` Line ${read.line}.`;
      refuse(`${file.name} was not opened.`, `${read.message}${place} ${read.hint ?? ""}`.trim());
    },
    startBlank: () => open(emptyGraph(), "Start a blank graph"),
    saveAsJson: async () => void (await edit.run({ name: "exportGraph", input: { format: "json" } })),
  };
}
