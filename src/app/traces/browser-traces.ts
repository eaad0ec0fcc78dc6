import * as z from "zod/mini";
import type { Trace } from "@/ai/trace/trace";
import { createPacer } from "@/analysis/workers/pacer";
import { inWords } from "@/lib/schema-words";
import { tryJson } from "@/lib/try-json";
import { createIdbTraces } from "@/store/traces/idb-traces";
import { createTraceStorage, type StoredTrace } from "@/store/traces/trace-storage";
import { toEarlierTraceFile, toTraceFile } from "@/traces/graph-before";
import { type TraceFile, withDigests, writeTraceFile } from "@/traces/trace-file";
import { traceSchema } from "@/traces/trace-schema";
import type { FoundTrace, TraceService } from "@/ui/trace/trace-service";
import type { Page } from "../page/page";

type TraceDeps = Pick<Page, "document" | "storage" | "settings" | "today" | "bases" | "database">;

/** A message that has ended, and where it belongs. */
export interface EndedTurn {
  readonly turn: string;
  readonly chat: string;
  readonly graph: string;
  readonly trace: Trace;
}

export interface BrowserTraces extends TraceService {
  keep(turn: EndedTurn): void;
  removed(chat: string): void;
  broughtBack(chat: string): void;
  removedGraph(graph: string): void;
}

type Unkept = Extract<FoundTrace, { kind: "found" }>["unkept"];

/** Traces of this visit in memory, so many; those of earlier ones from the storage. */
const mostHere = 100;

export function createBrowserTraces({ document, storage, settings, database, today, bases }: TraceDeps): BrowserTraces {
  const storedTraces = createTraceStorage(bases.traces ?? createIdbTraces());
  const here = new Map<string, { readonly ended: EndedTurn; unkept: Promise<Unkept> }>();
  const removed = new Map<string, Promise<readonly StoredTrace[]>>();
  /** What no file may hold. */
  const secrets = () => Object.values(settings.getState().keys).map(({ apiKey }) => apiKey);
  const text = (trace: Trace): string => writeTraceFile({ graph: null, messages: [trace] }, secrets());

  const store = async (ended: EndedTurn): Promise<Unkept> => {
    if (!settings.getState().keepChats || database.isBare()) return { kind: "off-by-choice" };
    const { trace, ...names } = ended;
    const pacer = createPacer(new AbortController().signal);
    const written = text(await withDigests(trace, pacer.breathe));
    return storedTraces.keep({ row: { ...names, savedAt: today(), size: written.length }, text: written });
  };

  const stored = async (turn: string): Promise<FoundTrace> => {
    const found = await storedTraces.read(turn);
    if (found.kind === "none") return { kind: "gone" };
    if (found.kind === "fault") return { kind: "unreadable", fault: found.fault };
    const read = readStored(found.value);
    if (read.success) return { kind: "found", trace: read.trace, unkept: null };
    // Out of the way only once the copy is there.
    const aside = await storage.setAside("trace", found.value);
    if (aside.success) await storedTraces.remove((row) => row.turn === turn);
    return { kind: "broken", reason: read.reason };
  };

  const recording = (trace: Trace): TraceFile => {
    const isHere = [...here.values()].some(({ ended }) => ended.trace === trace);
    const whole = isHere ? toTraceFile(document, [trace]) : toEarlierTraceFile(document, trace);
    return whole ?? { graph: null, messages: [trace], steps: [] };
  };

  return {
    keep(ended) {
      here.set(ended.turn, { ended, unkept: store(ended) });
      const [oldest] = here.keys();
      if (here.size > mostHere && oldest !== undefined) here.delete(oldest);
    },
    async of(turn) {
      const known = here.get(turn);
      return known ? { kind: "found", trace: known.ended.trace, unkept: await known.unkept } : stored(turn);
    },
    recording,
    toFile: (trace) => writeTraceFile(recording(trace), secrets()),
    toJson: (trace) => JSON.stringify(tryJson(text(trace)), null, 2),
    forget() {
      removed.clear();
      return storedTraces.remove(() => true);
    },
    removed(chat) {
      removed.set(chat, storedTraces.take(chat));
    },
    broughtBack(chat) {
      const taken = removed.get(chat);
      removed.delete(chat);
      void taken?.then(async (traces) => {
        for (const trace of traces) await storedTraces.keep(trace);
      });
    },
    removedGraph(graph) {
      void storedTraces.remove((row) => row.graph === graph);
    },
  };
}

type Read = { readonly success: true; readonly trace: Trace } | { readonly success: false; readonly reason: string };

/** What the storage gave back. */
function readStored(value: unknown): Read {
  const json = typeof value === "string" ? tryJson(value) : undefined;
  const file = z.safeParse(z.object({ messages: z.tuple([traceSchema]) }), json, inWords);
  if (file.success) return { success: true, trace: file.data.messages[0] };
  const [issue] = file.error.issues;
  const at = issue?.path.join(".") ?? "";
  return { success: false, reason: json === undefined ? "it is no JSON" : `${at}: ${issue?.message ?? ""}` };
}
