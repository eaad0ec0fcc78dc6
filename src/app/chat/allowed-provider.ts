import type { Provider } from "@/ai/port/provider-port";
import type { NetworkGuard } from "@/lib/network-guard/network-guard";

/** The provider with its host let through while it answers, and no longer. `url`: any address of that host. */
export function allowedProvider(provider: Provider, url: string, guard: Pick<NetworkGuard, "allow">): Provider {
  return {
    ...provider,
    async *stream(request, signal) {
      const close = guard.allow(url, "answers");
      try {
        yield* provider.stream(request, signal);
      } finally {
        close();
      }
    },
  };
}
