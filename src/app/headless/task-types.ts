import type { AiOptions } from "@/ai/options/ai-options";
import type { JsonObject, JsonValue } from "@/lib/json";

export interface CancelOn {
  readonly event: string;
  /** The n-th of that type in the running message, from 1. */
  readonly count: number;
}
export type TaskStep =
  | { readonly kind: "prompt"; readonly prompt: string; readonly cancelOn?: CancelOn }
  | { readonly kind: "command"; readonly command: string; readonly input: JsonObject }
  | {
      readonly kind: "recipe";
      readonly file: string;
      /** What its parameters are to be, by their names. */
      readonly choices: readonly (readonly [string, JsonValue])[];
      /** What does not fit becomes the nearest; else nothing runs. */
      readonly takesNearest: boolean;
    };

/** What the caller says of the graph's file. */
export interface GraphReading {
  readonly format?: string;
  readonly header?: "yes" | "no";
  readonly directed?: "yes" | "no";
  /** A table's rows of totals. */
  readonly totals?: "skip" | "add";
}

/** Steps on one graph in one conversation. */
export interface Task {
  readonly id?: string;
  /** A file, a folder of documents, or several documents. */
  readonly graph?: string | readonly string[];
  readonly reading?: GraphReading;
  readonly sample?: string;
  /** The address of a database that is read in the place of a file. */
  readonly engine?: string;
  /** Of that server; default: its own. */
  readonly database?: string;
  /** A graph's file that goes into that database first. */
  readonly importFile?: string;
  readonly steps: readonly TaskStep[];
  readonly options: Partial<AiOptions>;
  readonly approve?: "never" | "always";
  /** Fires once, in the first message that reaches it. */
  readonly cancelOn?: CancelOn;
}

/** What is wrong with the call; ends with status 2. */
export interface UsageError {
  readonly usage: string;
  readonly id?: string;
}

export function readCancelOn(text: string): CancelOn | undefined {
  const match = /^(ai-[a-z-]+?)(?::([1-9]\d*))?$/.exec(text);
  return match?.[1] ? { event: match[1], count: Number(match[2] ?? 1) } : undefined;
}
