import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CanvasDeps } from "@/canvas/canvas-port";
import { createFoldGate } from "@/canvas/fold/fold-gate";
import type { DocumentNews, GraphDocument } from "@/graph/document/document-types";
import { emptyGraph } from "@/graph/document/empty-graph";
import { en } from "@/words/en/en";
import { createTestRegistry } from "../support/test-registry";

/** What the canvas is made with: the document behind the gate, and the calls that came out. */
function gated(graph?: Parameters<typeof createTestRegistry>[0]) {
  const made = createTestRegistry(graph);
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const news: DocumentNews[] = [];
  const nothing = () => undefined;
  const given: CanvasDeps = {
    document: made.document,
    run: (call) => void calls.push(call),
    onPlace: nothing,
    onConnect: nothing,
    onTool: nothing,
    onOpen: nothing,
    onContextMenu: nothing,
    announce: nothing,
    onHover: nothing,
    onFault: nothing,
    onBroken: nothing,
    words: () => en.canvas,
    hasLabels: () => true,
    theme: () => "light",
    reducedMotion: () => true,
    insets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  };
  const { deps, destroy } = createFoldGate(given);
  deps.document.subscribe((one) => void news.push(one));
  return { ...made, shown: deps.document, deps, calls, news, destroy };
}

const nodesOf = ({ tables }: GraphDocument) =>
  Array.from({ length: tables.nodes.count }, (_, row) => tables.nodes.idAt(row));
const labelsOf = (shown: GraphDocument) => nodesOf(shown).map((id) => shown.labelOf(id));

/** The code that folds comes with the first fold. */
async function untilFolded({ news }: ReturnType<typeof gated>): Promise<void> {
  await expect.poll(() => news.some(({ changes }) => changes.some(({ type }) => type === "graph-replace"))).toBe(true);
  news.length = 0;
}

