import type { GraphChange } from "@/graph/changes/change-types";
import type { RemoteGraph } from "@/graph/document/remote-graph";
import { counted, figures } from "@/lib/english";
import type {
  AnyCommand,
  CheckedInput,
  CommandContext,
  CommandRefusal,
  CommandResult,
  CommandSuccess,
  ListedCommand,
} from "../door/command-types";
import { refuse } from "../door/results";
import { puts, shownIds } from "./change-shown";

/** What the whole graph is asked for. Everything else works on what is shown, and says so. */
const ofAll: ReadonlySet<string> = new Set([
  "queryGraph",
  "getSchema",
  "sampleData",
  "describeProperty",
  "findNodes",
  "findEdges",
  "getNode",
  "getNeighbors",
  "findPath",
  "rankNodes",
  "aggregate",
]);

/** What is about no elements. */
const ofNothing: ReadonlySet<string> = new Set([
  "setPlan",
  "updatePlan",
  "findCommands",
  "listAlgorithms",
  "undo",
  "redo",
  "updateLayer",
  "clearStyles",
  "explainStyle",
]);

/** The commands over a graph of which the document shows a part: reads ask all of it, what they find is shown too, and nothing is written. */
export function overRemote(commands: readonly ListedCommand[], remote: RemoteGraph): readonly ListedCommand[] {
  const over = overOne(remote);
  return commands.map((command) => {
    if (!("load" in command)) return over(command);
    return { ...command, load: async () => over(await command.load()) };
  });
}

/** One that is loaded. */
export function overOne(remote: RemoteGraph): (command: AnyCommand) => AnyCommand {
  const scene = { remote, promised: createPromised() };
  return (command) => ({
    ...command,
    async check(input) {
      const checked = await command.check(input);
      return checked.success
        ? { ...checked, run: (context) => runOver(command, checked, { ...scene, context }) }
        : checked;
    },
  });
}

interface Scene {
  readonly context: CommandContext;
  readonly remote: RemoteGraph;
  readonly promised: ReturnType<typeof createPromised>;
}

/** Nodes that calls of the same moment are about to show: each is added once. */
function createPromised() {
  let revision = Number.NaN;
  let ids = new Set<string>();
  return {
    take(wanted: readonly string[], now: number): readonly string[] {
      if (revision !== now) ids = new Set();
      revision = now;
      const free = wanted.filter((id) => !ids.has(id));
      for (const id of free) ids.add(id);
      return free;
    },
  };
}

async function runOver({ name }: AnyCommand, checked: CheckedInput, scene: Scene): Promise<CommandResult> {
  const { context, remote } = scene;
  try {
    if (name === "changeShown") return await checked.run({ ...context, remote });
    if (!ofAll.has(name)) return ofShown(name, await checked.run(context), scene);
    const result = await checked.run({ ...context, reader: remote.reader });
    return result.success ? await withFound(result, scene) : result;
  } catch (error) {
    if (context.signal.aborted || !saysWhatToDo(error)) throw error;
    return refuse(error.message, error.hint);
  }
}

function ofShown(name: string, result: CommandResult, { context, remote }: Scene): CommandResult {
  if (!result.success) return result;
  if (!result.undoes && name !== "runAlgorithm" && (result.changes ?? []).some(writesData)) return readOnly;
  const all = remote.profile.nodeCount;
  const shown = context.tables().nodes.count;
  if (ofNothing.has(name) || shown === all) return result;
  return {
    ...result,
    message: `${result.message} This is of the ${counted(shown, "node")} shown, not of all ${figures(all)}.`,
  };
}

const readOnly: CommandRefusal = refuse(
  "This graph is in a database that is open for reading. Nothing was changed.",
  "Styles, layouts, filters and selections work on what is shown.",
);

function writesData({ type }: GraphChange): boolean {
  switch (type) {
    case "node-put":
    case "edge-put":
    case "attributes-set":
    case "values-set":
    case "node-remove":
    case "edge-remove":
    case "parent-set":
    case "meta-set":
    case "graph-replace":
      return true;
    case "positions-set":
    case "layer-put":
    case "layer-remove":
    case "set-put":
    case "set-remove":
    case "filter-set":
    case "fold-set":
    case "selection-set":
    case "camera-focus":
      return false;
  }
}

/** What was found is shown too, as far as there is room. The answer stands also where that could not be fetched. */
async function withFound(result: CommandSuccess, { context, remote, promised }: Scene): Promise<CommandSuccess> {
  const { nodes: table } = context.tables();
  const wanted = (result.set?.nodes ?? []).filter((id) => table.rowOf(id) === undefined);
  const missing = promised.take(wanted, context.state.revision);
  if (missing.length === 0) return result;
  const room = Math.max(0, Math.min(remote.shownAtOnce, remote.shownAtMost - table.count));
  const part = await fetchPart(missing.slice(0, room), shownIds(context.tables()), { context, remote });
  const changes = puts(part, context.tables());
  const left = missing.length - part.nodes.length;
  const note =
    left === 0 ? "" : ` ${counted(left, "node")} of them ${left === 1 ? "is" : "are"} not shown: ${part.why}`;
  return { ...result, message: `${result.message}${note}`, changes, affectedNodes: [], affectedEdges: [] };
}

async function fetchPart(
  ids: readonly string[],
  shown: readonly string[],
  { context, remote }: Omit<Scene, "promised">,
) {
  const none = { nodes: [], edges: [], why: "there is no room." };
  if (ids.length === 0) return none;
  try {
    return { ...(await remote.fetch(ids, shown, context.signal)), why: none.why };
  } catch (error) {
    if (context.signal.aborted || !saysWhatToDo(error)) throw error;
    return { ...none, why: `${error.message} ${error.hint}` };
  }
}

/** A fault that says what to do. */
function saysWhatToDo(error: unknown): error is Error & { readonly hint: string } {
  return error instanceof Error && "hint" in error && typeof error.hint === "string";
}
