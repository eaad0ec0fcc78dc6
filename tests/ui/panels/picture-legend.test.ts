import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import { expect, it } from "vitest";
import { layerText } from "@/ui/canvas/legend/layer-text";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import type { LegendRow } from "@/ui/canvas/legend/legend-row";
import { countText } from "@/ui/canvas/legend-counts";
import { legendParts } from "@/ui/export/picture-legend";
import { createSvgWriter } from "@/ui/export/svg-picture";
import { createWordsStore } from "@/words/words-store";
import { createTestRegistry } from "../../support/test-registry";

const { words } = createWordsStore().getState();

it("a picture has the legend of the page: heads, words and missing values, and no selector", async () => {
  const read = await readGraph(readFileSync("public/samples/cats.json", "utf8"), "cats.json");
  if (!read.success) throw new Error(sayRead(read.why));
  const { document, run } = createTestRegistry(read.graph);
  await run("styleByAttribute", { property: "breed", channel: "color" });
  await run("styleByAttribute", { property: "age", channel: "size" });
  await run("styleNodes", { selector: "type == 'cat' && age > 5", color: "red" });
  const groups = legendGroups(document, words, layerText);
  const { parts, width, height } = legendParts(groups, {
    left: 0,
    top: 0,
    width: 800,
    hex: () => "#000000",
    ink: "#000000",
    count: (one) => countText(one, words),
    measure: (text) => 7 * text.length,
  });
  const box = { left: 0, top: 0, width, height };
  const sheet = {
    format: "svg",
    scale: 1,
    box,
    graph: box,
    background: null,
    halo: "#ffffff",
    font: "Inter",
    title: "Cats",
  } as const;
  const writer = createSvgWriter(sheet, async () => "");
  writer.addLegend(parts);
  const svg = await (await writer.finish()).text();
  for (const text of ["cats, age over 5", "Colour by breed", "no breed<", "8<", "Size by age", "1 to 52", "Type"])
    expect(svg).toContain(`>${text}`);
  expect(svg).not.toMatch(/==|&amp;&amp;/);
  for (const { head, rows } of groups) {
    if (head !== null) expect(svg).toContain(`>${head}<`);
    for (const { text } of rows) expect(svg).toContain(`>${text}`);
  }
});

const row = (text: string, count: number, more: Partial<LegendRow> = {}): LegendRow => ({
  key: text,
  target: "nodes",
  sign: { kind: "node", color: "#ff0000", shape: "ellipse" },
  text,
  name: text,
  count,
  where: { op: "all" },
  selector: "",
  ...more,
});

const measure = (text: string) => 7 * text.length;

const usual = {
  left: 5,
  top: 0,
  width: 800,
  hex: () => "#000000",
  ink: "#000000",
  count: (one: LegendRow) => countText(one, words),
  measure,
};

const textsOf = ({ parts }: ReturnType<typeof legendParts>) =>
  parts.flatMap((part) => (part.kind === "text" ? [part] : []));

it("says what its counts are of as the page does: under a filter, and over a part of a database", () => {
  const rows = [row("cats", 3, { total: 7 }), row("2 dogs", 2, { isCounted: true })];
  const groups = [{ key: "k", target: "nodes" as const, head: "Type", rows }];
  const counted = "3,000 of 6,000 nodes shown. The counts are of these.";
  const plain = legendParts(groups, usual);
  const legend = legendParts(groups, { ...usual, counted });
  expect(textsOf(legend).map(({ text }) => text)).toEqual(["Type", "cats", "3 of 7", "2 dogs", counted]);
  expect(textsOf(legend).at(-1)).toMatchObject({ x: 5, anchor: "left" });
  expect(legend.height).toBeGreaterThan(plain.height);
  expect(legend.width).toBeGreaterThanOrEqual(measure(counted));
  // Without a row there is no legend on the page either.
  expect(legendParts([], { ...usual, counted })).toMatchObject({ parts: [], height: 0 });
});

it("can be read in a picture of a large graph: it grows with its width, and all of it alike", () => {
  const groups = [{ key: "k", target: "nodes" as const, head: null, rows: [row("cats", 3)] }];
  const [small, large] = [1600, 16_000].map((width) => legendParts(groups, { ...usual, left: 0, width }));
  if (!small || !large) throw new Error("There is no legend.");
  expect([large.width, large.height]).toEqual([10 * small.width, 10 * small.height]);
  const sizes = (legend: typeof small) =>
    legend.parts.map((part) =>
      part.kind === "text" ? [part.x, part.y, part.size] : [part.at?.x, part.at?.y, part.at?.scale],
    );
  expect(sizes(large)).toEqual(sizes(small).map((figures) => figures.map((figure) => 10 * (figure ?? 0))));
});

it("a count stands apart from what it counts, in a column at the right, whatever the text", () => {
  const rows = [row("3", 10), row("a text of twenty letters", 1234)];
  const legend = legendParts([{ key: "k", target: "nodes", head: "Age", rows }], usual);
  const texts = textsOf(legend);
  expect(texts.map(({ text, anchor }) => [text, anchor])).toEqual([
    ["Age", "left"],
    ["3", "left"],
    ["10", "right"],
    ["a text of twenty lett…", "left"],
    ["1,234", "right"],
  ]);
  const [, , ten, long, most] = texts;
  expect(ten?.x).toBe(5 + legend.width);
  expect((most?.x ?? 0) - measure("1,234")).toBeGreaterThanOrEqual((long?.x ?? 0) + measure(long?.text ?? "") + 16);
});
