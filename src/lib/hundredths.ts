/** To two decimals, never "-0": what files, undo steps and results hold stays short. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
