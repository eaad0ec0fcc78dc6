import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod/mini";
import { tryJson } from "@/lib/try-json";
import { type EvalResult, evalResult, type RunRecord, runRecord, type Subject, subject } from "./run-record";

/** Keeps every finished run at once, as lines beside the result: a kill loses nothing but what was running. */
export interface ProgressFile {
  readonly name: string;
  add(record: RunRecord): void;
  /** The result is written, the lines are no longer needed. */
  finish(result: EvalResult): void;
}

const head = z.object({ version: z.literal(1), subject });

export function createProgressFile(result: string, about: Subject, finished: readonly RunRecord[]): ProgressFile {
  const lines = linesName(result);
  mkdirSync(dirname(lines), { recursive: true });
  const first = [{ version: 1, subject: about }, ...finished];
  writeFileSync(lines, first.map((value) => `${JSON.stringify(value)}\n`).join(""));
  return {
    name: lines,
    add: (record) => appendFileSync(lines, `${JSON.stringify(record)}\n`),
    finish(whole) {
      writeFileSync(result, `${JSON.stringify(whole)}\n`);
      if (whole.stopped === undefined) rmSync(lines, { force: true });
    },
  };
}

/** The runs an earlier, cut-off measuring left, or a finished one holds. */
export function readProgress(
  result: string,
): { readonly subject: Subject; readonly records: readonly RunRecord[] } | undefined {
  const lines = linesName(result);
  if (!existsSync(lines)) return readResult(result);
  const [first = "", ...rest] = readFileSync(lines, "utf8").split("\n");
  const read = z.safeParse(head, tryJson(first));
  if (!read.success) return undefined;
  // The last line may be cut off by the kill.
  const records = rest.flatMap((line) => {
    const record = z.safeParse(runRecord, tryJson(line));
    return record.success ? [record.data] : [];
  });
  return { subject: read.data.subject, records };
}

export function readResult(file: string): EvalResult | undefined {
  if (!existsSync(file)) return undefined;
  const read = z.safeParse(evalResult, tryJson(readFileSync(file, "utf8")));
  return read.success ? read.data : undefined;
}

function linesName(result: string): string {
  return `${result}.lines`;
}
