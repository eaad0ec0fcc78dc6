import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { DrawingWay } from "@/store/view/view-store";
import { isLong } from "../../support/long";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({}, { hasWebGl: true });

const kinds = ["paper", "author", "venue", "topic"] as const;

interface Network {
  readonly nodes: readonly { readonly id: string; readonly attributes: { readonly name: string } }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}

/** n nodes of four types in turn and 3n edges, the same each time. */
function network(count: number): Network {
  let seed = 11;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const place = () => Math.round(random() * 60 * Math.sqrt(count));
  const end = () => `p${Math.floor(random() * count)}`;
  return {
    nodes: Array.from({ length: count }, (_, index) => ({
      id: `p${index}`,
      attributes: { name: `P${index}`, type: kinds[index % 4], rank: index },
      position: { x: place(), y: place() },
    })),
    edges: Array.from({ length: count * 3 }, (_, index) => ({ id: `e${index}`, source: end(), target: end() })),
  };
}

/** Of each node the places of those it is joined to, once for each edge. */
function neighbours({ nodes, edges }: Network): readonly (readonly number[])[] {
  const places = new Map(nodes.map(({ id }, index) => [id, index]));
  const found: number[][] = nodes.map(() => []);
  for (const { source, target } of edges) {
    const [a = 0, b = 0] = [places.get(source), places.get(target)];
    found[a]?.push(b);
    if (a !== b) found[b]?.push(a);
  }
  return found;
}

/** The name with the highest PageRank, by the power method as Page and Brin give it: damping 0.85, edges both ways. */
function mostImportant(graph: Network): string | undefined {
  const around = neighbours(graph);
  const share = 1 / around.length;
  let ranks = around.map(() => share);
  for (let round = 0; round < 100; round += 1) {
    const lost = ranks.reduce((sum, rank, index) => sum + (around[index]?.length === 0 ? rank : 0), 0);
    const given = ranks.map((rank, index) => rank / (around[index]?.length || 1));
    ranks = around.map((list) => {
      const got = list.reduce((sum, place) => sum + (given[place] ?? 0), 0);
      return (0.15 + 0.85 * lost) * share + 0.85 * got;
    });
  }
  return graph.nodes[ranks.indexOf(Math.max(...ranks))]?.attributes.name;
}

const figures = (count: number) => count.toLocaleString("en-GB");
const canvas = (page: Page) => page.getByRole("application", { name: /^Graph/ });
const status = (page: Page, text: string | RegExp) => page.locator("footer.status").getByText(text).first().waitFor();
const answer = (page: Page, text: string | RegExp) => page.getByRole("article").getByText(text).first().waitFor();
const bySize = (page: Page) => page.locator(".legend-head", { hasText: "Size by pagerank" });
const ways = (page: Page) => page.locator(".sigma-nodes").count();

async function choose(page: Page, way: DrawingWay): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(`Drawing: ${way}`);
  await page
    .getByRole("option", { name: `Drawing: ${way}` })
    .first()
    .click();
  if (way === "fast") await page.locator(".sigma-nodes").waitFor();
}

/** The middle of the canvas, over which nothing floats; px of the window. */
async function clearPart(page: Page) {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error("The canvas is not on the page.");
  const { x, y, width, height } = box;
  return { x: x + width * 0.3, y: y + height * 0.2, width: width * 0.5, height: height * 0.5 };
}

/** The colour of each row of the legend, and of how many pixels of the graph it is. */
async function inks(page: Page): Promise<Readonly<Record<string, number>>> {
  const rows = await page.locator(".legend-rows li").evaluateAll((items) =>
    items.map((item) => {
      const swatch = [...item.querySelectorAll("*")].map((part) => getComputedStyle(part));
      const paint = swatch.flatMap(({ fill, backgroundColor }) => [backgroundColor, fill]);
      const color = paint.find((one) => /^rgb\(/.test(one) && one !== "rgb(0, 0, 0)") ?? "";
      return { name: item.textContent ?? "", color };
    }),
  );
  const shot = await page.screenshot({ clip: await clearPart(page) });
  const counted = await page.evaluate(
    async ([bytes, colors]) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      const found = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
        found.set(color, (found.get(color) ?? 0) + 1);
      }
      return colors.map((color) => found.get(color) ?? 0);
    },
    [shot.toString("base64"), rows.map(({ color }) => color)] as const,
  );
  return Object.fromEntries(rows.map(({ name }, index) => [name.replace(/[^a-z]/gi, ""), counted[index] ?? 0]));
}

/** So many of the legend's colours are seen in the graph. */
const coloured = (page: Page, count: number, timeout: number) =>
  expect.poll(async () => Object.values(await inks(page)).filter((ink) => ink > 20).length, { timeout }).toBe(count);

async function lasso(page: Page): Promise<number> {
  const { x, y, width, height } = await clearPart(page);
  await page.getByRole("button", { name: "Lasso" }).click();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const [right, down] of [
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0.1],
  ] as const)
    await page.mouse.move(x + width * right, y + height * down, { steps: 6 });
  await page.mouse.up();
  const output = page.getByRole("toolbar", { name: "Selection" }).getByText(/^[\d,]+ nodes$/);
  return Number((await output.textContent())?.replace(/\D/g, ""));
}

