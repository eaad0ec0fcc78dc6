import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({}, { hasWebGl: true });

/** So many points with a rank each, in rows, each joined to the next. */
function points(count: number): Buffer {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    attributes: { name: `P${index}`, type: "point", rank: index },
    position: { x: (index % 140) * 60, y: Math.floor(index / 140) * 60 },
  }));
  const edges = nodes.slice(1).map(({ id }, index) => ({ id: `e${index}`, source: `p${index}`, target: id }));
  return Buffer.from(JSON.stringify({ parley: 1, name: "Points", directed: false, nodes, edges }));
}

describe.runIf(isLong)("a large graph whose graphics card gives up", () => {
  it("is drawn in detail with a sentence, and nothing of it is lost, at 20,000 nodes", {
    timeout: 900_000,
  }, async () => {
    const { page, errors } = await openPage();
    page.setDefaultTimeout(240_000);
    const whole = () => page.getByRole("application", { name: /\b20,000 nodes/ }).waitFor();
    const selected = () => page.locator("footer.status").getByText("100 selected").waitFor();
    const file = { name: "points.json", mimeType: "application/json", buffer: points(20_000) };
    await page.locator("input[type=file]").first().setInputFiles(file);
    await whole();
    await page.locator(".sigma-nodes").waitFor();
    await ask(page, "Select the points with rank below 100");
    await selected();

    await page.locator(".sigma-nodes").evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await page.getByText("Using detailed drawing").waitFor();
    await page.locator(".sigma-nodes").waitFor({ state: "detached" });
    await whole();
    await selected();
    await ask(page, "How many nodes are selected?");
    await page
      .getByRole("article")
      .last()
      .getByText(/\b100\b/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});
