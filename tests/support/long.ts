/** `npm run test:long` also runs what takes minutes: all themes at all widths, 100,000 rows, every fault of a download. */
export const isLong = process.env["PARLEY_LONG"] !== undefined;

/** All cases in the long run; in the short one those that between them show each theme and width once. */
export function casesOf<Short, Other>(short: readonly Short[], others: readonly Other[]): readonly (Short | Other)[] {
  return isLong ? [...short, ...others] : short;
}

/** How many random cases a law is tried on: faults of undo hide in one of thousands. `long`: of the long run, where that is not 30 times as many. */
export function runsOf(short: number, long = short * 30): number {
  return isLong ? long : short;
}
