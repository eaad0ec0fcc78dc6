import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../host";
import { idOf, type LooseGraph } from "./loose-elements";

interface Placed {
  readonly record: JsonObject;
  /** Place of what it is in; null at the top. */
  readonly parent: number | null;
}

/** A tree as d3 and others write it: each record holds its children. An edge leads from each to its children. */
export function nestedRecords(json: JsonValue): LooseGraph | undefined {
  const tops = isJsonList(json) ? json : [json];
  if (!tops.some((top) => isJsonObject(top) && childrenOf(top).length > 0)) return undefined;
  const placed = placedIn(tops);
  if (!placed) return undefined;
  const names = placed.map(({ record }) => nameOf(record) ?? "");
  const areIds = new Set(names).size === names.length;
  const ids = names.map((name, place) => (areIds ? name : `n${place + 1}`));
  const nodes = placed.map(({ record }, place) => {
    const { children: _, ...rest } = record;
    return { ...rest, id: ids[place] ?? "" };
  });
  const links = placed.flatMap(({ parent }, place) =>
    parent === null ? [] : [{ source: ids[parent] ?? "", target: ids[place] ?? "" }],
  );
  return { json: { directed: true, nodes, links }, notes: [{ id: "children" }] };
}

/** All records, each above its children; undefined where one is no record or has no name. */
function placedIn(tops: readonly JsonValue[]): readonly Placed[] | undefined {
  const placed: Placed[] = [];
  const waiting: { readonly value: JsonValue; readonly parent: number | null }[] = tops.map((value) => ({
    value,
    parent: null,
  }));
  for (let next = 0; next < waiting.length; next += 1) {
    const { value = null, parent = null } = waiting[next] ?? {};
    if (!isJsonObject(value) || nameOf(value) === undefined) return undefined;
    placed.push({ record: value, parent });
    for (const child of childrenOf(value)) waiting.push({ value: child, parent: next });
  }
  return placed;
}

function childrenOf(record: JsonObject): readonly JsonValue[] {
  const children = record["children"];
  return isJsonList(children) && children.every(isJsonObject) ? children : [];
}

function nameOf(record: JsonObject): string | undefined {
  return [record["id"], record["name"], record["title"], record["label"]].map(idOf).find((name) => name !== undefined);
}
