import "@/lib/network-guard/worker-guard";
import { serveWork } from "@/analysis/workers/serve-work";
import { type ReadRequest, readFiles } from "./open-files";

serveWork(self, ({ files }: ReadRequest, _, onProgress) => readFiles(files, onProgress));
