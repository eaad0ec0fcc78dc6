import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { GraphWrite, WriteResult, Written } from "@/graph/document/remote-graph";
import { sameValue } from "@/lib/same-value";
import type { Aliases } from "../aliases";
import { createEdges, createNodes, removeEdges, removeNodes, setOnEdges, setOnNodes } from "../cypher/changes";
import { isProperty } from "../elements";
import { engineFault, isEngineFault } from "../engine-fault";
import type { EngineConnection, EngineSchema, KeyFacts, Run, Statement } from "../engine-types";
import { numberIn } from "../plain-value";
import { type Conflict, conflictsIn, conflictText } from "./conflicts";
import { changedMeanwhile, created } from "./created";
import { type Image, readImages } from "./read-images";
import { type Relabelling, relabel, type Server, writeOn } from "./relabel";
import { serverValue } from "./server-value";
import { allLabels, ownLabels, typeOf } from "./stored-element";

export interface Writer {
  readonly connection: EngineConnection;
  readonly aliases: Aliases;
  /** Properties as the server had them before they were changed or removed here, by id. */
  readonly original: Map<string, Readonly<Record<string, unknown>>>;
  readonly schema: EngineSchema;
  readonly server: Server;
}

/** Writes in one transaction, once everything is there as it was when the change was made. */
export async function writeGraph(write: GraphWrite, writer: Writer, signal: AbortSignal): Promise<WriteResult> {
  const { connection, schema, aliases, original } = writer;
  try {
    const work = async (run: Run) => {
      const images = await readImages(write, schema, run);
      const conflicts = conflictsIn(write, images, schema);
      if (conflicts.length > 0) throw conflictFault(conflicts);
      return { images, ...(await perform(write, { run, schema, images, writer })) };
    };
    const done = await writeOn(connection, writer.server, work, signal);
    for (const [id, { properties }] of [...done.images.nodes, ...done.images.edges])
      original.set(id, { ...original.get(id), ...properties });
    followSources(write, schema);
    return { success: true, ids: aliased(write, done, aliases) };
  } catch (error) {
    if (signal.aborted || !isEngineFault(error)) throw error;
    const there = "there" in error && isConflicts(error.there) ? error.there : undefined;
    const message = error.kind === "unsure" ? error.message : `${error.message} Nothing was written.`;
    return { success: false, kind: error.kind, message, hint: error.hint, ...(there && { there: outdatedBy(there) }) };
  }
}

