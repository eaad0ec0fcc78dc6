import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { allCommands } from "@/commands/registry/all-commands";
import type {
  CommandRegistry,
  ConversationSets,
  ExecutedCommand,
  SampleSource,
} from "@/commands/registry/command-types";
import { createRegistry, type RegistryDeps } from "@/commands/registry/registry";
import { createConversationSets } from "@/commands/view/conversation-sets";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { JsonObject, JsonValue } from "@/lib/json";
import { catsGraph } from "./graphs/cats";
import { testKnowledge } from "./test-reading";

export interface TestRegistry {
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly registry: CommandRegistry;
  /** Runs a command by hand, each call a step of its own. */
  readonly run: (name: string, input?: JsonValue, actor?: "user" | "assistant") => Promise<ExecutedCommand>;
  /** The data of a call that must succeed. */
  readonly dataOf: (name: string, input?: JsonValue) => Promise<JsonObject>;
}

/** A real document and registry; only layouts, samples and chance are stand-ins that always answer the same. */
export function createTestRegistry(graph: GraphData = catsGraph(), deps: Partial<RegistryDeps> = {}): TestRegistry {
  const document = createGraphDocument(graph);
  const sets = createConversationSets(document);
  const registry = createRegistry({
    commands: allCommands,
    document,
    sets,
    layouts: lineLayout,
    algorithms: createLocalAlgorithmRunner(),
    knowledge: testKnowledge(document),
    samples: catSamples,
    now: () => 0,
    random: () => 0.5,
    ...deps,
  });
  let steps = 0;
  const run: TestRegistry["run"] = async (name, input = {}, actor = "user") => {
    steps += 1;
    const title = registry.get(name)?.title ?? name;
    const { signal } = new AbortController();
    return registry.execute({ name, input }, { step: `step-${steps}`, actor, title }, { signal, actor });
  };
  return {
    document,
    sets,
    registry,
    run,
    async dataOf(name, input) {
      const executed = await run(name, input);
      if (!executed.success || !isRecord(executed.data)) throw new Error(`${name}: ${executed.message}`);
      return executed.data;
    },
  };
}

function isRecord(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every node on one line, in order. */
const lineLayout: LayoutRunner = {
  async run({ graph }) {
    return new Map(graph.ids.map((id, index) => [id, { x: index * 10, y: 0 }]));
  },
};

const catSamples: SampleSource = {
  list: () => [{ name: "cats", title: "Cats and their people", nodeCount: 14, edgeCount: 15 }],
  async load(name) {
    if (name !== "cats") throw new Error(`There is no sample '${name}'.`);
    return catsGraph();
  },
};
