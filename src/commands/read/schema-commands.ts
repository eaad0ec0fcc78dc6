import * as z from "zod/mini";
import type { Description } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { emptyTexts } from "@/graph/selector/diagnose-empty";
import type { JsonObject } from "@/lib/json";
import type { Said, SaidOf } from "@/lib/text/said";
import { speaker } from "@/lib/text/speaker";
import { refuseUnknownProperty } from "../edit/check-property";
import { bracketed, elements, listOf } from "../elements/parts";
import { recordData, spokenName, spokenValue } from "../elements/record-data";
import { resolveSelector } from "../elements/resolve-selector";
import type { CommandContext, CommandRefusal } from "../registry/command-types";
import { defineWork } from "../registry/define-command";
import { selectorParameter, targetParameter } from "../registry/parameters";
import { describedMessage, spreadTexts } from "./describe-message";
import { emptySentence, tellEmpty } from "./empty-result";

export const texts = {
  ...spreadTexts,
  ...emptyTexts,
  nodesHaveNone: "Nodes have no attributes.",
  edgesHaveNone: "Edges have no attributes.",
  nodesHave: ["Nodes have {count} attribute: {names}.", "Nodes have {count} attributes: {names}."],
  edgesHave: ["Edges have {count} attribute: {names}.", "Edges have {count} attributes: {names}."],
  range: "{min} to {max}",
  example: "{kind}, e.g. {example}",
  sampled: "{some} of {elements}: {names}.",
} as const;
const tell = speaker(texts);

const anyTarget = z.enum(["nodes", "edges", "both"]);

/** Beyond these the profile's cut record must do. */
const mostAttributes = 60;
const mostValues = 12;

export const getSchema = defineWork({
  description: "The attributes of nodes and edges with kind, coverage, values or range.",
  input: z.strictObject({ target: z.optional(anyTarget) }),
  async run({ target = "both" }, context) {
    const profile = await context.reader.profile(context.signal);
    const fields = await context.reader.fields(context.signal);
    const data: Record<string, readonly JsonObject[]> = {};
    const said: SaidOf<typeof texts>[] = [];
    for (const part of targetsOf(target)) {
      const attributes = part === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
      data[part] = await wholeSchema(part, { profile, names: fields[part] }, context);
      said.push(schemaSaid(part, attributes, fields[part]));
    }
    return { success: true, ...tell(said), data };
  },
});

export const sampleData = defineWork({
  description: "A few whole records, spread by stratifyBy.",
  input: z.strictObject({
    target: z.optional(anyTarget),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    selector: z.optional(selectorParameter),
    stratifyBy: z.optional(z.string()),
  }),
  async run({ target = "nodes", count = 3, selector, stratifyBy }, context) {
    const data: Record<string, readonly JsonObject[]> = {};
    let said: readonly SaidOf<typeof texts>[] = [];
    let total = 0;
    for (const part of targetsOf(target)) {
      const sampled = await sampleElements(part, { count, selector, stratifyBy }, context);
      if (!sampled.success) return sampled;
      data[part] = sampled.records;
      total += sampled.total;
      said = [...said, ...sampled.said];
    }
    return { success: true, ...tell(said), data: { ...data, total } };
  },
});

export const describeProperty = defineWork({
  description: "How one attribute's values are spread: counts, or range and histogram.",
  input: z.strictObject({
    property: z.string().check(z.minLength(1)),
    target: z.optional(targetParameter),
    selector: z.optional(selectorParameter),
  }),
  async run({ property, target = "nodes", selector: text }, context) {
    const unknown = await refuseUnknownProperty(property, target, context);
    if (unknown) return unknown;
    const resolved = await resolveSelector(text, target, context);
    if (!resolved.success) return resolved;
    const about = await context.reader.describe({ target, property, selector: resolved.selector }, context.signal);
    const isEmpty = about.present + about.missing === 0;
    const spoken = isEmpty ? tellEmpty(emptySentence(resolved, target, context)) : tell(describedMessage(about));
    return { success: true, ...spoken, data: { ...about, ...listsOf(about) } };
  },
});

/** Interfaces of the reader as plain JSON. */
function listsOf({ values, histogram }: Awaited<ReturnType<CommandContext["reader"]["describe"]>>): JsonObject {
  return {
    ...(values ? { values: values.map(({ value, count }) => ({ value, count })) } : {}),
    ...(histogram ? { histogram: histogram.map(({ from, to, count }) => ({ from, to, count })) } : {}),
  };
}

