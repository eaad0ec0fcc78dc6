import { loadOnce } from "@/lib/load-once";
import type { MetricsStore, MetricsStoreDeps } from "@/store/metrics/metrics-store";
import type { ExecutionResult } from "@/ai/results/execution-result";
import type { CommandRegistry } from "@/commands/door/command-types";

export interface MetricsDoor {
  /** Its code comes with the first answer. Rejects when it cannot be had; the next call tries again. */
  open(): Promise<MetricsStore>;
  /** Without its code a message is not measured. */
  measure(result: ExecutionResult, about: { readonly turn: string; readonly provider: string; readonly latencyMs: number }): Promise<void>;
}

export interface MetricsDoorDeps extends MetricsStoreDeps {
  readonly registry: Pick<CommandRegistry, "get">;
  readonly today: () => number;
}

export function createMetricsDoor(deps: MetricsDoorDeps): MetricsDoor {
  const open = loadOnce(async () => (await import("@/store/metrics/metrics-store")).createMetricsStore(deps));
  return {
    open,
    async measure(result, about) {
      try {
        const at = deps.today();
        const [store, { toMeasure }] = await Promise.all([open(), import("@/ai/trace/metrics")]);
        store.add(toMeasure(result, { ...about, at }, (name) => deps.registry.get(name)?.effect));
      } catch {
        // An answer goes before its figures.
      }
    },
  };
}
