import type { Exchange } from "@/ai/messages";
import type { ReadBack } from "./read-message";

/** Its code comes with the first message that has one before it. */
export async function readBackTo(before: Exchange | undefined): Promise<ReadBack | undefined> {
  return before === undefined ? undefined : (await import("./read-back-to")).readBack(before);
}
