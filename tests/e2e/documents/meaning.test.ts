import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isLong } from "../../support/long";
import { closedAfterEach } from "../../support/page/closed-after-each";
import { dropFiles } from "../../support/page/drop-files";
import { openServices } from "../../support/page/open-services";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { embeddingModel, startEmbeddingsServer } from "../../support/providers/embeddings-server";

const { openPage } = pageTests();
const closed = closedAfterEach();
const apiKey = "sk-proj-meaning-0123456789";

const text = `Course Title: The garage

Lesson 1: Repairs
Every car is looked over twice before it goes back to whom it belongs. The second look is at the brakes.

Lesson 2: Snacks
The bread comes from next door at seven, still warm, and is gone before the first of the guests has sat down.
`;

async function drop(page: Page): Promise<void> {
  await dropFiles(page, { "garage.md": text });
  await page.getByText("The garage").first().waitFor();
}

async function setUp(page: Page, address: string): Promise<void> {
  await openServices(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Another address", exact: true }).click();
  await dialog.getByLabel("Address").fill(address);
  await dialog.getByLabel("API key").fill(apiKey);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "Assistant" }).click();
  await dialog.getByLabel("Embeddings").selectOption({ index: 1 });
  await dialog.getByLabel("Model for embeddings").fill(embeddingModel);
}

describe("search by meaning in a browser", () => {
  it.runIf(isLong)("sends the texts after the word, keeps their vectors over a reload, and forgets them", async () => {
    const server = await closed(startEmbeddingsServer({ apiKey, allowOrigin: "*" }));
    const { host } = new URL(server.baseUrl);
    const { page, errors } = await openPage();
    await drop(page);
    await setUp(page, server.baseUrl);
    const send = page.getByRole("button", { name: `Send to ${host}` });
    await send.waitFor();
    expect(await violations(page)).toEqual([]);
    await send.click();
    await page.getByText(`You allowed sending this graph's texts to ${host}`).waitFor();
    expect(server.seen).toEqual([]);
    await page.getByRole("button", { name: "Back to the graph" }).click();
    await page.getByRole("button", { name: `Sends to ${host}`, exact: true }).waitFor();
    await ask(page, "What do the texts say about automobile?");
    await expect.poll(() => server.embedded.map(({ length }) => length)).toEqual([2, 1]);
    await page.reload();
    await ask(page, "What do the texts say about bread?");
    await expect.poll(() => server.embedded.map(({ length }) => length)).toEqual([2, 1, 1]);
    await page.getByRole("button", { name: "Settings" }).first().click();
    await page.getByRole("navigation", { name: "Settings" }).getByRole("button", { name: "Data and storage" }).click();
    await page.getByText("Saved for 2 texts.").waitFor();
    await page.getByRole("button", { name: "Delete embeddings" }).click();
    await page.getByText("Deleted the embeddings.").waitFor();
    expect(errors).toEqual([]);
  });
});
