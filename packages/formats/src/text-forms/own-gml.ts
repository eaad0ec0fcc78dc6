import type { GraphData, JsonValue } from "../host";
import { createEdgeIds, positionOf } from "../json/loose-elements";
import { bare, failure, type ReadResult } from "../read-result";
import { guessName } from "../table/guess-name";
import { jsonIn } from "../xml/typed-reader";
import { fromGmlKey, OTHER_LABEL, OWN_GML_KEYS } from "./gml-keys";
import { type Entries, type GmlValue, listIn, listsIn, valueIn } from "./gml-parse";

const OWN = new Set<string>([
  ...Object.values(OWN_GML_KEYS),
  "id",
  "label",
  "gid",
  "isGroup",
  "graphics",
  "source",
  "target",
  "key",
]);

/** A file of ours, with ids and values as they were. */
export function readOwnGml(graph: Entries, fileName: string): ReadResult {
  const lists = listsIn(graph, "node");
  const ids = new Map(
    lists.map((entries) => [valueIn(entries, "id"), idIn(entries) ?? String(valueIn(entries, "id"))]),
  );
  const edgeId = createEdgeIds();
  const label = valueIn(graph, OWN_GML_KEYS.label);
  const isLabelled = valueIn(graph, OWN_GML_KEYS.labelled) === 1;
  const name = valueIn(graph, "name");
  const nodes = lists.map((entries) => {
    const { x, y } = placeIn(entries);
    const position = positionOf({ x, y });
    const parent = ids.get(valueIn(entries, "gid"));
    return {
      id: ids.get(valueIn(entries, "id")) ?? "",
      attributes: attributesIn(entries, isLabelled && isLabelIn(entries)),
      ...(position && { position }),
      ...(parent !== undefined && { parent }),
    };
  });
  const edges = listsIn(graph, "edge").map((entries) => {
    const [source, target] = ["source", "target"].map((end) => ids.get(valueIn(entries, end)));
    const directed = valueIn(entries, OWN_GML_KEYS.directed);
    return {
      id: edgeId(idIn(entries)),
      source,
      target,
      attributes: attributesIn(entries),
      ...(directed !== undefined && { directed: directed === 1 }),
    };
  });
  const whole = edges.flatMap(({ source, target, ...edge }) =>
    source === undefined || target === undefined ? [] : [{ ...edge, source, target }],
  );
  if (whole.length < edges.length) return failure({ id: "edgeToNowhere", with: { file: fileName } });
  const data: GraphData = {
    name: typeof name === "string" ? name : guessName(fileName),
    directed: valueIn(graph, "directed") === 1,
    ...(typeof label === "string" && { labelAttribute: label }),
    nodes,
    edges: whole,
    ...bare,
  };
  return { success: true, graph: data, notes: [] };
}

function idIn(entries: Entries): string | undefined {
  const id = valueIn(entries, OWN_GML_KEYS.id);
  return id === undefined ? undefined : String(id);
}

function placeIn(entries: Entries) {
  const graphics = listIn(entries, "graphics") ?? [];
  return { x: valueIn(graphics, "x") ?? null, y: valueIn(graphics, "y") ?? null };
}

/** Its label is an attribute, and not another's words. */
function isLabelIn(entries: Entries): boolean {
  return valueIn(entries, OWN_GML_KEYS.labelled) !== 0 && !entries.some(([key]) => key === OTHER_LABEL);
}

function attributesIn(entries: Entries, withLabel = false): Record<string, JsonValue> {
  const isOwn = (key: string) => OWN.has(key) && !(withLabel && key === "label");
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (isOwn(key) ? [] : [[fromGmlKey(key), jsonOf(value)] as const])),
  );
}

function jsonOf(value: GmlValue): JsonValue {
  if (typeof value !== "object") return value;
  const json = valueIn(value.list, OWN_GML_KEYS.json);
  const held = typeof json === "string" ? jsonIn(json) : null;
  return held === undefined ? (json ?? null) : held;
}
