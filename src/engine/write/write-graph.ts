import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { GraphWrite, WriteResult, Written } from "@/graph/document/remote-graph";
import { sameValue } from "@/lib/same-value";
import type { Aliases } from "../aliases";
import {
  createEdges,
  createNodes,
  removeEdges,
  removeNodes,
  setLabels,
  setOnEdges,
  setOnNodes,
} from "../cypher/changes";
import { engineFault, isEngineFault } from "../engine-fault";
import type { EngineConnection, EngineSchema, KeyFacts, Row, Run, Statement } from "../engine-types";
import { numberIn } from "../plain-value";
import { type Conflict, conflictsIn, conflictText } from "./conflicts";
import { allLabels, labelsIn, typeOf } from "./kept-element";
import { type Image, readImages } from "./read-images";
import { serverValue } from "./server-value";

export interface Writer {
  readonly connection: EngineConnection;
  readonly aliases: Aliases;
  /** Properties as the server had them before they were changed or removed here, by id. */
  readonly kept: Map<string, Readonly<Record<string, unknown>>>;
  readonly schema: EngineSchema;
}

/** Writes in one transaction, once everything is there as it was when the change was made. */
export async function writeGraph(write: GraphWrite, writer: Writer, signal: AbortSignal): Promise<WriteResult> {
  const { connection, schema, aliases, kept } = writer;
  try {
    const done = await connection.write(async (run) => {
      const images = await readImages(write, schema, run);
      const conflicts = conflictsIn(write, images, schema);
      if (conflicts.length > 0) throw conflictFault(conflicts);
      return { images, ids: await perform(write, { run, schema, images, writer }) };
    }, signal);
    for (const [id, { properties }] of [...done.images.nodes, ...done.images.edges])
      kept.set(id, { ...kept.get(id), ...properties });
    return { success: true, ids: aliased(write, done.ids, aliases) };
  } catch (error) {
    if (signal.aborted || !isEngineFault(error)) throw error;
    const there = "there" in error && isConflicts(error.there) ? error.there : undefined;
    const message = error.kind === "unsure" ? error.message : `${error.message} Nothing was written.`;
    return { success: false, kind: error.kind, message, hint: error.hint, ...(there && { there: outdatedBy(there) }) };
  }
}

function conflictFault(conflicts: readonly Conflict[]) {
  const fault = engineFault("refused", conflictText(conflicts), "Do it again to go on from what is there now.");
  return Object.assign(fault, { there: conflicts });
}

function isConflicts(there: unknown): there is readonly Conflict[] {
  return Array.isArray(there);
}

function outdatedBy(conflicts: readonly Conflict[]) {
  return {
    nodes: conflicts.flatMap(({ node }) => node ?? []),
    edges: conflicts.flatMap(({ edge }) => edge ?? []),
    gone: conflicts.flatMap(({ id, isGone }) => (isGone ? [id] : [])),
  };
}

interface Performing {
  readonly run: Run;
  readonly schema: EngineSchema;
  readonly images: Awaited<ReturnType<typeof readImages>>;
  readonly writer: Writer;
}

/** What is taken away goes first: what comes may have its id. Gives the server's ids of new elements, by those here. */
async function perform(write: GraphWrite, ground: Performing): Promise<ReadonlyMap<string, string>> {
  const { run, schema } = ground;
  const must = async (statement: Statement, count: number): Promise<void> => {
    if (count > 0 && numberIn(await run(statement), "count") !== count) throw changedMeanwhile();
  };
  const isReplaced = ({ before, after }: Written<GraphEdge>) =>
    before !== undefined &&
    after !== undefined &&
    (before.source !== after.source ||
      before.target !== after.target ||
      typeOf(before, schema) !== typeOf(after, schema));
  const edgesGone = write.edges
    .filter((one) => !one.after || isReplaced(one))
    .flatMap(({ before }) => before?.id ?? []);
  await must(removeEdges(edgesGone), edgesGone.length);
  const nodesGone = write.nodes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  if (nodesGone.length > 0 && numberIn(await run(removeNodes(nodesGone, schema)), "count") !== nodesGone.length)
    throw engineFault("refused", "There are more edges at these nodes in the database by now.", "Do it again.");
  const nodeRows = write.nodes.flatMap((one) => setRow(one, nodeKind(ground), ground));
  await must(setOnNodes(nodeRows, schema), nodeRows.length);
  for (const { ids, ...change } of labelChanges(write.nodes, schema))
    await must(setLabels(ids, change, schema), ids.length);
  const edgeRows = write.edges
    .filter((one) => !isReplaced(one))
    .flatMap((one) => setRow(one, edgeKind(ground), ground));
  await must(setOnEdges(edgeRows), edgeRows.length);
  const nodes = await createdNodes(write, ground);
  const comes = write.edges.flatMap((one) => (one.after && (!one.before || isReplaced(one)) ? [one.after] : []));
  return new Map([...nodes, ...(await createdEdges(comes, nodes, ground))]);
}

function changedMeanwhile() {
  return engineFault("refused", "Somebody else changed this at the same moment.", "Do it again.");
}

/** What is known of the properties of nodes, or of edges; `besides` is the attribute that is none. */
interface Kind {
  readonly besides: string;
  readonly keys: readonly KeyFacts[];
  readonly images: ReadonlyMap<string, Image>;
}

