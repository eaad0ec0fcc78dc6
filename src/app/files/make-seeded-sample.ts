import { createSeededRandom } from "@/analysis/random/seeded-random";
import { createPacer } from "@/analysis/workers/pacer";
import type { GraphData } from "@/graph/changes/change-types";
import { largeSampleSeed, makeLargeSample } from "@/graph/samples/make-large-sample";

/** Makes the sample that has no file, in slices. Rejects when it is stopped. */
export function makeSeededSample(signal: AbortSignal, tell?: (ratio: number) => void): Promise<GraphData> {
  const pacer = createPacer(signal);
  return makeLargeSample({
    random: createSeededRandom(largeSampleSeed),
    pace: (ratio) => {
      tell?.(ratio);
      return pacer.breathe();
    },
  });
}
