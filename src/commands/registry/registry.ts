import type { AlgorithmRunner } from "@/analysis/catalog/algorithm-types";
import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import { isOfView } from "@/graph/changes/view-change";
import { createDocumentReader } from "@/graph/document/document-reader";
import type { GraphDocument } from "@/graph/document/document-types";
import { defined } from "@/lib/defined";
import { createConversationPlan } from "../plan/conversation-plan";
import type {
  AnyCommand,
  CommandContext,
  CommandRegistry,
  ConversationSets,
  ListedCommand,
  PreparedCommand,
  RunOptions,
  SampleSource,
  ToolDefinition,
} from "./command-types";
import { finishCommand } from "./finish-command";
import { loadCommand } from "./load-command";
import { prepareCommand } from "./prepare-command";

export interface RegistryDeps {
  readonly commands: readonly ListedCommand[];
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly layouts: LayoutRunner;
  readonly algorithms: AlgorithmRunner;
  readonly samples: SampleSource;
  readonly knowledge: CommandContext["knowledge"];
  /** Absent where there is no canvas. */
  readonly picture?: CommandContext["picture"];
  readonly now: () => number;
  readonly random: () => number;
}

/** The one door to every command, for the chat, a hand, a terminal and replay. */
export function createRegistry(deps: RegistryDeps): CommandRegistry {
  const { commands, document, sets, now } = deps;
  const byName = new Map(commands.map((command) => [command.name, command]));
  const reader = createDocumentReader(document);
  const plan = createConversationPlan();

  function contextFor({ signal, actor, step, chosen, progress, offered }: RunOptions): CommandContext {
    return {
      reader,
      state: document,
      sets: sets.lookup,
      plan: plan.current,
      hasWorked: plan.hasWorked,
      signal,
      progress: progress ?? (() => undefined),
      layouts: deps.layouts,
      algorithms: deps.algorithms,
      tables: () => document.tables,
      samples: deps.samples,
      knowledge: deps.knowledge,
      definitions: () => registry.definitions(),
      ...(deps.picture ? { picture: deps.picture } : {}),
      actor,
      ...defined({ step, chosen, offered }),
      random: deps.random,
    };
  }

  const registry: CommandRegistry = {
    commands,
    sets,
    plan,
    get: (name) => byName.get(name),
    async definitions(names = [...byName.keys()]) {
      const wanted = names.flatMap((name) => byName.get(name) ?? []);
      const loaded = await Promise.all(wanted.map(loadCommand));
      return Promise.all(loaded.map(toDefinition));
    },
    prepare: (call, options) => prepareCommand({ commands: byName, document, contextFor, now }, call, options),
    async commit(prepared) {
      const { result } = prepared;
      return result.success && result.commit ? { ...prepared, result: await result.commit() } : prepared;
    },
    apply: (prepared, origin) => finishCommand({ document, sets, plan }, prepared, origin),
    async execute(call, origin, given) {
      const options = { ...given, step: origin.step };
      let { selection } = document;
      let ready = await registry.prepare(call, options);
      // What it read has changed meanwhile: once more on what is there now; if that too is late, `apply` has the last word.
      for (let left = triesOf(ready); left > 0 && isStale(ready, selection, document); left -= 1) {
        ({ selection } = document);
        ready = await registry.prepare(call, options);
      }
      // What writes nothing elsewhere is applied before anything else can change.
      if (ready.result.success && ready.result.commit) ready = await registry.commit(ready);
      return registry.apply(ready, origin);
    },
  };
  return registry;
}

async function toDefinition({ name, description, parameters, compact }: AnyCommand): Promise<ToolDefinition> {
  const { parametersForModel } = await import("./tool-parameters");
  return { name, description, parameters: parametersForModel(await parameters()), ...(compact && { compact }) };
}

/** One selection after the other costs little: as many in a moment as a hand makes. */
const triesOf = (prepared: PreparedCommand): number => (isOfSelection(prepared) ? 20 : 1);

function isOfSelection({ result }: PreparedCommand): boolean {
  return result.success && result.changes?.every(isOfView) === true;
}

/** What is selected meanwhile makes only a selection anew: other work may be long. */
function isStale(prepared: PreparedCommand, selection: GraphDocument["selection"], now: GraphDocument): boolean {
  const { result, revision } = prepared;
  if (!result.success || (result.changes ?? []).length === 0) return false;
  return revision !== now.revision || (isOfSelection(prepared) && selection !== now.selection);
}
