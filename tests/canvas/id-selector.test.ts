import fc from "fast-check";
import { expect, it } from "vitest";
import { idSelector } from "@/canvas/style/id-selector";
import { createGraphDocument } from "@/graph/document/graph-document";
import { parseSelector } from "@/graph/selector/parse/parse-selector";

it("names exactly the given elements, whatever their ids and even where the data has an id of its own", () => {
  const ids = fc.uniqueArray(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), {
    minLength: 2,
    maxLength: 8,
  });
  fc.assert(
    fc.property(ids, fc.nat(), (all, seed) => {
      const document = createGraphDocument({
        name: "Odd ids",
        directed: false,
        nodes: all.map((id, index) => ({ id, attributes: { id: all[(index + 1) % all.length] ?? "" } })),
        edges: [],
        layers: [],
        sets: [],
        filter: null,
      });
      const chosen = all.filter((_id, index) => index === seed % all.length || (seed >> index) % 2 === 1);
      const parsed = parseSelector(idSelector(chosen));
      if (!parsed.success) throw new Error(parsed.message);
      const rows = document.select(parsed.selector, "nodes");
      expect([...rows].map((row) => document.tables.nodes.idAt(row))).toEqual(chosen);
    }),
  );
});
