import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from "../host";
import { isLink, type Known, knownBy, type NamedCells, namesIn } from "../links/find-links";
import { linkWord } from "../links/link-words";
import { linksNote, makeLinks } from "../links/make-links";
import type { ReadNote } from "../note-texts";
import { installedPackages } from "./installed-packages";
import { idOf, type LooseGraph } from "./loose-elements";

const ID_KEYS = ["id", "key", "name", "title", "label"] as const;

/** Records that name one another: a list of them, the only list under a name, records under their ids, or such a part of the file. */
export function linkedRecords(json: JsonValue): LooseGraph | undefined {
  const whole = graphOf(recordsIn(json), isJsonList(json));
  if (whole || !isJsonObject(json)) return whole;
  for (const { path, value } of partsIn(json)) {
    const read = graphOf(recordsIn(value), false);
    if (read) return { ...read, notes: [partNote(path, json), ...read.notes] };
  }
  return undefined;
}

interface Part {
  readonly path: readonly string[];
  readonly value: JsonValue;
}

const deepestPart = 3;

/** What stands under names, the outer before the inner. */
function partsIn(json: JsonObject): readonly Part[] {
  let level: readonly Part[] = [{ path: [], value: json }];
  const all: Part[] = [];
  for (let depth = 0; depth < deepestPart; depth += 1) {
    level = level.flatMap(({ path, value }) =>
      isJsonObject(value)
        ? Object.entries(value).map(([name, inner]) => ({ path: [...path, name], value: inner }))
        : [],
    );
    for (const part of level) if (isJsonObject(part.value) || isJsonList(part.value)) all.push(part);
  }
  return all;
}

function partNote(path: readonly string[], json: JsonObject): ReadNote {
  const part = path.join(" › ");
  const others = Object.keys(json).filter((name) => name !== path[0]);
  if (others.length === 0) return { id: "partRead", with: { part } };
  return { id: "partReadAlone", with: { part, others: others.map((name) => `“${name}”`).join(", ") } };
}

function graphOf(records: readonly JsonObject[] | undefined, isPlain: boolean): LooseGraph | undefined {
  if (!records || records.length < 2) return undefined;
  const idKey = idKeyOf(records);
  if (idKey === undefined) return undefined;
  const ids = records.map((record) => idOf(record[idKey]) ?? "");
  const known = knownBy(ids, records.map(nameOf));
  const columns = linkColumns(records, idKey, known).filter((column) => isLink(column, known, ids));
  const isPlainList = isPlain && ID_KEYS.some((key) => key === idKey);
  if (columns.length === 0 && !isPlainList) return undefined;
  const made = makeLinks(columns, ids, known);
  const directed = made.links.some((link) => link.directed);
  // What stands beside the names in a record, such as a version, is kept.
  const plain = columns.filter(({ name }) => !records.some((record) => isJsonObject(record[name])));
  const dropped = new Set([...plain.map(({ name }) => name), ...(isName(idKey) ? [] : [idKey])]);
  const nodes = records.map((record, row) => {
    const rest = Object.fromEntries(Object.entries(record).filter(([key]) => !dropped.has(key)));
    return { ...rest, id: ids[row] ?? "" };
  });
  const notes = linksNote(columns.map(({ name }) => name));
  return {
    json: {
      directed,
      nodes: [...nodes, ...made.strangers.map((id) => ({ id }))],
      links: made.links.map(({ directed: own, ...link }) => (own === directed ? link : { ...link, directed: own })),
    },
    notes: [
      ...(notes.length === 0 ? [{ id: "recordsAlone" } as const] : notes),
      ...(made.strangers.length === 0 ? [] : [{ id: "unrecorded", with: { count: made.strangers.length } } as const]),
    ],
  };
}

/** The id of each record; undefined where they have none, or two have the same. */
export function idKeyOf(records: readonly JsonObject[]): string | undefined {
  const named = ID_KEYS.find((one) => records.every((record) => idOf(record[one]) !== undefined));
  const key = named ?? Object.keys(records[0] ?? {})[0];
  if (key === undefined) return undefined;
  const isNumberAlone = named === undefined && records.some((record) => typeof record[key] !== "string");
  const ids = new Set(records.map((record) => idOf(record[key])));
  return isNumberAlone || ids.has(undefined) || ids.size < records.length ? undefined : key;
}

function recordsIn(json: JsonValue): readonly JsonObject[] | undefined {
  if (isJsonList(json)) return json.every(isJsonObject) ? json.filter(isJsonObject) : undefined;
  if (!isJsonObject(json)) return undefined;
  const entries = Object.entries(json);
  const lists = entries.flatMap(([, value]) => (isJsonList(value) && value.some(isJsonObject) ? [value] : []));
  const [only] = lists;
  if (only && lists.length === 1) return only.every(isJsonObject) ? only.filter(isJsonObject) : undefined;
  const isMap = lists.length === 0 && entries.every(([, value]) => isJsonObject(value));
  if (!isMap) return undefined;
  const installed = installedPackages(json);
  if (installed) return installed;
  return entries.flatMap(([id, value]) =>
    isJsonObject(value) ? [{ ...value, id: id || (idOf(value["name"]) ?? "(root)") }] : [],
  );
}

/** Every key that holds names, or lists of names, and nothing else. */
function linkColumns(records: readonly JsonObject[], idKey: string, known: Known): readonly NamedCells[] {
  const keys = new Set(records.flatMap((record) => Object.keys(record)));
  return [...keys].flatMap((name) => {
    if (name === idKey || isName(name)) return [];
    const cells = records.map((record) => namesOf(Object.hasOwn(record, name) ? record[name] : undefined, name, known));
    return cells.every((cell) => cell !== null) ? [{ name, cells }] : [];
  });
}

/** Null: it holds what is no name. */
function namesOf(value: JsonValue | undefined, column: string, known: Known): readonly string[] | null {
  if (value === undefined || value === null || value === "") return [];
  if (typeof value === "string") return namesIn(value, known);
  if (typeof value === "number") return [String(value)];
  if (isJsonObject(value)) return linkWord(column) === "other" ? null : Object.keys(value);
  if (!isJsonList(value)) return null;
  const ids = value.map((one) => idOf(isJsonObject(one) ? one["id"] : one));
  return ids.every((id) => id !== undefined) ? ids : null;
}

function nameOf(record: JsonObject): string {
  return ["name", "title", "label"].map((key) => idOf(record[key])).find((name) => name !== undefined) ?? "";
}

function isName(key: string): boolean {
  return key === "name" || key === "title" || key === "label";
}
