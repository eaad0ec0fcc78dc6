import { rangeOutput } from "@/graph/styles/style-mapping";
import type { StyleMapping } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import type { ValueCount } from "./mapping-values";

/** Parts of the domain of equal width: the output at the middle and how many elements fall into it; values outside count at the ends. */
export function rangeLegend(
  mapping: Extract<StyleMapping, { kind: "range" }>,
  numbers: readonly ValueCount[],
  parts: number,
): readonly JsonObject[] {
  const [low, high] = mapping.domain;
  const pieces = low === high ? 1 : parts;
  const edge = (index: number) => (index === pieces ? high : low + ((high - low) * index) / pieces);
  return Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [edge(index), edge(index + 1)];
    const isFirst = index === 0;
    const isLast = index === pieces - 1;
    const inside = numbers.filter(({ value }) => (isFirst || Number(value) >= from) && (isLast || Number(value) < to));
    const output = rangeOutput(mapping, (from + to) / 2) ?? null;
    const count = inside.reduce((sum, number) => sum + number.count, 0);
    return { from: tidy(from), to: tidy(to), output: typeof output === "number" ? tidy(output) : output, count };
  });
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
