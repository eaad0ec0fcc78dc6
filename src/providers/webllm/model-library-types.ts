import type { SaidOf } from "@/lib/text/said";
import type { fitTexts } from "@/words/en/dialogs/local";
import type { modelProblems } from "@/words/en/dialogs/model-problems";

/** A model that can run in this page, as far as it is known before it is downloaded. */
export interface LocalModel {
  readonly id: string;
  /** "Qwen3 1.7B". */
  readonly title: string;
  /** How its numbers are stored: "q4f16_1". */
  readonly quantization: string;
  readonly source: "catalogue" | "own";
  /** Where it is downloaded from: "huggingface.co". */
  readonly host: string;
  /** What it does, for people, by family; absent where nothing is known. */
  readonly suits?: ModelSuits;
  readonly download: { readonly bytes: number; readonly isEstimate: boolean };
  readonly memoryBytes: number;
  readonly needsF16: boolean;
  /** The largest piece the graphics card must hold at once; null: nothing special. */
  readonly pieceBytes: number | null;
  readonly contextTokens: number;
  /** Offered first, the best of those that fit; the rest of the list are for people who look for one. */
  readonly isOffered: boolean;
}

export type ModelSuits = "most-questions" | "best-answers" | "quick-and-simple" | "simple-commands";

/** What this device's graphics can do, as far as a page may know. */
export type DeviceReport =
  | {
      readonly kind: "ready";
      /** "nvidia", "apple"; "" where the browser does not tell. */
      readonly vendor: string;
      readonly hasF16: boolean;
      readonly maxBufferBytes: number;
      readonly maxBindingBytes: number;
      /** Of the whole device, in whole steps up to 8 GB; null where the browser does not tell. */
      readonly deviceMemoryBytes: number | null;
      /** Drawn by the processor: right, but too slow for people. */
      readonly isSoftware: boolean;
    }
  | { readonly kind: "none"; readonly problem: LibraryProblem };

export interface Fit {
  readonly verdict: "good" | "tight" | "wont-fit";
  readonly reason: SaidOf<typeof fitTexts>;
  /** The largest model that does fit, when this one does not. */
  readonly nearest?: { readonly id: string; readonly title: string };
}

export type ProblemKind = keyof typeof modelProblems;

export interface LibraryProblem {
  readonly kind: ProblemKind;
  /** The browser's or engine's own words, cut. */
  readonly detail?: string;
}

export interface DownloadProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
  /** 0 to 1. */
  readonly ratio: number;
  readonly secondsLeft: number | null;
}

export type DownloadOutcome =
  | { readonly kind: "done" }
  /** What has come stays: `download` goes on from there, also after a reload. */
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly problem: LibraryProblem };

export type ModelState =
  | { readonly kind: "absent" }
  | { readonly kind: "partial"; readonly loadedBytes: number }
  | { readonly kind: "downloading"; readonly progress: DownloadProgress }
  /** Works without a network. */
  | { readonly kind: "installed"; readonly bytes: number };

/** One model with all a card shows. */
export interface ModelCard {
  readonly model: LocalModel;
  readonly fit: Fit;
  readonly state: ModelState;
  /** As last measured here. */
  readonly tokensPerSecond: number | null;
}

export interface InstalledModel {
  readonly id: string;
  readonly title: string;
  readonly bytes: number;
  /** Milliseconds since 1970; null: never used. */
  readonly lastUsed: number | null;
}

export interface StorageReport {
  readonly usedBytes: number;
  readonly freeBytes: number;
  /** The browser does not throw it away when the disk runs low. */
  readonly isPersistent: boolean;
  /** Whether the user has been asked for that already. */
  readonly wasAsked: boolean;
}

export interface OwnModelInput {
  /** Folder of an MLC build: `mlc-chat-config.json`, `tokenizer.json`, `tensor-cache.json` and its shards. */
  readonly url: string;
  /** Its compiled library, a `.wasm` for WebGPU. */
  readonly libraryUrl: string;
  /** "sha256-…" as in a page's `integrity`; checked at every download. */
  readonly integrity?: { readonly library?: string; readonly config?: string };
}

export type AddOutcome =
  | { readonly success: true; readonly id: string }
  | { readonly success: false; readonly message: string };

/** The models of this device: what there is, what fits, downloads, what is installed. What fails is reported, not thrown. */
export interface ModelLibrary {
  /** What this device can run; looked at anew with `again`. */
  device(again?: boolean): Promise<DeviceReport>;
  /** Offered ones first, best first; then all others. The list comes with the page and needs no network. */
  cards(): Promise<readonly ModelCard[]>;
  /** The exact size from the model's own list of files; the estimate where it cannot be reached. */
  measure(id: string, signal: AbortSignal): Promise<LocalModel | undefined>;
  /** One at a time for a model: a second call joins the first. Never rejects. */
  download(id: string, options: DownloadOptions): Promise<DownloadOutcome>;
  /** Downloads that run now. */
  downloading(): ReadonlyMap<string, DownloadProgress>;
  /** Called when a download moves, or what is installed changes. */
  subscribe(listener: () => void): () => void;
  installed(): Promise<readonly InstalledModel[]>;
  /** Its files, and its library where no other model uses it. */
  remove(id: string): Promise<void>;
  storage(): Promise<StorageReport | undefined>;
  /** Whether the browser keeps it now. The browser is asked once in a lifetime. */
  askToPersist(): Promise<boolean>;
  add(input: OwnModelInput): AddOutcome;
  /** Takes an own model out of the list; its files are removed too. */
  forget(id: string): Promise<void>;
  noteUse(id: string, tokensPerSecond?: number): void;
}

export interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: DownloadProgress) => void;
}
