import { text as readText } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { alertOf, connect, dialogOf, fillIn, handsOn, isConnected, openCats } from "../../support/engine/database-page";
import { type CutProxy, openProxy } from "../../support/engine/proxy";
import {
  ask as askServer,
  fill,
  holdChange,
  isNeo4j,
  onEachServer,
  type TestServer,
} from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { storedGraph } from "../../support/page/stored-graph";

const { openPage } = pageTests();
const size = 6000;
const slow = { timeout: 60_000 };

async function fillLarge(server: TestServer): Promise<void> {
  const people = Array.from({ length: size }, (_, at) => ({
    id: `n${at}`,
    name: `Ada ${at}`,
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

/** What is there, and who asks. */
function doorOf(server: TestServer): void {
  it("says that a database is empty, and takes its first node", async () => {
    await fill(server, [["MATCH (n) DETACH DELETE n"]]);
    const { page, errors } = await openPage();
    await connect(page, server);
    await isConnected(page);
    const { part } = handsOn(page);
    await part
      .or(page.getByRole("contentinfo").getByText(words.allShown(0)))
      .first()
      .waitFor();
    await ask(page, "Add a person called Zoe");
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow", exact: true }).click();
    const count = async () => (await askServer(server, "MATCH (n) RETURN count(n) AS count"))[0];
    await expect.poll(count, slow).toEqual({ count: 1 });
    await part.filter({ hasText: words.allShown(1) }).waitFor();
    expect(errors).toEqual([]);
  }, 120_000);

  it("says what a user may not do there", async ({ skip }) => {
    const [reader, stranger] = ["reader", "stranger"].map((user) => ({ ...server, user }));
    const isKnown = await askServer({ ...server, user: "reader" }, "RETURN 1").then(
      () => true,
      () => false,
    );
    if (!isKnown || !reader || !stranger) return skip("This server has no users with fewer rights.");
    await fill(server, [["MATCH (n) DETACH DELETE n"], ["CREATE (n:Person {id: 'n1', name: 'Ann Smith', age: 19})"]]);
    const { page, errors } = await openPage();
    await connect(page, stranger);
    const denied = "did not allow this. Ask whoever runs the database for the right to do it.";
    await expect.poll(() => alertOf(page).textContent(), slow).toContain(denied);
    await connect(page, reader);
    await page.getByText(words.guards.rights).waitFor();
    await ask(page, "Set the age of Ann Smith to 99");
    await page.getByRole("alertdialog").getByRole("button", { name: "Allow", exact: true }).click();
    await page.getByRole("article").getByText("did not allow this").first().waitFor();
    expect(await askServer(server, "MATCH (n:Person) RETURN n.age AS age")).toEqual([{ age: 19 }]);
    expect(await dialogOf(page).count()).toBe(0);
    expect(errors).toEqual([]);
  }, 120_000);
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
  /** A page that shows Ada 1 alone, selected. */
  async function openedAtOne() {
    const own = await opened();
    await connect(own.page, place);
    await isConnected(own.page);
    await ask(own.page, "select Ada 1");
    await own.page
      .getByText(/Ada 1.*is selected now/u)
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
    const notice = page.getByText(/^Connected to/u);
    expect(await notice.count()).toBe(1);
    await ask(page, "Make the people red");
    await articles
      .getByText(/about the .* nodes shown, not all 6,000 in the database/u)
      .first()
      .waitFor();
    // It covers a part of the picture.
    expect(await notice.count()).toBe(0);
    await ask(page, "How many people live in Oslo?");
    await articles.getByText("2,000").first().waitFor();
    expect(errors.filter((text) => !text.includes("WebSocket"))).toEqual([]);
  }, 300_000);

  it("shows more and less of it as a hand asks, and saves what is shown", async () => {
    const { page, errors, shown, choose, openMenu, placeOfSelected, undo } = await openedAtOne();
    await page.getByRole("application").first().press("f");
    const first = await placeOfSelected();
    await page.mouse.dblclick(first.x, first.y);
    await expect.poll(shown, slow).toBe(3);
    await page.getByRole("region", { name: "Legend" }).getByText("KNOWS").first().waitFor();
    // The node stays under the pointer, though the legend has more to say now.
    expect(await placeOfSelected()).toEqual(first);
    await openMenu(await placeOfSelected());
    await page.getByRole("menuitem", { name: words.takeAway }).click();
    await expect.poll(shown, slow).toBe(2);
    await undo.click();
    await expect.poll(shown, slow).toBe(3);
    await ask(page, "Show the neighbours of Ada 8");
    await expect.poll(shown, slow).toBeGreaterThan(3);
    const before = await shown();
    await ask(page, "select Ada 1");
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
    await page.getByRole("textbox", { name: /^Name of/u }).fill("Ada One");
    await page.keyboard.press("Enter");
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Ada One" });
    await undo.click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Ada 1" });
    await page.getByRole("banner").getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Ada One" });
    await undo.click();
    await expect.poll(() => ofPersonOne("name"), slow).toEqual({ value: "Ada 1" });
    await ask(page, "Set the age of Ada 1 to 99");
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

  it("is stopped while it writes, and the server has nothing left of it", async ({ skip }) => {
    const running = () => askServer(server, "SHOW TRANSACTIONS YIELD metaData WHERE metaData.app = 'parley' RETURN 1");
    // Elsewhere a change does not wait for another one.
    if (!(await isNeo4j(server))) return skip("This server does not tell what its transactions are of.");
    const { page, errors, undo } = await openedAtOne();
    const ageTo99 = async () => {
      await ask(page, "Set the age of Ada 1 to 99");
      await page.getByRole("alertdialog").getByRole("button", { name: allow, exact: true }).click();
    };
    const letGo = await holdChange(server, "MATCH (n:Person {id: 'n1'}) SET n.age = n.age");
    await ageTo99();
    await expect.poll(running, slow).toHaveLength(1);
    const stop = page.getByRole("button", { name: "Stop", exact: true });
    await stop.click();
    await stop.waitFor({ state: "detached" });
    await expect.poll(running, slow).toEqual([]);
    await letGo();
    expect(await ofPersonOne("age")).toEqual({ value: 19 });
    await ageTo99();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 99 });
    await undo.click();
    await expect.poll(() => ofPersonOne("age"), slow).toEqual({ value: 19 });
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
    expect(inStore).not.toContain("Ada 1");
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
    expect(await storedGraph(page)).toContain("Ada 1");
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

describe.runIf(isLong)("a database in the page", () => {
  onEachServer("the page connecting to", doorOf);
  onEachServer("the page over", flowOver);
});