const nodeKind = ({ schema, images }: Performing): Kind => {
  return { besides: schema.labelAttribute, keys: schema.nodeKeys, images: images.nodes };
};
const edgeKind = ({ schema, images }: Performing): Kind => {
  return { besides: schema.typeAttribute, keys: schema.edgeKeys, images: images.edges };
};

function setRow<T extends GraphNode | GraphEdge>({ before, after }: Written<T>, kind: Kind, ground: Performing) {
  if (!before || !after) return [];
  const names = [...new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])];
  const changed = names.filter((name) => !sameValue(before.attributes[name], after.attributes[name]));
  const set = valuesOf(after, changed, kind, ground);
  return Object.keys(set).length === 0 ? [] : [{ id: after.id, set }];
}

function valuesOf(
  { id, attributes }: GraphNode | GraphEdge,
  names: readonly string[],
  { besides, keys, images }: Kind,
  { schema, writer }: Performing,
) {
  const [now, before] = [images.get(id)?.properties, writer.kept.get(id)];
  const own = names.filter((name) => name !== besides);
  return Object.fromEntries(
    own.map((name) => {
      if (name === schema.id?.key && keys === schema.nodeKeys && attributes[name] !== id) throw idIsFixed(name);
      const known = [now?.[name], before?.[name]];
      const kinds = keys.find((key) => key.name === name)?.kinds ?? [];
      const isTemporal = kinds.length > 0 && kinds.every((kind) => kind === "temporal");
      return [name, serverValue(name, attributes[name], { known, isTemporal, dateOf: writer.connection.dateOf })];
    }),
  );
}

function idIsFixed(name: string) {
  return engineFault(
    "refused",
    `Nodes are known by ${name} in this database: it stays as it is.`,
    "Change another attribute.",
  );
}

function labelChanges(nodes: GraphWrite["nodes"], { labelAttribute }: EngineSchema) {
  const groups = new Map<string, { ids: string[]; add: readonly string[]; remove: readonly string[] }>();
  for (const { before, after } of nodes) {
    if (!before || !after) continue;
    const [old, now] = [before, after].map(({ attributes }) => labelsIn(attributes[labelAttribute]));
    const add = (now ?? []).filter((label) => !old?.includes(label));
    const remove = (old ?? []).filter((label) => !now?.includes(label));
    if (add.length + remove.length === 0) continue;
    const group = groups.get(JSON.stringify([add, remove])) ?? { ids: [], add, remove };
    group.ids.push(after.id);
    groups.set(JSON.stringify([add, remove]), group);
  }
  return [...groups.values()];
}

async function createdNodes({ nodes }: GraphWrite, ground: Performing): Promise<ReadonlyMap<string, string>> {
  const { schema } = ground;
  const comes = nodes.flatMap(({ before, after }) => (after && !before ? [after] : []));
  return created(comes, ground.run, (node) => {
    const labels = allLabels(labelsIn(node.attributes[schema.labelAttribute]), schema);
    const set = valuesOf(node, Object.keys(node.attributes), nodeKind(ground), ground);
    return {
      kind: JSON.stringify(labels),
      row: { set },
      make: (rows: readonly object[]) => createNodes(labels, rows, schema),
    };
  });
}

async function createdEdges(edges: readonly GraphEdge[], nodes: ReadonlyMap<string, string>, ground: Performing) {
  const { schema } = ground;
  const end = (id: string) => nodes.get(id) ?? id;
  return created(edges, ground.run, (edge) => {
    const type = typeOf(edge, schema);
    const set = valuesOf(edge, Object.keys(edge.attributes), edgeKind(ground), ground);
    const row = { source: end(edge.source), target: end(edge.target), set };
    return { kind: type, row, make: (rows: readonly object[]) => createEdges(type, rows, schema) };
  });
}

interface Making {
  readonly kind: string;
  readonly row: object;
  readonly make: (rows: readonly object[]) => Statement;
}

/** One statement for each kind. */
async function created<T extends { readonly id: string }>(
  elements: readonly T[],
  run: Run,
  of: (element: T) => Making,
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Map<string, { make: Making["make"]; rows: object[] }>();
  for (const [at, element] of elements.entries()) {
    const { kind, row, make } = of(element);
    const group = kinds.get(kind) ?? { make, rows: [] };
    group.rows.push({ at: BigInt(at), ...row });
    kinds.set(kind, group);
  }
  const ids = new Map<string, string>();
  for (const { make, rows } of kinds.values()) {
    const made: readonly Row[] = await run(make(rows));
    if (made.length !== rows.length) throw changedMeanwhile();
    for (const row of made) ids.set(elements[numberIn([row], "at")]?.id ?? "", String(row["id"]));
  }
  return ids;
}

/** Elements that were there before keep their ids here. */
function aliased(write: GraphWrite, ids: ReadonlyMap<string, string>, aliases: Aliases): ReadonlyMap<string, string> {
  const raw = [...ids].map(([here, id]) => [here, aliases.toThere(id)] as const);
  const had = new Set([...write.nodes, ...write.edges].flatMap(({ before }) => before?.id ?? []));
  for (const { before, after } of [...write.nodes, ...write.edges])
    if (before && (!after || ids.has(before.id))) aliases.remove(before.id);
  const keeps = (here: string) => write.keepsIds || had.has(here);
  for (const [here, there] of raw) if (keeps(here)) aliases.add(here, there);
  return new Map(raw.flatMap(([here, there]) => (keeps(here) ? [] : [[here, aliases.toHere(there)] as const])));
}
