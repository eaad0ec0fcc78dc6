import { expect, it } from "vitest";
import { legendRows } from "@/ui/canvas/legend-rows";
import { createTestRegistry } from "../support/test-registry";

it("leaves out what layers above hide wholly", async () => {
  const { document, run } = createTestRegistry();
  const words = () => legendRows(document).map(({ text }) => text);
  await run("styleNodes", { selector: "age > 3", color: "red" });
  expect(words()).toContain("Red: age > 3");
  await run("styleByAttribute", { property: "type", channel: "color" });
  expect(words()).not.toContain("Red: age > 3");
  await run("styleNodes", { selector: "type == 'cat'", color: "green" });
  expect(words()).not.toContain("cat");
  expect(words()).toContain("human");
});

it("shows the colours of types in the shapes the picture has", async () => {
  const { document, run } = createTestRegistry();
  await run("styleByAttribute", { property: "type", channel: "color" });
  const shapes = legendRows(document).flatMap(({ sign, text }) => (sign.kind === "node" ? [[text, sign.shape]] : []));
  expect(shapes).toEqual([
    ["cat", document.styles.node("cat1")?.shape],
    ["human", document.styles.node("h1")?.shape],
  ]);
  expect(new Set(shapes.map(([, shape]) => shape)).size).toBe(2);
});

it("calls a layer over what was found by the words it was found by", async () => {
  const { document, run } = createTestRegistry();
  await run("findNodes", { selector: "age > 5" });
  await run("styleNodes", { selector: "$last", color: "red" });
  expect(document.layers.map(({ name }) => name)).toEqual(["Red: age > 5"]);
  await run("rankNodes", { by: "age", limit: 3 });
  await run("styleNodes", { selector: "$last", color: "green" });
  expect(document.layers.map(({ name }) => name)).toEqual(["Red: age > 5", "Green: 3 nodes"]);
});

it("has nothing to say of looks that elements have of their own", () => {
  const { document } = createTestRegistry();
  const before = legendRows(document).length;
  const looks = [{ style: { color: "#ff0000" }, ids: ["cat1"] }];
  const layer = { id: "file", name: "Looks", target: "nodes", where: { op: "all" }, looks, origin: "user" } as const;
  document.apply([{ type: "layer-put", layer }], { step: "open", actor: "user", title: "Open" });
  expect(legendRows(document)).toHaveLength(before);
});
