import type { ElementTarget } from "@/graph/document/graph-types";
import { divergingSlots, sequentialSlots } from "@/graph/styles/palette";
import type { StyleChannel, StyleMapping } from "@/graph/styles/style-types";
import type { JsonObject, JsonValue } from "@/lib/json";
import type { Subject } from "../use-subject";

export type Palette = "categorical" | "sequential" | "diverging";
export type Scale = "linear" | "sqrt" | "log";

/** The form of "by attribute" as filled in; what is null is left to the command. */
export interface MappingDraft {
  readonly property: string;
  readonly channel: StyleChannel;
  readonly scale: Scale | null;
  readonly palette: Palette | null;
  readonly isReversed: boolean;
  readonly domain: readonly [number, number] | null;
  readonly range: readonly [number, number] | null;
  readonly midpoint: number | null;
  readonly entries: readonly { readonly value: JsonValue; readonly output: string | number }[];
  /** "none": they are left alone. */
  readonly other: string | number | null;
}

export function emptyDraft(property: string, channel: StyleChannel): MappingDraft {
  return { property, channel, ...untouched };
}

const untouched = {
  scale: null,
  palette: null,
  isReversed: false,
  domain: null,
  range: null,
  midpoint: null,
  entries: [],
  other: null,
} as const;

/** Another attribute or look: nothing of what was chosen for the last one fits. */
export function withSource(draft: MappingDraft, source: { property?: string; channel?: StyleChannel }): MappingDraft {
  return { ...draft, ...untouched, ...source };
}

/** What a layer's mapping was made from. */
export function draftOf(mapping: StyleMapping): MappingDraft {
  const start = emptyDraft(mapping.property, mapping.channel);
  if (mapping.kind === "identity") return start;
  const other = outputOf(mapping.other) ?? "none";
  if (mapping.kind === "categories") {
    const entries = mapping.entries.flatMap(({ value, output }) => {
      const read = outputOf(output);
      return read === undefined ? [] : [{ value, output: read }];
    });
    return { ...start, ...(mapping.channel === "color" && { palette: "categorical" as const }), entries, other };
  }
  const { scale, domain } = mapping;
  return { ...start, scale, domain, other, ...(mapping.channel === "color" ? paletteOf(mapping) : rangeOf(mapping)) };
}

type RangeMapping = Extract<StyleMapping, { kind: "range" }>;

function paletteOf({ range, domain }: RangeMapping): Partial<MappingDraft> {
  const isReversed = isSame(range, divergingSlots.toReversed()) || isSame(range, sequentialSlots.toReversed());
  const isDiverging = divergingSlots.some((slot) => slot === range[0]);
  if (!isDiverging) return { palette: "sequential", isReversed };
  return { palette: "diverging", isReversed, midpoint: (domain[0] + domain[1]) / 2 };
}

function rangeOf({ range }: RangeMapping): Partial<MappingDraft> {
  const [low, high] = [range[0], range.at(-1)];
  return typeof low === "number" && typeof high === "number" ? { range: [low, high] } : {};
}

function isSame(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

function outputOf(value: JsonValue | undefined): string | number | undefined {
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** The draft as a call of the command. */
export function callOf(draft: MappingDraft, { target, selector, layer }: Subject): { name: string; input: JsonObject } {
  const { property, channel, scale, palette, isReversed, domain, range, midpoint, entries, other } = draft;
  const options: JsonObject = {
    ...(isReversed && { reverse: true }),
    ...(domain && { domain: [...domain] }),
    ...(range && { range: [...range] }),
    ...(midpoint !== null && { midpoint }),
    ...(entries.length > 0 && { entries: entries.map((entry) => ({ ...entry })) }),
    ...(other !== null && { other }),
  };
  const input: JsonObject = {
    target,
    property,
    channel,
    ...(layer ? { layer: layer.id } : { selector: selector ?? "*" }),
    ...(scale && { scale }),
    ...(palette && { palette }),
    ...(Object.keys(options).length > 0 && { options }),
  };
  return { name: "styleByAttribute", input };
}

export function channelsOf(target: ElementTarget): readonly StyleChannel[] {
  return target === "nodes" ? ["color", "size", "opacity", "shape", "label"] : ["color", "width", "opacity", "label"];
}
