/** A number as German writes it: "12.345". */
export function figures(count: number): string {
  return count.toLocaleString("de-DE");
}
