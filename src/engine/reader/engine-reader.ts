import type { ElementRecord, FindQuery, FoundElements, GraphReader } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { GraphProfile } from "@/graph/profile/profile-types";
import type { JsonValue } from "@/lib/json";
import { sampleOf } from "../cypher/figures";
import { countOf, edgesOf, idsOf, nodesOf } from "../cypher/statements";
import { edgeRecord, nodeRecord, toNode } from "../elements";
import type { CountedName, EngineConnection, EngineSchema, KeyFacts } from "../engine-types";
import { listedRows, listIn, numberIn, plainValue } from "../plain-value";
import { type Asked, mostIds } from "./asked";
import { aggregateIn, describeIn } from "./read-figures";
import { rankComputed, rankIn } from "./read-rankings";
import { type Computes, type Computing, computeIn } from "./read-scores";
import { aroundIn, neighborsIn, pathIn } from "./read-ways";

/** Reads a whole database for commands; each question is one statement or a few, each with a limit and a deadline. */
export function createEngineReader(
  connection: EngineConnection,
  now: () => { readonly schema: EngineSchema; readonly profile: GraphProfile },
  { family, names }: Computes,
): GraphReader {
  const askedWith = (signal: AbortSignal): Asked => ({
    schema: now().schema,
    run: (statement) => connection.run(statement, signal),
  });
  const computingWith = (signal: AbortSignal): Computing => {
    return { connection, family, names, signal, schema: now().schema };
  };
  return {
    isElsewhere: true,
    algorithms: { names, compute: (query, signal) => computeIn(query, computingWith(signal)) },
    profile: async () => now().profile,
    fields: async () => fieldsOf(now().schema),
    find: (query, signal) => findIn(query, askedWith(signal)),
    records: (target, ids, signal) => recordsIn(target, ids, askedWith(signal)),
    neighbors: (query, signal) => neighborsIn(query, askedWith(signal)),
    around: (id, limit, signal) => aroundIn(id, limit, askedWith(signal)),
    path: (query, signal) => pathIn(query, computingWith(signal)),
    rank: (query, signal) =>
      query.isComputed ? rankComputed(query, computingWith(signal)) : rankIn(query, askedWith(signal)),
    aggregate: (query, signal) => aggregateIn(query, askedWith(signal)),
    sample: (query, signal) => sampleIn(query, askedWith(signal)),
    describe: (query, signal) => describeIn(query, askedWith(signal)),
  };
}

function fieldsOf({ labels, labelAttribute, nodeKeys, types, typeAttribute, edgeKeys }: EngineSchema) {
  const names = (own: readonly CountedName[], attribute: string, keys: readonly KeyFacts[]) => [
    ...new Set([...(own.length > 0 ? [attribute] : []), ...keys.map(({ name }) => name)]),
  ];
  return { nodes: names(labels, labelAttribute, nodeKeys), edges: names(types, typeAttribute, edgeKeys) };
}

async function findIn({ records, offset = 0, ...query }: FindQuery, asked: Asked): Promise<FoundElements> {
  const { target, selector } = query;
  const { schema, run } = asked;
  const found = listedRows(await run(idsOf(query, mostIds + 1, schema))).map((row) => foundId(row, schema));
  const total = found.length > mostIds ? numberIn(await run(countOf(selector, target, schema)), "total") : found.length;
  const ids = found.slice(0, mostIds);
  return { target, ids, total, records: await recordsIn(target, ids.slice(offset, offset + records), asked) };
}

function foundId(row: JsonValue, { sources }: EngineSchema): string {
  const [id = "", source] = Array.isArray(row) ? row.map(String) : [String(row)];
  if (source !== undefined) sources?.set(id, source);
  return id;
}

/** In the order of the ids; what is not there is left out. */
async function recordsIn(
  target: ElementTarget,
  ids: readonly string[],
  { schema, run }: Asked,
): Promise<readonly ElementRecord[]> {
  if (ids.length === 0) return [];
  const rows = listedRows(await run(target === "nodes" ? nodesOf(ids, schema) : edgesOf(ids, schema)));
  const records = rows.map((row) => (target === "nodes" ? nodeRecord(toNode(row, schema)) : edgeRecord(row, schema)));
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type SampleQuery = Parameters<GraphReader["sample"]>[0];

async function sampleIn({ target, selector, count, stratifyBy }: SampleQuery, asked: Asked) {
  const { schema, run } = asked;
  const total = numberIn(await run(countOf(selector, target, schema)), "total");
  const rows = await run(sampleOf({ target, selector }, { count, by: stratifyBy }, schema));
  const groups = rows.map(({ ids }) => listIn(plainValue(ids)).map(String));
  // One of each value, then a second of each, until there are enough.
  const inTurn = Array.from({ length: count }, (_, place) => groups.flatMap((own) => own[place] ?? [])).flat();
  const picked = [...new Set(inTurn)].slice(0, count);
  return { records: await recordsIn(target, picked, asked), total };
}
