import type { Sample } from "@/graph/samples/sample-list";
import type { Words } from "@/words/words";

/** The samples with their titles and lines in the page's language. */
export function inLanguage(samples: readonly Sample[], { start }: Words): readonly Sample[] {
  return samples.map((sample) => ({ ...sample, ...start.sampleTexts[sample.name] }));
}
