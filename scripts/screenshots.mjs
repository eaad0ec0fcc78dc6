// Draws the screens of the built page, both themes, three widths, into screenshots/ (ignored by git); with --readme the README's picture alone.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { buildPage, dist } from "./build.mjs";
import { ensureChromium } from "./install/find-chromium.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { root } from "./setup.mjs";

/** @import { BrowserContextOptions, Page } from "playwright-core" */

const folder = join(root, "screenshots");
const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  middle: { viewport: { width: 900, height: 700 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

await buildPage();
mkdirSync(folder, { recursive: true });
const server = await serveFolder(dist);
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const [size, options] of process.argv.includes("--readme") ? [] : Object.entries(sizes)) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"]))
    await draw({ ...options, colorScheme }, `${size}-${colorScheme}`);
}
if (process.argv.includes("--readme")) await drawReadme();
await browser.close();
await server.close();
console.log(process.argv.includes("--readme") ? "Drawn: docs/parley.png" : `Drawn: ${folder}`);

/**
 * @param {BrowserContextOptions} options
 * @param {string} name
 */
async function draw(options, name) {
  await drawChat(options, name);
  await drawPanels(options, name);
  await drawOdd(options, name);
}

/**
 * The chat in its states, a refused file, settings and keys.
 * @param {BrowserContextOptions} options
 * @param {string} name
 */
async function drawChat(options, name) {
  const { page, shoot } = await open(options, name);
  await shoot("start");
  await ask(page, "Find all cats and make them blue");
  await shoot("answer");
  await ask(page, "What are some sample nodes?");
  await page
    .locator(".turn")
    .last()
    .getByRole("button", { name: /\d+ steps?/ })
    .click();
  await page.locator(".turn").last().locator("li").getByRole("button", { expanded: false }).first().click();
  await shoot("step");
  await ask(page, "Select the cats older than 5");
  await shoot("selection");
  await page.getByRole("tab", { name: /Inspect/ }).click();
  await shoot("inspect");
  await page.getByRole("tab", { name: /Chat/ }).click();
  await page.getByRole("textbox", { name: "Message" }).fill("Delete Whiskers");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await shoot("approval");
  await page.keyboard.press("Escape");
  await settled(page);
  await page.getByRole("button", { name: "Settings" }).first().click();
  await shoot("settings");
  await page.keyboard.press("Escape");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from('a,b\n"Ann') });
  await shoot("error");
  await page.context().close();
}

/**
 * Each panel of the rail, the table, the palette.
 * @param {BrowserContextOptions} options
 * @param {string} name
 */
async function drawPanels(options, name) {
  const { page, shoot } = await open(options, name);
  await ask(page, "Colour the nodes by type");
  const rail = page.getByRole("navigation", { name: "Panels" }).getByRole("button");
  const titles =
    (await rail.count()) === 0 || !(await rail.first().isVisible())
      ? []
      : (await rail.allInnerTexts()).map((text) => text.replace(/[\n,][\s\S]*$/, "").trim());
  for (const title of titles.filter((text) => text !== "Settings")) {
    await rail.filter({ hasText: new RegExp(`^${title}`) }).click();
    await shoot(`panel-${title.toLowerCase()}`);
  }
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press("t");
  await shoot("table");
  await page.keyboard.press("t");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("wh");
  await shoot("palette");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await shoot("help");
  await page.context().close();
}

/**
 * Nothing at all, names of every kind, a thousand nodes.
 * @param {BrowserContextOptions} options
 * @param {string} name
 */
async function drawOdd(options, name) {
  const { page, shoot } = await open(options, name);
  await page.getByRole("button", { name: /Start blank/ }).click();
  await shoot("blank");
  const long = "A name that goes on and on ".repeat(400);
  const lines = ["source,target", `"${long}",قطة`, "قطة,🙂🙂 smile", "🙂🙂 smile,O'Neill"];
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "names.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await shoot("long-names");
  await ask(page, "load the sample generated-1000");
  await ask(page, "Colour the nodes by type");
  await shoot("large");
  await page.context().close();
}

async function drawReadme() {
  const { page } = await open({ ...sizes.desktop, colorScheme: "light" }, "readme");
  await ask(page, "Find all cats and make them blue");
  await page.getByRole("button", { name: /^Done/ }).click();
  await ask(page, "Who are the neighbours of Emma?");
  await page.mouse.move(700, 450);
  await page.screenshot({ path: join(root, "docs", "parley.png") });
  await page.context().close();
}

/**
 * @param {BrowserContextOptions} options
 * @param {string} name
 */
async function open(options, name) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  await page.goto(server.address);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  /** @param {string} state */
  const shoot = async (state) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${name}-${state}.png`) });
  };
  return { page, shoot };
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function ask(page, text) {
  await settled(page);
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.keyboard.press("Enter");
  await page.waitForTimeout(150);
  await settled(page);
}

/** @param {Page} page */
async function settled(page) {
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
}
