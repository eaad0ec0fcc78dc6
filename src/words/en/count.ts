/** A number as English writes it: "12,345". */
export function figures(count: number): string {
  return count.toLocaleString("en-GB");
}

/** Always with so many decimals: "1.50". */
export function fixed(count: number, decimals: number): string {
  return count.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** "1 node", "12,345 nodes". */
export function counted(count: number, noun: string): string {
  return `${figures(count)} ${noun}${count === 1 ? "" : "s"}`;
}
