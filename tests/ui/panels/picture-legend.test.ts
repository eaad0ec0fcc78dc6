import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readGraph } from "@/graph/formats/read-graph";
import { layerText } from "@/ui/canvas/legend/layer-text";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import { legendParts } from "@/ui/export/picture-legend";
import { createSvgWriter } from "@/ui/export/svg-picture";
import { createWordsStore } from "@/words/words-store";
import { createTestRegistry } from "../../support/test-registry";

it("a picture has the legend of the page: heads, words and missing values, and no selector", async () => {
  const read = await readGraph(readFileSync("public/samples/cats.json", "utf8"), "cats.json");
  if (!read.success) throw new Error(read.message);
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
  });
  const box = { left: 0, top: 0, width, height };
  const sheet = {
    format: "svg",
    scale: 1,
    box,
    background: null,
    halo: "#ffffff",
    font: "Inter",
    title: "Cats",
  } as const;
  const writer = createSvgWriter(sheet);
  writer.add(parts);
  const svg = await (await writer.finish()).text();
  for (const text of ["cats, age over 5", "Colour by breed", "no breed  8", "Size by age", "1 to 52", "Type"])
    expect(svg).toContain(`>${text}`);
  expect(svg).not.toMatch(/==|&amp;&amp;/);
  for (const { head, rows } of groups) {
    if (head !== null) expect(svg).toContain(`>${head}<`);
    for (const { text } of rows) expect(svg).toContain(`>${text}`);
  }
});
