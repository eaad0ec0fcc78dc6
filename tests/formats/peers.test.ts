import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { graphWriters } from "@parley/formats/write";
import cytoscape from "cytoscape";
import Graph from "graphology";
import gexf from "graphology-gexf";
import graphml from "graphology-graphml";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { TextFormat } from "../../packages/formats/src/graph-formats";
import { isLong } from "../support/long";

const graph: GraphData = {
  name: "People",
  directed: true,
  nodes: [
    {
      id: "a",
      attributes: { name: "Ann", age: 42, isNew: true, mixed: 1, tags: ["x", "y, z"] },
      position: { x: 10, y: -20 },
    },
    { id: "b", attributes: { name: "Bob", age: 1.5, isNew: false, mixed: "one" }, position: { x: 0, y: 5 } },
  ],
  edges: [{ id: "e1", source: "a", target: "b", attributes: { weight: 2, type: "knows" } }],
  layers: [
    {
      id: "nodes",
      name: "Nodes",
      target: "nodes",
      where: { op: "all" },
      style: { color: "#ff8000", size: 24, shape: "diamond" },
      origin: "user",
    },
    {
      id: "edges",
      name: "Edges",
      target: "edges",
      where: { op: "all" },
      style: { color: "#3164e7", width: 3, lineStyle: "dashed" },
      origin: "user",
    },
  ],
  sets: [],
  filter: null,
};

const fileOf = (format: TextFormat) => graphWriters[format].write(graph);

describe("files for other programs, read by them", () => {
  it("are read by graphology as GEXF, kinds and looks included", () => {
    const read = gexf.parse(Graph, fileOf("gexf"));
    expect(read.type).toBe("directed");
    expect(read.getNodeAttributes("a")).toEqual({
      ...{ label: "Ann", name: "Ann", age: 42, isNew: true, mixed: 1, tags: ["x", "y, z"] },
      ...{ color: "rgb(255,128,0)", size: 12, shape: "diamond", x: 10, y: 20 },
    });
    expect(read.getNodeAttribute("b", "mixed")).toBe("one");
    expect(read.getEdgeAttributes("e1")).toEqual({
      ...{ weight: 2, type: "knows" },
      ...{ color: "rgb(49,100,231)", thickness: 3, shape: "dashed" },
    });
  });

  it("are read by graphology as GraphML, with the kinds of values and places", () => {
    const read = graphml.parse(Graph, fileOf("graphml"));
    expect(read.getNodeAttributes("a")).toMatchObject({ name: "Ann", age: 42, isNew: true, mixed: 1, x: 10, y: -20 });
    expect(read.getNodeAttribute("b", "mixed")).toBe("one");
    expect(read.getEdgeAttributes("e1")).toMatchObject({ weight: 2, type: "knows" });
  });

  it("are read by Cytoscape, looks included", () => {
    const core = cytoscape({
      headless: true,
      styleEnabled: true,
      ...JSON.parse(fileOf("cytoscape")),
      layout: { name: "preset" },
    });
    const ann = core.getElementById("a");
    expect(ann.data()).toMatchObject({ name: "Ann", age: 42, isNew: true, tags: ["x", "y, z"] });
    expect(ann.position()).toEqual({ x: 10, y: -20 });
    expect(["background-color", "width", "shape"].map((name) => ann.style(name))).toEqual([
      "rgb(255,128,0)",
      "24px",
      "diamond",
    ]);
    const line = core.getElementById("e1");
    expect(["line-color", "width", "line-style", "target-arrow-shape"].map((name) => line.style(name))).toEqual([
      "rgb(49,100,231)",
      "3px",
      "dashed",
      "triangle",
    ]);
    core.destroy();
  });
});

const script = `
import json, sys, networkx as nx
folder = sys.argv[1]
gexf = nx.read_gexf(folder + "/x.gexf")
graphml = nx.read_graphml(folder + "/x.graphml")
links = nx.node_link_graph(json.load(open(folder + "/x.json")), edges="links")
print(json.dumps([[g.nodes["a"], g.nodes["b"]["mixed"], next(iter(g.edges(data=True)))[2]] for g in (gexf, graphml, links)]))
`;

/** Where Python with networkx is: `PARLEY_PYTHON`, or the system's. */
function networkx(): string | null {
  const python = process.env["PARLEY_PYTHON"] ?? "python3";
  try {
    execFileSync(python, ["-c", "import networkx"], { stdio: "ignore" });
    return python;
  } catch {
    return null;
  }
}

describe.runIf(isLong)("files for networkx", () => {
  it("are read by it, with kinds, places and looks", ({ skip }) => {
    const python = networkx();
    if (python === null) skip("NOT RUN: there is no Python with networkx here; PARLEY_PYTHON names one.");
    const folder = mkdtempSync(join(tmpdir(), "parley-peers-"));
    try {
      writeFileSync(join(folder, "x.gexf"), fileOf("gexf"));
      writeFileSync(join(folder, "x.graphml"), fileOf("graphml"));
      writeFileSync(join(folder, "x.json"), fileOf("node-link"));
      const [ofGexf, ofGraphml, ofLinks] = JSON.parse(
        execFileSync(python ?? "", ["-c", script, folder], { encoding: "utf8" }),
      );
      const ann = { name: "Ann", age: 42, isNew: true, mixed: 1 };
      const viz = { color: { r: 255, g: 128, b: 0 }, size: 12, position: { x: 10, y: 20 } };
      expect(ofGexf).toMatchObject([{ ...ann, label: "Ann", viz }, "one", { weight: 2, type: "knows" }]);
      expect(ofGraphml).toMatchObject([
        { ...ann, label: "Ann", shape_type: "diamond", x: 10, y: -20 },
        "one",
        { weight: 2, type: "knows" },
      ]);
      expect(ofLinks).toMatchObject([{ ...ann, tags: ["x", "y, z"], x: 10, y: -20 }, "one", { weight: 2 }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
