import type { ExecutionResult } from "@/ai/results/execution-result";
import { allCommands } from "@/commands/registry/all-commands";
import type { ListedCommand } from "@/commands/registry/command-types";
import { type Measure, toMeasure } from "@/traces/metrics";
import { metricsCsv, metricsReport, rowsOf } from "@/traces/metrics-report";

/** Measures the messages of a run, of a batch all together. */
export type Meter = ReturnType<typeof createMeter>;

const endings = [".json", ".csv"];

export function hasMetricsForm(fileName: string): boolean {
  return endings.some((ending) => fileName.toLowerCase().endsWith(ending));
}

export function createMeter(provider: string, commands: readonly ListedCommand[] = allCommands) {
  const measures: Measure[] = [];
  const effects = new Map(commands.map(({ name, effect }) => [name, effect]));
  return {
    /** A message ended just now. */
    ended(result: ExecutionResult, durationMs: number): void {
      const about = { turn: `message ${measures.length + 1}`, at: Date.now(), provider, latencyMs: durationMs };
      measures.push(toMeasure(result, about, (name) => effects.get(name)));
    },
    /** In the form the file's name ends with. */
    text(fileName: string): string {
      const rows = rowsOf(measures);
      if (fileName.toLowerCase().endsWith(".csv")) return metricsCsv(rows);
      return `${JSON.stringify(metricsReport({ rows, measures }), null, 2)}\n`;
    },
  };
}
