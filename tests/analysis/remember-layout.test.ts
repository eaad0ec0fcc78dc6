import { describe, expect, it } from "vitest";
import type { LayoutRunner } from "@/analysis/catalog/analysis-types";
import { createLocalLayoutRunner } from "@/analysis/workers/local-layout-runner";
import { rememberLayout } from "@/analysis/workers/remember-layout";
import { createTestRegistry } from "../support/test-registry";

/** The real runner, and how often it was asked to work. */
function counting() {
  const real = createLocalLayoutRunner();
  const worked = { count: 0 };
  const runner: LayoutRunner = {
    run: (...given) => {
      worked.count += 1;
      return real.run(...given);
    },
  };
  return { worked, layouts: rememberLayout(runner) };
}

describe("a layout that is asked for again", () => {
  it("says that nothing moved without working, and works once the graph or the wish is another", async () => {
    const { worked, layouts } = counting();
    const { run, document } = createTestRegistry(undefined, { layouts });
    await run("setLayout", { type: "force" });
    expect(worked.count).toBe(1);
    expect((await run("setLayout", { type: "force" })).message).toContain("Nothing moved");
    expect(worked.count).toBe(1);
    await run("setLayout", { type: "force", options: { spacing: 200 } });
    expect(worked.count).toBe(2);
    await run("addNodes", { nodes: [{ attributes: { name: "Mia" } }] });
    await run("setLayout", { type: "force", options: { spacing: 200 } });
    expect(worked.count).toBe(3);
    expect(document.layout).toBe("force");
  });

  it("puts back what a hand moved", async () => {
    const { worked, layouts } = counting();
    const { run, document } = createTestRegistry(undefined, { layouts });
    await run("setLayout", { type: "circle" });
    const before = document.node("cat1")?.position;
    await run("moveNodes", { selector: "@id == 'cat1'", dx: 50 });
    await run("setLayout", { type: "circle" });
    expect(document.node("cat1")?.position).toEqual(before);
    expect(worked.count).toBe(1);
  });
});
