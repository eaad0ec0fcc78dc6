import type { DeviceReport, Fit, FitReason, LocalModel } from "./model-library-types";

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
const largestTold = 8 * 2 ** 30;
const unknownComfort = 4 * 2 ** 30;

/** Whether a model will run here, known before anything is downloaded. */
export function judgeFit(model: LocalModel, facts: FitFacts): Fit {
  const reason = firstReason(model, facts);
  return { verdict: verdictOf(reason, facts, model), reason, message: toSentence(reason) };
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
  return { ...fit, nearest: { id, title }, message: `${fit.message} ${title} is the nearest that fits.` };
}

/** Its own other build before any other model, then what is offered, then the largest. */
function nearness(candidate: LocalModel, model: LocalModel): number {
  const bonus = (candidate.title === model.title ? 2 : 0) + (candidate.isOffered ? 1 : 0);
  return bonus * 1e15 + candidate.memoryBytes;
}

function firstReason(model: LocalModel, { device, freeBytes, loadedBytes }: FitFacts): FitReason {
  if (device.kind === "none") return { kind: "no-gpu", problem: device.problem };
  if (model.needsF16 && !device.hasF16) return { kind: "no-f16" };
  const { pieceBytes } = model;
  const hasBytes = Math.min(device.maxBindingBytes, device.maxBufferBytes);
  if (pieceBytes !== null && pieceBytes > hasBytes) return { kind: "buffer", neededBytes: pieceBytes, hasBytes };
  const memory = memoryFor(device);
  if (model.memoryBytes > memory) return { kind: "memory", neededBytes: model.memoryBytes, hasBytes: memory };
  const needed = Math.max(0, model.download.bytes - loadedBytes);
  if (freeBytes !== undefined && needed > freeBytes * 0.9) {
    return { kind: "storage", neededBytes: needed, hasBytes: freeBytes };
  }
  return device.isSoftware ? { kind: "software-gpu" } : { kind: "fits" };
}

/** What a model may take at ease. */
export function memoryFor({ deviceMemoryBytes }: Extract<DeviceReport, { kind: "ready" }>): number {
  return deviceMemoryBytes === null ? unknownComfort : deviceMemoryBytes * comfortableShare;
}

function verdictOf(reason: FitReason, { device }: FitFacts, model: LocalModel): Fit["verdict"] {
  switch (reason.kind) {
    case "fits":
      return "good";
    case "software-gpu":
      return "tight";
    case "memory":
      return device.kind === "ready" && mayStillFit(model, device) ? "tight" : "wont-fit";
    case "storage":
      return reason.neededBytes > reason.hasBytes ? "wont-fit" : "tight";
    case "no-gpu":
    case "no-f16":
    case "buffer":
      return "wont-fit";
  }
}

function mayStillFit(model: LocalModel, { deviceMemoryBytes }: Extract<DeviceReport, { kind: "ready" }>): boolean {
  if (deviceMemoryBytes === null || deviceMemoryBytes >= largestTold) return model.memoryBytes <= 2 * largestTold;
  return model.memoryBytes <= deviceMemoryBytes * possibleShare;
}

function toSentence(reason: FitReason): string {
  switch (reason.kind) {
    case "fits":
      return "Runs well on this device.";
    case "no-gpu":
      return reason.problem.message;
    case "no-f16":
      return "Needs 16-bit calculation, which this graphics card does not have.";
    case "software-gpu":
      return "There is no graphics card here: it would run on the processor, very slowly.";
    case "buffer":
      return `Needs pieces of ${gigabytes(reason.neededBytes)} at once and this browser gives ${gigabytes(reason.hasBytes)}.`;
    case "memory":
      return `Needs ${gigabytes(reason.neededBytes)} of graphics memory and this device can give about ${gigabytes(reason.hasBytes)}.`;
    case "storage":
      return `Needs ${gigabytes(reason.neededBytes)} of storage and ${gigabytes(reason.hasBytes)} are free.`;
  }
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
