import { readFileSync } from "node:fs";
import { readGraph, sayRead } from "@parley/formats/read";
import { expect, it } from "vitest";
import { layerText } from "@/ui/canvas/legend/layer-text";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import type { LegendRow } from "@/ui/canvas/legend/legend-row";
import { legendParts } from "@/ui/export/picture-legend";
import { createSvgWriter } from "@/ui/export/svg-picture";
import { createWordsStore } from "@/words/words-store";
import { createTestRegistry } from "../../support/test-registry";

it("a picture has the legend of the page: heads, words and missing values, and no selector", async () => {
  const read = await readGraph(readFileSync("public/samples/cats.json", "utf8"), "cats.json");
  if (!read.success) throw new Error(sayRead(read.why));
  const { document, run } = createTestRegistry(read.graph);
  await run("styleByAttribute", { property: "breed", channel: "color" });
  await run("styleByAttribute", { property: "age", channel: "size" });
  await run("styleNodes", { selector: "type == 'cat' && age > 5", color: "red" });
  const groups = legendGroups(document, createWordsStore().getState().words, layerText);
  const { parts, width, height } = legendParts(groups, {
    left: 0,
    top: 0,
    width: 800,
    hex: () => "#000000",
    ink: "#000000",
    figures: String,
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

it("a count stands apart from what it counts, in a column at the right, whatever the text", () => {
  const row = (text: string, count: number): LegendRow => ({
    key: text,
    target: "nodes",
    sign: { kind: "node", color: "#ff0000", shape: "ellipse" },
    text,
    name: text,
    count,
    where: { op: "all" },
    selector: "",
  });
  const measure = (text: string) => 7 * text.length;
  const rows = [row("3", 10), row("a text of twenty letters", 1234)];
  const { parts, width } = legendParts([{ key: "k", target: "nodes", head: "Age", rows }], {
    left: 5,
    top: 0,
    width: 800,
    hex: () => "#000000",
    ink: "#000000",
    figures: String,
    measure,
  });
  const texts = parts.flatMap((part) => (part.kind === "text" ? [part] : []));
  expect(texts.map(({ text, anchor }) => [text, anchor])).toEqual([
    ["Age", "left"],
    ["3", "left"],
    ["10", "right"],
    ["a text of twenty lett…", "left"],
    ["1234", "right"],
  ]);
  const [, , ten, long, most] = texts;
  expect(ten?.x).toBe(5 + width);
  expect((most?.x ?? 0) - measure("1234")).toBeGreaterThanOrEqual((long?.x ?? 0) + measure(long?.text ?? "") + 16);
});
