import type { Trace } from "@/ai/trace/trace";
import type { StorageFault } from "@/store/session/key-value-store";
import type { UnstoredReason } from "@/store/traces/trace-storage";
import type { TraceFile } from "@/traces/trace-file";

/** What there is of how a turn's answer came to be. */
export type FoundTrace =
  | {
      readonly kind: "found";
      readonly trace: Trace;
      /** Why it goes with the page; null where it is stored. "off": conversations are not kept. */
      readonly unkept: UnstoredReason | { readonly kind: "off-by-choice" } | null;
    }
  /** It was never kept, or made room for newer ones. */
  | { readonly kind: "gone" }
  /** What was stored is no trace; a copy is set aside. */
  | { readonly kind: "broken"; readonly reason: string }
  | { readonly kind: "unreadable"; readonly fault: StorageFault };

/** How answers came to be: those of this visit, and what is kept of earlier ones. None of it rejects. */
export interface TraceService {
  of(turnId: string): Promise<FoundTrace>;
  /** With the graph before the message, where it can still be told. */
  recording(trace: Trace): TraceFile;
  /** The same as a text, without keys. */
  toFile(trace: Trace): string;
  /** As JSON, without keys. */
  toJson(trace: Trace): string;
  /** All that are kept. Null, or why they are still there. */
  forget(): Promise<StorageFault | null>;
}
