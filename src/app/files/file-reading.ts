import { mostWhole, readInParts } from "@parley/formats/parts";
import { readGraph } from "@parley/formats/read";
import { directionOfGraph } from "@/graph/document/direction";
import { readCourses } from "@/knowledge/documents/read-courses";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import { hostOfDatabase } from "@/store/view/database-store";
import type { TableImport } from "@/store/view/table-import";
import type { Notice } from "@/store/view/view-store";
import type { EditService } from "@/ui/actions/edit-service";
import type { ChatService } from "@/ui/chat/chat-service";
import type { ReplayService } from "@/ui/replay/replay-service";
import type { Services } from "@/ui/services";
import type { TableService, TextPreview } from "@/ui/start/file-service";
import { allWords } from "@/words/all-words";
import type { Page } from "../page/page";
import { openRecipes } from "../recipes/open-recipes";
import { openTraces } from "../replay/open-traces";
import { createTableService, type TableServiceDeps } from "../table/table-service";
import { createFileReader } from "./file-reader";
import { readFiles } from "./open-files";

export interface FileReading extends Omit<TableService, "store"> {
  open(files: readonly File[], how: TableImport["how"]): Promise<void>;
  preview(text: string): Promise<TextPreview>;
}

export interface FileDeps
  extends Pick<
    Page,
    "database" | "document" | "samples" | "view" | "words" | "layouts" | "newId" | "work" | "newReadWorker"
  > {
  readonly chat: ChatService;
  readonly edit: EditService;
  /** Where recordings are looked at. */
  readonly replay: ReplayService;
  readonly recipes: Services["recipes"];
}

const mostMegabytes = mostWhole / 1e6;

/** Files and pasted text as graphs: all of it is loaded with the first. What cannot be read is reported. */
export function createFileReading(deps: FileDeps & Pick<TableServiceDeps, "store" | "opener">): FileReading {
  const words = () => allWords(deps.words.getState());
  const inWorker = createFileReader(deps.newReadWorker, ({ files }, _, named) => readFiles(files, named));
  const { tables, read } = createTableService({ ...deps, words, readFiles: inWorker });
  return {
    ...tables,
    async open(files, how) {
      if (megabytesOf(files) > mostMegabytes) return deps.view.change({ notice: await tooLarge(files, how, deps) });
      // Recordings and recipes are shown; the others may be graphs.
      const others = await openRecipes(await openTraces(files, deps), deps);
      if (files.length > 0 && others.length === 0) return;
      const readAll = async (): Promise<void> => {
        const sources = others.map(async (file) => ({
          name: file.name,
          bytes: new Uint8Array(await file.arrayBuffer()),
        }));
        await read(await Promise.all(sources), how);
      };
      const [only, ...more] = others;
      const notice = only && more.length === 0 ? whereTo(only, deps) : null;
      if (notice === null) return readAll();
      const alone = { title: words().files.openAlone, run: () => void readAll() };
      deps.view.change({ notice: { ...notice, actions: [...notice.actions, ...(how === "open" ? [alone] : [])] } });
    },
    preview: (text) => previewText(text, words().opening.pasted),
  };
}

const megabytesOf = (files: readonly File[]) => Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1e6);

/** Before more than its beginning is read: that the page cannot hold it, and where it can go. */
async function tooLarge(files: readonly File[], how: TableImport["how"], deps: FileDeps): Promise<Notice> {
  const said = allWords(deps.words.getState()).files;
  const named = said.names(files.map(({ name }) => name));
  const title = how === "open" ? said.notOpened(named) : said.notAdded(named);
  const [only, ...more] = files;
  const file = more.length === 0 ? (only ?? null) : null;
  const megabytes = megabytesOf(files);
  if (file && !(await readInParts(file))) {
    const text = said.sayRead({ id: "tooLargeWhole", with: { file: file.name, megabytes, most: mostMegabytes } });
    return { tone: "danger", title, text };
  }
  const actions = [{ title: said.intoDatabase, run: () => offer(file, deps) }];
  return { tone: "danger", title, text: said.tooLarge(megabytes, mostMegabytes), actions };
}

/** Null where no database is connected. */
function whereTo(file: File, deps: FileDeps) {
  const { remote, shown } = deps.database.store.getState();
  if (remote === null || shown === null) return null;
  const { files, database } = allWords(deps.words.getState());
  return {
    tone: "plain",
    title: files.intoConnected(file.name, hostOfDatabase(shown)),
    text: files.intoConnectedText,
    actions: [{ title: database.putNamedIn(file.name), run: () => offer(file, deps) }],
  } as const;
}

function offer(file: File | null, { database, view }: FileDeps): void {
  database.store.setState({ file });
  view.change({ dialog: "database" });
}

/** What pasted text would open as. */
export async function previewText(text: string, name: string): Promise<TextPreview> {
  const document = previewDocument(text, name);
  if (document) return document;
  const read = await readGraph(text, name);
  if (!read.success) return read.isUnsure ? { kind: "unsure" } : { kind: "wrong", ...read };
  const { nodes, edges } = read.graph;
  const direction = directionOfGraph(read.graph);
  return { kind: "graph", nodes: nodes.length, edges: edges.length, direction, notes: read.notes };
}

/** Undefined where it is none. */
function previewDocument(text: string, name: string): TextPreview | undefined {
  const look = recogniseDocument(text, "");
  if (look === "no") return undefined;
  const read = readCourses([{ name, text }]);
  if (!read.success) return { kind: "wrong", ...read };
  const lessons = read.courses.reduce((sum, course) => sum + course.lessons.length, 0);
  return { kind: "document", courses: read.courses.length, lessons, isProse: look === "prose", notes: read.notes };
}
