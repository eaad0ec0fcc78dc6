import * as z from "zod/mini";
import { endpointKinds } from "@/ai/port/endpoint-kind";
import { thinkingLevels } from "@/ai/port/thinking-level";
import { greatest } from "@/lib/lists/whole-lists";
import { looksLikeKey, scrub } from "@/lib/scrub";
import { webAddress } from "@/lib/web-address";

/** So many models of one endpoint are kept; those beyond it can still be typed. */
export const mostModels = 500;

const modelSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(500)),
  contextTokens: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
  takesTools: z.catch(z.optional(z.boolean()), undefined),
});

const endpointSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.catch(z.string().check(z.maxLength(200)), ""),
  kind: z.catch(z.enum(endpointKinds), "other"),
  baseUrl: z.catch(z.string().check(z.maxLength(2000)), ""),
  model: z.catch(z.string().check(z.maxLength(500)), ""),
  /** As it listed them last. */
  models: z.catch(z.array(modelSchema).check(z.maxLength(mostModels)), []),
  /** Of the chosen model; null: as the server tells, else as its kind is known for. */
  contextTokens: z.catch(z.nullable(z.int().check(z.minimum(256))), null),
  /** Of models whose amount of thinking can be set. */
  thinking: z.catch(z.enum(thinkingLevels), "default"),
  /** A test found it answering as it is set now. */
  isProven: z.exactOptional(z.catch(z.boolean(), false)),
  /** How requests to it had to be written after refusals: as its adapter keeps it, without keys. */
  learned: z.exactOptional(z.catch(z.record(z.string(), z.string()).check(z.refine(isSmall)), {})),
});

const mostLearned = 8;
const longestLearned = 300;

function isSmall(learned: Readonly<Record<string, string>>): boolean {
  const entries = Object.entries(learned);
  return entries.length <= mostLearned && entries.flat().every((text) => text.length <= longestLearned);
}

/** With one thing more that it taught; the oldest goes where there are many. */
export function withLearned({ learned = {} }: Pick<SavedEndpoint, "learned">, key: string, value: string) {
  const others = Object.entries(learned).filter(([known]) => known !== key);
  const all = Object.fromEntries([...others, [key, value] as const].slice(-mostLearned));
  return { learned: isSmall(all) ? all : learned };
}

/** An address that answers, as its user keeps it. The key stands apart, by host. */
export type SavedEndpoint = Readonly<z.output<typeof endpointSchema>>;

const sourceSchema = z.union([
  z.object({ kind: z.literal("builtin") }),
  z.object({ kind: z.literal("endpoint"), id: z.string() }),
  /** A model on this device, by its name in the library. */
  z.object({ kind: z.literal("local"), model: z.string().check(z.minLength(1), z.maxLength(200)) }),
]);

/** Where answers come from. */
export type AnswerSource = Readonly<z.output<typeof sourceSchema>>;

export const builtinSource: AnswerSource = { kind: "builtin" };

/** Those that can be read; one that cannot takes no other with it. */
export function readEndpoints(raw: unknown): readonly SavedEndpoint[] {
  if (!Array.isArray(raw)) return [];
  const read = raw.flatMap((item: unknown) => {
    const endpoint = z.safeParse(endpointSchema, item);
    return endpoint.success ? [endpoint.data] : [];
  });
  return read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
}

/** The built-in assistant where the one that was chosen is gone. */
export function readSource(raw: unknown, endpoints: readonly SavedEndpoint[]): AnswerSource {
  const source = z.safeParse(sourceSchema, raw);
  if (!source.success) return builtinSource;
  const { data } = source;
  return data.kind !== "endpoint" || endpoints.some(({ id }) => id === data.id) ? data : builtinSource;
}

/** An id no endpoint has had in this list. */
export function nextEndpointId(endpoints: readonly SavedEndpoint[]): string {
  const numbers = endpoints.map(({ id }) => Number(/^endpoint-(\d+)$/.exec(id)?.[1] ?? 0));
  return `endpoint-${greatest(numbers, 0) + 1}`;
}

