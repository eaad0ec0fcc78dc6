/** What a server did that no API does. Told in words by `describe-fault.ts`. */
export type WireFault =
  /** `to`: where to, as far as it may be shown; null where the browser or the server does not tell. */
  | { readonly kind: "redirect"; readonly to: string | null }
  /** An answer without a single byte. */
  | { readonly kind: "nothing" }
  | { readonly kind: "web-page" }
  /** Something, but no answer of such an API. */
  | { readonly kind: "no-answer" }
  /** An answer that ends before it says that it does. */
  | { readonly kind: "cut-off" }
  /** An error in the place of an answer, or in the middle of one, that has no status. */
  | { readonly kind: "error" }
  | { readonly kind: "too-large"; readonly megabytes: number }
  /** `signs`: comments and pings came, but no word. */
  | { readonly kind: "silent"; readonly seconds: number; readonly signs: boolean };

/** `words`: the server's own, for details. */
export function faultError(fault: WireFault, words = ""): Error {
  return Object.assign(new Error(words), { fault });
}

export function faultOf(error: unknown): WireFault | undefined {
  return isFaulty(error) ? error.fault : undefined;
}

function isFaulty(error: unknown): error is { readonly fault: WireFault } {
  return error instanceof Error && "fault" in error;
}