function targetsOf(target: ElementTarget | "both"): readonly ElementTarget[] {
  return target === "both" ? ["nodes", "edges"] : [target];
}

function schemaSaid(
  target: ElementTarget,
  attributes: readonly AttributeProfile[],
  all: readonly string[],
): SaidOf<typeof texts> {
  const count = all.length;
  if (count === 0) return { id: `${target}HaveNone` };
  const shown = attributes.slice(0, 8);
  const described = shown.map(
    (attribute): Said<keyof typeof texts> => bracketed(attribute.name, attributePart(attribute)),
  );
  const rest = all.filter((name) => !shown.some((one) => one.name === name));
  return { id: `${target}Have`, with: { count, names: listOf([...described, ...rest], 12) } };
}

function attributePart({ kind, values, examples, min, max }: AttributeProfile) {
  if (min !== undefined && max !== undefined) {
    return { id: "range", with: { min: { value: min }, max: { value: max } } } as const;
  }
  if (values) {
    const named = values.slice(0, 5).map(({ value }) => spokenValue(value));
    return [...named, ...(values.length > 5 ? ["…"] : [])].join(", ");
  }
  const [example] = examples ?? [];
  const named = { word: kind, of: `kind ${kind}` };
  return example === undefined
    ? named
    : ({ id: "example", with: { kind: named, example: spokenValue(example) } } as const);
}

interface SampleWish {
  readonly count: number;
  readonly selector: string | undefined;
  readonly stratifyBy: string | undefined;
}

interface Sampled {
  readonly success: true;
  readonly records: readonly JsonObject[];
  readonly total: number;
  readonly said: readonly SaidOf<typeof texts>[];
}

async function sampleElements(
  target: ElementTarget,
  { count, selector: text, stratifyBy }: SampleWish,
  context: CommandContext,
): Promise<Sampled | CommandRefusal> {
  const resolved = await resolveSelector(text, target, context);
  if (!resolved.success) return resolved;
  const unknown = stratifyBy === undefined ? undefined : await refuseUnknownProperty(stratifyBy, target, context);
  if (unknown) return unknown;
  const spread = stratifyBy === undefined ? {} : { stratifyBy };
  const query = { target, selector: resolved.selector, count, random: context.random, ...spread };
  const { records, total } = await context.reader.sample(query, context.signal);
  const all = { some: records.length, elements: elements(total, target), names: listOf(records.map(spokenName), 20) };
  const said = total === 0 ? emptySentence(resolved, target, context) : [{ id: "sampled", with: all } as const];
  return { success: true, records: records.map(recordData), total, said };
}

/**
 * Every attribute of the nodes or edges as `getSchema` gives it. The profile is cut to 2 kB, so what it leaves out or
 * shortens is read from the graph.
 */
async function wholeSchema(
  target: ElementTarget,
  { profile, names }: { readonly profile: GraphProfile; readonly names: readonly string[] },
  context: CommandContext,
): Promise<readonly JsonObject[]> {
  const known = new Map(
    (target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes).map((one) => [one.name, one]),
  );
  return Promise.all(
    names.slice(0, mostAttributes).map(async (name) => {
      const attribute = known.get(name);
      if (attribute !== undefined && isWhole(attribute)) return fromProfile(attribute);
      const query = { target, property: name, selector: { op: "all" } } as const;
      return fromDescription(name, await context.reader.describe(query, context.signal));
    }),
  );
}

function isWhole({ values, examples, distinct }: AttributeProfile): boolean {
  const shown = [...(values?.map(({ value }) => value) ?? []), ...(examples ?? [])];
  const isCut = shown.some((value) => typeof value === "string" && value.endsWith("…"));
  return !isCut && (values === undefined ? distinct > mostValues : values.length === distinct);
}

function fromProfile({ values, ...attribute }: AttributeProfile): JsonObject {
  return { ...attribute, ...(values ? { values: values.map(({ value, count }) => ({ value, count })) } : {}) };
}

function fromDescription(name: string, about: Description): JsonObject {
  const { kind, present, distinct, values = [], min, max, mean } = about;
  const counts = values.map(({ value, count }) => ({ value, count }));
  const examples = { examples: counts.slice(0, 4).map(({ value }) => value) };
  return {
    name,
    kind,
    present,
    distinct,
    ...(distinct <= mostValues ? { values: counts } : examples),
    ...(min === undefined || max === undefined ? {} : { min, max }),
    ...(mean === undefined ? {} : { mean }),
  };
}
