import { cutText } from "@/ai/context/text-limits";
import type { LibraryProblem, ProblemKind } from "./model-library-types";

export function problemOf(kind: ProblemKind, error?: unknown): LibraryProblem {
  const detail = error === undefined ? "" : cutText(errorText(error), 400);
  return { kind, ...(detail === "" ? {} : { detail }) };
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
  const text = errorText(error);
  const kind = signs.find(({ pattern }) => pattern.test(text))?.kind ?? "unexpected";
  return problemOf(kind === "network" && !isOnline ? "offline" : kind, error);
}

function errorText(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  const named = typeof error === "object" && error !== null && "message" in error ? error : undefined;
  return named === undefined ? String(error) : `${"name" in named ? named.name : "Error"}: ${named.message}`;
}
