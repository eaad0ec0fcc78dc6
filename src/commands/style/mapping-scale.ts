import { categoricalSlots, divergingSlots, readColor, sequentialSlots, toHex } from "@/graph/styles/palette";
import { type NodeShape, type StyleMapping, typeShapes } from "@/graph/styles/style-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import { membersOf } from "@/lib/lists/members";
import { sameValue } from "@/lib/same-value";
import type { CommandRefusal } from "../registry/command-types";
import { refuse } from "../registry/results";
import { type MappingInput, readOutput } from "./mapping-input";
import { rangeLegend } from "./mapping-legend";
import { membersIn, type ValueCount, type ValueCounts } from "./mapping-values";

export type MappingRequest = Omit<MappingInput, "target">;

export interface BuiltMapping {
  readonly success: true;
  readonly mapping: StyleMapping;
  /** `{ value, output, count }` or `{ from, to, output, count }`; without a value: all others; null: no value. */
  readonly legend: readonly JsonObject[];
  /** Elements without a value get a look of their own. */
  readonly coversMissing: boolean;
  /** Elements whose value has no look of its own, nor one that was asked for the rest: they are drawn as if nothing was done. */
  readonly folded: number;
  /** Elements whose value is no number, where numbers are needed. */
  readonly unfit: number;
}

const stone = "--g-0";
const otherShape: NodeShape = "star";
const ranges = { size: [12, 44], width: [1, 5], opacity: [0.2, 1] } as const;
const bins = 4;

/** Fixes the scale of a mapping on the values there are now. */
export function buildMapping(request: MappingRequest, counts: ValueCounts): BuiltMapping | CommandRefusal {
  const { channel, property } = request;
  if (channel === "label") {
    const mapping = { kind: "identity", channel, property } as const;
    return { success: true, mapping, legend: [], coversMissing: false, folded: 0, unfit: 0 };
  }
  if (channel === "shape" || isByCategory(request, counts)) return categories(request, counts, categoryLooks[channel]);
  if (numbersIn(counts).length === 0) return refuseText(request);
  if (channel === "color") return range(request, counts, colorsOf(request));
  return range(request, counts, request.options?.range ?? ranges[channel]);
}

function colorsOf({ palette, options: { colors } = {} }: MappingRequest): readonly string[] {
  return (colors && colorStops(colors)) ?? (palette === "diverging" ? divergingSlots : sequentialSlots);
}

/** Looks handed out to values; a size, a width or an opacity has to be given. */
const categoryLooks = { color: categoricalSlots, shape: typeShapes, size: [], width: [], opacity: [] } as const;

/** Numbers that are names of groups: a higher one is not more. */
const groupNumbers = /(?:community|cluster|group|component|module|partition|cohort)(?:[\s_-]?(?:id|no|number))?$/iu;

function isByCategory(request: MappingRequest, counts: ValueCounts): boolean {
  const { channel, palette, property, options: { entries, colors } = {} } = request;
  if (channel !== "color") return entries !== undefined;
  if (colors !== undefined) return false;
  if (palette !== undefined) return palette === "categorical";
  if (entries !== undefined || counts.entries.some(({ value }) => typeof value !== "number")) return true;
  return groupNumbers.test(property) && counts.entries.every(({ value }) => Number.isInteger(value));
}

function refuseText({ property, channel, palette }: MappingRequest): CommandRefusal {
  const what = channel === "color" ? `The ${palette} palette` : `The ${channel}`;
  return refuse(
    `${what} needs numbers, and '${property}' holds none.`,
    'Use channel "color" or "shape" for categories, a numeric attribute such as degree, or give entries.',
    { why: "numbers-needed", attribute: property },
  );
}

function numbersIn({ entries }: ValueCounts): readonly { readonly value: number; readonly count: number }[] {
  return entries.flatMap(({ value, count }) => (typeof value === "number" ? [{ value, count }] : []));
}

interface Look extends ValueCount {
  readonly output: JsonValue;
}

function categories(request: MappingRequest, counts: ValueCounts, outputs: readonly string[]): BuiltMapping {
  const { channel, property } = request;
  const shown = looksOf(request, membersIn(counts), outputs);
  const looked = new Set(shown.map(({ value }) => JSON.stringify(value)));
  const hasLook = ({ value }: ValueCount) => membersOf(value).some((member) => looked.has(JSON.stringify(member)));
  const rest = counts.entries.reduce((sum, entry) => sum + (hasLook(entry) ? 0 : entry.count), 0);
  const other = otherOf(request, rest);
  const mapping = {
    kind: "categories",
    channel,
    property,
    entries: shown.map(({ value, output }) => ({ value, output })),
    ...(other !== undefined && { other }),
  } as const;
  return {
    success: true,
    mapping,
    legend: [
      ...shown.map(({ value, output, count }) => ({ value, output, count })),
      ...(other !== undefined && rest > 0 ? [{ output: other, count: rest }] : []),
      ...(other !== undefined && counts.missing > 0 ? [{ value: null, output: other, count: counts.missing }] : []),
    ],
    coversMissing: other !== undefined,
    folded: request.options?.other === undefined ? rest : 0,
    unfit: 0,
  };
}

