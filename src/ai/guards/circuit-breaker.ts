import type { AiFailure, FailureKind, Provider } from "../port/provider-port";

/** Keeps a provider that is down from being asked again and again. */
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

const failuresThatOpen = 3;
const pauseMs = 30_000;

/** These end by a change of the request or the settings, and waiting would only be in the way of it. */
const notTheProvider: readonly FailureKind[] = [
  "auth",
  "not-found",
  "overflow",
  "refused",
  "content-filter",
  "bad-request",
];

export function createCircuitBreaker(now: () => number) {
  const failures = new Map<string, { readonly count: number; readonly at: number }>();
  return {
    /** Why the provider is not to be called now; null when it may be. */
    refusal(provider: Provider): AiFailure | null {
      if (failures.size === 0) return null;
      const entry = failures.get(keyOf(provider));
      if (entry === undefined || entry.count < failuresThatOpen) return null;
      const waitMs = entry.at + pauseMs - now();
      return waitMs > 0 ? pausedFailure(provider, waitMs) : null;
    },
    succeeded(provider: Provider): void {
      if (failures.size > 0) failures.delete(keyOf(provider));
    },
    failed(provider: Provider, kind: FailureKind): void {
      if (notTheProvider.includes(kind)) return;
      const count = (failures.get(keyOf(provider))?.count ?? 0) + 1;
      failures.set(keyOf(provider), { count, at: now() });
    },
    /** The user's retry: everyone may be called again. */
    reset(): void {
      failures.clear();
    },
  };
}

function keyOf(provider: Provider): string {
  return `${provider.id}\n${provider.model}\n${provider.title}`;
}

function pausedFailure(provider: Provider, waitMs: number): AiFailure {
  const seconds = Math.ceil(waitMs / 1000);
  return {
    kind: "unavailable",
    message:
      `${provider.title} failed 3 times in a row and is not asked again for ${seconds} s. ` +
      "Use Retry to ask it now, or switch to another provider.",
  };
}
