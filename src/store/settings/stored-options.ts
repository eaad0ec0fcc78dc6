import type { AiOptions } from "@/ai/options/ai-options";
import { isOptionName, isTaken, type OptionName, optionTable } from "@/ai/options/option-table";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";

/** Options that differ from their defaults. */
export type ChosenOptions = Partial<AiOptions>;

/** Of what was stored, each option that takes its value still; the others are as usual. */
export function readOptions(raw: unknown): ChosenOptions {
  const entries = Object.entries(isJsonObject(raw) ? raw : {});
  return Object.fromEntries(entries.filter(([name, value]) => isOptionName(name) && canBeStored(name, value)));
}

/** The same with one of them set. What is as usual, or not taken, is left out: the usual may become another. */
export function withOption(options: ChosenOptions, name: OptionName, value: unknown): ChosenOptions {
  const others = withoutOptions(options, [name]);
  return isUsual(name, value) || !canBeStored(name, value) ? others : { ...others, [name]: value };
}

export function withoutOptions(options: ChosenOptions, names: readonly string[]): ChosenOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !names.includes(name)));
}

/** Three options once stood among the other settings. */
export function movedOptions({ options, maxToolIterations, budget, idleSeconds }: JsonObject): JsonValue | undefined {
  if (options !== undefined) return options;
  const isLimited = isJsonObject(budget) && Object.keys(budget).length > 0;
  const moved = { maxToolIterations, idleSeconds, ...(isLimited && { budget }) };
  const chosen = Object.entries(moved).filter(
    ([name, value]) => value !== undefined && isOptionName(name) && !isUsual(name, value),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(chosen)));
}

function isUsual(name: OptionName, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(optionTable[name].usual);
}

/** To delete without a question is allowed for one conversation, never for all to come. */
function canBeStored(name: OptionName, value: unknown): boolean {
  if (!isTaken(name, value)) return false;
  return name !== "approval" || JSON.stringify(value).includes('"destroy"');
}
