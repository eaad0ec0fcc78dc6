import { mostWhole } from "@parley/formats/parts";
import { readGraph } from "@parley/formats/read";
import { directionOfGraph } from "@/graph/document/direction";
import { readCourses } from "@/knowledge/documents/read-courses";
import { recogniseDocument } from "@/knowledge/documents/recognise-document";
import type { TableImport } from "@/store/view/table-import";
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
      // Before a byte of them is read.
      const megabytes = Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1e6);
      if (megabytes > mostMegabytes) {
        const { names, notOpened, notAdded, tooLarge, intoDatabase } = words().files;
        const named = names(files.map(({ name }) => name));
        const title = how === "open" ? notOpened(named) : notAdded(named);
        const run = () => {
          deps.database.store.setState({ file: files.length === 1 ? (files[0] ?? null) : null });
          deps.view.change({ dialog: "database" });
        };
        const text = tooLarge(megabytes, mostMegabytes);
        deps.view.change({ notice: { tone: "danger", title, text, actions: [{ title: intoDatabase, run }] } });
        return;
      }
      // Recordings and recipes are shown; the others may be graphs.
      const others = await openRecipes(await openTraces(files, deps), deps);
      if (files.length > 0 && others.length === 0) return;
      const sources = others.map(async (file) => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      }));
      await read(await Promise.all(sources), how);
    },
    preview: (text) => previewText(text, words().opening.pasted),
  };
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
