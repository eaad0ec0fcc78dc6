import { elementProblem, findJsonFault, readOwnJson, savedStepSchema, sayRead } from "@parley/formats/read";
import * as z from "zod/mini";
import type { GraphData } from "@/graph/changes/change-types";
import { isTooDeep, tooDeep } from "@/graph/selector/parse/nesting";
import { isJsonObject, type JsonObject } from "@/lib/json";
import { plainReason } from "@/lib/plain-reason";
import { inWords } from "@/lib/schema-words";
import { tryJson } from "@/lib/try-json";
import { mostTraceBytes, type TraceFile } from "./trace-file";
import { traceSchema } from "./trace-schema";

export type TraceProblem =
  /** More bytes than are read. */
  | "too-large"
  /** It ends before it is whole, or is no JSON at some place. */
  | "cut-off"
  /** A file of another kind. */
  | "not-a-trace"
  /** Written by a later Parley. */
  | "other-version"
  /** Part of it does not have the form of a trace. */
  | "wrong-shape"
  | "no-messages";

export interface TraceRefusal {
  readonly success: false;
  readonly problem: TraceProblem;
  /** What was found. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** The bare fact: a size, a place, a version. */
  readonly found: string;
}

export type TraceReading = { readonly success: true; readonly file: TraceFile } | TraceRefusal;

/** Reads what `writeTraceFile` wrote, and lists of traces as they were written before. Never throws. */
export function readTraceFile(text: string, fileName: string): TraceReading {
  try {
    return read(text.replace(/^\uFEFF/, ""), fileName);
  } catch (error) {
    const found = plainReason(error);
    return refuse("wrong-shape", { message: `${fileName} could not be read: ${found}.`, hint: again, found });
  }
}

/** Before a file is read into memory. */
export function tooLargeTrace(bytes: number, fileName: string): TraceRefusal | undefined {
  if (bytes <= mostTraceBytes) return undefined;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return refuse("too-large", {
    message: `${fileName} is ${size}; traces up to ${mostTraceBytes / 1_000_000} MB are read.`,
    hint: "Save fewer messages, or record them on a smaller graph.",
    found: size,
  });
}