/** Both an address and a model: a message can go there. */
export function isReady({ baseUrl, model }: SavedEndpoint): boolean {
  return baseUrl.trim() !== "" && model.trim() !== "";
}

/** With what was changed; what a test of another address or model found, or its refusals taught, is nothing of this one. */
export function changedEndpoint(endpoint: SavedEndpoint, changed: Partial<Omit<SavedEndpoint, "id">>): SavedEndpoint {
  const { baseUrl, model, kind } = { ...endpoint, ...changed };
  const isSame = baseUrl === endpoint.baseUrl && model === endpoint.model;
  const isTaught = isSame && kind === endpoint.kind;
  return { ...endpoint, ...(isSame ? {} : { isProven: false }), ...(isTaught ? {} : { learned: {} }), ...changed };
}

/** Those of a host whose key has changed: what a test found is of the old one. */
export function unproven(endpoints: readonly SavedEndpoint[], host: string): readonly SavedEndpoint[] {
  return endpoints.map((one) => (hostOf(one.baseUrl) === host && one.isProven ? { ...one, isProven: false } : one));
}

/** Null: the built-in assistant, or what was chosen lacks something. */
export function chosenEndpoint(settings: {
  readonly source: AnswerSource;
  readonly endpoints: readonly SavedEndpoint[];
}): SavedEndpoint | null {
  const { source, endpoints } = settings;
  return source.kind === "endpoint" ? readyEndpoint(endpoints, source.id) : null;
}

/** The endpoint of that id, where a message can go there. */
export function readyEndpoint(endpoints: readonly SavedEndpoint[], id: string | null): SavedEndpoint | null {
  const endpoint = endpoints.find((one) => one.id === id);
  return endpoint && isReady(endpoint) ? endpoint : null;
}

/** As its user called it, else its host. */
export function endpointName({ name, baseUrl }: Pick<SavedEndpoint, "name" | "baseUrl">): string {
  return name.trim() || hostOf(baseUrl);
}

/** "api.openai.com"; the text itself, without what looks secret in it, where it is no address yet. */
export function hostOf(baseUrl: string): string {
  return keyHostOf(baseUrl) || scrub(baseUrl.trim());
}

/** The host a key may be kept for; "" where the text is no address. */
export function keyHostOf(baseUrl: string): string {
  return webAddress(baseUrl)?.host ?? "";
}

/** As it may be kept with the settings, which hold no keys: a key that was pasted where the address belongs is left out. */
export function withoutKeys(endpoints: readonly SavedEndpoint[]): readonly SavedEndpoint[] {
  return endpoints.map((one) => {
    const baseUrl = looksLikeKey(one.baseUrl) ? "" : scrub(one.baseUrl);
    return baseUrl === one.baseUrl ? one : { ...one, baseUrl };
  });
}

/** This machine, or one of the same network: by the address alone. */
export function isOwnNetwork(host: string): boolean {
  const name = host.replace(/:\d+$/, "");
  if (name === "localhost" || /\.(localhost|local|lan|internal)$/.test(name)) return true;
  if (/^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name)) return true;
  return /^\[(::1|f[cd][0-9a-f]{2}:.*|fe80:.*)\]$/.test(name);
}

/** "Qwen3-1.7B-q4f16_1-MLC" is "Qwen3 1.7B": the name alone tells, before the library is loaded. */
export function localTitle(id: string): string {
  const name = id.replace(/-MLC.*$/, "").replace(/-q\d+[a-z]\d+(_\d+)?$/, "");
  return (
    name
      .replace(/-(Instruct|it|chat|hf)\b/gi, "")
      .replaceAll(/[-_]/g, " ")
      .trim() || id
  );
}

/** How a model of this device is named among those who help: endpoints and it have names of their own. */
export function localId(model: string): string {
  return `${localPrefix}${model}`;
}

/** The model of such a name; null for any other. */
export function localModelOf(id: string | null): string | null {
  return id?.startsWith(localPrefix) ? id.slice(localPrefix.length) : null;
}

const localPrefix = "local:";
