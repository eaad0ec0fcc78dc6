import type { GraphTables } from "@/graph/tables/element-table";
import type { Bar } from "./read-data";

const mostBars = 12;

/** How many nodes have how many links: a bar for each number where there are few, else for equal ranges of whole numbers. */
export function degreeBars({ nodes, degreeAt }: GraphTables): readonly Bar[] {
  const counts: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < nodes.count; row += 1) {
    const degree = degreeAt(row);
    counts[degree] = (counts[degree] ?? 0) + 1;
    least = Math.min(least, degree);
  }
  if (nodes.count === 0) return [];
  const width = Math.ceil((counts.length - least) / mostBars);
  const bars = Math.ceil((counts.length - least) / width);
  return Array.from({ length: bars }, (_, index) => {
    const from = least + index * width;
    const inside = Array.from({ length: width }, (_unused, step) => counts[from + step] ?? 0);
    return { from, to: from + width - 1, count: inside.reduce((sum, count) => sum + count, 0), isClosed: true };
  });
}
