import type { TablePlan } from "@parley/formats/table-plan";
import { writeGraph } from "@parley/formats/write";
import { isOfView } from "@/graph/changes/view-change";
import type { GraphDocument, StepId } from "@/graph/document/document-types";
import { type ImportedTable, type TableImport, type TableImportStore, withPlan } from "@/store/view/table-import";
import type { ViewState, ViewStore } from "@/store/view/view-store";
import type { EditService } from "@/ui/actions/edit-service";
import type { ChatService } from "@/ui/chat/chat-service";
import type { TableService } from "@/ui/start/file-service";
import type { AllWords } from "@/words/words";
import type { FileReader } from "../files/file-reader";
import type { GraphOpener } from "../files/graph-opener";
import type { SourceFile } from "../files/look-at-files";
import { importTable, joinAdded, joinImported, type OpenedFiles } from "../files/open-files";
import type { Page } from "../page/page";
import { againNotice, openedNews, refusalNotice } from "./table-notices";

export interface TableServiceDeps extends Pick<Page, "view" | "work"> {
  readonly document: Pick<GraphDocument, "node" | "subscribe">;
  readonly chat: Pick<ChatService, "store">;
  readonly store: TableImportStore;
  readonly opener: GraphOpener;
  readonly edit: EditService;
  readonly words: () => AllWords;
  readonly readFiles: FileReader;
}

type Graph = Extract<OpenedFiles, { kind: "graph" }>;
type Refused = Extract<OpenedFiles, { kind: "refused" }>;

export interface FileReading {
  readonly tables: Omit<TableService, "store">;
  read(files: readonly SourceFile[], how: TableImport["how"]): Promise<void>;
}

/** Reads files, opens or adds what they hold, and asks in the dialog of columns where a table is unclear. */
export function createTableService({
  document,
  chat,
  store,
  opener,
  edit,
  view,
  words,
  readFiles,
  work,
}: TableServiceDeps): FileReading {
  const asOpened = createAsOpened({ document, chat, view });

  const ask = (tables: readonly ImportedTable[], how: TableImport["how"]): void => {
    store.setState({ tables, how });
    view.change({ dialog: "columns", notice: null, toast: null });
  };

  const refuse = (name: string, how: TableImport["how"], { failure, tables }: Refused): void => {
    const canMend = tables.length > 0 && tables.every(({ opened }) => opened.success);
    const again = (plan: Partial<TablePlan>) => void readAgain(tables, how, plan);
    const mend = canMend ? { again, choose: () => ask(tables, how) } : {};
    view.change({ notice: refusalNotice(failure, { name, how, words: words(), ...mend }) });
  };

  const tell = (name: string, how: TableImport["how"], opened: Graph): void => {
    const { tables } = opened;
    const again = (plan: Partial<TablePlan>) => void readAgain(tables, how, plan);
    const mend = tables.length > 0 ? { again, choose: () => ask(tables, how) } : {};
    asOpened.offer(openedNews(opened, { name, how, words: words(), ...mend }));
  };

  const finishImport = async (name: string, how: TableImport["how"], opened: OpenedFiles): Promise<void> => {
    if (opened.kind === "columns") return ask(opened.tables, how);
    if (opened.kind === "refused") return refuse(name, how, opened);
    if (how === "add") return add(name, opened);
    if (!asOpened.hasWork()) return open(name, opened, asOpened.step() ?? undefined);
    view.change({ notice: againNotice(name, words(), () => void open(name, opened)) });
  };

  const open = async (name: string, opened: Graph, again?: StepId): Promise<void> => {
    const step = await opener.open(opened.graph, words().steps.hand.open(name), again);
    asOpened.begin(step);
    if (step !== null) tell(name, "open", opened);
  };

  const add = async (name: string, { graph, notes, documents }: Graph): Promise<void> => {
    const files = documents?.map((file) => ({ name: file.name, text: file.text }));
    const done = await edit.run({ name: "importData", input: files ? { files } : { text: writeGraph(graph) } });
    if (!done?.success) return;
    const text = `${name}: ${notes.map(words().files.sayRead).join(" ")}`;
    const notice = { tone: "plain", title: done.message, text } as const;
    // What was noted of documents is in the message of the command.
    view.change(notes.length > 0 && !files ? { notice } : { notice: null, toast: { text: done.message } });
  };

  const readAgain = async (
    tables: readonly ImportedTable[],
    how: TableImport["how"],
    plan: Partial<TablePlan>,
  ): Promise<void> => {
    const planned = tables.map((table) => withPlan(table, plan));
    await finishImport(names(planned), how, joinImported(planned, true));
  };

  return {
    async read(files, how) {
      if (files.length === 0) return;
      asOpened.begin(null);
      const { files: said } = words();
      const name = said.names(files.map((file) => file.name));
      const opened = await work.run(words().opening.reading(name), (signal, news) =>
        readFiles({ files }, signal, (count) => news({ detail: said.read(count) })),
      );
      if (opened === null) view.change({ toast: { text: said.readingStopped(name) } });
      else await finishImport(name, how, how === "add" ? withGraph(opened, document) : opened);
    },
    tables: {
      ...createTableEditing(store),
      async finish() {
        const now = store.getState();
        if (!now) return;
        view.change({ dialog: null });
        await finishImport(names(now.tables), now.how, joinImported(now.tables, true));
        store.setState(null);
      },
    },
  };
}

