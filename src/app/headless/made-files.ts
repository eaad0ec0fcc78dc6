import type { Download } from "@/commands/registry/command-types";
import type { JsonObject } from "@/lib/json";

/** Nobody asked for a file on this machine's disk: what was made to be downloaded is in the report. */
export async function withFiles(downloads: readonly Download[]): Promise<JsonObject> {
  const files = await Promise.all(
    downloads.map(async ({ fileName, mediaType, content }) =>
      typeof content === "string"
        ? { fileName, mediaType, content }
        : { fileName, mediaType, base64: Buffer.from(await content.arrayBuffer()).toString("base64") },
    ),
  );
  return files.length > 0 ? { downloads: files } : {};
}
