import type { TextAmount } from "@/knowledge/embeddings/measure-texts";
import type { MeaningStore } from "@/store/meaning/meaning-store";

/** Search by meaning: what may be sent, and what is kept of it. */
export interface MeaningService {
  readonly store: MeaningStore;
  /** The open graph, as its word is kept. */
  graph(): { readonly id: string; readonly name: string };
  /** What would be sent of the open graph. */
  measure(): TextAmount;
  /** Texts whose vectors are kept. */
  storedCount(): Promise<number>;
  /** Null, or why they are still there. */
  forget(): Promise<string | null>;
}
