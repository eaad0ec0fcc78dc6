import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ElementTarget } from "@/graph/document/graph-types";
import { toHex } from "@/graph/styles/palette";
import type { ElementStyle, StyleLayer } from "@/graph/styles/style-types";
import { graphOf, is } from "../../support/graphs/documents";
import { runsOf } from "../../support/long";
import { createTestRegistry } from "../../support/test-registry";

const color = fc.constantFrom("--g-0", "--g-1", "--g-6", "--w-red", "#5502bb", "#3164e7", "#00ff00", "#00ff01");
const size = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.record({ scale: fc.constantFrom(0.5, 1.5, 3) }));
const style = fc.record<ElementStyle>(
  {
    color,
    size,
    width: size,
    shape: fc.constantFrom("star", "diamond", "ellipse"),
    lineStyle: fc.constantFrom("dashed", "dotted"),
    opacity: fc.constantFrom(0.2, 0.5, 1),
    label: fc.constantFrom("", "{kind}", "fixed"),
    borderColor: color,
    icon: fc.constantFrom("cat", "none"),
  },
  { requiredKeys: [] },
);

const where = fc.oneof(
  fc.constant({ op: "all" } as const),
  fc.constantFrom("a", "b", "c").map((kind) => is("kind", kind)),
  fc.constantFrom(0, 1, 2).map((level) => is("level", level)),
);

const layers = fc
  .array(fc.record({ target: fc.constantFrom<ElementTarget>("nodes", "edges"), where, style, enabled: fc.boolean() }), {
    maxLength: 6,
  })
  .map((drafts) =>
    drafts.map((draft, index): StyleLayer => ({ ...draft, id: `layer-${index}`, name: `L${index}`, origin: "user" })),
  );

const kinds = fc.array(fc.record({ kind: fc.constantFrom("a", "b", "c"), level: fc.nat(2) }), {
  minLength: 2,
  maxLength: 9,
});

const scene = fc.tuple(kinds, kinds, layers).map(([nodes, edges, list]) => {
  const count = nodes.length;
  return graphOf(
    Object.fromEntries(nodes.map((attributes, index) => [`n${index}`, attributes])),
    Object.fromEntries(
      edges.map((attributes, index) => [`n${index % count}-n${(index * 3 + 1) % count}-${index}`, attributes]),
    ),
    { layers: list },
  );
});

type Drawn = Readonly<Record<string, unknown>>;

type Door = ReturnType<typeof createTestRegistry>;

async function foundIds({ run }: Door, target: ElementTarget, selector: string): Promise<readonly string[]> {
  const { data } = await run(target === "nodes" ? "findNodes" : "findEdges", { selector, limit: 100 });
  return JSON.parse(JSON.stringify(data))[target === "nodes" ? "nodeIds" : "edgeIds"];
}

/** Those whose look, read one by one, is the one asked for. */
function drawnSo({ document }: Door, target: ElementTarget, isIt: (drawn: Drawn) => boolean): readonly string[] {
  const { tables, styles } = document;
  const ids = Array.from({ length: tables[target].count }, (_, row) => tables[target].idAt(row));
  return ids.filter((id) => isIt({ ...(target === "nodes" ? styles.node(id) : styles.edge(id)) }));
}

const hexOf = (value: unknown) => toHex(String(value), "light");

describe("for any layers", () => {
  it("a look names exactly the elements that are drawn so", async () => {
    await fc.assert(
      fc.asyncProperty(
        scene,
        fc.constantFrom("#5502bb", "#3164e7", "#00ff00", "#837f79", "#7d8889"),
        async (graph, hex) => {
          const door = createTestRegistry(graph);
          const { revision } = door.document;
          const cases: readonly (readonly [ElementTarget, string, (drawn: Drawn) => boolean])[] = [
            ["nodes", `@color == '${hex}'`, (drawn) => hexOf(drawn["color"]) === hex],
            ["edges", `@color == '${hex}'`, (drawn) => hexOf(drawn["color"]) === hex],
            ["nodes", `@color != '${hex}'`, (drawn) => hexOf(drawn["color"]) !== hex],
            ["nodes", "@size > 24", (drawn) => Math.round(Number(drawn["size"]) * 100) / 100 > 24],
            ["edges", "@width <= 1.5", (drawn) => Math.round(Number(drawn["width"]) * 100) / 100 <= 1.5],
            ["nodes", "@shape in ['star', 'circle']", (drawn) => ["star", "ellipse"].includes(String(drawn["shape"]))],
            ["edges", "@line == 'dashed'", (drawn) => drawn["lineStyle"] === "dashed"],
            ["nodes", "@opacity < 1", (drawn) => Number(drawn["opacity"]) < 1],
            ["nodes", "not @labelShown", (drawn) => drawn["label"] === ""],
            ["nodes", "@labelText == 'a'", (drawn) => drawn["label"] === "a"],
            ["nodes", "exists(@icon)", (drawn) => drawn["icon"] === "cat"],
            ["nodes", `@border == '${hex}'`, (drawn) => "borderColor" in drawn && hexOf(drawn["borderColor"]) === hex],
          ];
          for (const [target, selector, isIt] of cases) {
            expect(await foundIds(door, target, selector), selector).toEqual(drawnSo(door, target, isIt));
          }
          expect(door.document.revision).toBe(revision);
          expect(door.document.steps()).toEqual([]);
        },
      ),
      { numRuns: runsOf(25) },
    );
  });

  it("what a look was given by stays the same elements, also when they look otherwise, and undo gives all back", async () => {
    await fc.assert(
      fc.asyncProperty(scene, fc.constantFrom("purple", "blue", "grey", "green", "red"), async (graph, word) => {
        const door = createTestRegistry(graph);
        const { run, document } = door;
        const drawn = () => graph.nodes.map(({ id }) => document.styles.node(id));
        const before = drawn();
        const meant = await foundIds(door, "nodes", `@color == '${word}'`);
        await run("styleNodes", { selector: `@color == '${word}'`, color: "#123456" });
        await run("filterGraph", { selector: "@color == '#123456'" });
        await run("styleNodes", { selector: "@color == '#123456'", color: "orange" });
        const now = graph.nodes.map(({ id }) => id).filter((id) => document.styles.node(id)?.color === "--g-2");
        expect(now).toEqual(meant);
        if (meant.length === 0) return;
        const shown = graph.nodes.map(({ id }) => id).filter((id) => document.isVisible("nodes", id));
        expect(shown).toEqual(meant);
        await run("undo", { steps: 3 });
        expect(drawn()).toEqual(before);
        expect(document.filter).toBeNull();
      }),
      { numRuns: runsOf(25) },
    );
  });
});
