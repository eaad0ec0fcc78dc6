import { describe, expect, it } from "vitest";
import type { PictureSheet } from "@/ui/export/picture-orders";
import { partsOf, shape } from "@/ui/export/picture-parts";
import { createSvgWriter } from "@/ui/export/svg-picture";

const sheet: PictureSheet = {
  format: "svg",
  scale: 1,
  box: { left: 0, top: 0, width: 100, height: 100 },
  graph: { left: 0, top: 0, width: 100, height: 60 },
  background: "#fefefe",
  halo: "#eeeeee",
  font: "Inter",
  title: "One & two",
};
const label = {
  target: "edges",
  id: "e",
  text: "pays",
  x: 10,
  y: 20,
  width: 30,
  size: 12,
  weight: 400,
  color: "#111111",
  direction: "ltr",
  haloWidth: 3,
  plate: { left: 8, right: 42, top: 10, bottom: 24 },
} as const;

const loadFace = async () => "@font-face{src:url(data:font/woff2;base64,AA)}";

async function written(given: Partial<PictureSheet>, direction: "ltr" | "rtl" = "ltr"): Promise<string> {
  const writer = createSvgWriter({ ...sheet, ...given }, loadFace);
  writer.add(partsOf({ nodes: [], edges: [], labels: [{ ...label, direction }] }));
  return (await writer.finish()).text();
}

describe("an SVG", () => {
  it("carries the font of its texts, and none where it has no text", async () => {
    expect(await written({})).toContain(`<style>${await loadFace()}</style>`);
    const writer = createSvgWriter(sheet, loadFace);
    writer.add([shape("M0 0h1", { stroke: "#000000" })]);
    expect(await (await writer.finish()).text()).not.toContain("<style>");
  });

  it.each(["ltr", "rtl"] as const)("centres a label (%s), on a plate that hides its edge", async (direction) => {
    const svg = await written({}, direction);
    expect(svg).toMatch(/<text x="25" .*text-anchor="middle".*>pays</);
    expect(svg).toContain('<rect x="8" y="10" width="34" height="14" fill="#eeeeee"/><text');
    expect(await written({ background: null })).toContain('<rect x="8" y="10"');
  });

  it("cuts the graph off where its legend begins", async () => {
    const writer = createSvgWriter(sheet, loadFace);
    writer.add([shape("M0 0v90", { stroke: "#000000" })]);
    writer.addLegend([shape("M5 70h5", { stroke: "#ff0000" })]);
    const svg = (await (await writer.finish()).text()).replaceAll("\n", "");
    expect(svg).toContain('<clipPath id="graph"><rect x="0" y="0" width="100" height="60" fill="black"/></clipPath>');
    expect(svg).toMatch(/<g clip-path="url\(#graph\)"><path d="M0 0v90"[^>]*\/><\/g><path d="M5 70h5"/);
  });
});
