import { cutText } from "@/ai/context/text-limits";
import type { LibraryProblem, ProblemKind } from "./model-library-types";

interface Words {
  readonly message: string;
  readonly nextStep: string;
}

const elsewhere = "The built-in assistant, a server on this machine or an API key work without it.";

const words: Readonly<Record<ProblemKind, Words>> = {
  "no-webgpu": {
    message: "This browser has no WebGPU, which models on this device need.",
    nextStep: `Use a current Chrome, Edge or Safari. ${elsewhere}`,
  },
  "no-adapter": {
    message: "This browser gives pages no access to a graphics card.",
    nextStep: `Switch on hardware acceleration in the browser's settings, or update the graphics driver. ${elsewhere}`,
  },
  "no-f16": {
    message: "This graphics card cannot calculate with 16-bit numbers, which this model needs.",
    nextStep: "Choose its q4f32 build.",
  },
  "device-lost": {
    message: "The graphics card lost the model while it was answering.",
    nextStep: "Send the message again: the model then loads again. If it happens again, choose a smaller model.",
  },
  "out-of-memory": {
    message: "The graphics card has too little free memory for this model.",
    nextStep: "Close other heavy tabs and programs, or choose a smaller model.",
  },
  quota: {
    message: "The browser has no room left to store this model.",
    nextStep: "Delete a model you do not use, or free space on the disk, then resume: the finished part is kept.",
  },
  offline: {
    message: "This device is offline.",
    nextStep: "Resume when it is back: the finished part is kept.",
  },
  network: {
    message: "I could not reach the model's server, or the connection broke.",
    nextStep: "Resume: the finished part is kept.",
  },
  "not-found": {
    message: "I could not find a file of this model.",
    nextStep: "Check the model's address, or choose another model.",
  },
  "private-window": {
    message: "This window does not let pages store files, as private windows do.",
    nextStep: "Open Parley in a normal window to use a model on this device.",
  },
  "wrong-library": {
    message: "The model's library is not a WebGPU library, or was made for another version of the engine.",
    nextStep: "Use a build made for WebLLM 0.2.86, or choose a model of the list.",
  },
  corrupt: {
    message: "A file of this model is damaged or was changed.",
    nextStep: "Download again: only the damaged file is fetched. If it happens again, do not use this source.",
  },
  "unknown-model": {
    message: "This model is not in the list.",
    nextStep: "Choose another model.",
  },
  "not-downloaded": {
    message: "Not all files of this model are on this device.",
    nextStep: "Download it in Models, or choose another model.",
  },
  "no-engine": {
    message: "The engine that runs models on this device could not be started.",
    nextStep: "Check the connection and try again. Then it is kept for offline use.",
  },
  unexpected: {
    message: "The model stopped, and I do not know why.",
    nextStep: "Try again, or choose another model.",
  },
};

export function problemOf(kind: ProblemKind, error?: unknown): LibraryProblem {
  const detail = error === undefined ? "" : cutText(textOf(error), 400);
  return { kind, ...words[kind], ...(detail === "" ? {} : { detail }) };
}

interface Sign {
  readonly kind: ProblemKind;
  readonly pattern: RegExp;
}

/** By what the engine and the browsers say; the first that fits. Through a worker only "Name: message" is left of an error. */
const signs: readonly Sign[] = [
  { kind: "no-engine", pattern: /WorkerError/ },
  { kind: "corrupt", pattern: /IntegrityError|CorruptFileError/ },
  { kind: "quota", pattern: /QuotaExceeded|quota/i },
  { kind: "no-webgpu", pattern: /WebGPUNotAvailable/ },
  { kind: "no-adapter", pattern: /compatible GPU|requestAdapter|WebGPUNotFound/i },
  { kind: "no-f16", pattern: /ShaderF16|shader-f16/ },
  {
    kind: "out-of-memory",
    pattern: /out of memory|OutOfMemory|allocation failed|Array buffer allocation|createBuffer/i,
  },
  {
    kind: "device-lost",
    pattern: /device (was |is )?lost|DeviceLost|mapAsync|Instance dropped|already deleted|disposed/i,
  },
  { kind: "wrong-library", pattern: /LinkError|CompileError|Cannot find (global )?function/ },
  { kind: "unknown-model", pattern: /ModelNotFound/ },
  { kind: "private-window", pattern: /SecurityError|NotAllowedError|operation is insecure/ },
  { kind: "not-found", pattern: /\b40[34]\b|\b410\b|NotFoundError/ },
  {
    kind: "network",
    pattern:
      /Failed to fetch|fetch failed|terminated|input stream|NetworkError|Load failed|network|Request failed|\b5\d\d\b/i,
  },
];

/** What an error of the engine, the cache or the network means. */
export function toProblem(error: unknown, isOnline = true): LibraryProblem {
  const text = textOf(error);
  const kind = signs.find(({ pattern }) => pattern.test(text))?.kind ?? "unexpected";
  return problemOf(kind === "network" && !isOnline ? "offline" : kind, error);
}

function textOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  const named = typeof error === "object" && error !== null && "message" in error ? error : undefined;
  return named === undefined ? String(error) : `${"name" in named ? named.name : "Error"}: ${named.message}`;
}
