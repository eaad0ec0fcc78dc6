import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { saveFault as words } from "@/words/en/dialogs/save-fault";
import { isLong } from "../../support/long";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { sentTo } from "../../support/page/sent-to";
import { storedGraph } from "../../support/page/stored-graph";
import { reply } from "../../support/providers/openai-chunks";
import { startOpenAiServer } from "../../support/providers/openai-server";

const { openPage, parley } = pageTests();
const closing = closedAfterEach();

const add = (id: string) => ({ name: "addNodes", input: { nodes: [{ id, attributes: { type: "cat", name: id } }] } });

/** A model that adds a cat, waits, and answers. */
async function openWithModel() {
  let goOn: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = await closing(
    startOpenAiServer(
      [
        reply({ calls: [add("a1")] }),
        { ...reply({ text: "One cat more." }), holdBefore: { event: 1, until } },
        reply({ text: "The next one." }),
      ],
      { allowOrigin: new URL(parley().address).origin },
    ),
  );
  const opened = await openPage({ stored: sentTo(server) });
  const { page } = opened;
  await ask(page, "Add a cat");
  await nodes(page, 21);
  return { ...opened, server, goOn: () => goOn() };
}

const nodes = (page: Page, count: number | string) =>
  page.getByRole("contentinfo").getByText(`${count} nodes`).waitFor();

/** The browser's own database takes nothing from now on, or again what it is given. */
const setFull = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const own: unknown = Reflect.get(prototype, "ownPut") ?? prototype.put;
    Reflect.set(prototype, "ownPut", own);
    const refuse = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Reflect.set(prototype, "put", full ? refuse : own);
  }, isFull);

/** Longer than one value that is stored: 2,000 notes of 10,000 characters. */
const longGraph = JSON.stringify({
  nodes: Array.from({ length: 2000 }, (_, at) => ({ id: `n${at}`, note: `${at}`.padEnd(10_000, "x") })),
  edges: [],
});

// The parts themselves are tried in Node.
it.runIf(isLong)("a graph that is longer than what is stored at once is saved in parts and opened again", async () => {
  const { page, errors } = await openPage();
  const file = { name: "long.json", mimeType: "application/json", buffer: Buffer.from(longGraph) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await nodes(page, "2,000");
  await storedGraph(page);
  const keys = () =>
    page.evaluate(async () => {
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const base = await asked(indexedDB.open("parley"));
      const all = await asked(base.transaction("session").objectStore("session").getAllKeys());
      base.close();
      return all.filter((key) => Array.isArray(key)).length;
    });
  expect(await keys()).toBe(2);
  await page.reload();
  await nodes(page, "2,000");
  expect(errors).toEqual([]);
});

/** What Chromium says of a value above its limit: while the next is put, only that the transaction is over. */
it.runIf(isLong)("a value that Chromium does not take is told as too large", async () => {
  const { page } = await openPage();
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const own: unknown = prototype.put;
    const long = { text: "x".repeat(140_000_000) };
    Reflect.set(prototype, "put", function (this: IDBObjectStore, value: unknown, key: IDBValidKey) {
      const isGraph = typeof key === "string" && key.startsWith("graph:");
      if (typeof own === "function") return own.call(this, isGraph ? long : value, key);
    });
  });
  await ask(page, "Make the cats red");
  const notice = page.getByRole("alert").filter({ hasText: words.largeTitle });
  await notice.getByRole("button", { name: words.saveFile }).waitFor();
});

describe("a save that goes wrong while a message runs, in a browser", () => {
  // jsdom tries every fault of a save, with its notice and its way out.
  it.runIf(isLong)("is told with the way to a file and to more room, and made good by the next change", async () => {
    const { page, errors, goOn } = await openWithModel();
    await setFull(page, true);
    goOn();
    await page.getByText("One cat more.").waitFor();
    const notice = page.getByRole("alert").filter({ hasText: words.fullTitle });
    await notice.getByRole("button", { name: words.makeRoom }).waitFor();
    expect(await violations(page, "[role=alert]")).toEqual([]);
    await notice.getByRole("button", { name: words.saveFile }).press("Enter");
    await page.getByRole("dialog").getByLabel("Format").waitFor();
    await page.keyboard.press("Escape");
    await setFull(page, false);
    await ask(page, "And now?");
    await page.getByText("The next one.").waitFor();
    await expect.poll(async () => (await storedGraph(page))?.includes('"a1"')).toBe(true);
    await page.reload();
    await nodes(page, 21);
    await page.getByText("The next one.").waitFor();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await nodes(page, 20);
    expect(errors).toEqual([]);
  });

  it.runIf(isLong)(
    "a tab that is closed in mid-message opens again with what was done, told to the model and to be undone",
    async () => {
      const { page, context, server } = await openWithModel();
      expect(await storedGraph(page)).toContain('"a1"');
      await page.close();
      const again = await context.newPage();
      await again.goto(page.url());
      await nodes(again, 21);
      await again.getByRole("button", { name: "Undo this turn" }).waitFor();
      server.answerNext(reply({ text: "The next one." }));
      const box = again.getByRole("textbox", { name: "Message" });
      await box.fill("And now?");
      await box.press("Enter");
      await again.getByText("The next one.").waitFor();
      expect(JSON.stringify(server.requests.at(-1)?.body)).toMatch(/Add a cat.*addNodes.*left here/u);
      await again.getByRole("button", { name: "Undo", exact: true }).first().click();
      await nodes(again, 20);
    },
  );
});
