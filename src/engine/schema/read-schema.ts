import { idKeys, isSafeName, quoted, usualLabel, usualType } from "../cypher/names";
import { isEngineFault } from "../engine-fault";
import type { CountedName, EngineConnection, EngineSchema, KeyFacts, Row, Statement } from "../engine-types";
import { listIn, numberIn, plainValue, textsIn } from "../plain-value";
import { labelsIn } from "../write/stored-element";
import { factsOf } from "./key-facts";

const usualNames = ["type", "kind", "category", "relation", "class", "group"];

/** What the attribute is called that labels or types are in: a usual name that no property has. */
function freeName(keys: readonly KeyFacts[]): string {
  const isTaken = (wanted: string) => keys.some(({ name }) => name === wanted);
  const free = usualNames.find((name) => !isTaken(name));
  if (free !== undefined) return free;
  let count = 2;
  while (isTaken(`type ${count}`)) count += 1;
  return `type ${count}`;
}

/** Of more than so many names only the most frequent are looked into. */
const mostLooked = 50;
const countedByName = 100;
const sampled = 1000n;
const valuesOfKey = 200n;
/** Up to so many nodes their ids are compared, where the server does not say which are unique. */
const mostCompared = 200_000;

type Ask = (statement: Statement) => Promise<readonly Row[]>;

/** What there is in the database: names with their counts, and properties by a sample of each name's elements. */
export async function readSchema(
  connection: EngineConnection,
  name: string,
  signal: AbortSignal,
): Promise<EngineSchema> {
  const ask: Ask = (statement) => connection.run(statement, signal);
  const nodeCount = numberIn(await ask(plain("MATCH (n) RETURN count(n) AS count")), "count");
  const edgeCount = numberIn(await ask(plain("MATCH ()-[r]->() RETURN count(r) AS count")), "count");
  const labelNames = textsIn(await ask(plain("CALL db.labels() YIELD label RETURN label")), "label");
  const all = await countNames(ask, {
    names: labelNames,
    one: (label) => `MATCH (n:${quoted(label)}) RETURN count(n) AS count`,
    every: "MATCH (n) UNWIND labels(n) AS name RETURN name, count(*) AS count",
  });
  const typeNames = textsIn(
    await ask(plain("CALL db.relationshipTypes() YIELD relationshipType AS type RETURN type")),
    "type",
  );
  const types = await countNames(ask, {
    names: typeNames,
    one: (type) => `MATCH ()-[r:${quoted(type)}]->() RETURN count(r) AS count`,
    every: "MATCH ()-[r]->() RETURN type(r) AS name, count(*) AS count",
  });
  // Where all are of one kind there are two such labels: the one that Parley gives tells less.
  const shared = all.filter(({ count }) => count === nodeCount);
  const common = shared.find((label) => label.name === usualLabel) ?? shared[0];
  const everyLabel = all.length > 1 || common?.name === usualLabel ? common?.name : undefined;
  const everyType = types.length === 1 && types[0]?.name === usualType ? usualType : undefined;
  const bare = nodeCount - all.reduce((sum, { count }) => sum + count, 0);
  const nodes = await readKeys(ask, bare > 0 ? [{ name: "", count: bare }, ...all] : all, (label) =>
    label === "" ? "(n) WHERE size(labels(n)) = 0" : `(n:${quoted(label)})`,
  );
  const edges = await readKeys(ask, types, (type) => `()-[n:${quoted(type)}]->()`);
  const id = common && (await readId(ask, { label: common.name, keys: nodes.keys, nodeCount }));
  return {
    name,
    nodeCount,
    edgeCount,
    labels: all.filter((label) => label.name !== everyLabel),
    types: types.filter((type) => type.name !== everyType),
    known: { labels: labelNames, types: typeNames },
    ...(everyType !== undefined && { everyType }),
    ...(everyLabel !== undefined && { everyLabel }),
    ...(id && { id }),
    indexed: await indexedKeys(ask, { id, everyLabel }),
    labelAttribute: nodes.sameAs((label) => label !== everyLabel) ?? freeName(nodes.keys),
    typeAttribute: edges.sameAs((type) => type !== usualType) ?? freeName(edges.keys),
    nodeKeys: nodes.keys,
    edgeKeys: edges.keys,
  };
}

const plain = (text: string): Statement => ({ text, parameters: {} });

interface Names {
  readonly names: readonly string[];
  readonly one: (name: string) => string;
  /** For very many names: one look at all elements. */
  readonly every: string;
}

