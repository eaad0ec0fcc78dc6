import type { Effect } from "@/commands/door/command-types";

/** Options of one message; agent-loop's table. Defaults in `defaultAiOptions`. */
export interface AiOptions {
  /** Tool rounds in one message; 0 offers no tools. */
  readonly maxToolIterations: number;
  /** Raises `maxToolIterations` for requests that compare, list each or chain; never above the cap. */
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
  /** Which effects wait for the user. */
  readonly approval: { readonly effects: readonly Effect[]; readonly largeEdits: boolean };
}

export interface Budget {
  readonly tokens?: number;
  readonly cost?: number;
  readonly seconds?: number;
}

export const defaultAiOptions: AiOptions = {
  maxToolIterations: 5,
  adaptive: false,
  maxToolIterationsCap: 20,
  onLimit: "answer",
  onAllToolsFailed: "continue",
  toolLimits: {},
  includeToolDataInContext: true,
  maxToolResultSize: 4000,
  contextStrategy: "full",
  contextTokens: null,
  budget: null,
  idleSeconds: null,
  parallelReads: true,
  textCalls: "auto",
  cacheReads: true,
  toolProfile: "auto",
  examples: true,
  tellSelection: true,
  approval: { effects: ["destroy"], largeEdits: true },
};
