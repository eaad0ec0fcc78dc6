import { describe, expect, it } from "vitest";
import { suggestLayout } from "@/analysis/layouts/suggest-layout";
import { createGraphDocument } from "@/graph/document/graph-document";
import { catsGraph } from "../../support/graphs/cats";

function tablesOf(count: number, pairs: readonly (readonly [number, number])[], directed = false) {
  const nodes = Array.from({ length: count }, (_, row) => ({ id: `n${row}`, attributes: {} }));
  const edges = pairs.map(([source, target], index) => ({
    id: `e${index}`,
    source: `n${source}`,
    target: `n${target}`,
    attributes: {},
  }));
  return createGraphDocument({ name: "", directed, nodes, edges, layers: [], sets: [], filter: null }).tables;
}

const star = Array.from({ length: 11 }, (_, index) => [0, index + 1] as const);
const all = Array.from({ length: 8 }, (_, a) => Array.from({ length: a }, (_unused, b) => [a, b] as const)).flat();

function placed(count: number) {
  const nodes = Array.from({ length: 5 }, (_, row) => ({
    id: `n${row}`,
    attributes: row < count ? { lat: row, lon: row } : {},
  }));
  return createGraphDocument({ name: "", directed: false, nodes, edges: [], layers: [], sets: [], filter: null })
    .tables;
}

describe("the layout that suits a graph", () => {
  it.each([
    ["rows without edges", tablesOf(5, []), "grid", "noEdges"],
    [
      "levels where nothing leads back",
      tablesOf(
        4,
        [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
        true,
      ),
      "layered",
      "levels",
    ],
    [
      "levels for a tree",
      tablesOf(4, [
        [0, 1],
        [0, 2],
        [2, 3],
      ]),
      "layered",
      "tree",
    ],
    ["a ring for a thicket", tablesOf(8, all), "circle", "dense"],
    ["rings around a hub", tablesOf(12, [...star, [1, 2], [3, 4]]), "concentric", "hub"],
    [
      "links where edges lead in a circle",
      tablesOf(
        4,
        [
          [0, 1],
          [1, 2],
          [2, 0],
          [2, 3],
        ],
        true,
      ),
      "circle",
      "dense",
    ],
    ["a map where most nodes have coordinates", placed(3), "geographic", "places"],
    ["no map where few have them", placed(1), "grid", "noEdges"],
    ["links for the rest", createGraphDocument(catsGraph()).tables, "force", "links"],
  ] as const)("is %s", (_what, tables, layout, reason) => {
    expect(suggestLayout(tables)).toEqual({ layout, reason });
  });
});
