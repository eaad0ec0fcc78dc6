import { ChartNoAxesColumn } from "lucide-react";
import type { ExecutionResult } from "@/ai/results/execution-result";
import { createLoadWithWaiting } from "@/lib/load-with-waiting";
import type { MetricsStore } from "@/store/metrics/metrics-store";
import type { Measure } from "@/traces/metrics";
import { opened } from "@/ui/actions/feature";
import { type Feature, type Page, part } from "../page/page";

/** The figures of messages. */
export const metrics = {
  services: (page: Page) => ({ metrics: metricsOf(page).open }),
  actions: [
    {
      id: "view.metrics",
      group: "view",
      title: ({ actions }) => actions.metrics,
      icon: ChartNoAxesColumn,
      run: ({ view }) => view.change({ dialog: "metrics", attention: [] }),
    },
  ],
  dialogs: { metrics: opened(async () => (await import("@/ui/metrics/MetricsDialog")).MetricsDialog) },
} satisfies Feature;

declare module "@/ui/services" {
  interface Services {
    /** With all that was measured; its code comes with the first use. Rejects when it cannot be had; the next call tries again. */
    metrics(): Promise<MetricsStore>;
  }
}

declare module "@/store/view/view-store" {
  interface Dialogs {
    metrics: true;
  }
}

/** The first answer is drawn before anything of this is loaded. */
const restMs = 1500;

/** The way to the figures: its code comes a while after the first answer, or when it is asked for. */
export const metricsOf = part((page) => {
  const parts = createLoadWithWaiting(async () => (await import("./browser-metrics")).createBrowserMetrics(page));
  const open = async (): Promise<MetricsStore> => (await parts.open()).store;
  return {
    open,
    /** A message has ended. Without its code it is not measured. */
    ended(result: ExecutionResult, about: Pick<Measure, "turn" | "provider" | "latencyMs">): void {
      const at = page.today();
      const effectOf = (name: string) => page.registry.get(name)?.effect;
      parts.later(({ store, toMeasure }) => store.add(toMeasure(result, { ...about, at }, effectOf)));
      setTimeout(() => void open().catch(() => undefined), restMs);
    },
  };
});
