import { sameValue } from "@/lib/same-value";
import { createEdges, createNodes, removeEdges, removeNodes, setLabels } from "../cypher/changes";
import { edgesAt, nodesOf } from "../cypher/statements";
import { engineFault, isDuplicate } from "../engine-fault";
import type { EngineConnection, EngineSchema, Run } from "../engine-types";
import { numberIn, plainValue } from "../plain-value";
import { mostIds } from "../reader/asked";
import { changedMeanwhile, created } from "./created";
import { imagesIn } from "./read-images";
import { labelsIn } from "./stored-element";

export interface Relabelling {
  readonly ids: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** What a server was found to do. */
export interface Server {
  /** Labels are what a node's record is kept under (ArcadeDB): with others it is another one, and so are its edges. */
  movesNodes: boolean;
}

interface Ground {
  readonly run: Run;
  readonly schema: EngineSchema;
  readonly server: Server;
}

/** Gives nodes other labels. Gives the server's ids of the nodes and edges that it keeps under another id now, by those they had. */
export async function relabel(
  changes: readonly Relabelling[],
  { run, schema, server }: Ground,
): Promise<ReadonlyMap<string, string>> {
  if (server.movesNodes && changes.length > 0) return madeAnew(changes, { run, schema });
  for (const { ids, ...change } of changes) {
    const rows = await run(setLabels(ids, change, schema)).catch((error: unknown) => {
      throw isDuplicate(error) ? movesFault() : error;
    });
    if (numberIn(rows, "count") !== ids.length) throw changedMeanwhile();
    if (numberIn(rows, "kept") !== ids.length) throw movesFault();
  }
  return new Map();
}

/** One transaction; done again from its start where it shows that the server moves nodes. */
export async function writeOn<T>(
  connection: EngineConnection,
  server: Server,
  work: (run: Run) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    return await connection.write(work, signal);
  } catch (error) {
    if (!(error instanceof Error && "movesNodes" in error)) throw error;
  }
  server.movesNodes = true;
  try {
    return await connection.write(work, signal);
  } catch (error) {
    server.movesNodes = false;
    throw error;
  }
}

const movesFault = () =>
  Object.assign(engineFault("refused", "The database gives nodes another id.", "Do it again."), { movesNodes: true });

/** Which edge became which is known only where they are made by hand. */
async function madeAnew(changes: readonly Relabelling[], { run, schema }: Omit<Ground, "server">) {
  const wanted = changes.flatMap((change) => change.ids);
  const nodes = imagesIn(await run(nodesOf(wanted, schema)), 2);
  const comes = changes.flatMap(({ ids: own, add, remove }) =>
    own.flatMap((id) => {
      const { row = [], properties = {} } = nodes.get(id) ?? {};
      const had = labelsIn(plainValue(row[1]));
      const labels = labelsIn([...had.filter((label) => !remove.includes(label)), ...add]);
      return sameValue(had, labels) ? [] : [{ id, labels, properties }];
    }),
  );
  const ids = comes.map(({ id }) => id);
  const edges = imagesIn(await run(edgesAt(ids, mostIds + 1, schema)), 4);
  if (edges.size > mostIds)
    throw engineFault(
      "refused",
      "This database makes the edges of a node anew with its label, and these nodes have more than 20,000.",
      "Take fewer nodes at once.",
    );
  if (edges.size > 0) await run(removeEdges([...edges.keys()], schema));
  if (numberIn(await run(removeNodes(ids, schema)), "count") !== ids.length) throw changedMeanwhile();
  const nodeIds = await created(comes, run, ({ labels, properties }) => {
    const make = (rows: readonly object[]) => createNodes(labels, rows, schema);
    return { kind: JSON.stringify(labels), row: { set: properties }, make };
  });
  const end = (id: unknown) => nodeIds.get(String(id)) ?? String(id);
  const old = [...edges].map(([id, { row, properties }]) => ({ id, row, properties }));
  const edgeIds = await created(old, run, ({ row: [, source, target, name], properties }) => {
    const type = String(name);
    const make = (rows: readonly object[]) => createEdges(type, rows, schema);
    return { kind: type, row: { source: end(source), target: end(target), set: properties }, make };
  });
  return new Map([...nodeIds, ...edgeIds]);
}
