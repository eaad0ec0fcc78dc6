import { appendFileSync } from "node:fs";

/** Median milliseconds of `runs` calls of each, taken in turn so that a noisy moment hits all alike; after one warm-up each. */
export function medians(work: Readonly<Record<string, () => unknown>>, runs = 15): Readonly<Record<string, number>> {
  const times = new Map<string, number[]>(Object.keys(work).map((name) => [name, []]));
  let held: unknown;
  for (const run of Object.values(work)) held = run();
  for (let index = 0; index < runs; index += 1) {
    for (const [name, run] of Object.entries(work)) {
      const started = performance.now();
      held = run();
      times.get(name)?.push(performance.now() - started);
    }
  }
  if (held === times) throw new Error("The work's results are kept so that none of it is optimised away.");
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
export function printRatios(
  title: string,
  times: Readonly<Record<string, number>>,
  base: string,
  unit: "ms" | "bytes" = "ms",
): void {
  const one = times[base] ?? Number.NaN;
  const rows = Object.entries(times).map(
    ([name, time]) =>
      `  ${name.padEnd(44)} ${time.toFixed(3).padStart(10)} ${unit}  × ${(time / one).toFixed(2).padStart(8)}`,
  );
  process.stdout.write(`\n${title} (× ${base})\n${rows.join("\n")}\n`);
  tell({ title, base, times, ...(unit !== "ms" && { unit }) });
}

function tell(table: object): void {
  const output = process.env["PARLEY_BENCH_TABLES"];
  if (output !== undefined) appendFileSync(output, `${JSON.stringify(table)}\n`);
}

/** What was measured at one size, by name. */
export interface AtSize {
  readonly size: number;
  readonly times: Readonly<Record<string, number>>;
}

/**
 * A table of ratios for each size, and how each figure grows: the slope of the logarithm of time over that of size. 1 is linear, 0
 * does not depend on the size.
 */
export function printGrowth(
  title: string,
  rows: readonly AtSize[],
  base: string,
  { unit = "ms", things = "nodes" }: { readonly unit?: "ms" | "bytes"; readonly things?: string } = {},
): void {
  for (const { size, times } of rows)
    printRatios(`${title}, ${size.toLocaleString("en")} ${things}`, times, base, unit);
  const names = Object.keys(rows[0]?.times ?? {});
  const exponents = Object.fromEntries(
    names.map((name) => [name, slope(rows.map(({ size, times }) => [size, times[name] ?? Number.NaN]))]),
  );
  const lines = names.map((name) => `  ${name.padEnd(44)} n^${(exponents[name] ?? Number.NaN).toFixed(2)}`);
  process.stdout.write(`\n${title} grows with the ${things}\n${lines.join("\n")}\n`);
  tell({ growth: title, sizes: rows.map(({ size }) => size), exponents });
}

/** The slope of the line that fits best through the logarithms. */
function slope(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([size, time]) => [Math.log(size), Math.log(time)] as const);
  const middle = logs.reduce((sum, [x]) => sum + x, 0) / logs.length;
  const rise = logs.reduce((sum, [x, y]) => sum + (x - middle) * y, 0);
  return rise / logs.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
}
