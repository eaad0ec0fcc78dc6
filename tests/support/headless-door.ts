import { join } from "node:path";
import { main } from "@/app/headless";

const samplesFolder = join(import.meta.dirname, "..", "..", "public", "samples");

/** The headless door as a terminal in this folder has it. */
export function createDoor(workingFolder: string, environment: Readonly<Record<string, string>> = {}) {
  return async (...args: readonly string[]) => {
    let stdout = "";
    let stderr = "";
    const status = await main({
      args,
      workingFolder,
      samplesFolder,
      environment,
      stdout: (text) => {
        stdout += text;
      },
      stderr: (text) => {
        stderr += text;
      },
    });
    return { status, stdout, stderr };
  };
}
