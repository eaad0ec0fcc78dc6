import type { Fit, ModelLibrary } from "@/providers/webllm/model-library-types";
import type { ModelStore } from "@/store/settings/model-store";

/** The model people are shown first, before anything is downloaded. */
export interface ModelPreview {
  readonly title: string;
  /** Of its download, about. */
  readonly bytes: number;
  readonly verdict: "good" | "tight" | "wont-fit";
  readonly reason: Fit["reason"];
}

/** The models of this device. Nothing of them is loaded before it is asked for. */
export interface ModelService {
  /** Rejects when its code cannot be loaded. */
  library(): Promise<ModelLibrary>;
  /** Asked when the page has nothing else to do; null: this browser cannot tell. */
  preview(): Promise<ModelPreview | null>;
  readonly store: ModelStore;
  /** Goes on while its page is closed; its end is announced. */
  download(model: { readonly id: string; readonly title: string }): Promise<void>;
  /** What has come stays. */
  stop(id: string): void;
  /** Ends a download, and nothing of it stays. */
  discard(id: string): void;
}
