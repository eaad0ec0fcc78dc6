import { createServer } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { openProxy } from "../../support/engine/proxy";
import { ask as askServer, fill, testServers } from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { keptGraph } from "../../support/page/kept-graph";
import { ask, pageTests, violations } from "../../support/page/page-tests";

const { openPage } = pageTests();

interface Given {
  readonly address: string;
  readonly user?: string;
  readonly password?: string;
  readonly database?: string;
}

async function connect(page: Page, { address, user = "", password = "", database = "" }: Given): Promise<void> {
  const dialog = page.getByRole("dialog", { name: words.title });
  if (!(await dialog.isVisible())) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("Database");
    await page.getByRole("option", { name: "Database…" }).first().click();
  }
  await dialog.getByLabel(words.address, { exact: true }).fill(address);
  await dialog.getByLabel(words.user, { exact: true }).fill(user);
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await dialog.getByLabel(words.name, { exact: true }).fill(database);
  await dialog.getByRole("button", { name: words.connect, exact: true }).click();
}

const alertOf = (page: Page) => page.getByRole("dialog", { name: words.title }).getByRole("alert");

/** A listener that answers with what it is given, or never. */
async function listen(answer: string | null): Promise<{ readonly host: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (answer !== null) socket.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = server.address();
  if (own === null || typeof own === "string") throw new Error("There is no port.");
  return { host: `127.0.0.1:${own.port}`, close: () => server.close() };
}

describe("the dialog of a database", () => {
  it("says what to do about a bad address, where nobody listens, and where it is no Bolt", async () => {
    const { page } = await openPage();
    await connect(page, { address: "http://localhost" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.badAddress);
    expect(await violations(page, "dialog")).toEqual([]);
    const other = await listen("HTTP/1.1 400 Bad Request\r\n\r\n");
    await connect(page, { address: `bolt://${other.host}` });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.unreachable(other.host, ""));
    other.close();
    const silent = await listen(null);
    await connect(page, { address: `bolt://${silent.host}` });
    await page.getByText(words.connecting(silent.host)).waitFor();
    await page.getByRole("button", { name: words.stop }).last().click();
    await page.getByRole("button", { name: words.connect, exact: true }).isEnabled();
    silent.close();
    await connect(page, { address: `bolt://${silent.host}`, user: "ann", password: "secret-word" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.unreachable(silent.host, ""));
    // The address is remembered only once it answered, the password never.
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("secret-word");
  });
});

const [server] = isLong ? testServers : [];
if (isLong && server === undefined) {
  process.stderr.write("SKIPPED: the page over a real database. PARLEY_ENGINES names no server: see docs/engine.md.\n");
}

const size = 6000;

async function fillLarge(): Promise<void> {
  if (server === undefined) return;
  const people = Array.from({ length: size }, (_, at) => ({
    id: `n${at}`,
    name: `Person ${at}`,
    city: ["Oslo", "Lima", "Bern"][at % 3] ?? "",
    age: 18 + (at % 60),
  }));
  const knows = people.map(({ id }, at) => ({ source: id, target: `n${(at * 7 + 1) % size}` }));
  await fill(server, [
    ["MATCH (n) DETACH DELETE n"],
    ["CREATE CONSTRAINT entity_id IF NOT EXISTS FOR (n:Entity) REQUIRE n.id IS UNIQUE"],
    ["UNWIND $rows AS row CREATE (n:Entity:Person) SET n = row", { rows: people }],
    [
      "UNWIND $rows AS row MATCH (a:Entity {id: row.source}) MATCH (b:Entity {id: row.target}) CREATE (a)-[:KNOWS]->(b)",
      { rows: knows },
    ],
  ]);
}

describe.skipIf(server === undefined)("the page over a database", () => {
  it("connects, asks all of it, expands, colours, is cut and connects again, and keeps no data over a reload", async () => {
    await fillLarge();
    const given = server ?? { address: "", user: "", password: "", database: "" };
    const proxy = await openProxy(given.address);
    const { page, errors } = await openPage();
    const status = page.getByRole("contentinfo");
    const place = { ...given, address: `bolt://${proxy.host}` };
    await connect(page, { ...place, password: "wrong" });
    await expect.poll(() => alertOf(page).textContent()).toBe(words.faults.auth(proxy.host, ""));
    await connect(page, place);
    await page.getByText(words.unguarded).or(page.getByText(words.guarded)).waitFor();
    const shown = status.getByText(/of 6,000 shown/u);
    await shown.waitFor();
    const before = await shown.textContent();

    await shown.click();
    const dialog = page.getByRole("dialog", { name: words.title });
    expect(await violations(page, "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: words.more(3000) }).click();
    await expect.poll(() => shown.or(status.getByText(words.allShown(size))).textContent()).not.toBe(before);
    await page.keyboard.press("Escape");

    await ask(page, "How many people live in Oslo?");
    await page.getByRole("article").getByText("2,000").first().waitFor();
    await ask(page, "Make the people red");
    await page
      .getByRole("article")
      .getByText(/about the .* nodes shown, not all 6,000 in the database/u)
      .first()
      .waitFor();

    const age = async () => (await askServer(given, "MATCH (n:Person {id: 'n1'}) RETURN n.age AS age"))[0];
    await page.getByRole("textbox", { name: "Message" }).fill("Set the age of Person 1 to 99");
    await page.keyboard.press("Enter");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^(?:Allow|Change|Write|Update)/u })
      .first()
      .click();
    await expect.poll(age).toEqual({ age: 99 });
    await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
    await expect.poll(age).toEqual({ age: 19 });

    proxy.cut();
    await ask(page, "How many people live in Lima?");
    await page.getByRole("article").getByText("2,000").nth(1).waitFor();

    const kept = await keptGraph(page);
    expect(kept).toContain("n1");
    expect(kept).not.toContain("Person 1");
    await page.reload();
    await page.getByText(words.absentTitle).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(given.password);
    await page.getByRole("button", { name: words.connectAgain }).click();
    await connect(page, place);
    await page.getByText(words.unguarded).or(page.getByText(words.guarded)).waitFor();
    await ask(page, "How many people live in Bern?");
    await page.getByRole("article").getByText("2,000").first().waitFor();
    proxy.close();
    expect(errors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  });
});
