interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const mostBins = 10;

/** At most ten bins with round borders over numbers in ascending order; a value on a border counts above it. */
export function histogramOf(sorted: Float64Array): readonly Bin[] {
  const least = sorted[0];
  const most = sorted.at(-1);
  if (least === undefined || most === undefined) return [];
  if (least === most) return [{ from: least, to: most, count: sorted.length }];
  const step = stepFor(least, most);
  const counts = new Map<number, number>();
  for (const value of sorted) {
    const bin = Math.floor(value / step);
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  return binsOf({ step, least, most }, counts);
}

interface Borders {
  readonly step: number;
  readonly least: number;
  readonly most: number;
}

/** All bins from the least to the most, by how many are in each; bin 0 begins at 0. */
export function binsOf({ step, least, most }: Borders, counts: ReadonlyMap<number, number>): readonly Bin[] {
  const first = Math.floor(least / step);
  return Array.from({ length: binsWith(step, least, most) }, (_, index) => ({
    from: withoutDust((first + index) * step),
    to: withoutDust((first + index + 1) * step),
    count: counts.get(first + index) ?? 0,
  }));
}

/** The smallest of 1, 2, 2.5, 5 times a power of ten that needs no more than ten bins. */
export function stepFor(least: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10((most - least) / mostBins));
  const steps = [1, 2, 2.5, 5, 10, 20].map((factor) => factor * power);
  return steps.find((step) => binsWith(step, least, most) <= mostBins) ?? most - least;
}

function binsWith(step: number, least: number, most: number): number {
  return Math.floor(most / step) - Math.floor(least / step) + 1;
}

/** 0.1 × 3 is 0.30000000000000004. */
function withoutDust(value: number): number {
  return Number(value.toPrecision(12));
}
