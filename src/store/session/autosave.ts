import type { SaveResult, StorageFault } from "./key-value-store";

/** How the last save went. */
export type AutosaveState =
  | { readonly kind: "saving" | "saved" }
  | { readonly kind: "failed"; readonly fault: StorageFault };

export interface AutosaveDeps {
  /** Saves all there is now. Never rejects. */
  readonly save: () => Promise<SaveResult>;
  readonly tell: (state: AutosaveState) => void;
  readonly delayMs: number;
}

/** One save at a time; what changes meanwhile is saved after it. */
export function createAutosave({ save, tell, delayMs }: AutosaveDeps) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let isDirty = false;

  const run = async (): Promise<void> => {
    while (isDirty) {
      isDirty = false;
      const saved = await save();
      if (!isDirty) tell(saved.success ? { kind: "saved" } : { kind: "failed", fault: saved.fault });
    }
    running = null;
  };

  const start = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!isDirty) return running ?? Promise.resolve();
    running ??= run();
    return running;
  };

  return {
    /** Something changed: saved once no more changes came for a while. */
    touch(): void {
      isDirty = true;
      tell({ kind: "saving" });
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    /** At once, where something is waiting. */
    flush: start,
  };
}
