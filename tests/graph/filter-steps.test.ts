import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FilterStep } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import { createGraphDocument } from "@/graph/document/graph-document";
import { filterCounts, filterOf, filterText } from "@/graph/filter/filter-steps";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { catsGraph } from "../support/graphs/cats";
import { originOf } from "../support/graphs/documents";

const nodeTexts = [
  "type == 'cat'",
  "age > 4",
  "degree > 1",
  "not (type == 'cat') || age < 3",
  "exists(name)",
  "id == 'x'",
];
const edgeTexts = ["weight >= 1", "source.type == target.type", "not exists(weight)"];

const step = fc
  .record({
    at: fc.nat(),
    target: fc.constantFrom("nodes" as const, "edges" as const),
    enabled: fc.oneof(fc.constant(true), fc.boolean()),
  })
  .map(({ at, target, enabled }) => stepOf(target, target === "nodes" ? nodeTexts : edgeTexts, at, enabled));
const steps = fc.array(step, { maxLength: 5 });

describe("the steps of a filter", () => {
  it("show the same in any order", () => {
    fc.assert(
      fc.property(steps, fc.infiniteStream(fc.nat()), (given, random) => {
        const mixed = given
          .map((one) => ({ one, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(shownIn(filtered(mixed))).toEqual(shownIn(filtered(given)));
      }),
    );
  });

  it("leave what each of them leaves, and no edge without its ends", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const alone = given.map((one) => shownIn(filtered([one])));
        const { nodes, edges } = shownIn(filtered(given));
        const data = catsGraph();
        expect(nodes).toEqual(
          data.nodes.map(({ id }) => id).filter((id) => alone.every((shown) => shown.nodes.includes(id))),
        );
        expect(edges).toEqual(
          data.edges.map(({ id }) => id).filter((id) => alone.every((shown) => shown.edges.includes(id))),
        );
        const ends = data.edges
          .filter(({ id }) => edges.includes(id))
          .flatMap(({ source, target }) => [source, target]);
        expect(ends.every((id) => nodes.includes(id))).toBe(true);
      }),
    );
  });

  it("count less and less, the last as much as is shown", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const document = filtered(given);
        const counts = filterCounts(document.filter, document.tables);
        expect(counts).toHaveLength(given.length);
        let before = { nodes: document.tables.nodes.count, edges: document.tables.edges.count };
        for (const [index, count] of counts.entries()) {
          expect(count.nodes).toBeLessThanOrEqual(before.nodes);
          expect(count.edges).toBeLessThanOrEqual(before.edges);
          if (given[index]?.enabled === false) expect(count).toEqual(before);
          before = count;
        }
        const { nodes, edges } = shownIn(document);
        expect(before).toEqual({ nodes: nodes.length, edges: edges.length });
      }),
    );
  });

  it("come back whole when the change of one is undone", () => {
    fc.assert(
      fc.property(steps, steps, (first, second) => {
        const document = filtered(first);
        const before = document.snapshot();
        document.apply([{ type: "filter-set", filter: filterOf(second) }], originOf("second"));
        const plan = document.planUndo(1);
        if (!plan.success) throw new Error(plan.message);
        document.apply(plan.changes, originOf("undo", plan.undoes));
        expect(document.snapshot()).toEqual(before);
      }),
    );
  });

  it("are counted anew when the values change", () => {
    const document = filtered([stepOf("nodes", ["age > 100"], 0, true)]);
    expect(filterCounts(document.filter, document.tables)).toEqual([{ nodes: 0, edges: 0 }]);
    document.apply([{ type: "attributes-set", target: "nodes", id: "cat1", set: { age: 101 } }], originOf("age"));
    expect(filterCounts(document.filter, document.tables)).toEqual([{ nodes: 1, edges: 0 }]);
  });

  it("are one text that selects the nodes they show", () => {
    fc.assert(
      fc.property(steps, (given) => {
        const document = filtered(given.filter(({ target }) => target === "nodes"));
        const text = filterText(document.filter);
        if (text === null) return;
        const parsed = parseSelector(text);
        if (!parsed.success) throw new Error(parsed.message);
        const ids = Array.from(document.select(parsed.selector, "nodes"), (row) => document.tables.nodes.idAt(row));
        expect(ids).toEqual(shownIn(document).nodes);
      }),
    );
  });
});

function stepOf(target: FilterStep["target"], texts: readonly string[], at: number, enabled: boolean): FilterStep {
  const text = texts[at % texts.length] ?? "*";
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  return { target, where: parsed.selector, text, enabled };
}

function filtered(given: readonly FilterStep[]): GraphDocument {
  return createGraphDocument({ ...catsGraph(), filter: filterOf(given) });
}

function shownIn(document: GraphDocument) {
  const { nodes, edges } = catsGraph();
  return {
    nodes: nodes.map(({ id }) => id).filter((id) => document.isVisible("nodes", id)),
    edges: edges.map(({ id }) => id).filter((id) => document.isVisible("edges", id)),
  };
}
