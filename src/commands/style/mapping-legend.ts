import { rangeOutput, rangeValue } from "@/graph/styles/style-mapping";
import type { StyleMapping } from "@/graph/styles/style-types";
import type { JsonObject } from "@/lib/json";
import type { ValueCount } from "./mapping-values";

type Range = Extract<StyleMapping, { kind: "range" }>;

/**
 * Parts of the scale, of equal width unless it is logarithmic: the output at the middle and how many elements fall into it.
 * Before and after them a row for the values outside, where there are some: `from` or `to` is null, the output that of the end.
 */
export function rangeLegend(mapping: Range, numbers: readonly ValueCount[], parts: number): readonly JsonObject[] {
  const [low, high] = mapping.domain;
  const pieces = low === high ? 1 : parts;
  // Between the shades of a logarithmic scale lie parts that are wider the higher they are.
  const scale = mapping.scale === "log" ? mapping.scale : "linear";
  const valueAt = (share: number) => rangeValue({ domain: mapping.domain, scale }, share);
  const edge = (index: number) => (index === pieces ? high : valueAt(index / pieces));
  const { below, above } = outsideOf(mapping, numbers);
  const rows = Array.from({ length: pieces }, (_, index) => {
    const [from, to] = [edge(index), edge(index + 1)];
    const isLast = index === pieces - 1;
    const count = countOf(numbers, (value) => value >= from && (isLast ? value <= to : value < to));
    return { from: tidy(from), to: tidy(to), output: outputAt(mapping, valueAt((index + 0.5) / pieces)), count };
  });
  return [
    ...(below > 0 ? [{ from: null, to: tidy(low), output: outputAt(mapping, low), count: below }] : []),
    ...rows,
    ...(above > 0 ? [{ from: tidy(high), to: null, output: outputAt(mapping, high), count: above }] : []),
  ];
}

/** How many elements have a value below, and above, the ends of the scale: they look like its ends. */
export function outsideOf({ domain: [low, high] }: Range, numbers: readonly ValueCount[]) {
  return {
    below: countOf(numbers, (value) => value < low),
    above: countOf(numbers, (value) => value > high),
  };
}

function countOf(numbers: readonly ValueCount[], isIn: (value: number) => boolean): number {
  return numbers.reduce((sum, { value, count }) => sum + (typeof value === "number" && isIn(value) ? count : 0), 0);
}

function outputAt(mapping: Range, value: number) {
  const output = rangeOutput(mapping, value) ?? null;
  return typeof output === "number" ? tidy(output) : output;
}

function tidy(value: number): number {
  return Number(value.toPrecision(6));
}
