import type { GraphChange } from "@/graph/changes/change-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { isStored, type RemoteGraph } from "@/graph/document/remote-graph";
import { speaker, spokenTogether } from "@/lib/text/speaker";
import { elements, partTexts } from "../elements/parts";
import type {
  AnyCommand,
  CheckedInput,
  CommandContext,
  CommandResult,
  CommandSuccess,
  ListedCommand,
  Scope,
} from "../registry/command-types";
import { refuse } from "../registry/results";
import { puts, shownIds } from "./change-shown";
import { asShown, openStage } from "./stage";
import { createOutdated, type KnownOutdated, refuseUnkept, withWrite } from "./write-change";

export const texts = {
  ...partTexts,
  ofShown: "This is about the {nodes} shown, not all {all} in the database.",
  foundNotShown: ["{count} node of them is not shown: {why}", "{count} nodes of them are not shown: {why}"],
  noRoom: "there is no room.",
} as const;
const tell = speaker(texts);

/** The commands over a graph of which the document shows a part: reads ask all of it and show what they find; changes are written first. */
export function overRemote(commands: readonly ListedCommand[], remote: RemoteGraph): readonly ListedCommand[] {
  const over = overOne(remote);
  return commands.map((command) => {
    if (!("load" in command)) return over(command);
    return { ...command, load: async () => over(await command.load()) };
  });
}

/** One that is loaded. */
export function overOne(remote: RemoteGraph): (command: AnyCommand) => AnyCommand {
  const scene = { remote, promised: { nodes: createPromised(), edges: createPromised() }, outdated: createOutdated() };
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
  readonly promised: Readonly<Record<ElementTarget, ReturnType<typeof createPromised>>>;
  readonly outdated: KnownOutdated;
}

/** Elements that calls of the same moment are about to show: each is added once. */
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

async function runOver({ scope }: AnyCommand, checked: CheckedInput, scene: Scene): Promise<CommandResult> {
  const { context, remote } = scene;
  try {
    if (scope === "part") return shownOnly(await checked.run({ ...context, remote }));
    if (scope === "written") return await ofStored(checked, scene);
    if (scope !== "all") return await ofPart(scope, checked, scene);
    const result = await checked.run({ ...context, reader: remote.reader });
    return result.success ? await withFound(result, scene) : result;
  } catch (error) {
    if (context.signal.aborted || !saysWhatToDo(error)) throw error;
    const shown = "isForShown" in error ? await checked.run(context) : undefined;
    return shown?.success
      ? ofShown(scope, shown, scene)
      : refuse(error.message, error.hint, { why: "database", fault: error.kind });
  }
}

/** Works on what is shown; an algorithm on all of it, where the database has it, and so a search for names, where it answers soon. */
async function ofPart(scope: Scope, checked: CheckedInput, scene: Scene): Promise<CommandResult> {
  if (scope !== "either" && scope !== "names") return ofShown(scope, await checked.run(scene.context), scene);
  const result = shownOnly(await checked.run({ ...scene.context, remote: scene.remote }));
  return result.success && result.isOfAll ? withFound(result, scene) : ofShown(scope, result, scene);
}

const conflict = { why: "database", fault: "conflict" } as const;

/** Changes what is kept: over all of it, in the database first. */
async function ofStored(checked: CheckedInput, { context, remote, outdated }: Scene): Promise<CommandResult> {
  const stage = openStage(context, remote, outdated.changesFor(context));
  let result = await checked.run(stage.context);
  for (let left = mostRounds; await stage.completes(result); left -= 1) {
    if (left === 0)
      return refuse("The database changes too fast for this.", "Nothing was changed. Try it again.", conflict);
    result = await checked.run(stage.context);
  }
  if (!result.success) return result;
  const own = (result.changes ?? []).map((change): GraphChange => {
    if (change.type === "node-put") return { ...change, node: remote.asStored(change.node) };
    return change.type === "edge-put" ? { ...change, edge: remote.asStored(change.edge) } : change;
  });
  if (own.length === 0) return result;
  const after = stage.after(own);
  if (typeof after === "string") return refuse(after, "Nothing was changed.", conflict);
  const room = remote.shownAtMost - context.tables().nodes.count;
  const stays = new Set((result.affectedNodes ?? []).filter((id) => stage.fetched.has(id)).slice(0, Math.max(0, room)));
  const gone = own.flatMap((change) => (change.type === "node-remove" ? [change.id] : []));
  const away = [...stage.fetched].filter((id) => !stays.has(id) && !gone.includes(id));
  const edges = new Set(away.flatMap((id) => after.edgesOf(id)));
  const changes: readonly GraphChange[] = [
    ...stage.shown,
    ...own,
    ...[...edges].map((id) => ({ type: "edge-remove" as const, id, isShownOnly: true as const })),
    ...away.map((id) => ({ type: "node-remove" as const, id, isShownOnly: true as const })),
  ];
  return withWrite({ ...result, changes }, { context, remote, outdated });
}

