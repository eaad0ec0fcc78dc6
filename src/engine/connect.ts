import type { GraphData } from "@/graph/changes/change-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { figures } from "@/lib/english";
import { readBoltAddress } from "./bolt/address";
import { openBolt } from "./bolt/open-bolt";
import { nodeRecord } from "./elements";
import { engineFault } from "./engine-fault";
import type { EngineConnection } from "./engine-types";
import { createEngineReader } from "./reader/engine-reader";
import { countKeys } from "./schema/count-keys";
import { readSchema } from "./schema/read-schema";
import { schemaProfile } from "./schema/schema-profile";
import { firstPart, morePart } from "./working-set";

export interface EnginePlace {
  readonly address: string;
  readonly database?: string;
  readonly login?: { readonly user: string; readonly password: string };
  /** How long one question may take; default 10. */
  readonly seconds?: number;
}

export interface ConnectedGraph {
  readonly remote: RemoteGraph;
  /** What is shown of it at first. */
  readonly graph: GraphData;
  /** What this server is and can do, in sentences. */
  readonly notes: readonly string[];
}

const usualSeconds = 10;
/** So many nodes are shown when it opens, and are added for one answer. */
const shownAtOnce = 3000;
const shownAtMost = 20_000;
/** How long properties are counted at the start, ms. */
const countingTime = 4000;

/** Opens a database to read: probes it, reads its schema once, fetches what is shown first. Rejects with an `EngineFault`. */
export async function connectGraph(
  place: EnginePlace,
  { signal, now }: { readonly signal: AbortSignal; readonly now: () => number },
): Promise<ConnectedGraph> {
  const read = readBoltAddress(place.address);
  if (!read.success) throw engineFault("refused", read.message, "For example bolt://localhost:7687.");
  const { url, host } = read;
  const { database, login, seconds = usualSeconds } = place;
  const connection = await openBolt({ url, host, database, login, seconds }, signal);
  try {
    return await readAll(connection, database ?? host, { signal, now });
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function readAll(
  connection: EngineConnection,
  name: string,
  { signal, now }: { readonly signal: AbortSignal; readonly now: () => number },
): Promise<ConnectedGraph> {
  const isSafe = await connection.refusesWrites(signal);
  const sampled = await readSchema(connection, name, signal);
  const until = now() + countingTime;
  const schema = await countKeys({ connection, schema: sampled, signal, hasTime: () => now() < until });
  const graph = await firstPart(shownAtOnce, { schema, run: (statement) => connection.run(statement, signal) });
  const profile = schemaProfile(
    schema,
    graph.nodes
      .slice(0, 3)
      .map(nodeRecord)
      .map(({ id, label }) => ({ id, label })),
  );
  const remote: RemoteGraph = {
    reader: createEngineReader(connection, schema, profile),
    profile,
    shownAtOnce,
    shownAtMost,
    fetch: (ids, shown, stop) => morePart(ids, shown, { schema, run: (statement) => connection.run(statement, stop) }),
    close: connection.close,
  };
  const { agent } = connection;
  const size = `${figures(schema.nodeCount)} nodes and ${figures(schema.edgeCount)} edges`;
  const notes = [
    `Connected to ${agent === "" ? "the database" : agent}: ${size}; ${figures(graph.nodes.length)} nodes are shown.`,
    isSafe
      ? "The server itself refuses writes here."
      : "This server does not refuse writes by itself; Parley sends none.",
  ];
  return { remote, graph, notes };
}
