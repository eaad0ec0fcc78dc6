import type { ExecutionResult } from "@/ai/results/execution-result";
import type { Measure } from "@/ai/trace/metrics";
import type { CommandRegistry } from "@/commands/door/command-types";
import { createLoadWithWaiting } from "@/lib/load-with-waiting";
import type { MetricsStore, MetricsStoreDeps } from "@/store/metrics/metrics-store";
import type { ViewStore } from "@/store/view/view-store";

export interface MetricsDoor {
  /** With all that was measured. Rejects when its code cannot be had; the next call tries again. */
  open(): Promise<MetricsStore>;
  /** A message has ended. Without its code it is not measured. */
  ended(result: ExecutionResult, about: Pick<Measure, "turn" | "provider" | "latencyMs">): void;
}

export interface MetricsDoorDeps extends MetricsStoreDeps {
  /** Where a figure above its limit is marked. */
  readonly view: Pick<ViewStore, "change" | "getState">;
  readonly registry: Pick<CommandRegistry, "get">;
  readonly today: () => number;
}

/** The first answer is drawn before anything of this is loaded. */
const restMs = 1500;

/** The way to the figures of messages: its code comes a while after the first answer, or when it is asked for. */
export function createMetricsDoor(deps: MetricsDoorDeps): MetricsDoor {
  const parts = createLoadWithWaiting(() => loadParts(deps));
  const open = async (): Promise<MetricsStore> => (await parts.open()).store;
  return {
    open,
    ended(result, about) {
      const at = deps.today();
      const effectOf = (name: string) => deps.registry.get(name)?.effect;
      parts.later(({ store, toMeasure }) => store.add(toMeasure(result, { ...about, at }, effectOf)));
      setTimeout(() => void open().catch(() => undefined), restMs);
    },
  };
}

async function loadParts(deps: MetricsDoorDeps) {
  const [{ createMetricsStore }, { toMeasure }, { watchAttention }] = await Promise.all([
    import("@/store/metrics/metrics-store"),
    import("@/ai/trace/metrics"),
    import("./watch-attention"),
  ]);
  const store = createMetricsStore(deps);
  watchAttention(store, deps.view);
  return { store, toMeasure };
}