const mostRounds = 6;

function ofShown(scope: Scope, result: CommandResult, scene: Scene): CommandResult {
  if (!result.success) return result;
  if (result.undoes) return withWrite(result, scene);
  if (result.changes?.some(isStored)) return refuseUnkept("this");
  const { remote, context } = scene;
  const all = remote.profile.nodeCount;
  const shown = context.tables().nodes.count;
  if (scope === "none" || shown === all) return result;
  return {
    ...result,
    ...(scope !== "names" && { ofShown: { shown, all } }),
    ...spokenTogether(result, tell({ id: "ofShown", with: { nodes: elements(shown, "nodes"), all } })),
  };
}

/** What came of it is kept here alone. */
function shownOnly(result: CommandResult): CommandResult {
  return result.success && result.changes ? { ...result, changes: result.changes.map(asShown) } : result;
}

/** What was found is shown too, as far as there is room. The answer stands also where that could not be fetched. */
async function withFound(
  result: CommandSuccess,
  { context, remote, promised, outdated }: Scene,
): Promise<CommandSuccess> {
  const tables = context.tables();
  const updates = outdated.changesFor(context);
  const found = [...new Set([...(result.beside ?? []), ...(result.set?.nodes ?? [])])];
  const inside = found.filter((id) => tables.nodes.rowOf(id) !== undefined);
  const wanted = found.filter((id) => tables.nodes.rowOf(id) === undefined);
  const missing = promised.nodes.take(wanted, context.state.revision);
  const own = [...(result.changes ?? []), ...updates];
  // Nodes that two calls of one moment brought have no edge between them yet.
  const lacksEdges = inside.length > 1 && result.set?.edges.some((id) => tables.edges.rowOf(id) === undefined);
  if (missing.length === 0 && !lacksEdges) return own.length === 0 ? result : { ...result, changes: own };
  const room = Math.max(0, Math.min(remote.shownAtOnce, remote.shownAtMost - tables.nodes.count));
  const ids = missing.slice(0, room);
  const part = await fetchPart(ids, ids.length > 0 ? shownIds(tables) : inside.slice(0, remote.shownAtOnce), {
    context,
    remote,
  });
  const added = puts(part, tables);
  const edges = added.flatMap((change) => (change.type === "edge-put" ? [change.edge.id] : []));
  const free = new Set(promised.edges.take(edges, context.state.revision));
  const changes = added.filter((change) => change.type !== "edge-put" || free.has(change.edge.id)).map(asShown);
  const left = missing.length - part.nodes.length;
  return {
    ...result,
    ...(left > 0 && spokenTogether(result, tell({ id: "foundNotShown", with: { count: left, why: part.why } }))),
    changes: [...own, ...changes],
    affectedNodes: [],
    affectedEdges: [],
  };
}

async function fetchPart(
  ids: readonly string[],
  shown: readonly string[],
  { context, remote }: Pick<Scene, "context" | "remote">,
) {
  const none = { nodes: [], edges: [], why: { id: "noRoom" as const } };
  if (ids.length + shown.length === 0) return none;
  try {
    return { ...(await remote.fetch(ids, shown, context.signal)), why: none.why };
  } catch (error) {
    if (context.signal.aborted || !saysWhatToDo(error)) throw error;
    return { ...none, why: `${error.message} ${error.hint}` };
  }
}

/** A fault that says what to do. */
function saysWhatToDo(error: unknown): error is Error & { readonly kind: string; readonly hint: string } {
  return error instanceof Error && "kind" in error && "hint" in error && typeof error.hint === "string";
}
