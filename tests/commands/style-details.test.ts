import { describe, expect, it } from "vitest";
import { createTestRegistry } from "../support/test-registry";

const all = { selector: "*" };

describe("the details of a look", () => {
  it("are set on nodes and told in words", async () => {
    const { run, document } = createTestRegistry();
    const options = { labelSize: 18, labelColor: "red", labelPlace: "centre", icon: "cat" };
    const done = await run("styleNodes", { selector: "type == 'cat'", options, borderWidth: 4 });
    expect(done.message).toBe("Styled 8 nodes: border 4 px, label 18 px, label red, label inside, icon cat.");
    expect(document.styles.node("cat1")).toMatchObject({ labelSize: 18, labelPlace: "centre", icon: "cat" });
    expect(document.styles.node("h1")).not.toHaveProperty("icon");
    expect((await run("explainStyle", { id: "cat1" })).message).toMatch(/icon cat from the layer/);
    await run("undo");
    expect(document.styles.node("cat1")).not.toHaveProperty("labelSize");
  });

  it("are set on edges, which have arrows and courses in the place of icons", async () => {
    const { run, document } = createTestRegistry();
    const done = await run("styleEdges", { ...all, options: { arrow: "none", curve: "taxi", labelSize: 9 } });
    expect(done.message).toMatch(/label 9 px, no arrow, right-angled\.$/);
    expect(document.styles.edge("e1")).toMatchObject({ arrow: "none", curve: "taxi", labelSize: 9 });
    expect(await run("styleEdges", { ...all, options: { icon: "cat" } })).toMatchObject({ success: false });
  });

  it.each([
    ["a label nobody can read", "styleNodes", { labelSize: 1 }, /1 px cannot be read/],
    ["a label beyond all measure", "styleNodes", { labelSize: 500 }, /500 px/],
    ["an unknown colour of the label", "styleNodes", { labelColor: "blurple" }, /no colour/],
    ["an unknown icon", "styleNodes", { icon: "spaceship" }, /spaceship/],
    ["an unknown place", "styleNodes", { labelPlace: "abov" }, /nearest: above/],
    ["an unknown arrow", "styleEdges", { arrow: "triangel" }, /nearest: triangle/],
  ])("refuse %s", async (_what, name, options, message) => {
    const { run, document } = createTestRegistry();
    expect(await run(name, { ...all, options })).toMatchObject({
      success: false,
      message: expect.stringMatching(message),
    });
    expect(document.layers).toEqual([]);
  });

  it("go with what they belong to when looks are cleared", async () => {
    const { run, document } = createTestRegistry();
    await run("styleNodes", { ...all, color: "blue", options: { labelColor: "red", labelSize: 20, icon: "star" } });
    await run("clearStyles", { channels: ["color"] });
    expect(document.styles.effectiveNode("cat1")).toEqual({ labelSize: 20, icon: "star" });
    await run("clearStyles", { channels: ["label"] });
    expect(document.styles.effectiveNode("cat1")).toEqual({ icon: "star" });
  });
});
