import type { EdgeSources, EngineSchema } from "../engine-types";
import { quoted } from "./names";
import type { Writing } from "./operands";

/** Nodes by their ids, each once: through the index, also where the server does not use it for IN. */
export function nodesById(at: string, ids: readonly string[], { schema, parameters }: Writing): string {
  const unique = parameters.add([...new Set(ids)]);
  // One by one: of a list ArcadeDB looks through all nodes.
  if (schema.id === undefined) return `UNWIND ${unique} AS id MATCH (${at}) WHERE elementId(${at}) = id`;
  return `UNWIND ${unique} AS id MATCH (${at}:${quoted(schema.id.label)} {${quoted(schema.id.key)}: id})`;
}

/** A node of a row, by its id. */
export function nodeAt(at: string, field: string, { id }: Pick<EngineSchema, "id">): string {
  if (id === undefined) return `MATCH (${at}) WHERE elementId(${at}) = row.${field}`;
  return `MATCH (${at}:${quoted(id.label)} {${quoted(id.key)}: row.${field}})`;
}

/** An id of ArcadeDB, which finds edges by theirs only by looking through all. */
export const isRecordId = (id: string): boolean => /^#\d+:\d+(?:~\d+)?$/u.test(id);

/** Edges by their ids: where the server does not find them by these, from the nodes they go from, else all once. */
export function edgesById(ids: readonly string[], { schema, parameters }: Writing): string {
  const groups = bySource(ids, schema);
  if (groups !== undefined) {
    const rows = parameters.add([...groups].map(([source, own]) => ({ source, ids: own })));
    return `UNWIND ${rows} AS row ${nodeAt("a", "source", schema)} MATCH (a)-[r]->(b) WHERE elementId(r) IN row.ids`;
  }
  // Of a list each edge would be compared with each id.
  const wanted = ids.some(isRecordId) ? Object.fromEntries(ids.map((id) => [id, true])) : undefined;
  return `MATCH (a)-[r]->(b) WHERE ${wanted ? `${parameters.add(wanted)}[elementId(r)]` : `elementId(r) IN ${parameters.add(ids)}`}`;
}

/** Undefined where it is not known of each. */
export function bySource(
  ids: readonly string[],
  { sources }: Pick<EngineSchema, "sources">,
): ReadonlyMap<string, readonly string[]> | undefined {
  if (sources === undefined) return undefined;
  const groups = new Map<string, string[]>();
  for (const id of new Set(ids)) {
    const source = sources.get(id);
    if (source === undefined) return undefined;
    const own = groups.get(source) ?? [];
    own.push(id);
    groups.set(source, own);
  }
  return groups;
}

/** So many are remembered: more than are ever shown. */
const mostSources = 100_000;

/** Forgets what was not asked for the longest. */
export function createSources(most = mostSources): EdgeSources {
  const all = new Map<string, string>();
  const set = (id: string, source: string): void => {
    all.delete(id);
    all.set(id, source);
    const [oldest] = all.size > most ? all.keys() : [];
    if (oldest !== undefined) all.delete(oldest);
  };
  return {
    get(id) {
      const source = all.get(id);
      if (source !== undefined) set(id, source);
      return source;
    },
    set,
    delete: (id) => all.delete(id),
  };
}
