import { describe, expect, it } from "vitest";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import type { CommandName } from "@/commands/registry/all-commands";
import type { JsonObject } from "@/lib/json";
import { largeShapeNames, largeShapes } from "../support/graphs/large-shapes";
import { largeCases } from "../support/large-calls";
import { isLong } from "../support/long";
import { createTestRegistry } from "../support/test-registry";

/** Work that grows with the square would take an hour: what ends is linear, or nearly so. */
const patience = { timeout: isLong ? 1_200_000 : 120_000 };
const size = isLong ? 100_000 : 12_000;

/** Of the short run: what once grew with the square. */
const known: ReadonlySet<CommandName> = new Set(["mergeNodes", "importData", "addNodes", "addEdges", "removeElements"]);

describe.each(isLong ? largeShapeNames : (["star"] as const))("on a large graph of the shape '%s'", (shape) => {
  const graph = largeShapes[shape](size);
  const before = JSON.stringify(graph.nodes);
  const cases = largeCases(graph).filter(([name]) => isLong || known.has(name));
  const named = cases.map(([name, input]) => ({ name, input, short: JSON.stringify(input).slice(0, 60) }));

  it.each(named)("$name $short ends, and so does its undo", patience, async ({ name, input }) => {
    await endsAndUndoes(name, input);
  });

  async function endsAndUndoes(name: CommandName, input: JsonObject): Promise<void> {
    const { run, document } = createTestRegistry(graph, { layouts: createLocalLayoutRunner() });
    const done = await run(name, input);
    expect(done.message).not.toMatch(/nested too deep|call stack|out of memory/i);
    // Undo ends where a graph was opened.
    const isOpened = done.changes.some(({ type }) => type === "graph-replace");
    if (done.changes.length === 0 || name === "undo" || isOpened) return;
    const undone = await run("undo");
    expect(undone).toMatchObject({ success: true });
    expect(JSON.stringify(document.snapshot().nodes) === before).toBe(true);
  }
});

describe("adding data", () => {
  it.runIf(isLong)("takes 64,000 new rows at one busy node, and 20,000 attributes of one node", patience, async () => {
    const { run, document } = createTestRegistry();
    const rows = Array.from({ length: 64_000 }, (_, at) => `hub,leaf ${at}`);
    const added = await run("importData", { text: `source,target\n${rows.join("\n")}` });
    expect(added).toMatchObject({ success: true });
    const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a${at}`, at]));
    const updated = await run("updateElements", { selector: "id == 'hub'", set: wide });
    expect(updated).toMatchObject({ success: true });
    expect(document.edgesOf("hub")).toHaveLength(64_000);
    expect(Object.keys(document.node("hub")?.attributes ?? {}).length).toBeGreaterThanOrEqual(20_000);
  });
});

describe("long work", () => {
  const graph = largeShapes.path(40_000);
  const rows = Array.from({ length: 20_000 }, (_, at) => `hub,leaf ${at}`);

  it.each([
    { name: "mergeNodes", input: { selector: "*" } },
    { name: "importData", input: { text: `source,target\n${rows.join("\n")}` } },
  ] as const)(
    "$name of many tells how far it is, and is stopped without a change",
    patience,
    async ({ name, input }) => {
      const { registry, document } = createTestRegistry(graph);
      const stop = new AbortController();
      const output: number[] = [];
      const progress = (ratio: number): void => {
        output.push(ratio);
        stop.abort();
      };
      const how = { actor: "user", signal: stop.signal, progress } as const;
      const run = registry.execute({ name, input }, { step: "one", actor: "user", title: "" }, how);
      await expect(run).rejects.toThrow("Stopped.");
      // What is stopped goes no further.
      expect(output).toHaveLength(1);
      expect(document.revision).toBe(0);
    },
  );
});
