import type { CommandRefusal } from "./command-types";
import type { RefusalReason } from "./refusal-reason";

/** A refusal: what happened, what would work, and the same as data where a hand can meet it. */
export function refuse(message: string, hint?: string, reason?: RefusalReason): CommandRefusal {
  return { success: false, message, ...(hint !== undefined && { hint }), ...(reason !== undefined && { reason }) };
}
