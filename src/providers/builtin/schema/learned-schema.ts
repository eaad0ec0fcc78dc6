import type { Exchange, Round } from "@/ai/history/messages";
import type { ProviderRequest } from "@/ai/port/provider-port";
import type { AttributeProfile, GraphProfile } from "@/graph/profile/profile-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { isCommonNoun } from "../lexicon/world-nouns";
import { hasRecord } from "../meaning/recorded-acts";
import { type CallSpec, numberIn, recordsIn, textIn, toOutcome } from "../plan/outcome";
import { singulars } from "../text/inflect";
import { normalise } from "../text/tokens";
import type { ReadContext } from "./known-words";
import { withFields } from "./nested-attributes";
import { type Mentions, noMentions } from "./schema";

/** The calls that tell what the profile leaves out. */
export const learningCalls: readonly CallSpec[] = [
  { name: "getSchema", input: { target: "nodes" } },
  { name: "getSchema", input: { target: "edges" } },
];

/** The call that tells which nodes and values the words of a message are. */
export function mentionsCall(message: string): CallSpec {
  return { name: "findMentions", input: { text: message.slice(0, 4000) } };
}

/** The names and values of the running message, as far as they were looked up. */
export function learnedMentions(request: ProviderRequest): Mentions {
  const running = request.history.at(-1);
  const round = running?.rounds[0];
  if (running === undefined || round === undefined || !isLearningRound(round)) return noMentions;
  const at = round.calls.findIndex(({ name }) => name === "findMentions");
  const result = round.results[at];
  if (result === undefined || !result.success) return noMentions;
  const { data } = toOutcome(result);
  const values = recordsIn(data, "values").flatMap((record) => {
    const target = record["target"] === "edges" ? ("edges" as const) : ("nodes" as const);
    const { value } = record;
    return value === undefined
      ? []
      : [{ words: textIn(record, "words"), target, attribute: textIn(record, "attribute"), value }];
  });
  const whole = new Set(values.map(({ words }) => words));
  const names = recordsIn(data, "names").flatMap((record) => {
    const match = matches.find((one) => one === textIn(record, "match"));
    const words = textIn(record, "words");
    const isLast = recordsIn(record, "nodes").every((node) =>
      normalise(textIn(node, "label")).endsWith(` ${normalise(words)}`),
    );
    const isSole = isLast && numberIn(record, "count") === 1;
    if (
      match === undefined ||
      (match !== "whole" && whole.has(words)) ||
      !isNamed(running.user, words, { match, isSole })
    )
      return [];
    if (match === "part" && /^\p{Ll}/u.test(words) && numberIn(record, "count") !== 1) return [];
    return [{ words, match, labels: [...new Set(recordsIn(record, "nodes").map((node) => saidName(node, words)))] }];
  });
  return { names, values };
}

/** The node's label, or its id where that is what was written. */
function saidName(node: JsonObject, words: string): string {
  const [id, label] = [textIn(node, "id"), textIn(node, "label")];
  return normalise(id) === normalise(words) && normalise(label) !== normalise(words) ? words : label;
}

const matches = ["whole", "near", "part"] as const;

/** A part of a name written small after "which" or "the" is rather a noun: "the paper" is not "Paper Moon". */
function isNamed(
  message: string,
  words: string,
  { match, isSole }: { readonly match: (typeof matches)[number]; readonly isSole: boolean },
): boolean {
  if (match !== "part" || /^\p{Lu}/u.test(words)) return true;
  const at = message.indexOf(words);
  const before = /(\p{L}+)\s+$/u.exec(message.slice(0, Math.max(0, at)))?.[1]?.toLowerCase() ?? "";
  if (isCommonNoun(words)) return isSole && before === "the" && singulars(words.toLowerCase())[0] === words;
  const isThe = /^(?:the|a|an)$/u.test(before);
  const isOne = /\s/u.test(words) || singulars(words.toLowerCase())[0] === words.toLowerCase();
  return (isThe || !determiners.has(before)) && isOne;
}

const determiners = new Set(
  "which what the a an all any many every each these those this that no most number of few some and or".split(" "),
);

/** The profile is cut to a small size; of a graph with many attributes or long values it holds a part. */
export function isCutShort(profile: GraphProfile): boolean {
  if (hasLeftOut(profile)) return true;
  return [...profile.nodeAttributes, ...profile.edgeAttributes].some((attribute) => !isWhole(attribute));
}

/** Whether there are attributes that the profile does not name: a word of the message may be one. */
export function hasLeftOut(profile: GraphProfile): boolean {
  return (profile.nodeAttributesLeftOut ?? 0) + (profile.edgeAttributesLeftOut ?? 0) > 0;
}

/** A round that only asked for the schema, before the message was read; texts may have been searched beside it. */
export function isLearningRound(round: Round | undefined): boolean {
  if (round === undefined || hasRecord(round)) return false;
  return round.calls.some(isLearning) && round.calls.every((call) => isLearning(call) || call.name === "searchContent");
}

function isLearning({ name, input }: CallSpec): boolean {
  return name === "findMentions" || (name === "getSchema" && sides.some((side) => input["target"] === side));
}

const sides = ["nodes", "edges"];

/** The context with all attributes the conversation has read of this graph, not only the profile's. */
export function learnedContext(request: Pick<ProviderRequest, "context" | "facts" | "history">): ReadContext {
  const { context, facts, history } = request;
  const round = history
    .flatMap((exchange: Exchange) => exchange.rounds)
    .findLast((one) => isLearningRound(one) && one.calls.some(({ name }) => name === "getSchema"));
  const known = learnedProfiles.get(context.profile);
  if (known !== undefined && known.round === round) return { ...context, ...facts, profile: known.profile };
  const profile = learnedProfile(context.profile, round);
  learnedProfiles.set(context.profile, { round, profile });
  // A profile that has learned all there is learns the same again.
  learnedProfiles.set(profile, { round, profile });
  return { ...context, ...facts, profile };
}

/** By the profile of a request. One that says the same is the same object, so that what was made of it is found again. */
const learnedProfiles = new WeakMap<
  GraphProfile,
  { readonly round: Round | undefined; readonly profile: GraphProfile }
>();

function learnedProfile(given: GraphProfile, round: Round | undefined): GraphProfile {
  const isLearned = round !== undefined && isCutShort(given);
  const [nodes, edges] = sides.map((side) => (isLearned ? attributesIn(round, side) : null));
  return {
    ...given,
    nodeAttributes: withFields(nodes ? merged(given.nodeAttributes, nodes) : given.nodeAttributes),
    edgeAttributes: withFields(edges ? merged(given.edgeAttributes, edges) : given.edgeAttributes),
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
    const { status, data } = toOutcome(result);
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
  return [
    {
      name,
      kind,
      present: numberIn(record, "present") ?? 0,
      distinct: numberIn(record, "distinct") ?? values.length,
      ...(values.length > 0 ? { values } : {}),
      ...(isList(record["examples"]) ? { examples: record["examples"] } : {}),
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
