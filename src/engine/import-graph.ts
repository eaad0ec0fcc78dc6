import type { GraphPart } from "@parley/formats/parts";
import { type ReadNote, sayRead } from "@parley/formats/read";
import { counted, figures } from "@/lib/english";
import { plainReason } from "@/lib/plain-reason";
import { uniqueId } from "./cypher/changes";
import { engineFault } from "./engine-fault";
import type { EngineConnection } from "./engine-types";
import { type Putting, putEdges, putNodes } from "./import/put-elements";
import { countedParts, type ImportPlan, type ImportSource, isFile } from "./import-plan";
import { writeOn } from "./write/relabel";

const rowsAtOnce = 1000;

/** What is in: of a file nodes that are new or got values. */
export interface ImportDone {
  readonly nodes: number;
  readonly edges: number;
  /** Lines that are otherwise than the first ones. */
  readonly unlike: readonly ReadNote[];
}

interface Importing {
  readonly connection: EngineConnection;
  readonly signal: AbortSignal;
  readonly progress: (ratio: number) => void;
}

/** Puts it in, some rows in each transaction, so that what is in stays in. Rejects with an `EngineFault` that says how far it came. */
export async function importGraph(source: ImportSource, plan: ImportPlan, scene: Importing): Promise<ImportDone> {
  const { connection, signal, progress } = scene;
  const { schema } = plan;
  const server = { movesNodes: false };
  const put: Put = (work) => writeOn(connection, server, (run) => work({ run, schema, server }), signal);
  const done = { nodes: 0, edges: 0, line: 0 };
  const unlike = createUnlike();
  try {
    if (plan.makesIndex) await put(async ({ run }) => (await run(uniqueId(plan.id))).length);
    for await (const part of partsIn(source)) {
      await putPart(part, { plan, put, done, countsAll: !isFile(source) });
      unlike.add(part.notes);
      progress(part.ratio);
    }
  } catch (error) {
    const how = signal.aborted ? "Stopped." : `${plainReason(error).replace(/\.$/u, "")}.`;
    const hint = ["What is in comes to no harm when it is done again.", ...unlike.notes().map(sayRead)].join(" ");
    throw engineFault(signal.aborted ? "cancelled" : "refused", `${how} ${howFar(source, done)}`, hint);
  }
  return { nodes: done.nodes, edges: done.edges, unlike: unlike.notes() };
}

type Put = (work: (putting: Putting) => Promise<number>) => Promise<number>;

interface PuttingPart {
  readonly plan: ImportPlan;
  readonly put: Put;
  readonly done: { nodes: number; edges: number; line: number };
  /** In a file the same node is an end of many lines: there those count that are new or get values. */
  readonly countsAll: boolean;
}

async function putPart({ nodes, edges, line }: Part, { plan, put, done, countsAll }: PuttingPart): Promise<void> {
  for (const rows of partsOf(nodes)) {
    const count = await put((putting) => putNodes(rows, plan.names, putting));
    done.nodes += countsAll ? rows.length : count;
  }
  for (const rows of partsOf(edges)) done.edges += await put((putting) => putEdges(rows, plan.names, putting));
  done.line = line;
}

/** What was done, as sentences. */
export function sayImported({ nodes, edges, unlike }: ImportDone): string {
  return [`Put ${countedParts(nodes, edges)} into the database.`, ...unlike.map(sayRead)].join(" ");
}

interface Done {
  readonly nodes: number;
  readonly edges: number;
  readonly line: number;
}

function howFar(source: ImportSource, { nodes, edges, line }: Done): string {
  if (!isFile(source))
    return (
      `${figures(nodes)} of ${counted(source.nodes.length, "node")} and ${figures(edges)} of ` +
      `${counted(source.edges.length, "edge")} are in the database.`
    );
  return line === 0
    ? `Nothing of ${source.fileName} is known to be in the database.`
    : `${source.fileName} is in the database up to line ${figures(line)}: ${countedParts(nodes, edges)}.`;
}

/** Some of the notes, and how many more there are. */
function createUnlike() {
  const shown: ReadNote[] = [];
  let count = 0;
  return {
    add(notes: GraphPart["notes"]): void {
      count += notes.length;
      for (const note of notes.slice(0, notesShown - shown.length)) shown.push(note);
    },
    notes: (): readonly ReadNote[] =>
      count > shown.length ? [...shown, { id: "moreRows", with: { count: count - shown.length } }] : shown,
  };
}

const notesShown = 5;

type Part = Omit<GraphPart, "success">;

/** Nodes first, of a graph. A file that cannot be read on rejects with why. */
async function* partsIn(source: ImportSource): AsyncGenerator<Part, void> {
  if (!isFile(source)) {
    const all = source.nodes.length + source.edges.length;
    let done = 0;
    const part = (own: Partial<Pick<Part, "nodes" | "edges">>, length: number): Part => {
      done += length;
      return { nodes: [], edges: [], ratio: done / all, line: 0, notes: [], ...own };
    };
    for (const nodes of partsOf(source.nodes)) yield part({ nodes }, nodes.length);
    for (const edges of partsOf(source.edges)) yield part({ edges }, edges.length);
    return;
  }
  for await (const part of source.parts()) {
    if (!part.success) throw new Error(`${sayRead(part.why)} ${sayRead(part.hint)}`);
    yield part;
  }
}

function* partsOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}
