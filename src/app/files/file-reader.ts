import { failure } from "@parley/formats/read";
import { createWorkerLine } from "@/analysis/workers/worker-line";
import { plainReason } from "@/lib/plain-reason";
import type { OpenedFiles, ReadRequest } from "./open-files";

/** Files as one graph. Rejects only when it is stopped; `report` is called with how many rows or elements were read. */
export type FileReader = (
  request: ReadRequest,
  signal: AbortSignal,
  onProgress: (count: number) => void,
) => Promise<OpenedFiles>;

/** What is read at once: a worker would take longer to start. */
const smallBytes = 100_000;

/** Reads large files in a worker, so that the page stays free and reading can be stopped at any time. */
export function createFileReader(makeWorker: () => Worker, readHere: FileReader): FileReader {
  const line = createWorkerLine<ReadRequest, OpenedFiles>(makeWorker, "The graph");
  return async (request, signal, onProgress) => {
    const bytes = request.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
    if (bytes < smallBytes) return readHere(request, signal, onProgress);
    try {
      return await line.run(request, signal, onProgress);
    } catch (error) {
      signal.throwIfAborted();
      return { kind: "refused", failure: failure(plainReason(error)), tables: [] };
    }
  };
}
