/** A small database: one value per name. Any of these may reject (forbidden, full, closed). */
export interface KeyValueStore {
  get(name: string): Promise<unknown>;
  /** All of them or none; `undefined` takes a value away. */
  put(values: Readonly<Record<string, unknown>>): Promise<void>;
  /** Names that begin so, in order. */
  names(prefix: string): Promise<readonly string[]>;
}

/** What went wrong with the browser's storage. */
export type StorageFault =
  | { readonly kind: "full" }
  /** More than the browser takes at once. */
  | { readonly kind: "large" }
  /** Switched off by the user, or a window that keeps nothing. */
  | { readonly kind: "off" }
  | { readonly kind: "other"; readonly detail: string };

/** `lacksGraph`: parts of a graph were saved, and the graph itself is not there (the browser was told to clear its data). */
export type SaveResult =
  | { readonly success: true; readonly lacksGraph?: boolean }
  | { readonly success: false; readonly fault: StorageFault };

export function faultOf(error: unknown): StorageFault {
  if (!(error instanceof Error)) return { kind: "other", detail: "" };
  if (error.name === "QuotaExceededError") return { kind: "full" };
  if (error.name === "SecurityError") return { kind: "off" };
  // A text longer than any can be, or a value that Chromium does not take: it has no name of its own.
  if (/too large|string length/i.test(error.message)) return { kind: "large" };
  return { kind: "other", detail: error.message.replace(/\.$/, "") };
}
