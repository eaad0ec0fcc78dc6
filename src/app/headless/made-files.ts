import type { Download } from "@/commands/door/command-types";
import type { JsonObject } from "@/lib/json";

/** Nobody asked for a file on this machine's disk: what was made to be downloaded stands in the report. */
export function withFiles(downloads: readonly Download[]): JsonObject {
  const files = downloads.flatMap(({ fileName, mediaType, content }) =>
    typeof content === "string" ? [{ fileName, mediaType, content }] : [],
  );
  return files.length > 0 ? { downloads: files } : {};
}
