import { appendFileSync } from "node:fs";

/** Median milliseconds of `runs` calls of each, taken in turn so that a noisy moment hits all alike; after one warm-up each. */
export function medians(work: Readonly<Record<string, () => unknown>>, runs = 15): Readonly<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(work).map((name) => [name, []]));
  let kept: unknown;
  for (const run of Object.values(work)) kept = run();
  for (let index = 0; index < runs; index += 1) {
    for (const [name, run] of Object.entries(work)) {
      const started = performance.now();
      kept = run();
      times.get(name)?.push(performance.now() - started);
    }
  }
  if (kept === times) throw new Error("The work's results are kept so that none of it is optimised away.");
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
}

/** As `medians`, for work that is awaited. */
export async function medianTimes(
  work: Readonly<Record<string, () => unknown>>,
  runs = 15,
): Promise<Readonly<Record<string, number>>> {
  const times = new Map<string, number[]>(Object.keys(work).map((name) => [name, []]));
  for (const run of Object.values(work)) await run();
  for (let index = 0; index < runs; index += 1) {
    for (const [name, run] of Object.entries(work)) {
      const started = performance.now();
      await run();
      times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A table of medians, each as a ratio to `base`; kept too where `npm run bench` asks for it. Each title is used once. */
export function printRatios(title: string, times: Readonly<Record<string, number>>, base: string): void {
  const unit = times[base] ?? Number.NaN;
  const rows = Object.entries(times).map(
    ([name, time]) =>
      `  ${name.padEnd(44)} ${time.toFixed(3).padStart(10)} ms  × ${(time / unit).toFixed(2).padStart(8)}`,
  );
  process.stdout.write(`\n${title} (× ${base})\n${rows.join("\n")}\n`);
  const told = process.env["PARLEY_BENCH_TABLES"];
  if (told !== undefined) appendFileSync(told, `${JSON.stringify({ title, base, times })}\n`);
}
