import type { AlgorithmRunner } from "@/analysis/algorithm-types";
import type { LayoutRunner } from "@/analysis/analysis-types";
import { createDocumentReader } from "@/graph/document-reader";
import type { GraphDocument } from "@/graph/document-types";
import type {
  AnyCommand,
  CommandContext,
  CommandRegistry,
  ConversationSets,
  PreparedCommand,
  RunOptions,
  SampleSource,
} from "./command-types";
import { prepareCommand } from "./prepare-command";
import { settleCommand } from "./settle-command";
import { toldParameters } from "./tool-parameters";

export interface RegistryDeps {
  readonly commands: readonly AnyCommand[];
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly layouts: LayoutRunner;
  readonly algorithms: AlgorithmRunner;
  readonly samples: SampleSource;
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

  function contextFor({ signal, actor, progress }: RunOptions): CommandContext {
    return {
      reader,
      state: document,
      sets: sets.lookup,
      signal,
      progress: progress ?? (() => undefined),
      layouts: deps.layouts,
      algorithms: deps.algorithms,
      tables: () => document.tables,
      samples: deps.samples,
      ...(deps.picture ? { picture: deps.picture } : {}),
      actor,
      now,
      random: deps.random,
    };
  }

  const registry: CommandRegistry = {
    commands,
    sets,
    get: (name) => byName.get(name),
    definitions(names = [...byName.keys()]) {
      return names.flatMap((name) => byName.get(name) ?? []).map(toDefinition);
    },
    prepare: (call, options) => prepareCommand({ commands: byName, document, contextFor, now }, call, options),
    settle: (prepared, origin) => settleCommand({ document, sets }, prepared, origin),
    async execute(call, origin, options) {
      const first = await registry.prepare(call, options);
      // What it read has changed meanwhile: once more on what is there now; if that too is late, `apply` has the last word.
      const ready = isStale(first, document.revision) ? await registry.prepare(call, options) : first;
      return registry.settle(ready, origin);
    },
  };
  return registry;
}

function toDefinition({ name, description, parameters }: AnyCommand) {
  return { name, description, parameters: toldParameters(parameters) };
}

function isStale({ result, revision }: PreparedCommand, now: number): boolean {
  return result.success && (result.changes ?? []).length > 0 && revision !== now;
}
