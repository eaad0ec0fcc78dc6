import { greatest } from "@/lib/lists/whole-lists";
import type { Interval } from "./statistics";

/** Rows as a Markdown table, the first is its head; numbers stand right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    greatest(
      rows.map((row) => (row[column] ?? "").length),
      3,
    ),
  );
  const line = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, column)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

function pad(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

export function percentWithInterval(share: number, { low, high }: Interval): string {
  return `${percent(share)} [${(low * 100).toFixed(0)}-${(high * 100).toFixed(0)}]`;
}