describe("the picture while groups are folded", () => {
  it("shows one node a group with its count, opens one and shows the nodes again", async () => {
    const page = gated();
    const before = nodesOf(page.shown);
    await page.run("foldGroups", { by: "type" });
    await untilFolded(page);
    expect(labelsOf(page.shown)).toEqual(["cat · 8 nodes", "human · 6 nodes"]);
    expect(page.shown.tables.edges.count).toBe(1);
    await page.run("foldGroups", { unfold: true, groups: ["human"] });
    expect(labelsOf(page.shown).slice(0, 1)).toEqual(["cat · 8 nodes"]);
    expect(page.shown.tables.nodes.count).toBe(7);
    expect(page.news.flatMap(({ changes }) => changes.map(({ type }) => type))).toContain("node-put");
    await page.run("undo", {});
    expect(labelsOf(page.shown)).toEqual(["cat · 8 nodes", "human · 6 nodes"]);
    await page.run("foldGroups", { unfold: true });
    expect(nodesOf(page.shown)).toEqual(before);
  });

  it("counts what the filter shows, and holds what is selected in a group", async () => {
    const page = gated();
    await page.run("foldGroups", { by: "type" });
    await untilFolded(page);
    const [cats = ""] = nodesOf(page.shown);
    await page.run("selectElements", { selector: "name == 'Whiskers'" });
    expect(page.shown.selection.nodes).toEqual([cats]);
    await page.run("filterGraph", { selector: "type == 'human' || name == 'Whiskers'" });
    expect(labelsOf(page.shown)).toEqual(["cat · 1 node", "human · 6 nodes"]);
    await page.run("styleNodes", { selector: "type == 'human'", color: "#ff0000" });
    expect(page.shown.styles.node(nodesOf(page.shown)[1] ?? "")).toMatchObject({ color: "#ff0000" });
  });

  it("turns gestures on a group into commands on its nodes", async () => {
    const page = gated();
    await page.run("foldGroups", { by: "type" });
    await untilFolded(page);
    const [cats = "", humans = ""] = nodesOf(page.shown);
    const edge = page.shown.tables.edges.idAt(0);
    page.deps.run({ name: "selectElements", input: { selector: `@id == ${JSON.stringify(cats)}` } });
    page.deps.run({ name: "selectElements", input: { selector: `@id in ${JSON.stringify([cats, humans])}` } });
    page.deps.run({ name: "selectElements", input: { selector: `@id == ${JSON.stringify(edge)}`, target: "edges" } });
    page.deps.onOpen("nodes", humans);
    expect(page.calls.slice(0, 2)).toEqual([
      { name: "selectElements", input: { selector: "data.type == 'cat'" } },
      { name: "selectElements", input: { selector: "data.type in ['cat', 'human']" } },
    ]);
    const across = await page.dataOf("findEdges", { selector: "source.type != target.type", limit: 99 });
    const [, , ofEdges, opened] = page.calls;
    await page.run(ofEdges?.name ?? "", (ofEdges?.input ?? {}) as never);
    expect(page.document.selection.edges).toEqual(across["edgeIds"]);
    expect(page.shown.selection.edges).toEqual([edge]);
    expect(opened).toEqual({ name: "foldGroups", input: { groups: ["human"], unfold: true } });
  });

  it("moves the nodes of a group that is dragged, by as much", async () => {
    const graph = {
      ...emptyGraph(),
      nodes: ["a", "b", "c", "d"].map((id, index) => ({
        id,
        attributes: { kind: index < 2 ? "one" : "two" },
        position: { x: index < 2 ? index * 10 : 400 + index * 10, y: 0 },
      })),
    };
    const page = gated(graph);
    await page.run("foldGroups", { by: "kind" });
    await untilFolded(page);
    const [one = ""] = nodesOf(page.shown);
    const place = page.shown.node(one)?.position ?? { x: 0, y: 0 };
    page.deps.run({ name: "moveNodes", input: { to: { [one]: { x: place.x, y: place.y + 50 } } } });
    const [call] = page.calls;
    await page.run(call?.name ?? "", (call?.input ?? {}) as never);
    expect(page.document.node("a")?.position).toEqual({ x: 0, y: 50 });
    expect(page.document.node("c")?.position?.y).toBe(0);
    expect(page.shown.node(one)?.position).toEqual({ x: place.x, y: place.y + 50 });
  });

  it("stands for every shown node and edge once, and unfolded it is the picture before", async () => {
    const node = fc.record({ kind: fc.constantFrom("a", "b", "c", null), x: fc.nat(2000), y: fc.nat(2000) });
    const links = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(node, { minLength: 4, maxLength: 12 }), links, async (nodes, pairs) => {
        const graph = {
          ...emptyGraph(),
          nodes: [
            ...nodes.map(({ kind, x, y }, index) => ({ id: `n${index}`, attributes: { kind }, position: { x, y } })),
            ...["p", "q"].map((id) => ({ id, attributes: { kind: "a" }, position: { x: 5, y: 5 } })),
          ],
          edges: pairs.map(([from, to], index) => ({
            id: `e${index}`,
            source: `n${from % nodes.length}`,
            target: `n${to % nodes.length}`,
            attributes: {},
          })),
        };
        const page = gated(graph);
        const before = { nodes: nodesOf(page.shown), drawn: page.shown.snapshot() };
        await page.run("foldGroups", { by: "kind" });
        await untilFolded(page);
        const stoodFor = labelsOf(page.shown).map((label) => Number(/ · (\d+) nodes?$/u.exec(label)?.[1] ?? 1));
        expect(stoodFor.reduce((sum, count) => sum + count, 0)).toBe(graph.nodes.length);
        await page.run("foldGroups", { unfold: true });
        expect({ nodes: nodesOf(page.shown), drawn: page.shown.snapshot() }).toEqual(before);
        page.destroy();
      }),
      { numRuns: 15, seed: 7 },
    );
  });
});
