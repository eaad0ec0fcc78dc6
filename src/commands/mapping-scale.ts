import { categoricalSlots, divergingSlots, sequentialSlots } from "@/graph/palette";
import { rangeOutput } from "@/graph/style-mapping";
import { type NodeShape, type StyleChannel, type StyleMapping, typeShapes } from "@/graph/style-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { CommandRefusal } from "./command-types";
import type { ValueCount, ValueCounts } from "./mapping-values";
import { refuse } from "./results";

export interface MappingRequest {
  readonly property: string;
  readonly channel: StyleChannel;
  readonly scale?: "linear" | "sqrt" | "log" | undefined;
  readonly palette?: "categorical" | "sequential" | "diverging" | undefined;
}

export interface BuiltMapping {
  readonly success: true;
  readonly mapping: StyleMapping;
  /** `{ value, output, count }` or `{ from, to, output, count }`; without a value: all others; null: no value. */
  readonly legend: readonly JsonObject[];
  /** Elements without a value get a look of their own. */
  readonly coversMissing: boolean;
  /** Elements whose value is no number, where numbers are needed. */
  readonly unfit: number;
}

const stone = "--g-0";
const otherShape: NodeShape = "star";
const ranges = { size: [12, 44], width: [1, 5], opacity: [0.2, 1] } as const;
const bins = 4;

/** Fixes the scale of a mapping on the values there are now. */
export function buildMapping(request: MappingRequest, counts: ValueCounts): BuiltMapping | CommandRefusal {
  const { channel, property, palette } = request;
  if (channel === "label") {
    const mapping = { kind: "identity", channel, property } as const;
    return { success: true, mapping, legend: [], coversMissing: false, unfit: 0 };
  }
  const numbers = numbersIn(counts);
  if (channel === "shape") return categories(request, counts, typeShapes);
  if (channel === "color") {
    const allNumbers = numbers.length === counts.entries.length;
    if (palette === "categorical" || (palette === undefined && !allNumbers)) {
      return categories(request, counts, categoricalSlots);
    }
    if (numbers.length === 0) return refuseText(request);
    return range(request, counts, palette === "diverging" ? divergingSlots : sequentialSlots);
  }
  return numbers.length === 0 ? refuseText(request) : range(request, counts, ranges[channel]);
}

function refuseText({ property, channel, palette }: MappingRequest): CommandRefusal {
  const what = channel === "color" ? `The ${palette} palette` : `The ${channel}`;
  return refuse(
    `${what} needs numbers, and '${property}' holds none.`,
    'Use channel "color" or "shape" for categories, or a numeric attribute such as degree.',
  );
}

function numbersIn({ entries }: ValueCounts): readonly { readonly value: number; readonly count: number }[] {
  return entries.flatMap(({ value, count }) => (typeof value === "number" ? [{ value, count }] : []));
}

function categories(
  { channel, property }: MappingRequest,
  { entries, missing }: ValueCounts,
  outputs: readonly string[],
): BuiltMapping {
  const shown = entries
    .slice(0, outputs.length)
    .map(({ value, count }, index) => ({ value, count, output: outputs[index] ?? stone }));
  const rest = entries.slice(outputs.length).reduce((sum, { count }) => sum + count, 0);
  // Elements without a value are stone; a shape is left alone unless values share one.
  const other = channel === "color" ? stone : restShape(rest);
  return {
    success: true,
    mapping: {
      kind: "categories",
      channel,
      property,
      entries: shown.map(({ value, output }) => ({ value, output })),
      ...(other !== undefined && { other }),
    },
    legend: [
      ...shown.map(({ value, output, count }) => ({ value, output, count })),
      ...(other !== undefined && rest > 0 ? [{ output: other, count: rest }] : []),
      ...(other !== undefined && missing > 0 ? [{ value: null, output: other, count: missing }] : []),
    ],
    coversMissing: other !== undefined,
    unfit: 0,
  };
}

function restShape(rest: number): NodeShape | undefined {
  return rest > 0 ? otherShape : undefined;
}

function range(
  { channel, property, scale, palette }: MappingRequest,
  counts: ValueCounts,
  outputs: readonly JsonValue[],
): BuiltMapping {
  const numbers = numbersIn(counts);
  const low = numbers.reduce((least, { value }) => Math.min(least, value), Infinity);
  const high = numbers.reduce((most, { value }) => Math.max(most, value), -Infinity);
  const reach = Math.max(Math.abs(low), Math.abs(high));
  const aroundZero = palette === "diverging" && low < 0 && high > 0;
  const isColor = channel === "color";
  const mapping = {
    kind: "range",
    channel,
    property,
    scale: scale ?? (channel === "size" ? "sqrt" : "linear"),
    domain: aroundZero ? [-reach, reach] : [low, high],
    range: outputs,
    ...(isColor && { other: stone }),
  } as const satisfies StyleMapping;
  const unfit = counts.entries.reduce((sum, { value, count }) => sum + (typeof value === "number" ? 0 : count), 0);
  const without = counts.missing + unfit;
  return {
    success: true,
    mapping,
    legend: [
      ...rangeLegend(mapping, numbers, isColor ? outputs.length : bins),
      ...(isColor && without > 0 ? [{ value: null, output: stone, count: without }] : []),
    ],
    coversMissing: isColor,
    unfit,
  };
}

/** Parts of the domain of equal width on the scale: the output in the middle and how many elements stand there. */
function rangeLegend(
  mapping: Extract<StyleMapping, { kind: "range" }>,
  numbers: readonly ValueCount[],
  parts: number,
): readonly JsonObject[] {
  const [low, high] = mapping.domain;
  const pieces = low === high ? 1 : parts;
  const edge = (index: number) => (index === pieces ? high : low + ((high - low) * index) / pieces);
  return Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [edge(index), edge(index + 1)];
    const isLast = index === pieces - 1;
    const inside = numbers.filter(
      ({ value }) => Number(value) >= from && (isLast ? Number(value) <= to : Number(value) < to),
    );
    const output = rangeOutput(mapping, (from + to) / 2) ?? null;
    const count = inside.reduce((sum, number) => sum + number.count, 0);
    return { from: tidy(from), to: tidy(to), output: typeof output === "number" ? tidy(output) : output, count };
  });
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
