import type { AiOptions } from "@/ai/options/ai-options";
import { isTaken } from "@/ai/options/option-table";
import type { Provider } from "@/ai/port/provider-port";
import type { PriceRow } from "@/ai/usage/prices";
import type { UsageError } from "@/app/headless/task-types";
import { priceOf } from "@/providers/price-table";

/** The value of `--price`: "api.example.com/model=0.5/1.5", dollars for a million tokens in and out. */
export function readPrice(value: string): PriceRow | UsageError {
  const match = /^([^/\s]+)\/(\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(value);
  const [, host, model, input, output] = match ?? [];
  if (host === undefined || model === undefined) {
    return { usage: `--price takes HOST/MODEL=IN/OUT in dollars for a million tokens, not "${value}".` };
  }
  return { host, model, input: Number(input), output: Number(output) };
}

/** The value of `--budget`: "cost=0.05,seconds=60". */
export function readBudget(value: string): NonNullable<AiOptions["budget"]> | UsageError {
  const parts = value.split(",").map((part) => /^(\w+)=(\d+(?:\.\d+)?)$/.exec(part.trim()));
  const found = parts.flatMap((match) => (match?.[1] === undefined ? [] : [[match[1], Number(match[2])] as const]));
  const budget = Object.fromEntries(found);
  return found.length === parts.length && isTaken("budget", budget)
    ? budget
    : { usage: `--budget takes tokens, cost (dollars) or seconds above 0, as cost=0.05,seconds=60, not "${value}".` };
}

/** A limit in dollars that could never be reached would be no limit. Undefined: every price is known. */
export function unpriced(
  budget: AiOptions["budget"] | undefined,
  asked: readonly Pick<Provider, "host" | "model">[],
  prices: readonly PriceRow[],
): UsageError | undefined {
  if (budget?.cost === undefined) return undefined;
  const unknown = asked.find(({ host, model }) => host !== undefined && !priceOf(host, model, prices));
  return unknown
    ? {
        usage:
          `A budget in dollars needs the price of ${unknown.model} at ${unknown.host}: ` +
          `--price ${unknown.host}/${unknown.model}=IN/OUT.`,
      }
    : undefined;
}
