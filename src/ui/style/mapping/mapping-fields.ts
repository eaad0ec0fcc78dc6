import type { StyleMapping } from "@/graph/styles/style-types";
import type { MappingDraft } from "./mapping-draft";

/** What a part of the mapping's form gets. */
export interface MappingFields<Mapping extends StyleMapping | null = StyleMapping | null> {
  readonly draft: MappingDraft;
  /** As it is tried out: tells what is not chosen. */
  readonly mapping: Mapping;
  change(part: Partial<MappingDraft>): void;
}
