import type { SavedState } from "./view-store";

export interface AutosaveDeps {
  /** Saves all there is now. Never rejects. */
  readonly save: () => Promise<{ readonly success: true } | { readonly success: false; readonly reason: string }>;
  readonly tell: (state: SavedState) => void;
  readonly delayMs: number;
}

export interface Autosave {
  /** Something changed: saved once no more changes came for a while. */
  touch(): void;
  /** At once, where something is waiting. */
  flush(): Promise<void>;
}

/** One save at a time; what changes meanwhile is saved after it. */
export function createAutosave({ save, tell, delayMs }: AutosaveDeps): Autosave {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> | null = null;
  let isDirty = false;

  const run = async (): Promise<void> => {
    while (isDirty) {
      isDirty = false;
      const saved = await save();
      if (!isDirty) tell(saved.success ? { kind: "saved" } : { kind: "failed", reason: saved.reason });
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
    touch() {
      isDirty = true;
      tell({ kind: "saving" });
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => void start(), delayMs);
    },
    flush: start,
  };
}
