import { join } from "node:path";
import { main } from "@/app/headless";

const samplesFolder = join(import.meta.dirname, "..", "..", "public", "samples");

interface Terminal {
  readonly signal?: AbortSignal;
  /** Told what goes to stderr, as it comes. */
  readonly hear?: (text: string) => void;
}

/** The headless door as a terminal in this folder has it. */
export function createDoor(
  workingFolder: string,
  environment: Readonly<Record<string, string>> = {},
  { signal, hear }: Terminal = {},
) {
  return async (...args: readonly string[]) => {
    let stdout = "";
    let stderr = "";
    const status = await main({
      args,
      workingFolder,
      samplesFolder,
      environment,
      ...(signal && { signal }),
      stdout: (text) => {
        stdout += text;
      },
      stderr: (text) => {
        stderr += text;
        hear?.(text);
      },
    });
    return { status, stdout, stderr };
  };
}
