/** A number as English writes it, to three decimals: "12,345", "0.25". */
export function figures(value: number): string {
  return value.toLocaleString("en-GB");
}

/** A value of the data: years are no thousands, so only from 10,000 on digits are in groups. */
export function valueFigures(value: number): string {
  return Math.abs(value) < 10_000 ? value.toLocaleString("en-GB", { useGrouping: false }) : figures(value);
}

/** Always with so many decimals: "1.50". */
export function fixed(value: number, decimals: number): string {
  return value.toLocaleString("en-GB", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** "1 node", "12,345 nodes". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figures(count)} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], joint = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}
