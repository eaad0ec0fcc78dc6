import { readGraph, sayRead } from "@parley/formats/read";
import { describe, expect, it } from "vitest";

async function labelOf(nodes: readonly Record<string, unknown>[], ids?: readonly string[]) {
  const text = JSON.stringify({
    parley: 1,
    name: "G",
    directed: false,
    nodes: nodes.map((attributes, at) => ({ id: ids?.[at] ?? `n${at}`, attributes })),
    edges: [],
  });
  const read = await readGraph(text, "g.json");
  return read.success ? read.graph.labelAttribute : sayRead(read.why);
}

const quays = ["Ostkai", "Westkai", "Molo", "Pier 9", "Lände"];
const of = (attribute: string, values: readonly unknown[] = quays) => values.map((value) => ({ [attribute]: value }));

describe("which attribute names the nodes", () => {
  it.each([
    ["Name", of("Name")],
    ["名前", of("名前", ["春", "夏"])],
    ["bezeichnung", of("bezeichnung")],
    ["quay", of("quay")],
  ])("%s is told by its name or its values", async (attribute, nodes) => {
    expect(await labelOf(nodes)).toBe(attribute);
  });

  it.each([
    ["a usual name is there", of("name")],
    ["two nodes share a value", of("quay", [...quays, "Molo"])],
    ["they are dates", of("since", ["2020-01-01", "2020-01-02", "2020-01-03", "2020-01-04", "2020-01-05"])],
    ["they are addresses", of("mail", ["a@b.de", "b@b.de", "c@b.de", "d@b.de", "e@b.de"])],
    ["few nodes differ by chance", of("side", ["left", "right"])],
  ])("is left open where %s", async (_, nodes) => {
    expect(await labelOf(nodes)).toBeUndefined();
  });

  it("leaves ids that are names themselves", async () => {
    expect(await labelOf(of("quay"), ["alpha", "beta", "gamma", "delta", "omega"])).toBeUndefined();
  });
});
