import type { JsonValue } from "@/lib/json";
import type { GraphData } from "../changes/change-types";
import type { ColorValue, StyleLayer } from "../styles/style-types";

interface SampleLook {
  readonly property: string;
  /** Absent: the most frequent values in the order of the palette. */
  readonly colors?: Readonly<Record<string, ColorValue>>;
}

const stone = "--g-0";
const slotCount = 8;

/** What tells most about each sample. The cats are not blue, so that "make them blue" can be seen. */
const looks: Readonly<Record<string, SampleLook>> = {
  cats: { property: "type", colors: { cat: "--g-2", human: "--g-3" } },
  "les-miserables": { property: "group" },
  flights: { property: "region" },
  flare: { property: "module" },
  "generated-1000": { property: "type" },
  "generated-10000": { property: "type" },
  "generated-100000": { property: "type" },
};

/** The sample as the page opens it and as its thumbnail shows it: its file with one layer of colours. */
export function withSampleLook(graph: GraphData, sample: string): GraphData {
  const look = looks[sample];
  return look === undefined ? graph : { ...graph, layers: [...graph.layers, layerOf(graph, look)] };
}

function layerOf(graph: GraphData, { property, colors }: SampleLook): StyleLayer {
  const entries = colors
    ? Object.entries(colors).map(([value, output]) => ({ value, output }))
    : frequentValues(graph, property).map((value, at) => ({ value, output: `--g-${at + 1}` }));
  return {
    id: "colours",
    name: `Colour by ${property}`,
    target: "nodes",
    where: { op: "all" },
    mapping: { kind: "categories", channel: "color", property, entries, other: stone },
    origin: "user",
  };
}

/** As many as there are colours; numbers, which people look up in their own order, from low to high. */
function frequentValues({ nodes }: GraphData, property: string): readonly JsonValue[] {
  const counts = new Map<JsonValue, number>();
  for (const { attributes } of nodes) {
    const value = attributes[property];
    if (value !== undefined && value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, slotCount);
  return frequent
    .map(([value]) => value)
    .toSorted((a, b) => (typeof a === "number" && typeof b === "number" ? a - b : 0));
}
