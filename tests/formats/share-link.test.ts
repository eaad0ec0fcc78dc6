import { longestLink, packShare, unpackShare } from "@parley/formats/share";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSharedView, writeSharedView } from "@/store/session/shared-view";
import { catsGraph } from "../support/graphs/cats";
import { randomGraph } from "../support/graphs/random-graph";

describe("a shared link", () => {
  it("holds the same graph, and what was said beside it", async () => {
    const extra = writeSharedView({
      view: { camera: { x: 1, y: 2, zoom: 0.5 }, selection: { nodes: ["cat1"], edges: [] } },
    });
    const packed = await packShare(catsGraph(), extra);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(longestLink / 10);
    const shared = await unpackShare(packed);
    expect(shared).toEqual({ success: true, graph: catsGraph(), extra });
    expect(shared.success && readSharedView(shared.extra).view?.camera).toEqual({ x: 1, y: 2, zoom: 0.5 });
  });

  it("comes back the same for any names and values", async () => {
    const attributes = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue(), {
      maxKeys: 4,
      noNullPrototype: true,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attributes, { maxLength: 5 }), async (records) => {
        const nodes = records.map((record, at) => ({ id: `n${at}`, attributes: JSON.parse(JSON.stringify(record)) }));
        const graph = { ...catsGraph(), nodes, edges: [], layers: [], sets: [] };
        const shared = await unpackShare(await packShare(graph));
        expect(shared.success && shared.graph).toEqual(graph);
      }),
      { numRuns: 80 },
    );
  });

  it("is refused when a sign of it was changed or it was cut, and never throws", async () => {
    const packed = await packShare(catsGraph());
    for (let length = 0; length < packed.length; length += 37) {
      expect((await unpackShare(packed.slice(0, length))).success).toBe(false);
    }
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.constantFrom("A", "z", "_", "!", "%20"), async (at, sign) => {
        const changed = packed.slice(0, at) + sign + packed.slice(at + 1);
        const shared = await unpackShare(changed);
        // A changed letter may still unfold: then it is a whole graph, checked as any file is.
        if (shared.success) expect(shared.graph.nodes.length).toBeGreaterThan(0);
        else expect(["broken", "no-graph", "too-large"]).toContain(shared.reason);
      }),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (text) => {
        expect((await unpackShare(text)).success).toBe(false);
      }),
    );
  });

  it("does not unfold without end", async () => {
    const bomb = new Blob(['\n{"parley":1,', " ".repeat(40_000_000)])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const packed = Buffer.from(bytes).toString("base64url");
    expect(packed.length).toBeLessThan(60_000);
    expect(await unpackShare(packed)).toMatchObject({ success: false, reason: "too-large" });
  });

  it("takes only Parley's own graphs", async () => {
    const other = new Blob(['\n{"nodes":[{"id":"a"}],"links":[]}'])
      .stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const packed = Buffer.from(await new Response(other).arrayBuffer()).toString("base64url");
    expect(await unpackShare(packed)).toMatchObject({ success: false, reason: "no-graph" });
  });

  it("leaves out what it cannot read of the view", () => {
    expect(readSharedView("{")).toEqual({});
    expect(readSharedView('{"view":{"camera":{"x":"a"}},"panels":{"flyout":"evil","tableHeight":9}}')).toEqual({
      view: { camera: null, selection: { nodes: [], edges: [] } },
      panels: { flyout: null, tableHeight: 0, table: "nodes" },
    });
  });

  it("of a thousand nodes is too long, and it can be told", async () => {
    expect((await packShare(randomGraph(1000))).length).toBeGreaterThan(longestLink);
  });
});
