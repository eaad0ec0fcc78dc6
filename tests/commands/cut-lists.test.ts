import { describe, expect, it } from "vitest";
import { algorithmNames } from "@/analysis/catalog/algorithm-names";
import type { GraphData } from "@/graph/changes/change-types";
import { isJsonObject, type JsonObject, type JsonValue } from "@/lib/json";
import { isLong } from "../support/long";
import { createTestRegistry } from "../support/test-registry";

interface Shape {
  readonly arrows: boolean;
  readonly loops?: boolean;
  /** The row is closed to a ring, without the hub: the only cycle is a long one. */
  readonly ring?: boolean;
}

/** One hub with `size` others, which are a row, have a value of their own each, and two links to the next. */
function wide(size: number, { arrows, loops = false, ring = false }: Shape): GraphData {
  const edges = (of: string, pairs: readonly (readonly [string, string])[]) =>
    pairs.map(([source, target], at) => ({ id: `${of}${at}`, source, target, attributes: { weight: 1, kind: of } }));
  const names = Array.from({ length: size }, (_, at) => (at === size - 1 ? "last" : `n${at}`));
  const row = names.slice(1).map((name, at) => [`n${at}`, name] as const);
  return {
    name: "Wide",
    directed: arrows,
    layers: [],
    sets: [],
    filter: null,
    nodes: [...names, "hub", ...names.map((name) => `alone ${name}`)].map((id, at) => ({
      id,
      attributes: { name: id, rank: at, type: "thing" },
    })),
    edges: [
      ...edges(
        "spoke",
        names.map((name) => ["hub", ring ? `alone ${name}` : name] as const),
      ),
      ...edges("close", ring ? [["last", "n0"]] : []),
      ...edges("next", row),
      ...edges("again", row),
      ...(loops
        ? edges(
            "loop",
            names.map((name) => [name, name] as const),
          )
        : []),
    ],
  };
}

const reads: readonly (readonly [string, JsonObject])[] = [
  ["queryGraph", { query: "summary" }],
  ["queryGraph", { query: "selection" }],
  ["queryGraph", { query: "view" }],
  ["getSchema", {}],
  ["sampleData", { count: 10 }],
  ["describeProperty", { property: "rank" }],
  ["describeProperty", { property: "name" }],
  ["findNodes", { selector: "*" }],
  ["findEdges", { selector: "*" }],
  ["findMentions", { text: "alone" }],
  ["getNode", { id: "hub" }],
  ["getNeighbors", { ids: ["hub"] }],
  ["getNeighbors", { ids: ["n0"], depth: 2 }],
  ["findPath", { source: "n0", target: "last", via: "kind == 'next'" }],
  ["rankNodes", { by: "degree" }],
  ["aggregate", { measure: "count", groupBy: "name" }],
  ["selectElements", { selector: "*" }],
  ["zoomToNodes", { selector: "*" }],
  ["styleByAttribute", { property: "name", channel: "color" }],
  ["foldGroups", { by: "name" }],
  ...algorithmNames.map((algorithm) => ["runAlgorithm", { algorithm, options: optionsOf(algorithm) }] as const),
];

function optionsOf(algorithm: string): JsonObject {
  if (algorithm === "commonNeighbors" || algorithm === "maxFlow") return { source: "hub", target: "n3" };
  if (algorithm === "shortestPath") return { source: "hub", target: "n3" };
  if (algorithm === "distances" || algorithm === "reachable") return { source: "hub" };
  if (algorithm === "modularity") return { attribute: "type" };
  return algorithm === "maxTriangle" ? { nodeWeight: "rank" } : {};
}

/** What any algorithm tells of the graph it ran on: no count of what it found, unless that is a ranking of all nodes. */
const ofScope = ["nodeCount", "edgeCount"];

/** Lists that are as long in the larger graph, though they may have been cut, and have no number beside them that grew. */
function unsaid(small: JsonValue, large: JsonValue, path: string): readonly string[] {
  if (Array.isArray(small) && Array.isArray(large))
    return small.flatMap((item, at) => unsaid(item, large[at] ?? null, `${path}[${at}]`));
  if (!isJsonObject(small) || !isJsonObject(large)) return [];
  const grown = Object.keys(small).filter((key) => typeof small[key] === "number" && small[key] !== large[key]);
  const counts = grown.filter((key) => !ofScope.includes(key));
  return Object.entries(small).flatMap(([key, value]) => {
    const other = large[key] ?? null;
    const isCut = Array.isArray(value) && Array.isArray(other) && value.length >= 8 && value.length === other.length;
    const own = isCut && (key === "top" ? grown : counts).length === 0 ? [`${path}.${key} (${value.length})`] : [];
    return [...own, ...unsaid(value, other, `${path}.${key}`)];
  });
}

const shapes: readonly Shape[] = [{ arrows: true }, { arrows: false, loops: true }, { arrows: true, ring: true }];

/** Of each shape in the long run, in the short one of the shapes in turn. */
const rows = reads.map(([name, input], at) => ({
  name,
  input,
  on: shapes.filter((_, turn) => isLong || turn === at % shapes.length),
}));

describe("a list that a command cuts", () => {
  it.each(rows)("has the number of the whole beside it: $name $input", async ({ name, input, on }) => {
    for (const shape of on) {
      const [small, large] = await Promise.all(
        [1101, 1301].map(async (size) => {
          const { data, success, message } = await createTestRegistry(wide(size, shape)).run(name, input, "assistant");
          return success ? (data ?? null) : message;
        }),
      );
      expect(unsaid(small ?? null, large ?? null, name)).toEqual([]);
    }
  });
});
