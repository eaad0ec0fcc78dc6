import { smallestToolResult } from "../results/tool-result";
import { type AiOptions, type Budget, defaultAiOptions } from "./ai-options";

/** The defaults with what was given over them. Throws a RangeError that names the option and what it takes. */
export function resolveOptions(...given: readonly (Partial<AiOptions> | undefined)[]): AiOptions {
  const options: AiOptions = Object.assign({}, defaultAiOptions, ...given.map(withoutGaps));
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(rules, name)) throw new RangeError(`There is no option ${name}.`);
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.holds(options)) throw new RangeError(`${name} must be ${rule.takes}.`);
  }
  return options;
}

/** The usual options with those of a message over them. The usual ones are checked once, with the first message. */
export function createOptions(usual: Partial<AiOptions> | undefined): (own?: Partial<AiOptions>) => AiOptions {
  let known: AiOptions | undefined;
  return (own) => {
    if (own !== undefined) return resolveOptions(usual, own);
    known ??= resolveOptions(usual);
    return known;
  };
}

interface Rule {
  readonly takes: string;
  readonly holds: (options: AiOptions) => boolean;
}

/** A day. */
const mostIdleSeconds = 86_400;
const trueOrFalse = "true or false";
const effects: readonly string[] = ["read", "view", "style", "edit", "destroy"];

const rules: Readonly<Record<keyof AiOptions, Rule>> = {
  maxToolIterations: { takes: "a whole number from 0", holds: (o) => isCount(o.maxToolIterations) },
  adaptive: { takes: trueOrFalse, holds: (o) => isBoolean(o.adaptive) },
  maxToolIterationsCap: { takes: "a whole number from 0", holds: (o) => isCount(o.maxToolIterationsCap) },
  onLimit: { takes: '"answer" or "fail"', holds: (o) => isOneOf(o.onLimit, ["answer", "fail"]) },
  onAllToolsFailed: {
    takes: '"continue", "answer" or "fail"',
    holds: (o) => isOneOf(o.onAllToolsFailed, ["continue", "answer", "fail"]),
  },
  toolLimits: {
    takes: "an object with a whole number from 0 for each command's name",
    holds: (o) => isRecord(o.toolLimits) && Object.values(o.toolLimits).every(isCount),
  },
  includeToolDataInContext: { takes: trueOrFalse, holds: (o) => isBoolean(o.includeToolDataInContext) },
  maxToolResultSize: {
    takes: `a whole number from ${smallestToolResult}`,
    holds: (o) => isCount(o.maxToolResultSize) && o.maxToolResultSize >= smallestToolResult,
  },
  contextStrategy: { takes: '"full" or "compact"', holds: (o) => isOneOf(o.contextStrategy, ["full", "compact"]) },
  contextTokens: {
    takes: "null or a whole number from 1",
    holds: (o) => o.contextTokens === null || (isCount(o.contextTokens) && o.contextTokens > 0),
  },
  budget: {
    takes: "null or an object with tokens, cost (dollars) or seconds, each above 0",
    holds: ({ budget }) => budget === null || isBudget(budget),
  },
  idleSeconds: {
    takes: `null or a number of seconds above 0, at most ${mostIdleSeconds}`,
    holds: ({ idleSeconds }) =>
      idleSeconds === null || (Number.isFinite(idleSeconds) && idleSeconds > 0 && idleSeconds <= mostIdleSeconds),
  },
  parallelReads: { takes: trueOrFalse, holds: (o) => isBoolean(o.parallelReads) },
  textCalls: { takes: '"auto", true or false', holds: (o) => o.textCalls === "auto" || isBoolean(o.textCalls) },
  cacheReads: { takes: trueOrFalse, holds: (o) => isBoolean(o.cacheReads) },
  toolProfile: {
    takes: '"auto", "full" or "compact"',
    holds: (o) => isOneOf(o.toolProfile, ["auto", "full", "compact"]),
  },
  examples: { takes: trueOrFalse, holds: (o) => isBoolean(o.examples) },
  tellSelection: { takes: trueOrFalse, holds: (o) => isBoolean(o.tellSelection) },
  approval: {
    takes: `an object with effects (a list of ${effects.join(", ")}) and largeEdits (${trueOrFalse})`,
    holds: ({ approval }) =>
      isRecord(approval) &&
      Array.isArray(approval.effects) &&
      approval.effects.every((effect) => effects.includes(effect)) &&
      isBoolean(approval.largeEdits),
  },
};

function withoutGaps(given: Partial<AiOptions> | undefined): Partial<AiOptions> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isBudget(value: Budget): boolean {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([name, most]) => ["tokens", "cost", "seconds"].includes(name) && Number.isFinite(most) && most > 0,
  );
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isOneOf(value: string, allowed: readonly string[]): boolean {
  return allowed.includes(value);
}

/** Words of a request that takes several steps. */
const severalSteps = /\b(compare|compared|comparison|versus|vs|each|every|and then|then|after that|both)\b/giu;
const roundsPerWord = 3;

/** `maxToolIterations` with `adaptive` worked in: raised for a request of several steps, never above the cap. */
export function adaptIterations(options: AiOptions, input: string): AiOptions {
  if (!options.adaptive || options.maxToolIterations === 0) return options;
  const words = input.match(severalSteps)?.length ?? 0;
  const raised = Math.min(options.maxToolIterations + words * roundsPerWord, options.maxToolIterationsCap);
  return { ...options, maxToolIterations: Math.max(options.maxToolIterations, raised) };
}
