import { exportLosses } from "@parley/formats/losses";
import { readGraph, sayRead } from "@parley/formats/read";
import { graphWriters } from "@parley/formats/write";
import { describe, expect, it } from "vitest";
import { createGraphDocument } from "@/graph/document/graph-document";
import { endingOf, type TextFormat } from "../../packages/formats/src/graph-formats";
import { createTestRegistry } from "../support/test-registry";

const letters = { labelSize: 20, labelColor: "#c02020", labelPlace: "above" };

async function styled() {
  const { run, document } = createTestRegistry();
  await run("styleNodes", { selector: "id == 'cat1'", options: { ...letters, icon: "cat" } });
  await run("styleEdges", { selector: "id == 'e1'", options: { arrow: "tee", curve: "taxi", labelSize: 8 } });
  return document.snapshot();
}

async function again(format: TextFormat) {
  const read = await readGraph(graphWriters[format].write(await styled()), `x${endingOf(format)}`);
  if (!read.success) throw new Error(sayRead(read.why));
  const { styles } = createGraphDocument(read.graph);
  return { node: styles.node("cat1"), edge: styles.edge("e1") };
}

const lost = async (format: TextFormat) => (await exportLosses(await styled(), format)).map(({ kind }) => kind);

describe("details of looks in files", () => {
  it("come back from our own JSON", async () => {
    const { node, edge } = await again("json");
    expect(node).toMatchObject({ ...letters, icon: "cat" });
    expect(edge).toMatchObject({ arrow: "tee", curve: "taxi", labelSize: 8 });
    expect(await lost("json")).toEqual([]);
  });

  it("come back from Cytoscape's JSON but for the icon, which is told", async () => {
    const { node, edge } = await again("cytoscape");
    expect(node).toMatchObject(letters);
    expect(node).not.toHaveProperty("icon");
    expect(edge).toMatchObject({ arrow: "tee", curve: "taxi", labelSize: 8 });
    expect(await lost("cytoscape")).toEqual(["frozenLayers", "icons"]);
  });

  it.each(["graphml", "gexf"] as const)("are told to be left out of %s", async (format) => {
    expect(await lost(format)).toEqual(["frozenLayers", "icons", "lettering", "arrows", "courses"]);
  });
});
