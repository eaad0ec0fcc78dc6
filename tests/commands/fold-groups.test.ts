import { readOwnJson } from "@parley/formats/read";
import { writeGraph } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { isJsonObject } from "@/lib/json";
import { createTestRegistry } from "../support/test-registry";

type Made = ReturnType<typeof createTestRegistry>;

const fold = ({ document }: Made) => document.fold;

describe("folding groups", () => {
  it("folds by an attribute, unfolds one, folds it again and unfolds all", async () => {
    const made = createTestRegistry();
    const before = made.document.snapshot();
    const done = await made.run("foldGroups", { by: "type" });
    expect(done.message).toBe("Folded 14 nodes into 2 groups by type.");
    expect(done.data).toMatchObject({ by: "type", groupCount: 2, foldedGroups: 2, foldedNodes: 14 });
    expect(fold(made)).toEqual({ by: "type", open: [] });
    expect((await made.run("foldGroups", { unfold: true, groups: ["CAT"] })).message).toBe(
      "Unfolded cat: 8 nodes drawn again; 1 group is folded.",
    );
    expect(fold(made)).toEqual({ by: "type", open: ['"cat"'] });
    expect((await made.run("foldGroups", { groups: ["cat"] })).message).toBe(
      "Folded 8 nodes into 1 group by type (cat). Now 2 groups are folded.",
    );
    expect(fold(made)).toEqual({ by: "type", open: [] });
    expect((await made.run("foldGroups", { unfold: true })).message).toBe(
      "Unfolded 2 groups: every node is drawn again.",
    );
    expect(made.document.snapshot()).toEqual(before);
  });

  it("finds the communities where nobody has looked for them, in one step of undo", async () => {
    const made = createTestRegistry();
    const before = made.document.snapshot();
    const done = await made.run("foldGroups", {});
    expect(done.success).toBe(true);
    expect(done.message).toMatch(
      /^Folded \d+ nodes into \d+ groups by community\..* Saved as the attribute community/u,
    );
    expect(fold(made)?.by).toBe("community");
    expect(made.document.tables.nodes.attributeNames()).toContain("community");
    await made.run("undo", {});
    expect(made.document.snapshot()).toEqual(before);
    await made.run("redo", {});
    expect(fold(made)?.by).toBe("community");
  });

  it("knows a group by its place and by a node of it, and refuses what is none", async () => {
    const made = createTestRegistry();
    await made.run("foldGroups", { by: "type" });
    await made.run("foldGroups", { unfold: true, groups: ["first"] });
    expect(fold(made)?.open).toEqual(['"cat"']);
    await made.run("foldGroups", { groups: ["Whiskers"] });
    expect(fold(made)?.open).toEqual([]);
    expect(await made.run("foldGroups", { unfold: true, groups: ["dogs"] })).toMatchObject({
      success: false,
      message: "There is no group dogs by type.",
      reason: { why: "unknown-group" },
    });
    expect(await made.run("foldGroups", { by: "nosuch" })).toMatchObject({ reason: { why: "unknown-attribute" } });
    expect(await made.run("foldGroups", { by: "name" })).toMatchObject({ reason: { why: "no-groups" } });
  });

  it("refuses to unfold where nothing is folded", async () => {
    const refused = await createTestRegistry().run("foldGroups", { unfold: true });
    expect(refused).toMatchObject({ success: false, reason: { why: "nothing-folded" } });
  });

  it("leaves every question to the real graph", async () => {
    const made = createTestRegistry();
    const ask = async () => [
      (await made.run("findNodes", { selector: "type == 'cat'" })).data,
      (await made.run("queryGraph", { query: "nodeCount" })).data,
      (await made.run("rankNodes", { by: "degree", limit: 3 })).data,
    ];
    const strip = (all: readonly unknown[]) =>
      all.map((data) => (isJsonObject(data as never) ? { ...(data as object), set: null } : data));
    const before = strip(await ask());
    await made.run("foldGroups", { by: "type" });
    expect(strip(await ask())).toEqual(before);
  });

  it("stands in a saved file and is read back", async () => {
    const made = createTestRegistry();
    await made.run("foldGroups", { by: "type", groups: ["cat"] });
    const json: unknown = JSON.parse(writeGraph(made.document.snapshot()));
    const read = isJsonObject(json as never) ? readOwnJson(json as never, "a.json") : null;
    expect(read?.success && read.graph.fold).toEqual({ by: "type", open: ['"human"'] });
  });

  it("follows its attribute when that is renamed, and goes with it", async () => {
    const made = createTestRegistry();
    await made.run("foldGroups", { by: "type" });
    await made.run("renameAttribute", { attribute: "type", to: "sort" });
    expect(fold(made)?.by).toBe("sort");
    await made.run("deleteAttribute", { attribute: "sort" });
    expect(fold(made)).toBeNull();
    await made.run("undo", {});
    expect(fold(made)?.by).toBe("sort");
  });
});
