import { text as readText } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { alertOf, connect, dialogOf, fillIn, handsOn, isConnected, openCats } from "../../support/engine/database-page";
import { type CutProxy, openProxy } from "../../support/engine/proxy";
import { ask as askServer, fill, onEachServer, type TestServer } from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { storedGraph } from "../../support/page/stored-graph";

const { openPage } = pageTests();
const size = 6000;
const slow = { timeout: 60_000 };

async function fillLarge(server: TestServer): Promise<void> {
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

/** A test for each thing that a user does; together they are one visit after another to the same database. */
function flowOver(server: TestServer): void {
  let proxy: CutProxy;
  let place: TestServer;
  beforeAll(async () => {
    await fillLarge(server);
    proxy = await openProxy(server.address);
    place = { ...server, address: `bolt://${proxy.host}` };
  });
  afterEach(() => {
    proxy.delay(0);
    proxy.refuse(false);
  });
  afterAll(() => proxy?.close());

  async function opened() {
    const { page, errors } = await openPage();
    page.setDefaultTimeout(60_000);
    return { page, errors, ...handsOn(page), articles: page.getByRole("article") };
  }
  /** A page that shows Person 1 alone, selected. */
  async function openedAtOne() {
    const own = await opened();
    await connect(own.page, place);
    await isConnected(own.page);
    await ask(own.page, "select Person 1");
    await own.page
      .getByText(/Person 1.*is selected now/u)
      .first()
      .waitFor();
    await own.choose(words.keep);
    await expect.poll(own.shown, slow).toBe(1);
    return own;
  }
  const ofPersonOne = async (key: string) =>
    (await askServer(server, `MATCH (n:Person {id: 'n1'}) RETURN n.${key} AS value`))[0];
  const allow = "Allow";

  it("says what is wrong with a password and a name, what the server can, and whether an answer is of all", async () => {
    const { page, errors, part, shown, articles } = await opened();
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
    expect(errors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  }, 300_000);

  it("shows more and less of it as a hand asks, and saves what is shown", async () => {
    const { page, errors, shown, choose, openMenu, placeOfSelected, undo } = await openedAtOne();
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
    await openMenu(await placeOfSelected());
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

    await choose(words.more(3000));
    await expect.poll(shown, slow).toBe(before + 3000);
    expect(errors).toEqual([]);
  }, 300_000);

  it("writes what a hand and a message change, takes it back, and counts on", async () => {
    const { page, errors, part, placeOfSelected, undo } = await openedAtOne();
    const node = await placeOfSelected();
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
    await page.getByRole("alertdialog").getByRole("button", { name: allow, exact: true }).click();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 99 });
    await undo.click();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 19 });

    const shows = (count: number, all: number) => part.filter({ hasText: words.shown(count, all) }).waitFor();
    await shows(1, size);
    await ask(page, "Add a person called Zoe");
    await page.getByRole("alertdialog").getByRole("button", { name: allow, exact: true }).click();
    await shows(2, size + 1);
    await ask(page, "Delete Zoe");
    await page.getByRole("alertdialog").getByRole("button", { name: allow, exact: true }).click();
    await shows(1, size);
    await undo.click();
    await shows(2, size + 1);
    await undo.click();
    await shows(1, size);
    expect(errors).toEqual([]);
  }, 300_000);

  it("is stopped by its button and by Escape, and says that it waits", async () => {
    const { page, errors, shown, choose, articles } = await openedAtOne();
    // Less than it waits for a new connection: 3 s.
    proxy.delay(1500);
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await ask(page, "How many people live in Bern?");
    await stop.click();
    await stop.waitFor({ state: "detached" });
    await ask(page, "How many people live in Bern?");
    await stop.waitFor();
    await page.getByRole("textbox", { name: "Message" }).press("Escape");
    await stop.waitFor({ state: "detached" });
    expect(await articles.getByText("2,000").count()).toBe(0);
    await choose(words.more(3000));
    await page.getByRole("progressbar").first().waitFor();
    proxy.delay(0);
    await expect.poll(shown, slow).toBe(3001);
    expect(errors).toEqual([]);
  }, 300_000);

  it("is cut, connected again by a button, and loaded again without its data and with it", async () => {
    const { page, errors, part, articles } = await openedAtOne();
    proxy.refuse(true);
    proxy.cut();
    await ask(page, "How many people live in Lima?");
    await part.filter({ hasText: words.isLost }).waitFor();
    proxy.refuse(false);
    await page.getByRole("button", { name: words.reconnectNow }).click();
    await part.filter({ hasText: words.isLost }).waitFor({ state: "detached" });
    await ask(page, "How many people live in Lima?");
    await articles.getByText("2,000").first().waitFor();

    const inStore = await storedGraph(page);
    expect(inStore).toContain("n1");
    expect(inStore).not.toContain("Person 1");
    await page.reload();
    await page.getByText(words.absentTitle).waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(server.password);
    await page.getByRole("button", { name: words.connectAgain }).click();
    const dialog = dialogOf(page);
    expect(await dialog.getByLabel(words.address, { exact: true }).inputValue()).toBe(place.address);
    expect(await dialog.getByLabel(words.name, { exact: true }).inputValue()).toBe(server.database);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("password");
    await page.getByRole("switch", { name: words.keepData }).press("Space");
    await page.keyboard.press("Shift+Tab");
    await connect(page, place);
    await isConnected(page);
    await page.getByText(words.absentTitle).waitFor({ state: "detached" });
    await ask(page, "How many people live in Bern?");
    await articles.getByText("2,000").first().waitFor();
    expect(await storedGraph(page)).toContain("Person 1");
    await page.reload();
    await page.getByText(words.absentTitle).waitFor();
    await articles.getByText("2,000").first().waitFor();
    expect(errors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  }, 300_000);

  it("takes in the graph that is open", async () => {
    const { page, errors } = await opened();
    await openCats(page);
    await fillIn(page, place);
    await dialogOf(page).getByRole("button", { name: words.putIn }).click();
    await dialogOf(page).getByRole("button", { name: words.putInYes }).click();
    await isConnected(page);
    const count = async () => (await askServer(server, "MATCH (n) RETURN count(n) AS count"))[0];
    await expect.poll(count, slow).toEqual({ count: size + 20 });
    expect(errors).toEqual([]);
  }, 300_000);
}

describe.runIf(isLong)("a database in the page", () => onEachServer("the page over", flowOver));
