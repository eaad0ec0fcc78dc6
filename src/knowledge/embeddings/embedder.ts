/** Turns texts into vectors that lie the nearer, the nearer the texts are in meaning. */
export interface Embedder {
  /** Host and model: vectors of one are of no use to another. Holds no key. */
  readonly id: string;
  /** Where the texts go; null: they stay on this device. */
  readonly host: string | null;
  /** Texts handed over at once: what has come is kept batch by batch. */
  readonly batch: number;
  /** One vector a text, in order. Rejects with a sentence that says what happened and what to do. */
  embed(texts: readonly string[], use: EmbedUse, signal: AbortSignal): Promise<readonly Float32Array[]>;
}

/** Some models want to be told whether a text is looked for or looked in. */
export type EmbedUse = "text" | "query";

/** Vectors that were made before, by embedder and text. Any call may reject (forbidden, full). */
export interface VectorStore {
  /** Those it has, by hash. */
  read(embedder: string, hashes: readonly string[]): Promise<ReadonlyMap<string, Float32Array>>;
  write(embedder: string, vectors: ReadonlyMap<string, Float32Array>): Promise<void>;
}

/** Shows work that may be long with how far it is; false: its user stopped it. */
export type ShowFilling = (
  work: (stop: AbortSignal, tell: (done: number, total: number) => void) => Promise<void>,
) => Promise<boolean>;

/** How texts may be ranked by meaning now. */
export type Meaning =
  | { readonly kind: "off" }
  /** Switched on, but it cannot be had now: the reason, as a sentence. */
  | { readonly kind: "closed"; readonly note: string }
  | {
      readonly kind: "open";
      readonly embedder: Embedder;
      readonly vectors: VectorStore;
      /** Milliseconds a search waits for a host's next sign, where it is not the usual. */
      readonly waitMs?: number;
      /** Absent: the work is not shown. */
      readonly show?: ShowFilling;
      /** Told what went wrong; null: nothing. */
      readonly onNote?: (note: string | null) => void;
    };

export type OpenMeaning = Extract<Meaning, { kind: "open" }>;

/** Asked at each search, for the texts that are searched. Never rejects. */
export type MeaningPort = (of: "graph" | "handbook") => Promise<Meaning>;

/** What everybody has need not be sent: the handbook is read for its meaning on this device alone. */
export async function meaningOfHandbook(meaning: MeaningPort): Promise<Meaning> {
  const found = await meaning("handbook");
  return found.kind === "open" && found.embedder.host === null ? found : { kind: "off" };
}

export const wordsAlone = async (): Promise<Meaning> => ({ kind: "off" });
