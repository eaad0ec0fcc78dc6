import type { GraphData } from "@/graph/changes/change-types";
import type { GraphEdge, GraphNode } from "@/graph/document/graph-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { figures, listed } from "@/lib/english";
import { createAliases, withAliases } from "./aliases";
import { readBoltAddress } from "./bolt/address";
import { openBolt } from "./bolt/open-bolt";
import { createSources, isRecordId } from "./cypher/by-id";
import { nodeRecord } from "./elements";
import { type EngineFault, engineFault } from "./engine-fault";
import type { ConnectStep, EngineConnection, WriteGuard } from "./engine-types";
import { type ImportDone, importGraph } from "./import-graph";
import { describeImport, type ImportPlan, type ImportSource, planImport } from "./import-plan";
import { probeAlgorithms } from "./probe-algorithms";
import type { Asked } from "./reader/asked";
import { createEngineReader } from "./reader/engine-reader";
import { countKeys } from "./schema/count-keys";
import { readSchema } from "./schema/read-schema";
import { schemaProfile } from "./schema/schema-profile";
import { aroundPart, firstPart, morePart, nextPart, partOf } from "./working-set";
import { schemaAfter } from "./write/schema-after";
import { asStored } from "./write/stored-element";
import { writeGraph } from "./write/write-graph";

export interface EnginePlace {
  readonly address: string;
  readonly database?: string;
  readonly login?: { readonly user: string; readonly password: string };
  /** How long one question may take; default 10. */
  readonly seconds?: number;
  /** The nodes that are shown at first; default: some of each label. */
  readonly ids?: readonly string[];
}

interface Connecting {
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Told what came of each question: null where it was answered. */
  readonly onFault?: (fault: EngineFault | null) => void;
  /** Told what begins once the server answered, and before that that it is slow. */
  readonly onStep?: (step: ConnectStep) => void;
  /** See `BoltPlace`. */
  readonly onWait?: (milliseconds: number | null) => void;
}

export interface ConnectedGraph {
  readonly remote: RemoteGraph;
  readonly server: { readonly agent: string; readonly guard: WriteGuard; readonly computes: boolean };
  /** What is shown of it at first. */
  readonly graph: GraphData;
  /** What this server is and can do, in sentences. */
  readonly notes: readonly string[];
}

const usualSeconds = 10;
const mostSeconds = 60;
/** So many nodes are shown when it opens, and are added for one answer. */
const shownAtOnce = 3000;
const shownAtMost = 20_000;
const guardNotes: Readonly<Record<WriteGuard, string>> = {
  session: "Questions are put in sessions that the server lets only read; Parley asks before each write.",
  rights:
    "The server refused a write on trial: this user may only read, or may not add labels. Ask whoever runs it for more rights.",
  none: "This server does not refuse writes by itself; Parley asks before each.",
};
/** A server that lets nobody in for so long is said to be slow, ms. */
const slowTime = 4000;
/** How long properties are counted at the start, ms. */
const countingTime = 4000;

