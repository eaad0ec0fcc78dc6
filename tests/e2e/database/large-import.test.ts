import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database as words } from "@/words/en/dialogs/database";
import { files as fileWords } from "@/words/en/dialogs/files";
import { alertOf, dialogOf, fillIn } from "../../support/engine/database-page";
import { ask, fill, onEachServer, type TestServer } from "../../support/engine/servers";
import { isLong } from "../../support/long";
import { pageTests } from "../../support/page/page-tests";

const { openPage } = pageTests();
const [nodes, edges] = [20_000, 200_000];
const slow = { timeout: 600_000 };

const rows = Array.from(
  { length: edges },
  (_, at) => `p${at % nodes},p${(at * 7919 + 1) % nodes},${at / 4},note ${at % 97}`,
);
const folder = mkdtempSync(join(tmpdir(), "parley-large-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ["from,to,weight,note", ...lines].join("\n"));
  return path;
}

async function inIt(server: TestServer) {
  const [first] = await ask(server, "MATCH (n) RETURN count(n) AS nodes, count(DISTINCT n.id) AS ids");
  const [second] = await ask(server, "MATCH ()-[r]->() RETURN count(r) AS edges, count(DISTINCT r.id) AS ids");
  return { ofNodes: first, ofEdges: second };
}

async function empty(server: TestServer): Promise<void> {
  // Not at once: that is more than a small server has memory for.
  const some = ["MATCH (n) WITH n LIMIT 2000 DETACH DELETE n"] as const;
  await fill(
    server,
    Array.from({ length: nodes / 2000 + 1 }, () => some),
  );
  await fill(server, [["MATCH (n) DETACH DELETE n"]]);
  for (const row of await ask(server, "SHOW CONSTRAINTS YIELD name RETURN name"))
    if ("name" in row) await fill(server, [[`DROP CONSTRAINT \`${String(row.name)}\` IF EXISTS`]]);
}

/** By the dialog's own button, with the file that it asks for. */
async function putIn(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await dialogOf(page).getByRole("button", { name: words.putFileIn }).click();
  await (await chooser).setFiles(file);
}

const yes = (page: Page) => dialogOf(page).getByRole("button", { name: words.putInYes }).click({ timeout: 60_000 });

async function percent(page: Page): Promise<number> {
  const text = await dialogOf(page).getByRole("status").textContent();
  return Number(/^(\d+) %/u.exec(text ?? "")?.[1] ?? -1);
}

const isGone = { state: "detached", timeout: 600_000 } as const;

function importing(server: TestServer): void {
  let file: string;
  beforeAll(() => {
    file = written("big.csv", rows);
  });
  afterAll(() => empty(server), 300_000);

  it("takes a file of 200,000 edges from the page: asked, with progress, stopped, and again without doubles", async () => {
    await empty(server);
    const { page, errors } = await openPage();
    await fillIn(page, server);
    await putIn(page, file);
    await expect
      .poll(() => alertOf(page).textContent(), { timeout: 60_000 })
      .toContain("each line is an edge from “from” to “to”, with weight (a number) and note (a text)");
    expect(await alertOf(page).textContent()).toContain("An index that keeps id unique is made.");
    expect(await inIt(server)).toMatchObject({ ofNodes: { nodes: 0 }, ofEdges: { edges: 0 } });
    await yes(page);
    await expect.poll(() => percent(page), slow).toBeGreaterThan(1);
    const early = await percent(page);
    await expect.poll(() => percent(page), slow).toBeGreaterThan(early);
    // The page answers meanwhile.
    const keeps = dialogOf(page).getByRole("switch", { name: words.keepData });
    const before = await keeps.getAttribute("aria-checked");
    await keeps.click();
    expect(await keeps.getAttribute("aria-checked")).not.toBe(before);
    await keeps.click();
    await expect.poll(() => percent(page), slow).toBeGreaterThan(9);
    await dialogOf(page).getByRole("button", { name: words.stop }).last().click();
    const said = /Stopped\. big\.csv is in the database up to line ([\d,]+): .*?([\d,]+) edges?\./u;
    await expect.poll(() => alertOf(page).textContent(), { timeout: 60_000 }).toMatch(said);
    const text = (await alertOf(page).textContent()) ?? "";
    const [line = 0, put = 0] = (said.exec(text) ?? []).slice(1).map((figure) => Number(figure.replaceAll(",", "")));
    expect(put).toBe(line - 1);
    expect(put).toBeLessThan(edges);
    expect(text).toContain("comes to no harm when it is done again");
    const stopped = await inIt(server);
    expect(stopped).toMatchObject({ ofEdges: { edges: put, ids: put } });

    await putIn(page, file);
    await yes(page);
    await dialogOf(page).waitFor(isGone);
    await page
      .getByRole("contentinfo")
      .getByText(`of ${nodes.toLocaleString("en")} shown`)
      .waitFor();
    const whole = { ofNodes: { nodes, ids: nodes }, ofEdges: { edges, ids: edges } };
    expect(await inIt(server)).toEqual(whole);

    // While it is connected, a file that is opened is offered to it.
    const more = written("more.csv", ["p1,extra,1,new"]);
    await page.locator("input[type=file]").first().setInputFiles(more);
    const host = server.address.replace(/^.*\/\//u, "");
    await page.getByText(fileWords.intoConnected("more.csv", host)).waitFor();
    await page.getByRole("button", { name: words.putNamedIn("more.csv") }).click();
    await dialogOf(page)
      .getByRole("button", { name: words.putNamedIn("more.csv") })
      .click();
    await yes(page);
    await dialogOf(page).waitFor(isGone);
    await page
      .getByRole("contentinfo")
      .getByText(`of ${(nodes + 1).toLocaleString("en")} shown`)
      .waitFor();
    expect(await ask(server, "MATCH ({id: 'p1'})-[r]->({id: 'extra'}) RETURN r.note AS note")).toEqual([
      { note: "new" },
    ]);
    expect(errors.filter((one) => !one.includes("WebSocket"))).toEqual([]);
  }, 1_800_000);
}

describe.runIf(isLong)("a file from the page", () => onEachServer("goes into", importing));
