import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ask, pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();

/** Of the overview alone: as many of its dots' pixels as have about this colour. */
function pixelsLike(page: Page, color: readonly [number, number, number]): Promise<number> {
  return page.evaluate((wanted) => {
    const sheet = document.querySelector<HTMLCanvasElement>(".mini canvas");
    const picture = sheet?.getContext("2d")?.getImageData(0, 0, sheet.width, sheet.height).data ?? [];
    let count = 0;
    for (let at = 0; at < picture.length; at += 4) {
      const isLike = wanted.every((part, index) => Math.abs((picture[at + index] ?? 0) - part) < 12);
      if (isLike && picture[at + 3] === 255) count += 1;
    }
    return count;
  }, color);
}

const blue = [49, 100, 231] as const;

it("shows the colours from before an undo again, also where the page drew no frame for a while", async () => {
  const { page, errors } = await openPage({ reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Close and use the open graph" }).click();
  await expect.poll(() => pixelsLike(page, blue)).toBe(0);
  await ask(page, "Find all cats and make them blue");
  await expect.poll(() => pixelsLike(page, blue)).toBeGreaterThan(20);
  // As in a tab nobody looks at, or while the machine is busy: frames wait, clocks do not.
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const { requestAnimationFrame: real } = window;
    window.requestAnimationFrame = (frame) => held.push(frame);
    Object.assign(window, {
      goOn: () => {
        window.requestAnimationFrame = real;
        for (const frame of held) real(frame);
      },
    });
  });
  await page.locator(".graph").focus();
  await page.keyboard.press("Control+z");
  await page
    .getByText(/^Undone/)
    .first()
    .waitFor();
  // Until well after the clock by which the overview is drawn for the last time.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1200)));
  await page.evaluate("goOn()");
  await expect.poll(() => pixelsLike(page, blue)).toBe(0);
  expect(errors).toEqual([]);
});
