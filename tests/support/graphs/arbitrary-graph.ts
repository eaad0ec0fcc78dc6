import fc from "fast-check";
import type { GraphData } from "@/graph/changes/change-types";
import type { Attributes, GraphEdge, GraphNode } from "@/graph/document/graph-types";
import { filterOf } from "@/graph/filter/filter-steps";
import { type ElementStyle, nodeShapes, type StyleLayer } from "@/graph/styles/style-types";
import type { JsonValue } from "@/lib/json";

/** Texts that some form has a meaning for, or cannot hold. */
const oddTexts = [
  ...[
    "id",
    "ID",
    "source",
    "target",
    "from",
    "to",
    "label",
    "name",
    "type",
    "Type",
    "weight",
    "x",
    "y",
    "key",
    "parent",
  ],
  ...[
    "attributes",
    "directed",
    "index",
    "vx",
    "__proto__",
    "constructor",
    "toString",
    "r",
    "g",
    "b",
    "size",
    "position x",
  ],
  ...[
    "a.b",
    "a b",
    " a",
    "a ",
    "größe",
    "猫",
    "🐈",
    "<a&b>",
    'q"uote',
    '"quoted"',
    "'",
    "a,b",
    "a;b",
    "=1+1",
    "-x",
    "_x0041_",
  ],
  ...[
    "_x0041",
    "\u0001",
    "\u0000",
    "\t",
    "two\nlines",
    "\r\n",
    "\ud800",
    "a\udc00b",
    "\ufffe",
    "\u0085",
    "# a",
    "n0",
    "e1",
  ],
  ...[
    "true",
    "False",
    "42",
    "007",
    "-0",
    "1e5",
    "9007199254740993",
    "null",
    "[1]",
    "{}",
    "[a, b]",
    "Infinity",
    "]]>",
    "&amp;",
  ],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: "binary", maxLength: 6 }),
);
const name = fc.oneof(text, fc.constantFrom("age", "kind", "tags"));
export const anyId = text.filter((one) => one !== "");

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(1e308, 5e-324, 2 ** 53, 2 ** 60, 0.1, 1e21),
);
const json: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    number,
    fc.boolean(),
    fc.oneof(text, fc.constant("")),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const attributes: fc.Arbitrary<Attributes> = fc.dictionary(name, json, { maxKeys: 4, noNullPrototype: true });
const place = fc.integer({ min: -10_000, max: 10_000 }).map((one) => one / 8);
const hex = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, "0")}`);
const style: fc.Arbitrary<ElementStyle> = fc.record(
  {
    color: fc.oneof(hex, fc.constantFrom("--g-1", "--seq-3")),
    size: fc.integer({ min: 1, max: 300 }),
    width: fc.integer({ min: 1, max: 20 }),
    shape: fc.constantFrom(...nodeShapes),
    lineStyle: fc.constantFrom("solid", "dashed", "dotted"),
    opacity: fc.constantFrom(0, 0.25, 0.5, 1),
    label: fc.constantFrom("{name}", "x"),
    borderColor: hex,
    borderWidth: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: [] },
);

interface Pick {
  readonly share: number;
  readonly style: ElementStyle;
  readonly target: "nodes" | "edges";
  readonly isOff: boolean;
}

/** Any graph that can be open: any ids, names and values, loops, parallel edges, groups, looks, sets, a filter. */
export const arbitraryGraph: fc.Arbitrary<GraphData> = fc
  .record({
    ids: fc.uniqueArray(anyId, { minLength: 1, maxLength: 6 }),
    edgeIds: fc.uniqueArray(anyId, { minLength: 6, maxLength: 6 }),
    directed: fc.boolean(),
    title: text.filter((one) => one !== ""),
    values: fc.array(attributes, { minLength: 12, maxLength: 12 }),
    pairs: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.option(fc.boolean(), { nil: undefined })), { maxLength: 6 }),
    places: fc.array(fc.option(fc.record({ x: place, y: place }), { nil: undefined }), { minLength: 6, maxLength: 6 }),
    parents: fc.array(fc.option(fc.nat(), { nil: undefined, freq: 1 }), { minLength: 6, maxLength: 6 }),
    named: fc.option(fc.nat(), { nil: undefined }),
    looks: fc.array(
      fc.record({ share: fc.nat(), style, target: fc.constantFrom("nodes", "edges"), isOff: fc.boolean() }),
      { maxLength: 3 },
    ),
    hasSet: fc.boolean(),
    hasFilter: fc.boolean(),
  })
  .map((given): GraphData => {
    const { ids, edgeIds, directed, title, values, pairs, places, parents, named, looks } = given;
    const nodes = ids.map((id, at): GraphNode => {
      const parent = at === 0 ? undefined : parents[at];
      const position = places[at];
      return {
        id,
        attributes: values[at] ?? {},
        ...(position && { position }),
        // Only ones before it, so that none is in itself.
        ...(parent !== undefined && { parent: ids[parent % at] ?? "" }),
      };
    });
    const edges = pairs.map(
      ([from, to, own], at): GraphEdge => ({
        id: edgeIds[at] ?? `edge ${at}`,
        source: ids[from % ids.length] ?? "",
        target: ids[to % ids.length] ?? "",
        attributes: values[at + 6] ?? {},
        ...(own !== undefined && { directed: own }),
      }),
    );
    const names = nodes.flatMap((node) => Object.keys(node.attributes));
    const labelAttribute = named === undefined || names.length === 0 ? undefined : names[named % names.length];
    const all = { nodes: ids, edges: edges.map(({ id }) => id) };
    return {
      name: title,
      directed,
      ...(labelAttribute !== undefined && { labelAttribute }),
      nodes,
      edges,
      layers: looks.map((look, at) => layerOf(look, at, all[look.target])),
      sets: given.hasSet ? [{ name: "some", nodes: ids.slice(0, 1), edges: [] }] : [],
      filter: given.hasFilter ? filterOf([{ target: "nodes", where: { op: "all" }, text: "*", enabled: true }]) : null,
    };
  });

function layerOf({ share, style: given, target, isOff }: Pick, at: number, ids: readonly string[]): StyleLayer {
  const some = ids.filter((_, place_) => (share >> place_) % 2 === 0);
  return {
    id: `layer-${at}`,
    name: `Layer ${at}`,
    target,
    where: { op: "all" },
    looks: [{ style: given, ids: some }],
    origin: "user",
    ...(isOff && { enabled: false }),
  };
}
