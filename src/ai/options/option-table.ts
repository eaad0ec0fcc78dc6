import type { Effect } from "@/commands/registry/command-types";
import { smallestToolResult } from "../results/tool-result";
import type { AiOptions, Budget } from "./ai-options";

export type OptionName = keyof AiOptions;

/** What stands together in the settings and in the help of the terminal. */
export type OptionGroup = "steps" | "use" | "context" | "calls" | "approval";

/** What values an option takes. What reads this knows how to check, to word and to draw each kind. */
export type OptionKind =
  | { readonly kind: "switch" }
  /** `isOptional`: null stands for "as is usual". */
  | { readonly kind: "whole"; readonly least: number; readonly most?: number; readonly isOptional?: true }
  /** Above 0. */
  | { readonly kind: "seconds"; readonly most: number }
  | { readonly kind: "choice"; readonly values: readonly (string | boolean)[] }
  /** A whole number from 0 for each command's name. */
  | { readonly kind: "counts" }
  /** Each above 0; what is left out has no limit. */
  | { readonly kind: "budget"; readonly limits: readonly (keyof Budget)[] }
  | { readonly kind: "approval"; readonly effects: readonly Effect[] };

/** Options for tests and scripts: set in the terminal alone. */
export const terminalOptions = [
  "maxToolIterationsCap",
  "onAllToolsFailed",
  "examples",
  "parallelReads",
  "cacheReads",
  "textCalls",
] as const satisfies readonly OptionName[];

/** What the settings of the page show at once, and what they show under Advanced. */
export type ShownOption = Exclude<OptionName, (typeof terminalOptions)[number]>;
export const mainOptions: readonly ShownOption[] = [
  "approval",
  "maxToolIterations",
  "adaptive",
  "budget",
  "idleSeconds",
  "contextStrategy",
  "tellSelection",
  "toolProfile",
];

export interface OptionRow<Value = AiOptions[OptionName]> {
  readonly group: OptionGroup;
  readonly takes: OptionKind;
  readonly usual: Value;
}

/** A day. */
const mostSeconds = 86_400;
const onOff: OptionKind = { kind: "switch" };
const count: OptionKind = { kind: "whole", least: 0 };

/** A few in the words of agent-loop's table: name, group, what it takes, default. Everything that reads options reads these rows. */
export const optionTable: { readonly [Name in OptionName]: OptionRow<AiOptions[Name]> } = {
  maxToolIterations: { group: "steps", takes: count, usual: 5 },
  adaptive: { group: "steps", takes: onOff, usual: false },
  maxToolIterationsCap: { group: "steps", takes: count, usual: 20 },
  onLimit: { group: "steps", takes: choice("answer", "fail"), usual: "answer" },
  onAllToolsFailed: { group: "steps", takes: choice("continue", "answer", "fail"), usual: "continue" },
  budget: { group: "use", takes: { kind: "budget", limits: ["tokens", "cost", "seconds"] }, usual: null },
  idleSeconds: { group: "use", takes: { kind: "seconds", most: mostSeconds }, usual: null },
  toolLimits: { group: "use", takes: { kind: "counts" }, usual: {} },
  contextStrategy: { group: "context", takes: choice("full", "compact"), usual: "full" },
  summaries: { group: "context", takes: onOff, usual: false },
  contextTokens: { group: "context", takes: { kind: "whole", least: 1, isOptional: true }, usual: null },
  tellSelection: { group: "context", takes: onOff, usual: true },
  toolProfile: { group: "context", takes: choice("auto", "full", "compact"), usual: "auto" },
  examples: { group: "context", takes: onOff, usual: true },
  includeToolDataInContext: { group: "calls", takes: onOff, usual: true },
  maxToolResultSize: { group: "calls", takes: { kind: "whole", least: smallestToolResult }, usual: 4000 },
  parallelReads: { group: "calls", takes: onOff, usual: true },
  cacheReads: { group: "calls", takes: onOff, usual: true },
  textCalls: { group: "calls", takes: choice("auto", true, false), usual: "auto" },
  approval: {
    group: "approval",
    takes: { kind: "approval", effects: ["read", "view", "style", "edit", "destroy"] },
    usual: { effects: ["destroy"], largeEdits: true },
  },
};

export const optionGroups: readonly OptionGroup[] = ["steps", "use", "context", "calls", "approval"];

/** In the order of the table. */
export const optionNames: readonly OptionName[] = Object.keys(optionTable).filter(isOptionName);

export const defaultAiOptions: AiOptions = Object.assign(
  {},
  // biome-ignore lint/plugin: a table of a few options
  ...optionNames.map((name) => ({ [name]: optionTable[name].usual })),
);

/** In the order of the table. */
export const advancedOptions: readonly ShownOption[] = optionNames.filter(
  (name): name is ShownOption =>
    !mainOptions.some((one) => one === name) && !terminalOptions.some((one) => one === name),
);

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(optionTable, name);
}

export function takesOf(name: OptionName): OptionKind {
  return optionTable[name].takes;
}

/** Whether an option takes this value. */
export function isTaken(name: OptionName, value: unknown): boolean {
  return fits(takesOf(name), value);
}

function fits(takes: OptionKind, value: unknown): boolean {
  switch (takes.kind) {
    case "switch":
      return typeof value === "boolean";
    case "whole":
      return (takes.isOptional === true && value === null) || isWhole(value, takes.least, takes.most);
    case "seconds":
      return value === null || (isAboveNothing(value) && value <= takes.most);
    case "choice":
      return takes.values.some((one) => one === value);
    case "counts":
      return isRecord(value) && Object.values(value).every((most) => isWhole(most, 0));
    case "budget":
      return value === null || isBudget(value, takes.limits);
    case "approval":
      return isApproval(value, takes.effects);
  }
}

function choice(...values: readonly (string | boolean)[]): OptionKind {
  return { kind: "choice", values };
}

function isWhole(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= least && value <= most;
}

function isAboveNothing(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value > 0;
}

function isBudget(value: unknown, limits: readonly string[]): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([name, most]) => limits.includes(name) && isAboveNothing(most))
  );
}

function isApproval(value: unknown, known: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  const { effects, largeEdits } = value;
  return (
    Array.isArray(effects) &&
    effects.every((effect) => known.includes(effect)) &&
    (typeof largeEdits === "boolean" || isWhole(largeEdits, 0))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
