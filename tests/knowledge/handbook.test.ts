import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emptyGraph } from "@/graph/document/empty-graph";
import { createGraphDocument } from "@/graph/document/graph-document";
import { handbookFiles } from "@/knowledge/handbook/handbook-files";
import { createKnowledge, type KnowledgePorts } from "@/knowledge/knowledge";
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

  it("is read and indexed once for all graphs that are opened one after the other", async () => {
    let loads = 0;
    let indexes = 0;
    const ports: KnowledgePorts = {
      makeIndex: () => {
        indexes += 1;
        return testReading.makeIndex();
      },
      loadHandbook: () => {
        loads += 1;
        return testReading.loadHandbook();
      },
    };
    const { signal } = new AbortController();
    for (const name of ["one", "two", "three"]) {
      const knowledge = createKnowledge(createGraphDocument({ ...emptyGraph(), name }), ports);
      const { hits } = await (await knowledge.handbook()).search({ query: "betweenness", limit: 3 }, signal);
      expect(hits.length).toBeGreaterThan(0);
    }
    expect([loads, indexes]).toEqual([1, 1]);
  });
});
