import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLocalAlgorithmRunner } from "@/analysis/workers/local-algorithm-runner";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { createBrowserSamples } from "@/app/files/browser-samples";
import { findOpening } from "@/app/files/opening";
import { createCore } from "@/app/page/create-core";
import { createGraphDocument } from "@/graph/document/graph-document";
import type { Sketch } from "@/graph/profile/sketch";
import { sampleList } from "@/graph/samples/sample-list";
import { createBuiltinProvider } from "@/providers/builtin/builtin-provider";
import { createSessionStorage } from "@/store/session/session-storage";
import { legendGroups } from "@/ui/canvas/legend/legend-groups";
import { createWordsStore } from "@/words/words-store";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { createMemoryStore } from "../support/page/memory-store";
import { testReading } from "../support/test-reading";

let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  server = await serveFolder("public/samples");
});
afterAll(() => server.close());

const load = (name: string) => createBrowserSamples(server.address).load(name, new AbortController().signal);

/** The page's core as it stands after its first visit. */
async function firstVisit() {
  const samples = createBrowserSamples(server.address);
  let ids = 0;
  const newId = () => `id-${++ids}`;
  const storage = createSessionStorage(async () => createMemoryStore(), Date.now);
  const opening = await findOpening({ storage, samples, tab: null, newId, hash: "", way: "usual" });
  const provider = createBuiltinProvider();
  const { document, controller } = createCore({
    graph: opening.graph,
    steps: opening.loaded.steps,
    provider: () => provider,
    price: () => undefined,
    samples,
    layouts: createLocalLayoutRunner(),
    algorithms: createLocalAlgorithmRunner(),
    reading: testReading,
    now: () => 0,
    random: () => 0.5,
    newId,
  });
  const say = async (text: string) => (await controller.execute(text)).message;
  const colors = () => document.snapshot().nodes.map(({ id }) => document.styles.node(id)?.color);
  return { document, say, colors };
}

describe("a sample on the page", () => {
  it.each(sampleList)("$name opens in the colours of its thumbnail, which its legend explains", async ({ name }) => {
    const graph = await load(name);
    const document = createGraphDocument(graph);
    const sketches = JSON.parse(readFileSync("public/samples/sketches.json", "utf8"));
    const { points, colors }: Sketch = sketches[name];
    const drawn = new Set(graph.nodes.map(({ id }) => document.styles.node(id)?.color));
    const sketched = new Set(points.flatMap((part, at) => (at % 4 === 3 ? [colors[part]] : [])));
    for (const color of sketched) expect(drawn).toContain(color);
    expect(drawn.size).toBeGreaterThan(1);
    const rows = legendGroups(document, createWordsStore().getState().words, null)
      .filter(({ target }) => target === "nodes")
      .flatMap((group) => group.rows);
    const output = rows.flatMap(({ sign }) => (sign.kind === "node" ? [sign.color] : []));
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(graph.nodes.length);
    expect(new Set(output)).toEqual(drawn);
  });

  it("is no step of the chat: undoing everything goes back to the coloured graph", async () => {
    const { document, say, colors } = await firstVisit();
    const opened = colors();
    expect(new Set(opened).size).toBe(2);
    expect(await say("Undo everything")).toMatch(/nothing/i);
    expect(await say("Find all cats and make them blue")).toBe("All 12 cats are blue now.");
    expect(colors()).not.toEqual(opened);
    await say("Undo everything");
    expect(colors()).toEqual(opened);
    expect(document.layers).toHaveLength(1);
  });

  it("loses its colours when they are reset, and gets them back", async () => {
    const { document, say, colors } = await firstVisit();
    const opened = colors();
    expect(await say("Reset all the colours")).toMatch(/^Removed the colours\./);
    expect(new Set(colors())).toEqual(new Set(["--g-0"]));
    await say("Undo that");
    expect(colors()).toEqual(opened);
    expect(document.layers.map(({ name }) => name)).toEqual(["Colour by type"]);
  });

  it("looks the same when it is asked for in the chat", async () => {
    const { document, say } = await firstVisit();
    expect(await say("Load the sample cats")).toBe("Opened Cats and humans: 20 nodes and 30 edges.");
    await say("Load the sample flights");
    expect(document.layers).toEqual((await load("flights")).layers);
  });
});
