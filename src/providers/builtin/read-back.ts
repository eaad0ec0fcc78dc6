import type { Exchange } from "@/ai/messages";
import type { Act } from "./acts";
import type { Link } from "./link-words";
import type { Schema } from "./schema";

/** How a message is read by the one before it. */
export interface ReadBack {
  /** The words, those that point back taken for what they point at. */
  readonly refer: (links: readonly Link[], schema: Schema) => readonly Link[];
  /** "Only the interns", "and the otter?"; null: the message stands for itself. */
  readonly follow: (links: readonly Link[], schema: Schema) => readonly Act[] | null;
}

/** Its code comes with the first message that has one before it. */
export async function readBackTo(before: Exchange | undefined): Promise<ReadBack | undefined> {
  return before === undefined ? undefined : (await import("./read-back-to")).readBack(before);
}
