import { join } from "node:path";
import { main } from "@/app/headless";

const samplesFolder = join(import.meta.dirname, "..", "..", "public", "samples");

interface Terminal {
  readonly signal?: AbortSignal;
  /** Told what goes to stderr, as it comes. */
  readonly onText?: (text: string) => void;
}

/** The command line as a terminal in this folder has it. */
export function createDoor(
  workingFolder: string,
  environment: Readonly<Record<string, string>> = {},
  { signal, onText }: Terminal = {},
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
        onText?.(text);
      },
    });
    return { status, stdout, stderr };
  };
}
