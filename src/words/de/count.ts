/** A number as German writes it: "12.345". */
export function figures(count: number): string {
  return count.toLocaleString("de-DE");
}

/** Always with so many decimals: "1,50". */
export function fixed(count: number, decimals: number): string {
  return count.toLocaleString("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** "1 Kante", "12.345 Kanten". */
export function counted(count: number, one: string, many: string): string {
  return `${figures(count)} ${count === 1 ? one : many}`;
}
