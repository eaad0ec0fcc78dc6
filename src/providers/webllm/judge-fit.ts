import type { DeviceReport, Fit, LocalModel } from "./model-library-types";

export interface FitFacts {
  readonly device: DeviceReport;
  /** Room the browser still gives; undefined where it does not tell. */
  readonly freeBytes: number | undefined;
  /** What of the model is here already. */
  readonly loadedBytes: number;
}

/** A page cannot learn the graphics memory: of what the whole device has, a model may take about half before it hurts. */
const comfortableShare = 0.5;
const possibleShare = 0.75;
/** Browsers stop telling at 8 GB: beyond it nothing is known, so a large model is called tight and not refused. */
const largestNamed = 8 * 2 ** 30;
const unknownComfort = 4 * 2 ** 30;

/** Whether a model will run here, known before anything is downloaded. */
export function judgeFit(model: LocalModel, { device, freeBytes, loadedBytes }: FitFacts): Fit {
  if (device.kind === "none") return { verdict: "wont-fit", reason: { id: "no-gpu" } };
  if (model.needsF16 && !device.hasF16) return { verdict: "wont-fit", reason: { id: "no-f16" } };
  const { pieceBytes } = model;
  const mostPiece = Math.min(device.maxBindingBytes, device.maxBufferBytes);
  if (pieceBytes !== null && pieceBytes > mostPiece) {
    return { verdict: "wont-fit", reason: { id: "buffer", with: sizes(pieceBytes, mostPiece) } };
  }
  const memory = memoryFor(device);
  if (model.memoryBytes > memory) {
    return {
      verdict: tightIf(mayStillFit(model, device)),
      reason: { id: "memory", with: sizes(model.memoryBytes, memory) },
    };
  }
  const needed = Math.max(0, model.download.bytes - loadedBytes);
  if (freeBytes !== undefined && needed > freeBytes * 0.9) {
    return { verdict: tightIf(needed <= freeBytes), reason: { id: "storage", with: sizes(needed, freeBytes) } };
  }
  if (device.isSoftware) return { verdict: "tight", reason: { id: "software-gpu" } };
  return { verdict: "good", reason: { id: "fits" } };
}

/** The same with the largest of the others that fits well, or at least tightly, where this one does not. */
export function withNearest(model: LocalModel, fit: Fit, others: readonly { model: LocalModel; fit: Fit }[]): Fit {
  if (fit.verdict !== "wont-fit") return fit;
  const smaller = others.filter(
    (other) => other.fit.verdict !== "wont-fit" && other.model.memoryBytes <= model.memoryBytes,
  );
  const good = smaller.filter((other) => other.fit.verdict === "good");
  const [nearest] = (good.length > 0 ? good : smaller).toSorted(
    (a, b) => nearness(b.model, model) - nearness(a.model, model),
  );
  if (nearest === undefined) return fit;
  const { id, title } = nearest.model;
  return { ...fit, nearest: { id, title } };
}

/** Its own other build before any other model, then what is offered, then the largest. */
function nearness(candidate: LocalModel, model: LocalModel): number {
  const bonus = (candidate.title === model.title ? 2 : 0) + (candidate.isOffered ? 1 : 0);
  return bonus * 1e15 + candidate.memoryBytes;
}

/** What a model may take at ease. */
export function memoryFor({ deviceMemoryBytes }: Extract<DeviceReport, { kind: "ready" }>): number {
  return deviceMemoryBytes === null ? unknownComfort : deviceMemoryBytes * comfortableShare;
}

function tightIf(mayFit: boolean): Fit["verdict"] {
  return mayFit ? "tight" : "wont-fit";
}

function mayStillFit(model: LocalModel, { deviceMemoryBytes }: Extract<DeviceReport, { kind: "ready" }>): boolean {
  if (deviceMemoryBytes === null || deviceMemoryBytes >= largestNamed) return model.memoryBytes <= 2 * largestNamed;
  return model.memoryBytes <= deviceMemoryBytes * possibleShare;
}

function sizes(needed: number, given: number): { readonly needed: number; readonly given: number } {
  return { needed: gigabytes(needed), given: gigabytes(given) };
}

function gigabytes(bytes: number): number {
  return Math.round(bytes / 1e8) / 10;
}
