import type { AiEvent } from "@/ai/loop/ai-events";
import type { AiOptions } from "@/ai/options/ai-options";
import type { Provider } from "@/ai/port/provider-port";
import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { type Core, createCore } from "@/app/page/create-core";
import type { SampleSource } from "@/commands/registry/command-types";
import type { GraphData } from "@/graph/changes/change-types";
import { catsGraph } from "./graphs/cats";
import { testReading } from "./test-reading";

export interface TestConversation extends Core {
  readonly events: readonly AiEvent[];
}

const noSamples: SampleSource = {
  list: () => [],
  load: () => Promise.reject(new Error("There are no samples here.")),
};

/** The whole core as page and terminal put it together, on the cats graph, with the given provider. */
export function startConversation(
  provider: Provider | (() => Provider),
  options: Partial<AiOptions> = {},
  graph: GraphData = catsGraph(),
): TestConversation {
  let ids = 0;
  const core = createCore({
    graph,
    provider: typeof provider === "function" ? provider : () => provider,
    samples: noSamples,
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    reading: testReading,
    options,
    now: () => performance.now(),
    random: createSeededRandom(1),
    newId: () => {
      ids += 1;
      return `id${ids}`;
    },
  });
  const events: AiEvent[] = [];
  core.controller.subscribe((event) => events.push(event));
  return { ...core, events };
}
