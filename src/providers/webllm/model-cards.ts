import type { Kept } from "./download/stored-files";
import type { DownloadProgress, Fit, LocalModel, ModelCard, ModelState } from "./model-library-types";
import type { ModelFacts } from "./model-memory";

interface Judged {
  readonly model: LocalModel;
  readonly fit: Fit;
  readonly kept: Kept;
}

export function toCard(
  { model, fit, kept }: Judged,
  downloads: ReadonlyMap<string, DownloadProgress>,
  { speeds }: Pick<ModelFacts, "speeds">,
): ModelCard {
  return { model, fit, state: toState(kept, downloads.get(model.id)), tokensPerSecond: speeds[model.id] ?? null };
}

function toState({ loadedBytes, isWhole }: Kept, progress: DownloadProgress | undefined): ModelState {
  if (progress !== undefined) return { kind: "downloading", progress };
  if (isWhole) return { kind: "installed", bytes: loadedBytes };
  return loadedBytes > 0 ? { kind: "partial", loadedBytes } : { kind: "absent" };
}