/** The most frequent values in the order of the looks, those with a look of their own in it. */
function looksOf(request: MappingRequest, entries: readonly ValueCount[], outputs: readonly string[]): readonly Look[] {
  const given = (request.options?.entries ?? []).flatMap(({ value, output }) => {
    const read = readOutput(request.channel, output);
    return read.success ? [{ value, output: read.output }] : [];
  });
  const givenFor = (value: JsonValue) => given.findLast((one) => sameValue(one.value, value))?.output;
  const handedOut = request.options?.reverse ? outputs.toReversed() : outputs;
  const known = entries.flatMap(({ value, count }, index): readonly Look[] => {
    const output = givenFor(value) ?? handedOut[index];
    return output === undefined ? [] : [{ value, count, output }];
  });
  const unseen = given.filter(({ value }) => !entries.some((entry) => sameValue(entry.value, value)));
  return [...known, ...unseen.map(({ value, output }) => ({ value, count: 0, output }))];
}

/** Elements without a value are stone; a shape, size or width is left alone unless values share one. */
function otherOf({ channel, options: { other } = {} }: MappingRequest, rest: number): JsonValue | undefined {
  if (other === "none") return undefined;
  const read = other === undefined ? undefined : readOutput(channel, other);
  if (read?.success) return read.output;
  if (channel === "color") return stone;
  return channel === "shape" && rest > 0 ? otherShape : undefined;
}

function range(request: MappingRequest, counts: ValueCounts, stops: readonly JsonValue[]): BuiltMapping {
  const { channel, property, scale } = request;
  const numbers = numbersIn(counts);
  const isColor = channel === "color";
  const outputs = request.options?.reverse ? stops.toReversed() : stops;
  const unfit = counts.entries.reduce((sum, { value, count }) => sum + (typeof value === "number" ? 0 : count), 0);
  const without = counts.missing + unfit;
  const isOwn = isColor || request.options?.other !== undefined;
  const other = isOwn ? otherOf(request, 0) : lowestOf(without > 0 ? outputs : []);
  const mapping = {
    kind: "range",
    channel,
    property,
    scale: scale ?? usualScale(request, numbers),
    domain: domainOf(
      request,
      numbers.map(({ value }) => value),
    ),
    range: outputs,
    ...(other !== undefined && { other }),
  } as const satisfies StyleMapping;
  return {
    success: true,
    mapping,
    legend: [
      ...rangeLegend(mapping, numbers, isColor ? outputs.length : bins),
      ...(other !== undefined && without > 0 ? [{ value: null, output: other, count: without }] : []),
    ],
    folded: 0,
    coversMissing: other !== undefined,
    unfit,
  };
}

/** What has no value is drawn as the lowest: else it would look like more. */
function lowestOf(outputs: readonly JsonValue[]): JsonValue | undefined {
  return outputs.filter((output) => typeof output === "number").toSorted((a, b) => a - b)[0];
}

/** Sizes are areas. Where most values lie at the low end, as degrees do, even steps would give nearly all the same colour. */
function usualScale(
  { channel, palette, options: { domain } = {} }: MappingRequest,
  numbers: readonly { readonly value: number; readonly count: number }[],
): "linear" | "sqrt" | "log" {
  if (channel === "size") return "sqrt";
  if (channel !== "color" || palette === "diverging" || domain !== undefined) return "linear";
  const sorted = numbers.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[0]?.value ?? 0, sorted.at(-1)?.value ?? 0];
  if (low < 0 || sorted.length < 5) return "linear";
  const count = (most: number) => sorted.reduce((sum, one) => sum + (one.value <= most ? one.count : 0), 0);
  return count(low + (high - low) / stopCount) > 0.8 * count(high) ? "log" : "linear";
}

/** A diverging palette reaches as far below its midpoint as above it; without one zero is it, where values lie around zero. */
function domainOf(
  { palette, options: { midpoint, domain } = {} }: MappingRequest,
  values: readonly number[],
): readonly [number, number] {
  const low = domain?.[0] ?? values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = domain?.[1] ?? values.reduce((most, value) => Math.max(most, value), -Infinity);
  const middle = midpoint ?? (low < 0 && high > 0 ? 0 : undefined);
  if (palette !== "diverging" || middle === undefined) return [low, high];
  const reach = Math.max(Math.abs(low - middle), Math.abs(high - middle));
  return [middle - reach, middle + reach];
}

const stopCount = 5;

/** Colours from the first to the last over those between, for the lowest value to the highest; null where one is no colour. */
function colorStops(words: readonly string[]): readonly string[] | null {
  const read = words.map((word) => readColor(word));
  const colors = read.flatMap((one) => (one.success ? [toHex(one.color, "light")] : []));
  const [first] = colors;
  if (first === undefined || colors.length < words.length) return null;
  return Array.from({ length: stopCount }, (_, at) => {
    const place = (at / (stopCount - 1)) * (colors.length - 1);
    const low = Math.floor(place);
    return mixed(colors[low] ?? first, colors[Math.min(low + 1, colors.length - 1)] ?? first, place - low);
  });
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
