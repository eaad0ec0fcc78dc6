import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storage as words } from "@/words/en/dialogs/storage";
import { en } from "@/words/en/en";
import { casesOf, isLong } from "../../support/long";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { ask, pageTests } from "../../support/page/page-tests";
import { storedGraph } from "../../support/page/stored-graph";

const { openPage, parley } = pageTests();
const closing = closedAfterEach();

const countsOf = async (page: Page): Promise<string> =>
  /\d+ nodes · \d+ edges/u.exec((await page.getByRole("contentinfo").textContent()) ?? "")?.[0] ?? "";

const said = (page: Page, text: string) => page.getByRole("article").getByText(text).first().waitFor();

/** Without waiting for the answer before. */
async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill(text);
  await box.press("Enter");
  await said(page, text);
}

type Alone = Awaited<ReturnType<ReturnType<typeof parley>["openFirst"]>>;

async function openAgain({ page, context }: Pick<Alone, "page" | "context">): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(parley().address);
  return next;
}

/** The ways in which a page ends. Each gives the page that is open afterwards. */
const endings = {
  reload: async ({ page }: Alone) => {
    await page.reload();
    return page;
  },
  // No script hears of it.
  crash: async ({ page, context }: Alone) => {
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent("crash");
    session.send("Page.crash").catch(() => undefined);
    await crashed;
    return openAgain({ page, context });
  },
  close: openAgain,
} as const;

describe("what was done in the moment before a page ends", () => {
  it.each(casesOf(["crash"] as const, ["reload", "close"] as const))(
    "is there again, by message and by hand: %s",
    async (how) => {
      // A visit of its own: what happens to its process happens to no other test.
      const opened = await closing(parley().openFirst());
      await expect.poll(() => countsOf(opened.page)).toMatch(/^20 nodes/u);
      await send(opened.page, "Make the cats red");
      const first = await endings[how](opened);
      await said(first, "Make the cats red");
      await send(first, "Remove Whiskers");
      await first.getByRole("button", { name: "Allow" }).first().click();
      await expect.poll(() => countsOf(first)).toMatch(/^19 nodes/u);
      const less = await countsOf(first);
      await first.getByRole("button", { name: "Undo", exact: true }).first().click();
      await expect.poll(() => countsOf(first)).toMatch(/^20 nodes/u);
      const second = await endings[how]({ ...opened, page: first });
      await said(second, "Remove Whiskers");
      await expect.poll(() => countsOf(second)).toMatch(/^20 nodes/u);
      await second.getByRole("button", { name: "Redo", exact: true }).first().click();
      await expect.poll(() => countsOf(second)).toBe(less);
    },
  );
});

describe("what is kept on this device", () => {
  // In Node the session is saved once more where the browser closed its database.
  it.runIf(isLong)("is saved anew from what is open when the browser clears its database", async () => {
    const { page, context } = await openPage();
    await ask(page, "Make the cats red");
    await page
      .getByText(/red now/u)
      .first()
      .waitFor();
    expect(await storedGraph(page)).toContain("human1");
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    const anew = page.getByText(en.frame.saving).first().waitFor();
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
    // A question to the database while Chromium clears it may never be answered, nor any after it.
    await anew;
    expect(await storedGraph(page)).toContain("human1");
    await page.reload();
    await page
      .getByText(/red now/u)
      .first()
      .waitFor();
  });

  it("is asked about in a second tab that has something of its own, and the first one's is what stays", async () => {
    const { page, context } = await openPage();
    await ask(page, "Make the cats red");
    await page
      .getByText(/red now/u)
      .first()
      .waitFor();
    expect(await storedGraph(page)).not.toBeNull();
    const other = await context.newPage();
    await other.goto(parley().address);
    await other.getByText(words.openElsewhere("Cats and humans")).waitFor();
    await ask(other, "Make the humans green");
    await other
      .getByText(/green now/u)
      .first()
      .waitFor();
    await other.getByRole("button", { name: words.useItHere }).click();
    await other.getByText(words.ownHere).waitFor();
    await other.getByRole("button", { name: words.useItAnyway }).click();
    await page.getByText(words.takenOver).waitFor();
    await other
      .getByText(/red now/u)
      .first()
      .waitFor();
    expect(await other.getByText(/green now/u).count()).toBe(0);
  });
});
