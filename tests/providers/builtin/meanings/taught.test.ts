import { changeSchema } from "@parley/formats/read";
import { writeGraph } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { meaningTaught, withoutTaught, withTaught } from "@/providers/builtin/meanings/taught";
import { catsGraph } from "../../../support/graphs/cats";
import { readGraph } from "../../../support/read-in-english";

const origin = { step: "one", actor: "user", title: "Teach the word “pals”" } as const;

describe("taught words", () => {
  it("are found in any case, in the plural, in any script", () => {
    const taught = [
      { word: "Pals", means: "friend" },
      { word: "仲間", means: "友達" },
      { word: "boss", means: "reports_to" },
    ];
    expect(meaningTaught(taught, "pal")).toBe("friend");
    expect(meaningTaught(taught, "PALS")).toBe("friend");
    expect(meaningTaught(taught, "仲間")).toBe("友達");
    expect(meaningTaught(taught, "bos")).toBeNull();
    expect(meaningTaught(undefined, "pals")).toBeNull();
  });

  it("have one meaning each: the last", () => {
    const twice = withTaught(withTaught(undefined, { word: "pals", means: "cat" }), { word: " Pal ", means: "friend" });
    expect(twice).toEqual([{ word: "Pal", means: "friend" }]);
    expect(withoutTaught(twice, "pals")).toEqual([]);
  });

  it("belong to the graph: its file has them, one undo takes them back, another graph has none", async () => {
    const document = createGraphDocument(catsGraph());
    const taught = withTaught(document.meta.taught, { word: "pals", means: "friend" });
    document.apply([{ type: "meta-set", meta: { ...document.meta, taught } }], origin);
    const read = await readGraph(writeGraph(document.snapshot()), "cats.json");
    expect(read.success && read.graph.taught).toEqual([{ word: "pals", means: "friend" }]);
    const plan = document.planUndo(1);
    if (!plan.success) throw new Error(plan.message);
    document.apply(plan.changes, { ...origin, step: "two", undoes: plan.undoes });
    expect(document.meta).not.toHaveProperty("taught");
    expect(writeGraph(document.snapshot())).not.toContain("taught");
  });

  it("stay in a stored undo step, and a file with a broken one is refused with the place", async () => {
    const meta = { name: "Cats", directed: false, taught: [{ word: "pals", means: "friend" }] };
    expect(changeSchema.parse({ type: "meta-set", meta })).toEqual({ type: "meta-set", meta });
    const read = await readGraph(
      '{"parley":1,"name":"x","directed":true,"taught":[{"word":""}],"nodes":[],"edges":[]}',
      "x.json",
    );
    expect(read).toMatchObject({ success: false, message: expect.stringContaining("taught") });
  });
});
