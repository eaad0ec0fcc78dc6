import type { CommandRefusal } from "./command-types";

/** A refusal: what happened, and what would work. */
export function refuse(message: string, hint?: string): CommandRefusal {
  return hint === undefined ? { success: false, message } : { success: false, message, hint };
}
