import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { isLong } from "../../support/long";
import { dropFiles } from "../../support/page/drop-files";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { storedGraph } from "../../support/page/stored-graph";
import { recordScenario } from "../../support/traces/record-scenario";
import { scenarios } from "../../support/traces/scenarios";

const { openPage } = pageTests();

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Recording: / });
const slider = (page: Page) => dialog(page).getByRole("slider", { name: "Step" });
const equal = (page: Page) => dialog(page).getByText("All results match the recording.");

/** How the run ended, once it has. */
const outcome = (page: Page) =>
  dialog(page)
    .getByText(/^All results match the recording\.|results differ from the recording/u)
    .first()
    .textContent();

/** As a value, without the name, which is the file's. */
function graphOf(text: string | null): GraphData | null {
  return text === null ? null : { ...JSON.parse(text), name: "" };
}

/** Without the places that a page gives to nodes that have none, and the layout they came of: the recording knows no page. */
function seenAs(graph: GraphData | null, recorded: GraphData | null): GraphData | null {
  if (graph === null || recorded === null) return graph;
  const placed = new Set(recorded.nodes.flatMap(({ id, position }) => (position ? [id] : [])));
  const bare = ({ position: _page, ...node }: GraphData["nodes"][number]) => node;
  const { layout, ...rest } = graph;
  const nodes = graph.nodes.map((node) => (placed.has(node.id) ? node : bare(node)));
  return { ...rest, ...(layout && recorded.layout && { layout }), nodes };
}

async function leave(page: Page): Promise<void> {
  await dialog(page)
    .getByRole("button", { name: /^Close/u })
    .click();
  await dialog(page).waitFor({ state: "detached" });
}

// The short run replays all of them in Node, and goes through one in jsdom.
describe("recordings in a page", () => {
  it.runIf(isLong)(
    "come to the same events and the same document as where they were recorded",
    async () => {
      const { page, errors, foreign } = await openPage();
      for (const scenario of scenarios) {
        const { text, graph } = await recordScenario(scenario);
        await dropFiles(page, { [`${scenario.name}.json`]: text });
        await expect
          .poll(() => outcome(page), { timeout: 30_000, message: scenario.name })
          .toBe("All results match the recording.");
        await page.keyboard.press("End");
        await dialog(page).getByRole("button", { name: "Open this graph" }).click();
        const recorded = graphOf(graph);
        await expect
          .poll(async () => seenAs(graphOf(await storedGraph(page)), recorded), { message: scenario.name })
          .toEqual(recorded);
      }
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    },
    180_000,
  );

  it.runIf(isLong)("are gone through with keys, in both themes and on a phone, while the own graph waits", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Make all cats blue");
    await page.getByText(/cats are blue now/u).waitFor();
    const scenario = scenarios.find(({ name }) => name === "builtin: a deletion that is allowed");
    const { text } = scenario ? await recordScenario(scenario) : { text: "" };
    await dropFiles(page, { "report.json": text });
    await equal(page).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("End");
    await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toMatch(/^Step 7 of 7: Answer$/u);
    await page.keyboard.press("Home");
    await expect.poll(() => slider(page).inputValue()).toBe("0");
    await dialog(page).getByRole("button", { name: "Play" }).click();
    await expect.poll(() => slider(page).inputValue(), { timeout: 20_000 }).toBe("7");
    expect(await violations(page, "dialog")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await violations(page, "dialog")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    await page.getByRole("region", { name: "Legend" }).getByText("cats").waitFor();
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("are replayed from what happened", async () => {
    const { page, errors } = await openPage();
    await ask(page, "Make all cats blue and all humans red");
    await page.getByText(/humans are red now/u).waitFor();
    await page.getByRole("button", { name: "What happened" }).click();
    await page.getByRole("dialog", { name: "What happened" }).getByRole("button", { name: "Replay" }).click();
    await equal(page).waitFor();
    expect(await slider(page).getAttribute("max")).toBe("4");
    await leave(page);
    expect(errors).toEqual([]);
  });
});
