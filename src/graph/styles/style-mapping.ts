import { fieldSource, readSource } from "@/graph/selector/match/field-source";
import type { JsonValue } from "@/lib/json";
import type { ElementTarget } from "../document/graph-types";
import type { GraphTables } from "../tables/element-table";
import { valueText } from "./labels";
import type { StyleMapping } from "./style-types";

type RangeMapping = Extract<StyleMapping, { kind: "range" }>;

/** What a mapping puts on each row; `undefined` where it leaves the element alone. Good for one version of the tables. */
export function mappingReader(
  mapping: StyleMapping,
  target: ElementTarget,
  tables: GraphTables,
): (row: number) => JsonValue | undefined {
  const read = readSource(fieldSource({ name: mapping.property, of: "bare" }, target, tables));
  switch (mapping.kind) {
    case "categories": {
      const outputs = new Map(mapping.entries.map(({ value, output }) => [keyOf(value), output]));
      return (row) => {
        const value = read(row);
        if (value === undefined) return mapping.other;
        // Of a list the first value that has a look.
        const member = Array.isArray(value) ? value.find((one) => outputs.has(keyOf(one))) : undefined;
        return (
          outputs.get(keyOf(value)) ?? (member === undefined ? undefined : outputs.get(keyOf(member))) ?? mapping.other
        );
      };
    }
    case "range":
      return (row) => {
        const value = read(row);
        return typeof value === "number" ? rangeOutput(mapping, value) : mapping.other;
      };
    case "identity":
      return (row) => {
        const value = read(row);
        return value === undefined ? undefined : valueText(value);
      };
  }
}

/** Numbers are interpolated along the range; of anything else (colours) the nearest stop is taken. */
export function rangeOutput(mapping: RangeMapping, value: number): JsonValue | undefined {
  const { range } = mapping;
  const share = shareOf(mapping, value);
  const position = share * (range.length - 1);
  const low = range[Math.floor(position)];
  const high = range[Math.ceil(position)];
  if (typeof low === "number" && typeof high === "number") return low + (high - low) * (position % 1);
  return range[Math.min(range.length - 1, Math.floor(share * range.length))];
}

/** Where the value stands between the ends of the domain, 0 to 1; outside values stand at the ends. */
function shareOf({ domain: [from, to], scale }: RangeMapping, value: number): number {
  if (from === to) return 0.5;
  const linear = Math.min(1, Math.max(0, (value - from) / (to - from)));
  if (scale === "linear") return linear;
  if (scale === "sqrt") return Math.sqrt(linear);
  const lowest = Math.min(from, to);
  const highest = Math.max(from, to);
  // A domain that reaches zero or below is moved to begin at 1, so that the logarithm exists.
  const shift = lowest > 0 ? 0 : 1 - lowest;
  const clamped = Math.min(highest, Math.max(lowest, value));
  return Math.log((clamped + shift) / (from + shift)) / Math.log((to + shift) / (from + shift));
}

/** The value at a share of the scale, 0 to 1. */
export function rangeValue(
  { domain: [from, to], scale }: Pick<RangeMapping, "domain" | "scale">,
  share: number,
): number {
  if (scale === "linear") return from + (to - from) * share;
  if (scale === "sqrt") return from + (to - from) * share * share;
  const lowest = Math.min(from, to);
  const shift = lowest > 0 ? 0 : 1 - lowest;
  return (from + shift) * ((to + shift) / (from + shift)) ** share - shift;
}

/** Values of unlike kinds never meet: the text "1" is not the number 1. */
function keyOf(value: JsonValue): JsonValue {
  return typeof value === "object" && value !== null ? `json ${JSON.stringify(value)}` : value;
}
