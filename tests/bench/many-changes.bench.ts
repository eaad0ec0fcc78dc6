import { it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { CommandName } from "@/commands/registry/all-commands";
import type { JsonObject } from "@/lib/json";
import { largeShapes } from "../support/graphs/large-shapes";
import { type AtSize, medianTimes, printGrowth } from "../support/measure";
import { createTestRegistry } from "../support/test-registry";

/** What once grew with the square, at n and 4n nodes and edges: the exponent of each is to stay near 1. */
const sizes = [10_000, 40_000];

it("many nodes merged, added and laid out grow with their number", { timeout: 300_000 }, async () => {
  const rows: AtSize[] = [];
  for (const size of sizes) {
    const path = largeShapes.path(size);
    const call = (name: CommandName, input: JsonObject) => () =>
      createTestRegistry(path, { layouts: createLocalLayoutRunner() }).run(name, input);
    const text = `source,target\n${path.nodes.map(({ id }) => `a hub,new ${id}`).join("\n")}`;
    const work = {
      "summary (the document is opened too)": call("queryGraph", { query: "summary" }),
      "mergeNodes of all": call("mergeNodes", { selector: "*" }),
      "importData at one hub": call("importData", { text }),
      "layered of a path": call("setLayout", { type: "layered" }),
    };
    rows.push({ size, times: await medianTimes(work, 3) });
  }
  printGrowth("Many changes", rows, "summary (the document is opened too)", { things: "elements" });
});
