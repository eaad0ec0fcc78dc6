import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { createTestRegistry, type TestRegistry } from "../support/test-registry";

const layouts = createLocalLayoutRunner();

function graphOf(attributes: readonly JsonObject[], positions: readonly (readonly [number, number])[] = []): GraphData {
  const nodes = attributes.map((one, row) => {
    const [x, y] = positions[row] ?? [];
    return { id: `n${row}`, attributes: one, ...(x !== undefined && y !== undefined && { position: { x, y } }) };
  });
  return { name: "Map", directed: false, nodes, edges: [], layers: [], sets: [], filter: null };
}

const cities = [
  { name: "Berlin", lat: 52.52, lon: 13.4 },
  { name: "Lisbon", lat: 38.72, lon: -9.14 },
  { name: "Cairo", lat: 30.04, lon: 31.24 },
];
const atlantis = { name: "Atlantis" };

function placeOf({ document }: TestRegistry, id: string) {
  const position = document.node(id)?.position;
  if (!position) throw new Error(`${id} has no position.`);
  return position;
}

describe("the geographic layout as a command", () => {
  it("puts the nodes on a map, tells who has no place on it, and is one step to undo", async () => {
    const made = createTestRegistry(graphOf([...cities, atlantis]), { layouts });
    const before = made.document.snapshot();
    const done = await made.run("setLayout", { type: "geographic" });
    expect(done.message).toBe(
      "Arranged 4 nodes in the map layout; 1 node without coordinates did not move to the map.",
    );
    expect(placeOf(made, "n0").y).toBeLessThan(placeOf(made, "n1").y);
    expect(placeOf(made, "n1").x).toBeLessThan(placeOf(made, "n0").x);
    expect(placeOf(made, "n2").x).toBeGreaterThan(placeOf(made, "n0").x);
    expect(placeOf(made, "n3").x).toBeGreaterThan(placeOf(made, "n2").x);
    expect(made.document.layout).toBe("geographic");
    expect(made.document.steps()).toHaveLength(1);
    await made.run("undo");
    expect(made.document.snapshot()).toEqual(before);
  });

  it("is refused with what it needs where no node has coordinates", async () => {
    const made = createTestRegistry(graphOf([atlantis]), { layouts });
    expect(await made.run("setLayout", { type: "geographic" })).toMatchObject({
      success: false,
      message: "The nodes have no coordinates, so they cannot be put on a map.",
      hint: expect.stringContaining("lat and lon"),
    });
    expect(made.document.steps()).toEqual([]);
  });

  it("names the attributes whose values are out of range", async () => {
    const made = createTestRegistry(graphOf([{ lat: 520, lon: 13 }]), { layouts });
    expect((await made.run("setLayout", { type: "geographic" })).message).toMatch(/lat and lon hold no pair/);
  });

  it("is refused for a selection that has none, though others have", async () => {
    const made = createTestRegistry(graphOf([...cities, atlantis]), { layouts });
    const done = await made.run("setLayout", { type: "geographic", selector: "name == 'Atlantis'" });
    expect(done.success).toBe(false);
  });
});

describe("moving nodes apart as a command", () => {
  const crowd = graphOf(
    ["a", "b", "c", "d"].map((name) => ({ name })),
    [
      [0, 0],
      [6, 0],
      [12, 3],
      [500, 500],
    ],
  );
  const gaps = (made: TestRegistry) => {
    const places = made.document.snapshot().nodes.map(({ position }) => position ?? { x: 0, y: 0 });
    return places.flatMap((one, row) =>
      places.slice(row + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
  };

  it("parts what overlaps by their drawn sizes, leaves the rest and the name of the layout", async () => {
    const made = createTestRegistry(crowd, { layouts });
    const done = await made.run("setLayout", { type: "noverlap", options: { gap: 4 } });
    expect(done.message).toBe("Moved 3 nodes apart: no nodes overlap now.");
    expect(Math.min(...gaps(made))).toBeGreaterThanOrEqual(16 + 4 - 0.1);
    expect(placeOf(made, "n3")).toEqual({ x: 500, y: 500 });
    expect(made.document.layout).toBeNull();
    expect(await made.run("setLayout", { type: "noverlap", options: { gap: 4 } })).toMatchObject({
      message: "Nothing moved: no nodes overlap.",
      changes: [],
    });
  });

  it("leaves pinned nodes and what was not chosen in place, and tells what that leaves", async () => {
    const made = createTestRegistry(crowd, { layouts });
    await made.run("pinNodes", { selector: "name in ['a', 'b']" });
    const done = await made.run("setLayout", { type: "noverlap", selector: "name in ['a', 'c']" });
    expect(done.message).toBe("Moved 1 node apart: 1 pair of nodes still overlap.");
    expect(placeOf(made, "n0")).toEqual({ x: 0, y: 0 });
    expect(placeOf(made, "n1")).toEqual({ x: 6, y: 0 });
  });

  it("sees no overlap with what the filter hides", async () => {
    const made = createTestRegistry(crowd, { layouts });
    await made.run("filterGraph", { selector: "name in ['a', 'd']" });
    expect((await made.run("setLayout", { type: "noverlap" })).message).toBe("Nothing moved: no nodes overlap.");
    expect(placeOf(made, "n1")).toEqual({ x: 6, y: 0 });
  });

  it("refuses an option of other layouts", async () => {
    const made = createTestRegistry(crowd, { layouts });
    expect(await made.run("setLayout", { type: "noverlap", options: { gravity: 2 } })).toMatchObject({
      success: false,
      message: "The noverlap layout has no gravity.",
    });
  });
});
