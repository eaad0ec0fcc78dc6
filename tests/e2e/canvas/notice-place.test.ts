import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { casesOf } from "../../support/long";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();

const table = `Name,Grade,Friends,Sits next to\n${["Anna", "Ben", "Cleo", "David", "Emma", "Finn"]
  .map((name, at, all) => `${name},${at % 3},${all[(at + 1) % all.length]},${all[(at + 2) % all.length]}`)
  .join("\n")}\n`;

async function boxOf(page: Page, place: string) {
  const box = await page.locator(place).boundingBox();
  if (!box) throw new Error(`${place} is not there`);
  return box;
}

it.each(casesOf([900], [1366]))("what was noted of a file leaves the legend free at %i px", async (width) => {
  const { page, errors } = await openPage({ viewport: { width, height: 768 } });
  const file = { name: "class.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByText("Opened class.csv.").waitFor();
  // It goes with the first change of the graph.
  const notice = await boxOf(page, ".notice");
  await page.getByRole("textbox", { name: "Message" }).fill("Colour the nodes by Grade");
  await page.keyboard.press("Enter");
  await page.locator(".legend li").first().waitFor();
  const legend = await boxOf(page, ".legend");
  const isBeside = notice.x >= legend.x + legend.width || notice.y + notice.height <= legend.y;
  expect(isBeside, JSON.stringify({ notice, legend })).toBe(true);
  expect(errors).toEqual([]);
});
