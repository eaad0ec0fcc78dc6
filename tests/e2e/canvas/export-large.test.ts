import { expect, it } from "vitest";
import { isLong } from "../../support/long";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests({}, { hasWebGl: true });

// In the short run the dialog draws a small graph, and the canvas a large one.
it.runIf(isLong)("of 10,000 nodes the export dialog answers while the preview is drawn, and shows it", async () => {
  const { page, errors } = await openPage();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Open the sample Large");
  await page.getByRole("option", { name: "Open the sample Large", exact: true }).first().click();
  await page.getByRole("application", { name: /10,000 nodes/ }).waitFor();
  await page.locator(".sigma-nodes").waitFor();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Export" });
  await dialog.getByRole("status", { name: "Drawing the preview…" }).waitFor();
  await dialog.getByRole("switch", { name: "With the legend" }).click();
  const preview = dialog.getByRole("img");
  await preview.waitFor();
  const size = await preview.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight));
  expect(size).toBe(1000);
  // What is drawn is there: more than the ground's colour.
  const inked = await preview.evaluate(async (image: HTMLImageElement) => {
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } =
      context?.getImageData(0, 0, image.naturalWidth, image.naturalHeight) ?? {};
    const colors = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      colors.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return colors.size;
  });
  expect(inked).toBeGreaterThan(10);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});
