import { describe, expect, it } from "vitest";
import { parseSelector } from "@/graph/selector/parse/parse-selector";
import { printSelector } from "@/graph/selector/print-selector";
import { resolveSets } from "@/graph/selector/resolve-sets";

const sets = new Map([
  ["last", { nodes: ["a", "b"], edges: [] }],
  ["path", { nodes: ["a"], edges: ["e"] }],
  ["2", { nodes: [], edges: ["e", "f"] }],
  ["none", { nodes: [], edges: [] }],
]);

function resolve(text: string, target: "nodes" | "edges" = "nodes") {
  const parsed = parseSelector(text);
  if (!parsed.success) throw new Error(parsed.message);
  const resolved = resolveSets(parsed.selector, (name) => sets.get(name), target);
  return resolved.success ? printSelector(resolved.selector) : `${resolved.message} ${resolved.hint}`;
}

describe("resolveSets", () => {
  it.each([
    ["$last && age < 3", "@id in ['a', 'b'] && age < 3"],
    ["not $last", "@id not in ['a', 'b']"],
    ["neighbors($last, 2)", "neighbors(@id in ['a', 'b'], 2)"],
    ["$none", "@id in []"],
    ["type == 'cat'", "type == 'cat'"],
  ])("turns %s into members", (text, printed) => expect(resolve(text)).toBe(printed));

  it("means by a set on edges its edges, else the edges between its nodes", () => {
    expect(resolve("$path", "edges")).toBe("@id in ['e']");
    expect(resolve("$last", "edges")).toBe("@source in ['a', 'b'] && @target in ['a', 'b']");
    expect(resolve("neighbors($path)", "edges")).toBe("neighbors(@id in ['a'], 1)");
  });

  it("refuses a set that is not there, or holds nothing of the kind", () => {
    expect(resolve("age < 3 || $nowhere")).toContain("There is no set $nowhere.");
    expect(resolve("$2")).toContain("$2 holds 2 edges and no nodes.");
  });
});