function followSources({ edges }: GraphWrite, { sources }: EngineSchema): void {
  for (const { before, after } of edges)
    if (before && sources?.delete(before.id) && after) sources.set(before.id, after.source);
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

/** The server's ids of elements, by those here. */
interface Performed {
  readonly made: ReadonlyMap<string, string>;
  /** Of those that were there before, also of edges that the write does not name. */
  readonly moved: ReadonlyMap<string, string>;
}

/** What is taken away goes first: what comes may have its id. */
async function perform(write: GraphWrite, ground: Performing): Promise<Performed> {
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
  await must(removeEdges(edgesGone, schema), edgesGone.length);
  const nodesGone = write.nodes.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  if (nodesGone.length > 0 && numberIn(await run(removeNodes(nodesGone, schema)), "count") !== nodesGone.length)
    throw engineFault("refused", "There are more edges at these nodes in the database by now.", "Do it again.");
  const nodeRows = write.nodes.flatMap((one) => setRow(one, nodeKind(ground), ground));
  await must(setOnNodes(nodeRows, schema), nodeRows.length);
  const moved = await relabel(labelChanges(write.nodes, schema), { run, schema, server: ground.writer.server });
  const edgeRows = write.edges
    .filter((one) => !isReplaced(one))
    .flatMap((one) => setRow(one, edgeKind(ground), ground))
    .map(({ id, set }) => ({ id: moved.get(id) ?? id, set }));
  await must(setOnEdges(edgeRows, schema), edgeRows.length);
  const nodes = await createdNodes(write, ground);
  const comes = write.edges.filter((one) => one.after && (!one.before || isReplaced(one)));
  const edges = await createdEdges(comes, new Map([...moved, ...nodes]), ground);
  return { made: new Map([...nodes, ...edges]), moved };
}

/** What is known of the properties of nodes, or of edges; `besides` is the attribute that is none. */
interface Kind {
  readonly besides: string | undefined;
  readonly keys: readonly KeyFacts[];
  readonly images: ReadonlyMap<string, Image>;
}

const nodeKind = ({ schema, images }: Performing): Kind => {
  const { labelAttribute: name, nodeKeys: keys } = schema;
  return { besides: isProperty(name, keys) ? undefined : name, keys, images: images.nodes };
};
const edgeKind = ({ schema, images }: Performing): Kind => {
  const { typeAttribute: name, edgeKeys: keys } = schema;
  return { besides: isProperty(name, keys) ? undefined : name, keys, images: images.edges };
};

function setRow<T extends GraphNode | GraphEdge>({ before, after }: Written<T>, kind: Kind, ground: Performing) {
  if (!before || !after) return [];
  const set = valuesOf(after, changedNames(before, after), kind, ground);
  return Object.keys(set).length === 0 ? [] : [{ id: after.id, set }];
}

function changedNames<T extends GraphNode | GraphEdge>(before: T, after: T): readonly string[] {
  const names = Object.keys({ ...before.attributes, ...after.attributes });
  return names.filter((name) => !sameValue(before.attributes[name], after.attributes[name]));
}

function valuesOf(
  { id, attributes }: GraphNode | GraphEdge,
  names: readonly string[],
  { besides, keys, images }: Kind,
  { schema, writer }: Performing,
) {
  const [now, before] = [images.get(id)?.properties, writer.original.get(id)];
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

function labelIsFixed(label: string, attribute: string) {
  return engineFault(
    "refused",
    `Nodes are known by the label ${label} in this database: it stays as it is.`,
    `Give ${attribute} a list with ${label} and others.`,
  );
}

function labelChanges(nodes: GraphWrite["nodes"], schema: EngineSchema): readonly Relabelling[] {
  const { labelAttribute, id } = schema;
  const groups = new Map<string, Relabelling & { readonly ids: string[] }>();
  for (const { before, after } of nodes) {
    if (!before || !after) continue;
    const [old, now] = [before, after].map((node) => ownLabels(node, schema));
    const add = (now ?? []).filter((label) => !old?.includes(label));
    const remove = (old ?? []).filter((label) => !now?.includes(label));
    if (add.length + remove.length === 0) continue;
    if (id && remove.includes(id.label)) throw labelIsFixed(id.label, labelAttribute);
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
    const labels = allLabels(ownLabels(node, schema), schema);
    const set = valuesOf(node, Object.keys(node.attributes), nodeKind(ground), ground);
    return {
      kind: JSON.stringify(labels),
      row: { set },
      make: (rows: readonly object[]) => createNodes(labels, rows, schema),
    };
  });
}

/** One that was there before, with other ends or another type, keeps what it has there. */
async function createdEdges(edges: GraphWrite["edges"], nodes: ReadonlyMap<string, string>, ground: Performing) {
  const { schema, images } = ground;
  const end = (id: string) => nodes.get(id) ?? id;
  const comes = edges.flatMap(({ before, after }) => (after ? [{ before, after, id: after.id }] : []));
  return created(comes, ground.run, ({ before, after, id }) => {
    const type = typeOf(after, schema);
    const names = before ? changedNames(before, after) : Object.keys(after.attributes);
    const there = before && images.edges.get(id)?.properties;
    const set = { ...there, ...valuesOf(after, names, edgeKind(ground), ground) };
    const row = { source: end(after.source), target: end(after.target), set };
    return { kind: type, row, make: (rows: readonly object[]) => createEdges(type, rows, schema) };
  });
}

/** Elements that were there before keep their ids here. */
function aliased(write: GraphWrite, { made, moved }: Performed, aliases: Aliases): ReadonlyMap<string, string> {
  const raw = [...made, ...moved].map(([here, id]) => [here, aliases.toThere(id)] as const);
  const written = [...write.nodes, ...write.edges];
  const had = new Set([...written.flatMap(({ before }) => before?.id ?? []), ...moved.keys()]);
  for (const { before, after } of written) if (before && (!after || made.has(before.id))) aliases.remove(before.id);
  for (const id of moved.keys()) aliases.remove(id);
  const keeps = (here: string) => write.keepsIds || had.has(here);
  for (const [here, there] of raw) if (keeps(here)) aliases.add(here, there);
  return new Map(raw.flatMap(([here, there]) => (keeps(here) ? [] : [[here, aliases.toHere(there)] as const])));
}