async function countNames(ask: Ask, { names, one, every }: Names): Promise<readonly CountedName[]> {
  const counted: CountedName[] = [];
  if (names.length > countedByName) {
    for (const row of await ask(plain(every)))
      counted.push({ name: String(row["name"]), count: numberIn([row], "count") });
  } else
    for (const name of names.filter(isSafeName))
      counted.push({ name, count: numberIn(await ask(plain(one(name))), "count") });
  return counted
    .filter(({ name, count }) => count > 0 && isSafeName(name))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

interface Keys {
  readonly keys: readonly KeyFacts[];
  /** A property that says of each element of these names that it has this one. */
  readonly sameAs: (counts: (name: string) => boolean) => string | undefined;
}

/** The properties of a sample of each name's elements, put together. */
async function readKeys(ask: Ask, names: readonly CountedName[], pattern: (name: string) => string): Promise<Keys> {
  const saying = new Map<string, readonly string[]>();
  const found = new Map<string, { present: number; values: unknown[] }>();
  for (const { name, count } of names.slice(0, mostLooked)) {
    const rows = await ask({
      text: [
        `MATCH ${pattern(name)} WITH n LIMIT $sample UNWIND keys(n) AS key WITH key, n[key] AS value`,
        "RETURN key, count(*) AS count, collect(value)[0..$values] AS values",
      ].join("\n"),
      parameters: { sample: sampled, values: valuesOfKey },
    });
    const looked = Math.min(count, Number(sampled));
    const share = count / looked;
    const says = (row: Row) =>
      numberIn([row], "count") === looked &&
      listIn(plainValue(row["values"])).every((value) => labelsIn(value).includes(name));
    saying.set(
      name,
      rows.filter(says).map((row) => String(row["key"])),
    );
    for (const row of rows) {
      const key = String(row["key"]);
      if (!isSafeName(key)) continue;
      const known = found.get(key) ?? { present: 0, values: [] };
      const own: readonly unknown[] = Array.isArray(row["values"]) ? row["values"] : [];
      found.set(key, {
        // Of an element with several labels the greater number counts.
        present: Math.max(known.present, Math.round(numberIn([row], "count") * share)),
        values: [...known.values, ...own],
      });
    }
  }
  return {
    keys: [...found].map(([name, { present, values }]) => factsOf(name, present, values)),
    sameAs(counts) {
      const [first, ...rest] = [...saying].filter(([name]) => name !== "" && counts(name)).map(([, keys]) => keys);
      return first?.find((key) => isSafeName(key) && rest.every((keys) => keys.includes(key)));
    },
  };
}

/** A text property of the label that is unique and that all have. */
async function readId(
  ask: Ask,
  {
    label,
    keys,
    nodeCount,
  }: { readonly label: string; readonly keys: readonly KeyFacts[]; readonly nodeCount: number },
): Promise<EngineSchema["id"]> {
  const texts = keys.filter(({ kinds }) => kinds.length === 1 && kinds[0] === "string").map(({ name }) => name);
  const unique =
    (await keysOf(ask, "CONSTRAINTS", { label, types: /UNIQUE|NODE_KEY/u })) ??
    (nodeCount <= mostCompared ? idKeys.filter((name) => texts.includes(name)) : []);
  for (const key of unique.filter((name) => texts.includes(name))) {
    const at = `n.${quoted(key)}`;
    const rows = await ask(
      plain(`MATCH (n:${quoted(label)}) RETURN count(${at}) AS present, count(DISTINCT ${at}) AS distinct`),
    );
    if (numberIn(rows, "present") === nodeCount && numberIn(rows, "distinct") === nodeCount) return { label, key };
  }
  return undefined;
}

/** Of the label that all nodes are asked by. */
async function indexedKeys(
  ask: Ask,
  { id, everyLabel }: { readonly id: EngineSchema["id"]; readonly everyLabel: string | undefined },
): Promise<readonly string[]> {
  const label = id?.label ?? everyLabel;
  return label === undefined ? [] : ((await keysOf(ask, "INDEXES", { label, types: /RANGE|BTREE/u })) ?? []);
}

/** Of single properties; undefined where the server does not say. */
async function keysOf(
  ask: Ask,
  what: "CONSTRAINTS" | "INDEXES",
  { label, types }: { readonly label: string; readonly types: RegExp },
): Promise<readonly string[] | undefined> {
  try {
    const fields = "type, labelsOrTypes, properties";
    const rows = await ask(plain(`SHOW ${what} YIELD ${fields} RETURN ${fields}`));
    return rows.flatMap((row) => {
      const [type, labels, properties] = [row["type"], row["labelsOrTypes"], row["properties"]].map(plainValue);
      const fits = types.test(String(type)) && Array.isArray(labels) && labels.includes(label);
      const isOne = Array.isArray(properties) && properties.length === 1;
      return fits && isOne ? [String(properties[0])] : [];
    });
  } catch (error) {
    if (isEngineFault(error) && (error.kind === "bad-query" || error.kind === "refused")) return undefined;
    throw error;
  }
}
