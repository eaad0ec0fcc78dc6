import * as z from "zod/mini";
import { algorithmCatalog, scopeOptions } from "@/analysis/catalog/algorithm-catalog";
import type { AlgorithmInfo, OptionName } from "@/analysis/catalog/algorithm-info";
import type { AlgorithmName } from "@/analysis/catalog/algorithm-names";
import type { JsonObject } from "@/lib/json";
import { listed } from "../elements/wording";
import type { CommandRefusal } from "../registry/command-types";
import { checkInput } from "../registry/define-command";
import { refuse } from "../registry/results";
import { toParameters } from "../registry/tool-parameters";

const text = z.string().check(z.minLength(1));

const shape = {
  source: z.optional(text),
  target: z.optional(text),
  depth: z.optional(z.int().check(z.minimum(1))),
  weight: z.optional(text),
  capacity: z.optional(text),
  missing: z.optional(z.number()),
  strong: z.optional(z.boolean()),
  nodeWeight: z.optional(text),
  attribute: z.optional(text),
  directed: z.optional(z.boolean()),
  normalized: z.optional(z.boolean()),
  damping: z.optional(z.number().check(z.minimum(0), z.maximum(0.999))),
  resolution: z.optional(z.number().check(z.minimum(0.001), z.maximum(1000))),
  samples: z.optional(z.int().check(z.minimum(1))),
  maximum: z.optional(z.boolean()),
  seed: z.optional(z.int().check(z.minimum(0))),
  within: z.optional(z.string()),
  via: z.optional(z.string()),
  whole: z.optional(z.boolean()),
} satisfies Record<OptionName, z.core.$ZodType>;

const options = z.strictObject(shape);

export type AlgorithmOptions = z.output<typeof options>;

export type ReadOptions = { readonly success: true; readonly options: AlgorithmOptions } | CommandRefusal;

/** The options an algorithm was given, checked against those it takes. */
export async function readOptions(algorithm: AlgorithmName, given: JsonObject): Promise<ReadOptions> {
  const info: AlgorithmInfo = algorithmCatalog[algorithm];
  const names = [...(info.options ?? []), ...scopeOptions];
  const schema = z.strictObject(Object.fromEntries(names.map((name) => [name, shape[name]])));
  const checked = await checkInput(schema, async () => toParameters(schema), given);
  if (!checked.success)
    return refuse(checked.message, checked.hint ?? `${algorithm} takes the options ${listed(names, names.length)}.`);
  const missing = (info.required ?? []).filter((name) => checked.input[name] === undefined);
  if (missing.length > 0) return refuseMissing(algorithm, missing);
  return { success: true, options: z.parse(options, checked.input) };
}

function refuseMissing(algorithm: AlgorithmName, missing: readonly OptionName[]): CommandRefusal {
  const example = missing.map((name) => `"${name}": ${examples[name] ?? "…"}`).join(", ");
  return refuse(`${algorithm} needs ${listed(missing)}.`, `Give options: { ${example} }.`);
}

const examples: Readonly<Partial<Record<OptionName, string>>> = {
  source: "id or label",
  target: "id or label",
  weight: "numeric edge attribute",
  attribute: "node attribute",
};
