import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { dialogOf, fillIn } from "../../support/engine/database-page";
import { type CutProxy, openProxy } from "../../support/engine/proxy";
import { ask as askServer, fill, onEachServer, type TestServer } from "../../support/engine/servers";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();
const edges = 6000;
const csv = ["from,to", ...Array.from({ length: edges }, (_, at) => `a${at},a${at + 1}`)].join("\n");
const slow = { timeout: 120_000 };

function goesOn(server: TestServer): void {
  let proxy: CutProxy;
  let place: TestServer;
  beforeAll(async () => {
    proxy = await openProxy(server.address);
    place = { ...server, address: `bolt://${proxy.host}` };
  });
  afterAll(() => proxy?.close());
  const inIt = async () => (await askServer(server, "MATCH ()-[r]->() RETURN count(r) AS edges"))[0];

  /** The dialog is closed while the file goes in. */
  async function closedMeanwhile(page: Page): Promise<void> {
    await fillIn(page, place);
    const chooser = page.waitForEvent("filechooser");
    await dialogOf(page).getByRole("button", { name: words.putFileIn }).click();
    await (await chooser).setFiles({ name: "path.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await dialogOf(page).getByRole("button", { name: words.putInYes }).click({ timeout: 60_000 });
    proxy.delay(1000);
    await page.keyboard.press("Escape");
    await dialogOf(page).waitFor({ state: "detached" });
  }

  it("goes on when the dialog is closed: with a bar, to a toast that shows it; Cancel stops it and says how far", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const { page, errors } = await openPage();
    const bar = page.locator(".work-bar");
    await closedMeanwhile(page);
    await bar.getByText(words.puttingInto("path.csv", proxy.host)).waitFor();
    // The dialog knows of it, too.
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Database");
    await page.getByRole("option", { name: "Database…" }).first().click();
    await dialogOf(page).getByRole("button", { name: words.stop, exact: true }).waitFor();
    expect(await dialogOf(page).getByRole("button", { name: words.putFileIn }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await bar.getByRole("button", { name: "Cancel" }).click();
    const notice = page.locator(".notice");
    await notice
      .getByText(/Stopped\. [\d,]+ of 6,001 nodes and [\d,]+ of 6,000 edges are in the database/u)
      .waitFor(slow);
    await expect.poll(() => bar.count()).toBe(0);
    expect(await inIt()).not.toEqual({ edges });
    await notice.getByRole("button", { name: "Close" }).click();

    proxy.delay(0);
    await closedMeanwhile(page);
    proxy.delay(20);
    const toast = page.locator(".toast");
    await toast
      .getByText(words.putInDone(edges + 1, edges))
      .or(toast.getByText(/^Put .* in\.$/u))
      .waitFor(slow);
    expect(await inIt()).toEqual({ edges });
    proxy.delay(0);
    await toast.getByRole("button", { name: words.showIt }).click();
    await page
      .getByRole("contentinfo")
      .getByText(words.allShown(edges + 1))
      .or(page.getByRole("contentinfo").getByText(/of 6,001 shown/u))
      .first()
      .waitFor(slow);
    expect(errors).toEqual([]);
  }, 300_000);
}

describe("a file that goes into a database", () => onEachServer("into", goesOn));
