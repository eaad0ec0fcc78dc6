import { createAiController } from "@/ai/loop/ai-controller";
import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiController } from "@/ai/loop/controller-types";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Answerer, Provider } from "@/ai/port/provider-port";
import type { Price } from "@/ai/usage/prices";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { allCommands } from "@/commands/registry/all-commands";
import type { CommandRegistry, Download, ListedCommand } from "@/commands/registry/command-types";
import { createRegistry } from "@/commands/registry/registry";
import { createConversationSets } from "@/commands/view/conversation-sets";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { GraphProfile } from "@/graph/profile/profile-types";
import { catsGraph } from "./graphs/cats";
import { createScriptedProvider, type Script, type ScriptedProvider } from "./providers/scripted-provider";
import { testKnowledge } from "./test-reading";

export interface AiSession {
  readonly controller: AiController;
  readonly document: GraphDocument;
  readonly registry: CommandRegistry;
  readonly events: readonly AiEvent[];
  readonly downloads: readonly Download[];
  /** Moves the clock of controller and registry on. */
  readonly pass: (ms: number) => void;
}

export interface AiSessionSetup {
  readonly provider: Provider | (() => Provider);
  readonly options?: Partial<AiOptions>;
  /** Besides all real ones. */
  readonly commands?: readonly ListedCommand[];
  readonly graph?: GraphData;
  /** Of a graph in a database: the profile of all of it. */
  readonly profile?: GraphProfile;
  /** Of every model. */
  readonly price?: Price;
  readonly priceOf?: (who: Answerer) => Price | undefined;
}

/** A real controller, registry and document on the cats graph; only the model is a stand-in. */
export function startAiSession(setup: AiSessionSetup): AiSession {
  const { provider, options = {}, commands = [] } = setup;
  const { profile } = setup;
  const document = createGraphDocument(setup.graph ?? catsGraph(), undefined, profile && (() => profile));
  let time = 1000;
  let ids = 0;
  const now = () => time;
  const registry = createRegistry({
    commands: [...allCommands, ...commands],
    document,
    sets: createConversationSets(document),
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    knowledge: testKnowledge(document),
    samples: { list: () => [], load: () => Promise.reject(new Error("There are no samples here.")) },
    now,
    random: () => 0.5,
  });
  const downloads: Download[] = [];
  const controller = createAiController({
    document,
    registry,
    options,
    ...(setup.price ? { price: () => setup.price } : {}),
    ...(setup.priceOf ? { price: setup.priceOf } : {}),
    now,
    provider: typeof provider === "function" ? provider : () => provider,
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
    sampleNames: ["cats"],
    onDownload: (download) => downloads.push(download),
  });
  const events: AiEvent[] = [];
  controller.subscribe((event) => events.push(event));
  return {
    controller,
    document,
    registry,
    events,
    downloads,
    pass: (ms) => {
      time += ms;
    },
  };
}

/** The same with a model that plays these scripts. */
export function startScripted(
  scripts: readonly Script[],
  setup: Omit<AiSessionSetup, "provider"> = {},
): AiSession & { readonly model: ScriptedProvider } {
  const model = createScriptedProvider(scripts);
  return { ...startAiSession({ ...setup, provider: model }), model };
}
