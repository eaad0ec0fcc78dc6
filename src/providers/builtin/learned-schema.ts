import type { Exchange, Round } from "@/ai/messages";
import type { GraphContext, ProviderRequest } from "@/ai/provider-port";
import type { AttributeProfile, GraphProfile } from "@/graph/profile-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { type CallSpec, numberIn, recordsIn, textIn, toOutcome } from "./outcome";
import { hasRecord } from "./recorded-acts";

/** The calls that tell what the profile leaves out. */
export const learningCalls: readonly CallSpec[] = [
  { name: "getSchema", input: { target: "nodes" } },
  { name: "getSchema", input: { target: "edges" } },
];

/** The profile is cut to a small size; of a graph with many attributes or long values it holds a part. */
export function isCutShort(profile: GraphProfile): boolean {
  if ((profile.nodeAttributesLeftOut ?? 0) + (profile.edgeAttributesLeftOut ?? 0) > 0) return true;
  return [...profile.nodeAttributes, ...profile.edgeAttributes].some((attribute) => !isWhole(attribute));
}

/** A round that only asked for the schema, before the message was read. */
export function isLearningRound(round: Round | undefined): boolean {
  if (round === undefined || round.calls.length === 0 || hasRecord(round)) return false;
  return round.calls.every((call, at) => call.name === "getSchema" && call.input["target"] === sides[at]);
}

const sides = ["nodes", "edges"];

/** The context with all attributes the conversation has read of this graph, not only the profile's. */
export function learnedContext(request: ProviderRequest): GraphContext {
  const { context } = request;
  const round = request.history.flatMap((exchange: Exchange) => exchange.rounds).findLast(isLearningRound);
  if (round === undefined || !isCutShort(context.profile)) return context;
  const [nodes, edges] = sides.map((side) => attributesIn(round, side));
  return {
    ...context,
    profile: {
      ...context.profile,
      nodeAttributes: merged(context.profile.nodeAttributes, nodes ?? []),
      edgeAttributes: merged(context.profile.edgeAttributes, edges ?? []),
    },
  };
}

/** Of another graph, when it misses what the profile names. */
function merged(
  profile: readonly AttributeProfile[],
  learned: readonly AttributeProfile[],
): readonly AttributeProfile[] {
  const names = new Set(learned.map(({ name }) => name));
  const isSame = profile.every(({ name }) => names.has(name) || name.endsWith("…"));
  if (!isSame) return profile;
  const own = new Map(profile.map((attribute) => [attribute.name, attribute]));
  return learned.map((attribute) => {
    const known = own.get(attribute.name);
    return known !== undefined && isWhole(known) ? known : attribute;
  });
}

function isWhole({ values, examples, distinct }: AttributeProfile): boolean {
  const shown = [...(values?.map(({ value }) => value) ?? []), ...(examples ?? [])];
  const isCut = shown.some((value) => typeof value === "string" && value.endsWith("…"));
  return !isCut && (values === undefined ? distinct > 12 : values.length >= Math.min(distinct, 12));
}

function attributesIn(round: Round, side: string): readonly AttributeProfile[] {
  return round.results.flatMap((result) => {
    const { status, data } = toOutcome(result.content, result.success);
    return status === "done" ? recordsIn(data, side).flatMap(toAttribute) : [];
  });
}

function toAttribute(record: JsonObject): readonly AttributeProfile[] {
  const name = textIn(record, "name");
  const kind = kinds.find((one) => one === textIn(record, "kind")) ?? "mixed";
  if (name === "") return [];
  const values = recordsIn(record, "values").flatMap((entry) => {
    const value = entry["value"];
    return value === undefined ? [] : [{ value, count: numberIn(entry, "count") ?? 0 }];
  });
  const { examples } = record;
  return [
    {
      name,
      kind,
      present: numberIn(record, "present") ?? 0,
      distinct: numberIn(record, "distinct") ?? values.length,
      ...(values.length > 0 ? { values } : {}),
      ...(isList(examples) ? { examples } : {}),
      ...rangeOf(record),
    },
  ];
}

function rangeOf(record: JsonObject): { readonly min?: number; readonly max?: number } {
  const [min, max] = [numberIn(record, "min"), numberIn(record, "max")];
  return min === null || max === null ? {} : { min, max };
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value) && !isJsonObject(value);
}

const kinds = ["number", "string", "boolean", "list", "record", "mixed"] as const;
