import type { ModelRecord } from "@mlc-ai/web-llm";
import type { LocalModel, ModelSuits } from "./model-library-types";

/** Without one of these lengths the prompt, a question and its answer have no room. */
const smallestContext = 2048;
const usualContext = 4096;
const megabyte = 1024 * 1024;

/** Best first among those offered: measured or known to follow the form well; each family once per size. */
const offered: readonly { readonly family: RegExp; readonly suits: ModelSuits }[] = [
  { family: /^Qwen3-1\.7B-/, suits: "most-questions" },
  { family: /^Qwen3\.5-4B-/, suits: "best-answers" },
  { family: /^Qwen3\.5-2B-/, suits: "most-questions" },
  { family: /^gemma-4-E2B-it-/, suits: "best-answers" },
  { family: /^Qwen2\.5-1\.5B-Instruct-/, suits: "most-questions" },
  { family: /^Llama-3\.2-1B-Instruct-/, suits: "quick-and-simple" },
  { family: /^Qwen3-0\.6B-/, suits: "simple-commands" },
];

/** The records that can answer: chat models with room for the prompt, of each build of the same files the one with the most. */
export function usableRecords(records: readonly ModelRecord[]): readonly ModelRecord[] {
  // 1 and 2: embeddings and models for pictures.
  return records.filter((record) => !record.model_type && contextOf(record) >= smallestContext);
}

/** The place in the offered families, best first; past the last for any other. */
export function rankOf(id: string): number {
  const place = offered.findIndex(({ family }) => family.test(id));
  return place < 0 ? offered.length : place;
}

/** Offered in 4 bits only; which of its two builds is decided by the device. */
export function isOfferedBuild(id: string, hasF16: boolean): boolean {
  return rankOf(id) < offered.length && (hasF16 ? /-q4f16_1-/ : /-q4f32_1-/).test(id);
}

export interface KnownSize {
  readonly downloadBytes?: number;
}

export function toLocalModel(record: ModelRecord, source: LocalModel["source"], known: KnownSize = {}): LocalModel {
  const id = record.model_id;
  const quantization = quantizationOf(id);
  const estimate = estimatedBytes(id, quantization, record.vram_required_MB);
  const suits = offered[rankOf(id)]?.suits;
  return {
    id,
    title: titleOf(id),
    quantization,
    source,
    host: hostOf(record.model),
    ...(suits === undefined ? {} : { suits }),
    download: { bytes: known.downloadBytes ?? estimate, isEstimate: known.downloadBytes === undefined },
    memoryBytes: Math.round((record.vram_required_MB ?? (estimate * 1.2) / megabyte + 300) * megabyte),
    needsF16: record.required_features?.includes("shader-f16") === true || /f16/.test(quantization),
    pieceBytes: record.buffer_size_required_bytes ?? null,
    contextTokens: contextOf(record),
    isOffered: false,
  };
}

function contextOf({ overrides }: ModelRecord): number {
  return overrides?.context_window_size ?? usualContext;
}

/** "Qwen3-1.7B-q4f16_1-MLC" is "Qwen3 1.7B". */
function titleOf(id: string): string {
  const name = id
    .replace(/-MLC.*$/, "")
    .replace(/(\d)_(\d)/g, "$1.$2")
    .replace(/-q\d+[a-z]\d+([._]\d+)?$/, "");
  return (
    name
      .replace(/-(Instruct|it|chat|hf)\b/gi, "")
      .replaceAll(/[-_]/g, " ")
      .trim() || id
  );
}

function quantizationOf(id: string): string {
  return /q\d+f\d+(_\d+)?/.exec(id)?.[0] ?? "";
}

/** Bytes per parameter with the scales of each group of numbers. */
const bytesPerParameter: readonly (readonly [RegExp, number])[] = [
  [/^q3/, 0.45],
  [/^q4f16/, 0.5625],
  [/^q4f32/, 0.625],
  [/^q0f16/, 2],
  [/^q0f32/, 4],
];

/** From the size in the name; else from the memory it needs, of which about four fifths are its numbers: "E2B" has more than it names. */
function estimatedBytes(id: string, quantization: string, memoryMegabytes: number | undefined): number {
  const [, size, unit] = /(?<!E)(\d+(?:[._]\d+)?)([BM])(?![a-z])/i.exec(id) ?? [];
  const perParameter = bytesPerParameter.find(([pattern]) => pattern.test(quantization))?.[1];
  if (size !== undefined && perParameter !== undefined) {
    return Math.round(Number(size.replace("_", ".")) * (unit?.toUpperCase() === "M" ? 1e6 : 1e9) * perParameter);
  }
  return Math.round((memoryMegabytes ?? 1000) * 0.8 * megabyte);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : "";
}
