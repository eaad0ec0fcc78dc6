import { mostWhole, readInParts } from "@parley/formats/parts";
import type { ReadFailure } from "@parley/formats/read";
import { type EnginePlace, importInto } from "@/engine/connect";
import { isEngineFault } from "@/engine/engine-fault";
import type { ImportDone } from "@/engine/import-graph";
import type { ImportPlan, ImportSource } from "@/engine/import-plan";
import type { PutInWatch } from "@/ui/database/database-service";
import { allWords } from "@/words/all-words";
import { createFileReader } from "../files/file-reader";
import { joinImported, readFiles } from "../files/open-files";
import type { Page } from "../page/page";

/** What a file holds, or why it cannot be read, with what to do. */
export async function sourceOf(
  { words, newReadWorker }: Page,
  file: File,
  signal: AbortSignal,
): Promise<ImportSource | string> {
  const { sayRead } = allWords(words.getState()).files;
  const said = ({ why, hint }: ReadFailure) => `${sayRead(why)} ${sayRead(hint)}`.trim();
  const parts = await readInParts(file);
  if (parts) return parts.success ? parts : said(parts);
  if (file.size > mostWhole) {
    const megabytes = Math.ceil(file.size / 1e6);
    return sayRead({ id: "tooLargeWhole", with: { file: file.name, megabytes, most: mostWhole / 1e6 } });
  }
  const read = createFileReader(newReadWorker, ({ files }) => readFiles(files));
  const bytes = new Uint8Array(await file.arrayBuffer());
  const opened = await read({ files: [{ name: file.name, bytes }] }, signal, () => undefined);
  const decided = opened.kind === "columns" ? joinImported(opened.tables, true) : opened;
  if (decided.kind === "graph") return decided.graph;
  return decided.kind === "refused" ? said(decided.failure) : sayRead({ id: "unlikeGraph", with: { file: file.name } });
}

interface PuttingIn extends PutInWatch {
  readonly source: ImportSource;
}

/** From the yes on it goes on over the canvas, whatever else is done. The problem is how far it came, null where it may not. */
export async function putIn(
  { view, words, work, document }: Page,
  { host, ...place }: EnginePlace & { readonly host: string },
  { source, file, signal, ask, progress }: PuttingIn,
): Promise<{ readonly done: ImportDone | null; readonly problem: string | null }> {
  const { database, files } = allWords(words.getState());
  const { putInAsks, putInDone, putInEnded, puttingInto } = database;
  const own = new AbortController();
  let ratio = 0;
  let ended = (): void => undefined;
  let watched = progress;
  /** Its bar, with a Cancel. */
  const show = (): void => {
    void work.run(puttingInto(file?.name ?? document.meta.name, host), (stopped, tell) => {
      stopped.addEventListener("abort", () => own.abort(), { once: true });
      watched = (now) => {
        progress(now);
        tell({ ratio: now, detail: `${Math.floor(now * 100)} %` });
      };
      return new Promise<void>((resolve) => {
        ended = resolve;
      });
    });
  };
  let isAllowed = false;
  const allows = async (what: string, plan: ImportPlan): Promise<boolean> => {
    isAllowed = await ask(putInAsks(what, plan, source));
    if (isAllowed) show();
    return isAllowed;
  };
  const onProgress = (now: number): void => {
    ratio = now;
    watched(now);
  };
  try {
    const stop = AbortSignal.any([signal, own.signal]);
    const done = await importInto(place, source, { signal: stop, allows, progress: onProgress });
    if (done && done.unlike.length > 0) {
      const text = done.unlike.map(files.sayRead).join(" ");
      view.tell({ tone: "warn", title: putInDone(done.nodes, done.edges), text });
    }
    return { done, problem: null };
  } catch (error) {
    // Also of one that was stopped: what is in stays in.
    if (!isAllowed || !isEngineFault(error)) throw error;
    return { done: null, problem: putInEnded(Math.floor(ratio * 100), `${error.message} ${error.hint}`) };
  } finally {
    ended();
  }
}
