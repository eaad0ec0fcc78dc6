import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import { createKnowledge } from "@/knowledge/knowledge";
import { testReading } from "../support/test-reading";

describe("the handbook", () => {
  it("is all the files of its folder", () => {
    const files = readdirSync("public/handbook").filter((name) => name.endsWith(".md"));
    expect(new Set(handbookFiles)).toEqual(new Set(files));
  });

  it("is loaded when it is first asked for, once, and again where that failed", async () => {
    let loads = 0;
    let isOnline = false;
    const loadHandbook = async () => {
      loads += 1;
      if (!isOnline) throw new Error("Failed to fetch");
      return testReading.loadHandbook();
    };
    const knowledge = createKnowledge(createGraphDocument(emptyGraph()), { ...testReading, loadHandbook });
    expect(loads).toBe(0);
    await expect(knowledge.handbook()).rejects.toThrow("Failed to fetch");
    isOnline = true;
    const titles = (await knowledge.handbook()).outline().map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(["Graph basics", "Centrality"]);
    await knowledge.handbook();
    expect(loads).toBe(2);
  });
});
