/** Why something failed, in words a person can act on; the engine's words for its own limits are replaced by what they mean. */
export function plainReason(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RangeError)) return reason;
  if (/call stack|recursion/i.test(reason)) return "it is nested too deep";
  return /length|allocation|memory/i.test(reason) ? "it is too large" : reason;
}
