import { writeGraph } from "@parley/formats/write";
import type { Trace } from "@/ai/trace/trace";
import type { TraceBefore, TraceEdit } from "@/ai/trace/trace-surroundings";
import type { GraphData } from "@/graph/changes/change-types";
import type { SavedStep } from "@/graph/document/document-types";
import { digestInSlices, digestOf } from "./digest";

/** What happened in a conversation, to be looked at and replayed elsewhere. */
export interface TraceFile {
  /** As it was before the first message; null in files of the first version, which held messages alone. */
  readonly graph: GraphData | null;
  /** At least one, oldest first. */
  readonly messages: readonly Trace[];
  /** The undo log before the first message, as far as a call may reach into it. */
  readonly steps: readonly SavedStep[];
}

/** Bytes of a file that is read: one that is larger is no report of what happened, and would hold the page. */
export const mostTraceBytes = 50_000_000;

/** The graph as it was before the first of these messages, and the messages, as one JSON text without any of these secrets. */
export function writeTraceFile(
  { graph, messages, steps }: Omit<TraceFile, "steps"> & Partial<Pick<TraceFile, "steps">>,
  secrets: readonly string[] = [],
): string {
  const own = graph === null ? "null" : writeGraph(graph).trimEnd();
  const members = [
    `"parley": "trace",\n"version": 1,\n"graph": ${withoutSecrets(own, secrets)}`,
    ...(steps && steps.length > 0 ? [`"steps": ${toJson(steps, secrets)}`] : []),
    `"messages": [\n${messages.map((message, place) => messageText(message, place, secrets)).join(",\n")}\n]`,
  ];
  return `{\n${members.join(",\n")}\n}\n`;
}

/** The messages alone, without a graph. */
export function writeMessages(messages: readonly Trace[], secrets: readonly string[] = []): string {
  return `[${messages.map((message, place) => messageText(message, place, secrets)).join(",\n")}]\n`;
}

/** A message whose edits are as a file holds them, made in slices: an edit may be a whole graph. */
export async function withDigests(message: Trace, breathe: () => Promise<void> | undefined): Promise<Trace> {
  if (!message.edits) return message;
  const edits: TraceEdit[] = [];
  for (const { changes, ...edit } of message.edits) {
    edits.push(changes ? { ...edit, digest: await digestInSlices(changes, breathe) } : edit);
  }
  return { ...message, edits };
}

function messageText(message: Trace, place: number, secrets: readonly string[]): string {
  return toJson(asStored(message, place), secrets);
}

/** As a file holds a message: the graph is as the first one found it, sets and history of the others come of those before. */
function asStored(message: Trace, place: number): Trace {
  const edits = message.edits?.map(({ changes, ...edit }) => (changes ? { ...edit, digest: digestOf(changes) } : edit));
  const { before } = message;
  return {
    ...message,
    ...(edits && { edits }),
    ...(before && { before: place === 0 ? first(before) : later(before) }),
  };
}

function first(before: TraceBefore): TraceBefore {
  return { ...before, byHand: [] };
}

function later({ sets: _sets, history: _history, summary: _summary, ...before }: TraceBefore): TraceBefore {
  return before;
}

function toJson(value: unknown, secrets: readonly string[]): string {
  return withoutSecrets(JSON.stringify(value), secrets);
}

/** Shorter ones ("none", "ollama") are words that a graph may hold. */
const shortestSecret = 8;

/** Only what is known to be secret: what merely looks like a key may be an id of the graph, and its replay would differ. */
function withoutSecrets(json: string, secrets: readonly string[]): string {
  const known = secrets.map((secret) => secret.trim()).filter(({ length }) => length >= shortestSecret);
  // The longest first: one may be the beginning of another.
  const forms = [...new Set(known.flatMap(formsOf))].toSorted((a, b) => b.length - a.length);
  return forms.reduce((left, form) => left.replaceAll(form, placeholder(form)), json);
}

/** Digits may be in a number: what replaces them must be one, too. */
function placeholder(form: string): string {
  return /^\d+$/.test(form) ? "1".repeat(form.length) : "[key]";
}

/** How a text may be in JSON: as it is, inside JSON that is itself a text, and in an address. */
function formsOf(secret: string): readonly string[] {
  const once = JSON.stringify(secret).slice(1, -1);
  const twice = JSON.stringify(once).slice(1, -1);
  return [once, twice, encodeURIComponent(secret)];
}