/** Opens a database: probes it, reads its schema once, fetches what is shown first. Rejects with an `EngineFault`. */
export async function connectGraph(place: EnginePlace, watch: Connecting): Promise<ConnectedGraph> {
  const { connection, name } = await openAt(place, usualSeconds, watch);
  try {
    return await readAll(connection, { name, ids: place.ids }, watch);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Puts a graph into a database, once `allows` says yes to it. Gives what was done, or null. Rejects with an `EngineFault`. */
export async function importInto(
  place: EnginePlace,
  source: ImportSource,
  { allows, progress, ...watch }: Importing,
): Promise<ImportDone | null> {
  const { signal } = watch;
  const { connection, name } = await openAt(place, mostSeconds, watch);
  try {
    const plan = planImport(source, await readSchema(connection, name, signal));
    return (await allows(describeImport(source, plan), plan))
      ? await importGraph(source, plan, { connection, signal, progress })
      : null;
  } finally {
    await connection.close();
  }
}

async function openAt(
  { address, database, login, ...place }: EnginePlace,
  usual: number,
  { signal, onFault, onStep, onWait }: Omit<Connecting, "now">,
) {
  const read = readBoltAddress(address);
  if (!read.success) throw engineFault("refused", read.message, "For example bolt://localhost:7687.");
  const { url, host } = read;
  let isOpen = false;
  const watch = {
    onFault,
    onWait: (milliseconds: number | null): void => {
      if (!isOpen && milliseconds !== null && milliseconds >= slowTime) onStep?.("slow");
      onWait?.(milliseconds);
    },
  };
  const { seconds = usual } = place;
  const connection = await openBolt({ url, host, database, login, seconds, ...watch }, signal);
  isOpen = true;
  return { connection, name: database ?? host };
}

interface Importing extends Omit<Connecting, "now" | "onFault"> {
  readonly allows: (what: string, plan: ImportPlan) => boolean | Promise<boolean>;
  readonly progress: (ratio: number) => void;
}

async function readAll(
  opened: EngineConnection,
  { name, ids }: { readonly name: string; readonly ids: readonly string[] | undefined },
  { signal, now, onStep }: Connecting,
): Promise<ConnectedGraph> {
  const aliases = createAliases();
  const connection = withAliases(opened, aliases);
  const guard = await connection.guard(signal);
  const computes = await probeAlgorithms(connection, signal);
  onStep?.("schema");
  const sampled = { ...(await readSchema(connection, name, signal)), sources: createSources() };
  onStep?.("counts");
  const until = now() + countingTime;
  let schema = await countKeys({ connection, schema: sampled, signal, hasTime: () => now() < until });
  const askedWith = (stop: AbortSignal): Asked => ({ schema, run: (statement) => connection.run(statement, stop) });
  onStep?.("part");
  const graph = await (ids ? partOf(ids, askedWith(signal)) : firstPart(shownAtOnce, askedWith(signal)));
  const [edge] = graph.edges;
  if (edge && !isRecordId(edge.id)) schema = { ...schema, sources: undefined };
  const examples = graph.nodes.slice(0, 3).map((node) => ({ id: node.id, label: nodeRecord(node).label }));
  let profile = schemaProfile(schema, examples);
  const original = new Map<string, Readonly<Record<string, unknown>>>();
  const relabels = { movesNodes: false };
  const remote: RemoteGraph = {
    reader: createEngineReader(connection, () => ({ schema, profile }), computes),
    get profile() {
      return profile;
    },
    indexed: new Set(schema.indexed),
    shownAtOnce,
    shownAtMost,
    fetch: (wanted, shown, stop) => morePart(wanted, shown, askedWith(stop)),
    next: (limit, shown, stop) => nextPart(limit, shown, askedWith(stop)),
    check: async (stop) => void (await connection.run({ text: "RETURN 1 AS one", parameters: {} }, stop)),
    around: (wanted, stop) => aroundPart(wanted, askedWith(stop)),
    asStored: <T extends GraphNode | GraphEdge>(element: T) => asStored(element, schema),
    async write(changes, stop) {
      const done = await writeGraph(changes, { connection, aliases, original, schema, server: relabels }, stop);
      if (!done.success) return done;
      schema = schemaAfter(schema, changes);
      profile = schemaProfile(schema, examples);
      return done;
    },
    close: connection.close,
  };
  const agent = serverName(opened.agent);
  const size = `${figures(schema.nodeCount)} nodes and ${figures(schema.edgeCount)} edges`;
  const notes = [
    `Connected to ${agent === "" ? "the database" : agent}: ${size}; ${figures(graph.nodes.length)} nodes are shown.`,
    guardNotes[guard],
    computes.names.size > 0
      ? `It computes ${listed([...computes.names])} over all of it; other algorithms run on what is shown.`
      : "It has no algorithms that Parley knows: they run on what is shown.",
  ];
  const server = { agent, guard, computes: computes.names.size > 0 };
  return { remote, server, graph, notes };
}

/** "ArcadeDB 26.10.2" of "Neo4j/5.26.0 compatible (ArcadeDB 26.10.2)", "Neo4j 5.26.30" of "Neo4j/5.26.30". */
export function serverName(agent: string): string {
  const [, own = agent] = /(?:\(| - )([^()]+)\)?$/u.exec(agent) ?? [];
  return own.replace("/", " ");
}
