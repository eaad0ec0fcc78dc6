import { createAiController } from "@/ai/loop/ai-controller";
import type { AiController, AiControllerDeps } from "@/ai/loop/controller-types";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Provider } from "@/ai/port/provider-port";
import type { Price } from "@/ai/usage/prices";
import { rememberLayout } from "@/analysis/workers/remember-layout";
import { allCommands } from "@/commands/registry/all-commands";
import type { CommandRegistry, ConversationSets, Download, ListedCommand } from "@/commands/registry/command-types";
import { createRegistry, type RegistryDeps } from "@/commands/registry/registry";
import { createConversationSets } from "@/commands/view/conversation-sets";
import type { GraphData } from "@/graph/changes/change-types";
import type { GraphDocument, SavedStep } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { createProfiler } from "@/graph/profile/profile";
import type { GraphProfile } from "@/graph/profile/profile-types";
import type { KnowledgePorts } from "@/knowledge/knowledge";
import { loadOnce } from "@/lib/load-once";

type OfRegistry = "samples" | "layouts" | "algorithms" | "picture" | "now" | "random";

export interface CoreDeps extends Pick<RegistryDeps, OfRegistry> {
  readonly graph?: GraphData;
  /** Undo steps of an earlier visit. */
  readonly steps?: readonly SavedStep[];
  /** Asked at the start of each message. */
  readonly provider: () => Provider;
  /** Default, or undefined: the profile of the document. */
  readonly profile?: () => GraphProfile | undefined;
  /** Default: all there are. */
  readonly commands?: readonly ListedCommand[];
  readonly reading: KnowledgePorts;
  /** What of the picture is in view. */
  readonly seen?: AiControllerDeps["seen"];
  /** What a model at that host costs, where it is known. */
  readonly price?: (host: string, model: string) => Price | undefined;
  readonly options?: Partial<AiOptions>;
  /** Files that the assistant's calls made. */
  readonly onDownload?: (download: Download) => void;
  readonly newId: () => string;
  /** Default: the system's timer. */
  readonly after?: AiControllerDeps["after"];
}

export interface Core {
  readonly document: GraphDocument;
  readonly sets: ConversationSets;
  readonly registry: CommandRegistry;
  readonly controller: AiController;
}

/** The parts that page and terminal share, put together once: one document, one registry, one controller. */
export function createCore(deps: CoreDeps): Core {
  const own = createProfiler();
  const document = createGraphDocument(deps.graph, deps.steps, (store) => deps.profile?.() ?? own(store));
  const sets = createConversationSets(document);
  const random = observedRandom(deps.random);
  const registry = createRegistry({
    commands: deps.commands ?? allCommands,
    document,
    sets,
    layouts: rememberLayout(deps.layouts),
    algorithms: deps.algorithms,
    samples: deps.samples,
    knowledge: loadOnce(async () => (await import("@/knowledge/knowledge")).createKnowledge(document, deps.reading)),
    ...(deps.picture ? { picture: deps.picture } : {}),
    now: deps.now,
    random: random.draw,
  });
  const controller = createAiController({
    document,
    registry,
    provider: deps.provider,
    ...(deps.options ? { options: deps.options } : {}),
    price: ({ host, model }) => (host === undefined ? undefined : deps.price?.(host, model)),
    ...(deps.seen ? { seen: deps.seen } : {}),
    ...(deps.onDownload ? { onDownload: deps.onDownload } : {}),
    now: deps.now,
    newId: deps.newId,
    onDraw: random.listen,
    ...(deps.after ? { after: deps.after } : {}),
    sampleNames: deps.samples.list().map((sample) => sample.name),
  });
  return { document, sets, registry, controller };
}

/** The same numbers, each told to who listens. */
function observedRandom(random: () => number) {
  let tell: (value: number) => void = () => undefined;
  return {
    draw(): number {
      const value = random();
      tell(value);
      return value;
    },
    listen(listener: (value: number) => void): void {
      tell = listener;
    },
  };
}
