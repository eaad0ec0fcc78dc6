import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The headless entry: arguments in, lines of JSON out. */
export interface HeadlessProcess {
  /** Resolves when the process has ended, with what it complained of. An abort ends it. */
  run(
    args: readonly string[],
    hooks: { readonly line: (text: string) => void; readonly signal: AbortSignal },
  ): Promise<{ readonly complaint: string }>;
}

/** A process of its own for each batch, so that one that hangs can be ended. */
export function spawnHeadless(script: string): HeadlessProcess {
  return {
    run: (args, { line, signal }) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "pipe"] });
        let complaint = "";
        child.stderr.setEncoding("utf8").on("data", (text: string) => {
          complaint = `${complaint}${text}`.slice(-2000);
        });
        const lines = createInterface({ input: child.stdout });
        lines.on("line", line);
        const end = (): void => void child.kill("SIGKILL");
        if (signal.aborted) end();
        signal.addEventListener("abort", end, { once: true });
        child.on("error", (error) => {
          complaint = error.message;
        });
        lines.on("close", () => {
          signal.removeEventListener("abort", end);
          resolve({ complaint: complaint.trim() });
        });
      }),
  };
}