function names(files: readonly { readonly fileName: string }[]): string {
  return files.map(({ fileName }) => fileName).join(", ");
}

/** The nodes that are there may tell what a table is about that is added to them. */
function withGraph(opened: OpenedFiles, document: Pick<GraphDocument, "node">): OpenedFiles {
  if (opened.kind !== "columns") return opened;
  return joinAdded(opened.tables, (id) => document.node(id) !== undefined);
}

/** What the dialog of columns does to the tables it shows. */
function createTableEditing(store: TableImportStore): Pick<TableService, "reread" | "add"> {
  return {
    async reread(place, given) {
      const now = store.getState();
      const table = now?.tables[place];
      if (!now || !table) return;
      const { fileName, bytes, encoding, sheet, delimiter, format, formats } = table;
      const known = { encoding, sheet, delimiter, format, formats };
      const read = await importTable(fileName, bytes, { ...known, ...given });
      store.setState({ ...now, tables: now.tables.with(place, read) });
    },
    async add(files) {
      const now = store.getState();
      if (!now) return;
      const read = files.map(async (file) => importTable(file.name, new Uint8Array(await file.arrayBuffer())));
      store.setState({ ...now, tables: [...now.tables, ...(await Promise.all(read))] });
    },
  };
}

interface AsOpenedDeps {
  readonly document: Pick<GraphDocument, "subscribe">;
  readonly chat: Pick<ChatService, "store">;
  readonly view: ViewStore;
}

/** The graph that a file made, and what was done to it since. */
function createAsOpened({ document, chat, view }: AsOpenedDeps) {
  let now: { readonly step: StepId | null; readonly isChanged: boolean } = { step: null, isChanged: false };
  let takeBack = (): void => undefined;
  document.subscribe(({ changes, origin }) => {
    if (origin.step === now.step || changes.every(isOfView)) return;
    now = { ...now, isChanged: true };
    takeBack();
    takeBack = () => undefined;
  });
  return {
    /** The step that made it; null: none, or its file is not the one that is read now. */
    step: (): StepId | null => now.step,
    /** The graph was changed, or talked about: to read its file again would take that away. */
    hasWork: (): boolean => now.step !== null && (now.isChanged || chat.store.getState().turns.length > 0),
    begin(step: StepId | null): void {
      now = { step, isChanged: false };
    },
    /** Shown until the graph is changed: what it offers reads the file again. */
    offer(news: Pick<ViewState, "toast"> | Pick<ViewState, "notice">): void {
      if ("notice" in news) {
        if (news.notice) takeBack = view.tell(news.notice);
        return;
      }
      view.change(news);
      takeBack = () => {
        if (view.getState().toast === news.toast) view.change({ toast: null });
      };
    },
  };
}
