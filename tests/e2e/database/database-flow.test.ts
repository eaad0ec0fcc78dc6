import { createServer } from "node:net";
import { text as readText } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { alertOf, connect, dialogOf, fillIn, handsOn, isConnected, openCats } from "../../support/engine/database-page";
import { openProxy } from "../../support/engine/proxy";
import { ask as askServer, fill, testServers } from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { keptGraph } from "../../support/page/kept-graph";
import { ask, pageTests, violations } from "../../support/page/page-tests";

const { openPage } = pageTests();

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

const slow = { timeout: 60_000 };

describe.skipIf(server === undefined)("the page over a database", () => {
  it("is connected, asked, grown, changed, cut and loaded again as a user does it", { timeout: 900_000 }, async () => {
    await fillLarge();
    const given = server ?? { address: "", user: "", password: "", database: "" };
    const proxy = await openProxy(given.address);
    const { page, errors } = await openPage();
    page.setDefaultTimeout(60_000);
    const { part, shown, choose, openMenu, placeOfSelected, undo } = handsOn(page);
    const place = { ...given, address: `bolt://${proxy.host}` };
    const articles = page.getByRole("article");

    await connect(page, { ...place, password: "wrong" });
    await expect.poll(() => alertOf(page).textContent(), slow).toBe(words.faults.auth(proxy.host, ""));
    await connect(page, { ...place, database: "nosuch" });
    await expect
      .poll(() => alertOf(page).textContent(), slow)
      .toMatch(/ has no database of that name\. Check the name/u);
    await connect(page, place);
    await isConnected(page);
    await expect.poll(shown, slow).toBeGreaterThan(1000);
    await part.click();
    await page.getByText(words.computes).or(page.getByText(words.computesNone)).waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");

    await ask(page, "How many people live in Oslo?");
    await articles.getByText("2,000").first().waitFor();
    await ask(page, "Make the people red");
    await articles
      .getByText(/about the .* nodes shown, not all 6,000 in the database/u)
      .first()
      .waitFor();

    await ask(page, "select Person 1");
    await page
      .getByText(/Person 1.*is selected now/u)
      .first()
      .waitFor();
    await choose(words.keep);
    await expect.poll(shown, slow).toBe(1);
    const first = await placeOfSelected();
    await page.mouse.dblclick(first.x, first.y);
    await expect.poll(shown, slow).toBe(3);
    await openMenu(await placeOfSelected());
    await page.getByRole("menuitem", { name: words.takeAway }).click();
    await expect.poll(shown, slow).toBe(2);
    await undo.click();
    await expect.poll(shown, slow).toBe(3);
    await ask(page, "Show the neighbours of Person 8");
    await expect.poll(shown, slow).toBeGreaterThan(3);
    const before = await shown();
    await ask(page, "select Person 1");
    await expect.poll(() => page.getByRole("contentinfo").getByText("1 selected").count(), slow).toBe(1);
    const node = await placeOfSelected();
    await openMenu(node);
    await page.getByRole("menuitem", { name: words.expand }).click();
    await page.getByText(words.expanded(0)).waitFor();
    expect(await shown()).toBe(before);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const exporting = page.getByRole("dialog", { name: "Export" });
    await exporting.getByLabel("Format").selectOption("svg");
    await exporting.getByRole("img").waitFor();
    await exporting.getByRole("button", { name: "Save", exact: true }).click();
    expect(await readText(await (await download).createReadStream())).toContain(words.counted(before, size));

    const ofPersonOne = async (key: string) =>
      (await askServer(given, `MATCH (n:Person {id: 'n1'}) RETURN n.${key} AS value`))[0];
    await page.mouse.click(node.x, node.y);
    await page.keyboard.press("F2");
    await page.getByRole("textbox", { name: /^Name of/u }).fill("Person One");
    await page.keyboard.press("Enter");
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Person One" });
    await undo.click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Person 1" });
    await page.getByRole("banner").getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Person One" });
    await undo.click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Person 1" });
    await ask(page, "Set the age of Person 1 to 99");
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow", exact: true }).click();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 99 });
    await undo.click();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 19 });
    await part.filter({ hasText: " of 6,000 shown" }).waitFor();
    await ask(page, "Add a person called Zoe");
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow", exact: true }).click();
    await part.filter({ hasText: " of 6,001 shown" }).waitFor();
    await undo.click();
    await part.filter({ hasText: " of 6,000 shown" }).waitFor();

    proxy.delay(3000);
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await ask(page, "How many people live in Bern?");
    await stop.click();
    await stop.waitFor({ state: "detached" });
    await ask(page, "How many people live in Bern?");
    await stop.waitFor();
    await page.getByRole("textbox", { name: "Message" }).press("Escape");
    await stop.waitFor({ state: "detached" });
    expect(await articles.getByText("2,000").count()).toBe(1);
    await choose(words.more(3000));
    await page.getByRole("progressbar").first().waitFor();
    proxy.delay(0);
    await expect.poll(shown, slow).toBeGreaterThan(before);

    proxy.refuse(true);
    proxy.cut();
    await ask(page, "How many people live in Lima?");
    await part.filter({ hasText: words.isLost }).waitFor();
    proxy.refuse(false);
    await page.getByRole("button", { name: words.reconnectNow }).click();
    await part.filter({ hasText: words.isLost }).waitFor({ state: "detached" });
    await ask(page, "How many people live in Lima?");
    await articles.getByText("2,000").nth(1).waitFor();

    const kept = await keptGraph(page);
    expect(kept).toContain("n1");
    expect(kept).not.toContain("Person 1");
    await page.reload();
    await page.getByText(words.absentTitle).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(given.password);
    await page.getByRole("button", { name: words.connectAgain }).click();
    const dialog = dialogOf(page);
    expect(await dialog.getByLabel(words.address, { exact: true }).inputValue()).toBe(place.address);
    expect(await dialog.getByLabel(words.name, { exact: true }).inputValue()).toBe(given.database);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
    await page.getByRole("switch", { name: words.keepData }).press("Space");
    await page.keyboard.press("Shift+Tab");
    await connect(page, place);
    await isConnected(page);
    await page.getByText(words.absentTitle).waitFor({ state: "detached" });
    await ask(page, "How many people live in Bern?");
    await articles.getByText("2,000").first().waitFor();
    expect(await keptGraph(page)).toContain("Person 1");
    await page.reload();
    await page.getByText(words.absentTitle).waitFor();
    await articles.getByText("2,000").first().waitFor();

    await openCats(page);
    await fillIn(page, place);
    await dialog.getByRole("button", { name: words.putIn }).click();
    await dialog.getByRole("button", { name: words.putInYes }).click();
    await isConnected(page);
    const cats = async () => (await askServer(given, "MATCH (n) RETURN count(n) AS count"))[0];
    await expect.poll(cats, slow).toEqual({ count: size + 20 });
    proxy.close();
    expect(errors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  });
});
