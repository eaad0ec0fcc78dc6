import { readGraph } from "@parley/formats/read";
import { it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { searchElements } from "@/graph/search/search-elements";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { markdownTokens } from "@/ui/markdown/markdown-tokens";
import { catsGraph } from "../support/graphs/cats";
import { formatTokens } from "../support/providers/format-tokens";

const { tables } = createGraphDocument(catsGraph());

const readers: Readonly<Record<keyof typeof formatTokens, (text: string) => unknown>> = {
  xml: (text) => readGraph(text, "a", { format: "graphml" }),
  gml: (text) => readGraph(text, "a", { format: "gml" }),
  json: (text) => readGraph(text, "a", { format: "json" }),
  csv: (text) => readGraph(text, "a", { format: "csv" }),
  dot: (text) => readGraph(text, "a", { format: "dot" }),
  lines: (text) => readGraph(text, "a"),
  selector: (text) => [parseSelector(text), ...searchElements(tables, { text, limit: 20 })],
  markdown: (text) => markdownTokens(text),
};

const size = 6000;

/** Linear work takes four times as long for four times the text; work that grows with the square sixteen times. */
it.each(Object.keys(readers))(
  "reads four times the %s: each token again and again after each beginning",
  async (name) => {
    const kind = Object.keys(formatTokens).find((one): one is keyof typeof formatTokens => one === name) ?? "xml";
    const { starts, tokens } = formatTokens[kind];
    const rows: { readonly text: string; readonly ratio: number; readonly time: number }[] = [];
    for (const start of starts) {
      for (const token of tokens) {
        const of = (length: number) => start + token.repeat(Math.ceil(length / token.length));
        const [small, large] = [
          await fastest(() => readers[kind](of(size))),
          await fastest(() => readers[kind](of(4 * size))),
        ];
        rows.push({ text: `${start}${token}`, ratio: large / small, time: large });
      }
    }
    const worst = rows.filter(({ time }) => time > 2).toSorted((a, b) => b.ratio - a.ratio);
    const shown = worst
      .slice(0, 3)
      .map((row) => `× ${row.ratio.toFixed(1)} (${row.time.toFixed(0)} ms) ${JSON.stringify(row.text.slice(0, 60))}`);
    process.stdout.write(
      `\n${kind}, ${size} and ${4 * size} letters, ${rows.length} texts; the steepest over 2 ms: ${shown.join("; ") || "none"}\n`,
    );
  },
);

async function fastest(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 3; count += 1) {
    const started = performance.now();
    await run();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
