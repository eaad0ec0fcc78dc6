import { savedStepSchema } from "@parley/formats/read";
import { describe, expect, it } from "vitest";
import { MANY } from "@/graph/changes/value-writer";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Attributes } from "@/graph/document/graph-types";
import type { JsonObject } from "@/lib/json";
import { change, graphOf, originOf, setNode } from "../../support/graphs/documents";
import { createTestRegistry } from "../../support/test-registry";

const count = 2 * MANY + 200;
const town = (index: number): Attributes => ({
  ...{ name: `Town ${index}`, kind: index % 3 === 0 ? "port" : "inland" },
  ...(index % 2 === 0 && { size: index }),
  ...(index % 5 === 0 && { old: [index] }),
});
const towns = () =>
  graphOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, town(index)])));

/** What each call should make of the attributes of a town. */
const calls: readonly (readonly [
  name: string,
  input: JsonObject,
  wanted: (before: Attributes, index: number) => Attributes,
])[] = [
  [
    "updateElements",
    { selector: "*", set: { region: "North", kind: "port" }, unset: ["old"] },
    ({ old: _, ...before }) => ({ ...before, kind: "port", region: "North" }),
  ],
  [
    "updateElements",
    { selector: "*", multiply: { size: 2 } },
    (before, index) => (index % 2 === 0 ? { ...before, size: 2 * index } : before),
  ],
  [
    "renameAttribute",
    { attribute: "kind", to: "place" },
    ({ kind, ...before }) => ({ ...before, place: kind ?? null }),
  ],
  ["deleteAttribute", { attribute: "kind" }, ({ kind: _, ...before }) => before],
  ["runAlgorithm", { algorithm: "degree", saveAs: "links" }, (before) => ({ ...before, links: 0 })],
  ["runAlgorithm", { algorithm: "degree", saveAs: "size" }, (before) => ({ ...before, size: 0 })],
];

describe("values of more elements than are written one by one", () => {
  it.each(calls)("%s %j writes columns, and is undone and done again in one step", async (name, input, wanted) => {
    const { run, document } = createTestRegistry(towns());
    const before = document.snapshot();
    const news: number[] = [];
    document.subscribe(({ changes }) => news.push(changes.length));
    const done = await run(name, input);
    expect(done).toMatchObject({ success: true });
    const after = document.snapshot();
    expect(after.nodes.map(({ attributes }) => attributes)).toEqual(
      before.nodes.map(({ attributes }, index) => wanted(attributes, index)),
    );
    expect(new Set(done.changes.map(({ type }) => type))).toEqual(new Set(["values-set"]));
    expect(done.affectedNodes.length).toBeGreaterThan(count / 4);
    await run("undo");
    expect(document.snapshot()).toEqual(before);
    await run("undo", { redo: true });
    expect(document.snapshot()).toEqual(after);
    expect(news).toHaveLength(3);
  });

  it("stand in the way of an earlier step that wrote one of them, and of no other", () => {
    const document = createGraphDocument(towns());
    const ids = Array.from({ length: count }, (_, index) => `t${index}`);
    change(document, "one", setNode("t7", { size: 1 }));
    change(document, "other", setNode("t7", { name: "Here" }));
    change(document, "many", { type: "values-set", target: "nodes", name: "size", ids, values: ids.map(() => 3) });
    change(document, "later", setNode("t9", { size: 4 }));
    expect(document.planUndo("one")).toMatchObject({
      success: false,
      reason: { why: "later-step", title: "Title of many" },
    });
    expect(document.planUndo("other")).toMatchObject({ success: true });
    expect(document.planUndo("many")).toMatchObject({
      success: false,
      reason: { why: "later-step", title: "Title of later" },
    });
    expect(document.stepsOf("nodes", "t7").map(({ id, attributes }) => [id, attributes])).toEqual([
      ["one", ["size"]],
      ["other", ["name"]],
      ["many", ["size"]],
    ]);
  });

  it("are refused as a whole where one does not fit", () => {
    const document = createGraphDocument(towns());
    const before = document.snapshot();
    const put = (ids: readonly string[], values: readonly number[]) =>
      change(document, "step", { type: "values-set", target: "nodes", name: "size", ids, values });
    expect(put(["t1", "nobody"], [1, 2])).toEqual({ success: false, message: "There is no node 'nobody'." });
    expect(put(["t1", "t1"], [1, 2])).toEqual({ success: false, message: "'t1' is named twice." });
    expect(put(["t1"], [1, 2])).toMatchObject({ success: false });
    expect(put(["t1"], [Number.NaN])).toMatchObject({ success: false });
    expect(document.snapshot()).toEqual(before);
    expect(document.steps()).toEqual([]);
  });

  it("are undone in a later visit", async () => {
    const { run, document } = createTestRegistry(towns());
    const before = document.snapshot();
    await run("updateElements", { selector: "*", set: { size: 5 } });
    const stored: readonly unknown[] = JSON.parse(JSON.stringify(document.savedSteps(9)));
    const steps = stored.map((step) => savedStepSchema.parse(step));
    const later = createGraphDocument(document.snapshot(), steps);
    const plan = later.planUndo(1);
    expect(plan.success && later.apply(plan.changes, originOf("back", plan.undoes)).success).toBe(true);
    expect(later.snapshot()).toEqual(before);
  });
});
