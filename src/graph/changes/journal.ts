import type { GraphChange } from "./change-types";

/** What one `apply` writes down as it goes. */
export interface Journal {
  /** Changes as they took effect. */
  readonly applied: GraphChange[];
  /** What takes them back; to be applied from the end to the beginning. */
  readonly undoing: GraphChange[];
}
