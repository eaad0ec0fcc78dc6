import type { Effect } from "@/commands/registry/command-types";

/** Options of one message. What each takes, and its default, is in `optionTable`. */
export interface AiOptions {
  /** Tool rounds in one message; 0 offers no tools. */
  readonly maxToolIterations: number;
  /** Raises `maxToolIterations` for requests of several parts, and for the steps of a plan; never above the cap. */
  readonly adaptive: boolean;
  readonly maxToolIterationsCap: number;
  readonly onLimit: "answer" | "fail";
  readonly onAllToolsFailed: "continue" | "answer" | "fail";
  /** Calls allowed per command and message. */
  readonly toolLimits: Readonly<Record<string, number>>;
  readonly includeToolDataInContext: boolean;
  /** Characters of one result. */
  readonly maxToolResultSize: number;
  /** "compact": older messages and rounds become a briefing of what was called and found. */
  readonly contextStrategy: "full" | "compact";
  /** In a compact context, the model writes a summary of what the rules leave out. */
  readonly summaries: boolean;
  /** History budget; null: the provider's. */
  readonly contextTokens: number | null;
  /** What a message may use; reaching one forces the answer. Cost in dollars, where the model's price is known. */
  readonly budget: Budget | null;
  /** Seconds of silence until an answer is given up; null: as long as is usual for who answers. */
  readonly idleSeconds: number | null;
  readonly parallelReads: boolean;
  readonly textCalls: "auto" | boolean;
  readonly cacheReads: boolean;
  /** "compact": about ten commands and the short prompt for small models; "auto": by the provider's capability. */
  readonly toolProfile: "auto" | "full" | "compact";
  /** Whether the short prompt holds example turns written from the graph's schema. */
  readonly examples: boolean;
  /** Whether the context tells what is selected; `$selected` stays what it is. */
  readonly tellSelection: boolean;
  /** Which calls wait for the user. */
  readonly approval: Approval;
}

export interface Approval {
  readonly effects: readonly Effect[];
  /** Edits that add or replace more than this many elements or values; true: more than is usual. */
  readonly largeEdits: boolean | number;
}

export interface Budget {
  readonly tokens?: number;
  readonly cost?: number;
  readonly seconds?: number;
}
