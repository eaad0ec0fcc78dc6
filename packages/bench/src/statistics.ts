export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The score interval for a share of successes: E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22 (1927), 209-212. 95 %: z = 1.959964.
 */
export function wilsonInterval(share: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const z = 1.959963984540054;
  const square = (z * z) / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * The chance that k runs of one task all pass, from n runs of which c passed: C(c,k) / C(n,k), the unbiased estimate of
 * S. Yao et al., "τ-bench: A Benchmark for Tool-Agent-User Interaction in Real-World Domains" (2024), section 3.
 */
export function passPower(passed: number, runs: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, passed - drawn) / (runs - drawn);
  return chance;
}

/**
 * Two-sided exact p of McNemar's test for paired outcomes (Q. McNemar, Psychometrika 12 (1947), 153-157): the binomial chance
 * of a split at least this uneven among the pairs that differ.
 */
export function mcNemarExact(onlyA: number, onlyB: number): number {
  const differing = onlyA + onlyB;
  const fewer = Math.min(onlyA, onlyB);
  let logChoose = 0;
  let tail = 0;
  for (let count = 0; count <= fewer; count += 1) {
    if (count > 0) logChoose += Math.log(differing - count + 1) - Math.log(count);
    tail += Math.exp(logChoose - differing * Math.LN2);
  }
  return Math.min(1, 2 * tail);
}

/** The smallest value that at least this share of the values does not exceed; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