/** By its first words: whether it is a trace, so that it is not read as a graph. */
export function looksLikeTrace(text: string): boolean {
  return /^\uFEFF?\s*\{\s*"parley"\s*:\s*"trace"/.test(text);
}

const again = "Save the trace again where it was recorded, and send that file whole.";
const whatItIs =
  'A trace is what Parley saves under "What happened", or `--trace FILE` writes: {"parley": "trace", "version": 1, …}.';

function read(text: string, fileName: string): TraceReading {
  // A character is a byte at least; what is near the limit was refused by its bytes already.
  const large = tooLargeTrace(text.length, fileName);
  if (large) return large;
  const json = tryJson(text);
  if (json === undefined) return refuseText(text, fileName);
  if (isTooDeep(json)) {
    return refuse("wrong-shape", { message: `${fileName} is ${tooDeep}.`, hint: again, found: tooDeep });
  }
  if (Array.isArray(json)) return readMessages({ messages: json, graph: null, fileName });
  if (!isJsonObject(json) || json["parley"] !== "trace") return refuseKind(json, fileName);
  if (json["version"] !== 1) return refuseVersion(json["version"], fileName);
  return readOwn(json, fileName);
}

function readOwn(json: JsonObject, fileName: string): TraceReading {
  const graph = readGraphOf(json["graph"] ?? null, fileName);
  if (graph !== null && "success" in graph) return graph;
  const steps = z.safeParse(z.array(savedStepSchema), json["steps"] ?? [], inWords);
  if (!steps.success) return refuseShape("steps", steps.error, fileName);
  return readMessages({ messages: json["messages"], graph, steps: steps.data, fileName });
}

function readGraphOf(value: unknown, fileName: string): GraphData | TraceRefusal | null {
  if (value === null) return null;
  if (!isJsonObject(value)) {
    return refuse("wrong-shape", { message: `${fileName}: graph is no graph.`, hint: again, found: "graph" });
  }
  const graph = readOwnJson(value, `The graph in ${fileName}`);
  if (!graph.success) {
    const message = sayRead(graph.why);
    return refuse("wrong-shape", { message, hint: graph.hint ? sayRead(graph.hint) : again, found: message });
  }
  const problem = elementProblem(graph.graph);
  if (problem) {
    const message = sayRead(problem.why);
    const hint = sayRead(problem.hint);
    return refuse("wrong-shape", { message: `The graph in ${fileName}: ${message}`, hint, found: message });
  }
  return graph.graph;
}

interface Recorded {
  readonly messages: unknown;
  readonly graph: GraphData | null;
  readonly steps?: TraceFile["steps"];
  readonly fileName: string;
}

function readMessages({ messages, graph, steps = [], fileName }: Recorded): TraceReading {
  const list = z.safeParse(z.array(traceSchema), messages, inWords);
  if (!list.success) {
    // A list of anything is no trace gone wrong, but a file of another kind.
    const isForeign = graph === null && Array.isArray(messages) && !messages.some(isLikeTrace);
    return isForeign && messages.length > 0
      ? refuseKind(messages, fileName)
      : refuseShape("messages", list.error, fileName);
  }
  if (list.data.length === 0) {
    const hint = "Save a trace once a message has been answered.";
    return refuse("no-messages", { message: `${fileName} holds no message.`, hint });
  }
  return { success: true, file: { graph, messages: list.data, steps } };
}

function isLikeTrace(value: unknown): boolean {
  return isJsonObject(value) && "requests" in value && "parts" in value;
}

function refuseText(text: string, fileName: string): TraceRefusal {
  if (text.trim() === "") return refuse("not-a-trace", { message: `${fileName} is empty.`, hint: whatItIs });
  if (!/^\s*[[{]/.test(text)) {
    return refuse("not-a-trace", { message: `${fileName} is no trace: it is no JSON.`, hint: whatItIs });
  }
  const { line, column, reason } = findJsonFault(text);
  const found = `${line}:${column}`;
  const message = `${fileName} is not whole: line ${line}, column ${column}: ${sayRead(reason)}.`;
  return refuse("cut-off", { message, hint: again, found });
}

function refuseKind(json: unknown, fileName: string): TraceRefusal {
  return refuse("not-a-trace", { message: `${fileName} is no trace: it is ${kindOf(json)}.`, hint: whatItIs });
}

function kindOf(json: unknown): string {
  if (Array.isArray(json)) return "a list of something else";
  if (!isJsonObject(json)) return "a single value";
  if (json["parley"] === "recipe") return "a recipe of Parley";
  if (json["parley"] !== undefined || Array.isArray(json["nodes"])) return "a graph";
  const keys = Object.keys(json).slice(0, 4).join(", ");
  return keys === "" ? "an empty record" : `a record of ${keys.slice(0, 80)}`;
}

function refuseVersion(version: unknown, fileName: string): TraceRefusal {
  const isNewer = typeof version === "number" && version > 1;
  if (!isNewer) {
    const found = version === undefined ? "no version" : `version ${JSON.stringify(version).slice(0, 40)}`;
    const message = `${fileName} is a trace with ${found}; version 1 is read.`;
    return refuse("other-version", { message, hint: again, found });
  }
  return refuse("other-version", {
    message: `${fileName} is a trace of version ${version}; this Parley reads version 1.`,
    hint: "Open it with the Parley that wrote it, or a later one.",
    found: String(version),
  });
}

function refuseShape(root: string, error: z.core.$ZodError, fileName: string): TraceRefusal {
  const [issue] = error.issues;
  const path = [root, ...(issue?.path ?? [])]
    .map((part, place) => (typeof part === "number" ? `[${part}]` : `${place === 0 ? "" : "."}${String(part)}`))
    .join("");
  const found = `${path}: ${issue?.message ?? "not readable"}`;
  return refuse("wrong-shape", { message: `${fileName} is not as a trace is: ${found}.`, hint: again, found });
}

interface Refused {
  readonly message: string;
  readonly hint: string;
  readonly found?: string;
}

function refuse(problem: TraceProblem, { message, hint, found = "" }: Refused): TraceRefusal {
  return { success: false, problem, message, hint, found };
}
