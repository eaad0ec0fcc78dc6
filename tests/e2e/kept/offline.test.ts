import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveFolder } from "../../../scripts/serve-folder.mjs";
import { isLong } from "../../support/long";
import { launchProfile } from "../../support/page/chromium";
import { openServices } from "../../support/page/open-services";
import { ask } from "../../support/page/page-tests";

const base = "/some/sub-path/";
/** A copy of the build, of which a test makes a newer version. */
const folder = mkdtempSync(join(tmpdir(), "parley-site-"));
let server: Awaited<ReturnType<typeof serveFolder>>;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  cpSync(join(import.meta.dirname, "..", "..", "..", "dist"), folder, { recursive: true });
  server = await serveFolder(folder, { base });
  context = await launchProfile();
  page = context.pages()[0] ?? (await context.newPage());
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(server.address);
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
});
afterAll(async () => {
  await context.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const chip = () => page.getByRole("contentinfo").getByRole("button");

describe("without a network", () => {
  it("can be installed, in Chromium's eyes", async () => {
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    const manifest = await session.send("Page.getAppManifest");
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${server.address}manifest.webmanifest`);
    await session.detach();
  });

  it("opens the licences from About, though the page keeps its files", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("?");
    await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "About" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "All packages and their licences" }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(await tab.locator("body").textContent()).toContain("cytoscape 3.");
    await tab.close();
    await page.keyboard.press("Escape");
  });

  it("asks before it changes to a new version, and loses no word of what was begun", async () => {
    await ask(page, "Make the cats blue");
    await page.getByText(/All 12 cats are blue now/).waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("half a sentence");
    appendFileSync(join(folder, "sw.js"), "\n// A newer version.\n");
    const notice = page.getByRole("alert").filter({ hasText: "A new version is ready." });
    // The browser may be asking by itself just then, for the version before: asked until it is found.
    await expect
      .poll(async () => {
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
        return notice.count();
      })
      .toBe(1);
    const loaded = page.waitForEvent("load");
    await notice.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await page.getByText(/All 12 cats are blue now/).waitFor();
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("half a sentence");
    // Chromium may let the old version end what it has under way first.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
      .toBeNull();
  });

  it("opens with the server gone, answers by the built-in assistant and from the handbook it never read before, and its panels open", async () => {
    await server.close();
    await context.setOffline(true);
    await page.reload();
    await page.getByText(/All 12 cats are blue now/).waitFor();
    await ask(page, "How many nodes are there?");
    await page.getByText("There are 20 nodes").first().waitFor();
    await ask(page, "What is betweenness?");
    await page.getByText(/From the handbook: lesson 3/).waitFor();
    for (const panel of ["Analyse", "Style", "Filter"]) {
      await page
        .getByRole("button", { name: new RegExp(`^${panel}`) })
        .first()
        .click();
      await page.getByRole("heading", { name: panel }).first().waitFor();
    }
    expect(await chip().textContent()).toMatch(/Nothing leaves this device\s*Offline/);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)("says why a cloud model cannot answer, and what leaves the device", async () => {
    await openServices(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Another address" }).click();
    await dialog.getByLabel("Address").fill("https://api.example.com/v1");
    await dialog.getByLabel("Model").fill("some-model");
    await dialog.getByRole("button", { name: "Use this endpoint" }).click();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await chip().textContent()).toBe("Offline: api.example.com cannot be reached");
    await ask(page, "hello");
    await page
      .getByText(/Failed:.*offline/i)
      .first()
      .waitFor();
    await chip().click();
    await dialog.getByText("You are offline.").waitFor();
    await dialog.getByText(/api\.example\.com cannot answer while you are offline/).waitFor();
    await dialog.getByRole("listitem").filter({ hasText: "api.example.com" }).filter({ hasText: "answers" }).waitFor();
    expect(await dialog.getByRole("heading", { name: "Blocked requests" }).count()).toBe(0);
  });
});
