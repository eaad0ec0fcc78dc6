import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { dropFiles } from "../../support/page/drop-files";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();

const places = { Ann: [-150, 0], Bob: [150, 0], Cleo: [0, 200], Dora: [24, 200] } as const;
const links = ["Ann Bob pays", "Bob Ann thanks", "Bob Cleo likes", "Cleo Bob fears", "Cleo Dora is far too near"];
const graph = JSON.stringify({
  parley: 1,
  name: "Both ways",
  directed: true,
  nodes: Object.entries(places).map(([id, [x, y]]) => ({
    id,
    attributes: { label: id },
    position: { x, y },
  })),
  edges: links.map((link, at) => {
    const [source, target, ...words] = link.split(" ");
    return { id: `e${at}`, source, target, attributes: { label: words.join(" ") } };
  }),
});

/** What the Export dialog saves, after it has shown its preview. */
async function saved(page: Page, format: "png" | "svg", hint: string): Promise<Buffer> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByLabel("Format").selectOption(format);
  await dialog.getByRole("img").waitFor();
  if (hint !== "") await dialog.getByText(hint).waitFor();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const content = await buffer(await (await download).createReadStream());
  await dialog.waitFor({ state: "detached" });
  return content;
}

it("a picture has the labels of A→B and B→A, its font, and nothing of the selection; the dialog says what has no room", async () => {
  const { page, errors } = await openPage();
  await dropFiles(page, { "both.json": graph });
  await page.getByRole("application", { name: /4 nodes/ }).waitFor();
  const hint = "No room for the labels of 1 edge.";
  const svg = (await saved(page, "svg", hint)).toString("utf8");
  for (const word of ["pays", "thanks", "likes", "fears", "Ann"]) expect(svg).toContain(`>${word}</text>`);
  expect(svg).not.toContain("is far too near");
  expect(svg).toMatch(/<style>@font-face\{font-family:"Inter Variable".*data:font\/woff2;base64,/);
  await ask(page, "select Ann");
  await page.getByText(/is selected now/).waitFor();
  expect((await saved(page, "svg", hint)).toString("utf8")).toBe(svg);

  const png = await saved(page, "png", hint);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(errors).toEqual([]);
});