const cases = [
  { count: 1000, way: "automatic" },
  { count: 1000, way: "fast" },
  { count: 20_000, way: "automatic" },
  { count: 100_000, way: "automatic" },
] as const;

/** Longer than this, in ms, nothing is waited for: software GL takes seconds for one frame of 100,000 nodes. */
const patienceOf = (count: number) => Math.max(30_000, count * 6);

describe.runIf(isLong)("a graph from its file to the next visit", () => {
  it.each(cases)(
    "of $count nodes, drawing $way: asked, coloured, filtered, lassoed, tabled, ranked, undone, exported, back",
    {
      timeout: 3_600_000,
    },
    async ({ count, way }) => {
      const { page, errors } = await openPage();
      const timeout = patienceOf(count);
      page.setDefaultTimeout(timeout);
      const graph = network(count);
      const quarter = figures(count / 4);
      const isFast = way === "fast" || count > 1000;
      const times: string[] = [];
      const timed = async (what: string, work: () => Promise<unknown>) => {
        const began = performance.now();
        await work();
        const took = `${what} ${Math.round(performance.now() - began)}`;
        times.push(took);
        process.stdout.write(`${figures(count)}: ${took} ms\n`);
      };

      const text = JSON.stringify({ parley: 1, name: "Network", directed: false, ...graph });
      const file = { name: "network.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await timed("load", async () => {
        await page.locator("input[type=file]").first().setInputFiles(file);
        await page.getByRole("application", { name: `${figures(count)} nodes, ${figures(count * 3)} edges` }).waitFor();
        if (way !== "automatic") await choose(page, way);
        await expect.poll(() => ways(page), { timeout }).toBe(isFast ? 1 : 0);
      });

      await timed("ask", async () => {
        await ask(page, "How many authors are there?");
        await answer(page, `There are ${quarter} authors.`);
      });

      await timed("colour", async () => {
        await ask(page, "Colour the nodes by type");
        await answer(page, `All ${figures(count)} nodes are coloured by type now`);
        await coloured(page, 4, timeout);
      });

      await timed("filter", async () => {
        await ask(page, "Hide everything but the authors");
        await answer(page, `Only the authors are shown now: ${quarter} nodes, ${figures((count * 3) / 4)} hidden.`);
        await coloured(page, 1, timeout);
        await ask(page, "Show everything");
        await answer(page, `Everything is shown: ${figures(count)} nodes`);
        await coloured(page, 4, timeout);
      });

      await timed("lasso", async () => {
        const caught = await lasso(page);
        expect(caught).toBeGreaterThan(count / 20);
        expect(caught).toBeLessThan(count);
        await status(page, `${figures(caught)} selected`);
        await ask(page, "How many nodes are selected?");
        await answer(page, new RegExp(`\\b${figures(caught)}\\b`));
        await page.getByRole("button", { name: "Clear the selection" }).click();
      });

      await timed("table", async () => {
        await page.getByRole("button", { name: "Table" }).first().click();
        await page.getByRole("grid").waitFor();
        await page.getByRole("textbox", { name: "Filter rows" }).fill("type == 'author' && rank < 100");
        await expect.poll(() => page.locator(".found").textContent(), { timeout }).toBe(`25 of ${figures(count)}`);
        await page.getByRole("textbox", { name: "Filter rows" }).fill("");
      });

      await timed("PageRank", async () => {
        await ask(page, "Calculate the PageRank");
        await answer(page, /with the highest PageRank/);
        const first = page.getByRole("article").last().getByRole("row").nth(1).getByRole("cell").first();
        expect(await first.textContent()).toBe(mostImportant(graph));
        await ask(page, "Size the nodes by PageRank");
        await answer(page, `All ${figures(count)} nodes are sized by pagerank now.`);
        await bySize(page).waitFor();
      });

      await timed("undo", async () => {
        await page.getByRole("button", { name: "Undo", exact: true }).first().click();
        await bySize(page).waitFor({ state: "detached" });
        await coloured(page, 4, timeout);
      });

      await timed("export", async () => {
        await page.getByRole("button", { name: "Export" }).first().click();
        const dialog = page.getByRole("dialog");
        await dialog.getByText("Data", { exact: true }).click();
        const waiting = page.waitForEvent("download");
        await dialog.getByRole("button", { name: "Save" }).click();
        const saved = JSON.parse(readFileSync(await (await waiting).path(), "utf8"));
        expect(saved.nodes).toHaveLength(count);
        expect(saved.edges).toHaveLength(count * 3);
        expect(saved.nodes[count - 1].attributes).toEqual(graph.nodes[count - 1]?.attributes);
        expect(saved.layers).toHaveLength(1);
      });

      await timed("reload", async () => {
        await page.getByText("Saved", { exact: true }).first().waitFor();
        await page.reload();
        await page.getByRole("application", { name: `${figures(count)} nodes, ${figures(count * 3)} edges` }).waitFor();
        await expect.poll(() => ways(page), { timeout }).toBe(isFast ? 1 : 0);
        await coloured(page, 4, timeout);
      });
      expect(errors).toEqual([]);
      process.stdout.write(`${figures(count)} nodes, ${isFast ? "fast" : "detailed"}, ms: ${times.join(", ")}\n`);
    },
  );
});
