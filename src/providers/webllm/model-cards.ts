import type { StoredPart } from "./download/stored-files";
import type { DownloadProgress, Fit, LocalModel, ModelCard, ModelState } from "./model-library-types";
import type { ModelFacts } from "./model-memory";

interface Judged {
  readonly model: LocalModel;
  readonly fit: Fit;
  readonly stored: StoredPart;
}

export function toCard(
  { model, fit, stored }: Judged,
  downloads: ReadonlyMap<string, DownloadProgress>,
  { speeds }: Pick<ModelFacts, "speeds">,
): ModelCard {
  return { model, fit, state: toState(stored, downloads.get(model.id)), tokensPerSecond: speeds[model.id] ?? null };
}

function toState({ loadedBytes, isWhole }: StoredPart, progress: DownloadProgress | undefined): ModelState {
  if (progress !== undefined) return { kind: "downloading", progress };
  if (isWhole) return { kind: "installed", bytes: loadedBytes };
  return loadedBytes > 0 ? { kind: "partial", loadedBytes } : { kind: "absent" };
}
