import { describe, expect, it } from "vitest";
import type { LayoutRequest } from "@/analysis/catalog/analysis-types";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createTestRegistry } from "../support/test-registry";

const local = createLocalLayoutRunner();

/** A real runner that notes what it was asked. */
function started() {
  const asked: LayoutRequest[] = [];
  const layouts: typeof local = {
    ...local,
    run: (request, signal, progress) => {
      asked.push(request);
      return local.run(request, signal, progress);
    },
  };
  return { ...createTestRegistry(undefined, { layouts }), asked };
}

type Started = ReturnType<typeof started>;

const places = ({ document }: Started) => new Map(document.snapshot().nodes.map(({ id, position }) => [id, position]));

const isHuman = (id: string) => id.startsWith("h");

describe("a layout with a filter", () => {
  it("arranges and reports what is shown, leaves the hidden where they are, and is undone", async () => {
    const made = started();
    await made.run("setLayout", { type: "grid" });
    const before = places(made);
    await made.run("filterGraph", { selector: "type == 'human'" });
    const done = await made.run("setLayout", { type: "circle" });
    expect(done.message).toBe("Arranged 6 nodes in the circle layout; 8 hidden nodes stay in place.");
    expect(done.data).toMatchObject({ layout: "circle", movedCount: 6, hiddenCount: 8 });
    expect(made.document.layout).toBe("circle");
    expect(made.asked.at(-1)?.graph.ids.every(isHuman)).toBe(true);
    const after = places(made);
    for (const [id, place] of before) {
      if (isHuman(id)) expect(after.get(id)).not.toEqual(place);
      else expect(after.get(id)).toEqual(place);
    }
    await made.run("undo");
    expect(places(made)).toEqual(before);
    expect(made.document.layout).toBe("grid");
  });

  it("takes * for what is shown too, and of a selector what is shown of it", async () => {
    const made = started();
    await made.run("setLayout", { type: "grid" });
    await made.run("filterGraph", { selector: "id in ['h1', 'h2', 'h3', 'cat1']" });
    const all = await made.run("setLayout", { type: "circle", selector: "*" });
    expect(all.message).toBe("Arranged 4 nodes in the circle layout; 10 hidden nodes stay in place.");
    const part = await made.run("setLayout", { type: "grid", selector: "type == 'human'" });
    expect(part.message).toBe(
      "Arranged 3 nodes in the grid layout; 3 hidden nodes stay in place; the others stay where they are.",
    );
    expect(made.document.layout).toBe("circle");
  });

  it("does not follow edges that the filter hides", async () => {
    const made = started();
    await made.run("filterGraph", { selector: "weight > 2", target: "edges" });
    await made.run("setLayout", { type: "force" });
    expect(made.asked.at(-1)?.graph.ids).toHaveLength(14);
    expect(made.asked.at(-1)?.graph.edges).toHaveLength(4);
  });

  it("moves nothing where all that was asked for is hidden, and takes no hidden root", async () => {
    const made = started();
    await made.run("setLayout", { type: "grid" });
    await made.run("filterGraph", { selector: "type == 'human'" });
    const before = places(made);
    const done = await made.run("setLayout", { type: "circle", selector: "type == 'cat'" });
    expect(done).toMatchObject({ success: true, changes: [] });
    expect(done.message).toMatch(/^Nothing moved: the filter hides all \d+ nodes\. filterGraph \* shows all again\.$/);
    expect(places(made)).toEqual(before);
    expect(await made.run("setLayout", { type: "layered", options: { root: "Whiskers" } })).toMatchObject({
      success: false,
      hint: "The filter hides it; filterGraph * shows all again.",
    });
  });

  it("counts a filter whose steps are off as none", async () => {
    const made = started();
    await made.run("filterGraph", { selector: "type == 'human'" });
    await made.run("changeFilter", { step: 1, enabled: false });
    const done = await made.run("setLayout", { type: "circle" });
    expect(done.message).toBe("Arranged 14 nodes in the circle layout.");
  });
});

describe("saving what is shown", () => {
  it("leaves out the edges that the filter hides", async () => {
    const made = started();
    await made.run("filterGraph", { selector: "weight > 2", target: "edges" });
    expect(await made.dataOf("exportGraph", { selector: "$shown" })).toMatchObject({ nodeCount: 14, edgeCount: 2 });
    expect(await made.dataOf("exportGraph", {})).toMatchObject({ nodeCount: 14, edgeCount: 15 });
  });
});

describe("a filter that hides nothing", () => {
  it("says so and leaves neither a filter nor a step", async () => {
    const { document, run } = createTestRegistry();
    const version = document.snapshot();
    const done = await run("filterGraph", { selector: "not (type == 'cat' && age > 90)" });
    expect(done).toMatchObject({ success: true, data: { filter: null, hiddenNodes: 0 } });
    expect(done.message).toBe("All 14 nodes match, so nothing is hidden.");
    expect([document.filter, document.steps()]).toEqual([null, []]);
    expect(document.snapshot()).toEqual(version);
  });

  it("still takes the place of one that hides something", async () => {
    const { document, run } = createTestRegistry();
    await run("filterGraph", { selector: "type == 'cat'" });
    await run("filterGraph", { selector: "age < 900 || age == null" });
    expect(document.filter?.steps.map(({ text }) => text)).toEqual(["age < 900 || age == null"]);
  });
});
