import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import * as de from "@/words/de/de";
import { replay } from "@/words/de/dialogs/replay";
import { settings } from "@/words/de/dialogs/settings";
import { trace } from "@/words/de/dialogs/trace";
import { isLong } from "../support/long";
import { dropFiles } from "../support/page/drop-files";
import { type EnglishJudge, englishJudge, type FoundText } from "../support/page/english-left";
import { pageTests } from "../support/page/page-tests";
import { pageTexts } from "../support/page/page-texts";

const { open } = pageTests();

/** What the graph is made of, formats, models and figures are nobody's language. */
const graph = namesIn(JSON.parse(readFileSync("public/samples/cats.json", "utf8")));
const names = new Set([
  ...graph,
  // As the legend writes an attribute's name.
  ...graph.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  // The attribute an algorithm leaves.
  "betweenness",
]);

class Walk {
  readonly left = new Map<string, FoundText & { readonly why: string }>();
  readonly page: Page;
  private readonly judge: EnglishJudge;

  constructor(page: Page, judge: EnglishJudge) {
    this.page = page;
    this.judge = judge;
  }

  async look(place: string): Promise<void> {
    await this.page.locator(".skeleton").first().waitFor({ state: "detached" });
    const { pieces, lines } = await pageTexts(this.page);
    const judged = [...pieces.map((text) => [text, false] as const), ...lines.map((text) => [text, true] as const)];
    for (const [text, isLine] of judged) {
      const why = this.left.has(text) ? null : this.judge(text, isLine);
      if (why !== null) this.left.set(text, { place, text, why });
    }
  }

  /** Looks behind everything in a part of the page that folds open or stands behind a tab. */
  async lookThrough(place: string, part: string, more = ""): Promise<void> {
    await this.look(place);
    const openers = this.page
      .locator(part)
      .last()
      .locator(`summary, [role=tab], [aria-expanded=false]:not([role=combobox]):not(input)${more}`);
    for (let index = 0; index < Math.min(25, await openers.count()); index += 1) {
      const opener = openers.nth(index);
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      await opener.click({ timeout: 2000 }).catch(() => undefined);
      await this.look(place);
      if (await this.page.getByRole("menu").first().isVisible()) await this.page.keyboard.press("Escape");
    }
  }

  async command(words: string): Promise<void> {
    await this.page.keyboard.press("Control+k");
    const field = this.page.getByRole("dialog").getByRole("combobox", { name: de.palette.placeholder });
    await field.fill(words);
    await this.look("palette");
    await this.page
      .getByRole("option", { selected: true })
      .filter({ hasText: words })
      .filter({ hasNotText: de.palette.ask("") })
      .waitFor();
    await this.page.keyboard.press("Enter");
    await field.waitFor({ state: "detached" });
  }

  async ask(text: string, done: RegExp): Promise<void> {
    const box = this.page.getByRole("textbox", { name: de.chat.message });
    await box.fill(text);
    await this.look(`writing ${text}`);
    await box.press("Enter");
    await this.page.getByRole("log").getByText(done).last().waitFor();
    await this.page.getByRole("button", { name: de.chat.stop, exact: true }).waitFor({ state: "detached" });
    await this.look(text);
  }

  async menus(place: string): Promise<void> {
    const all = this.page.locator("[aria-haspopup=menu]");
    for (let index = 0; index < (await all.count()); index += 1) {
      const button = all.nth(index);
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      await button.click({ timeout: 2000 }).catch(() => undefined);
      await this.look(`${place}: menu ${index + 1}`);
      await this.page.keyboard.press("Escape");
    }
  }

  output(): readonly string[] {
    return [...this.left.values()].map(({ place, text, why }) => `${place}: “${text}” (${why})`);
  }
}

const dialog = (page: Page): Locator => page.locator("dialog[open]").last();

/** In jsdom all of it is looked at each time; that a browser which asks for German gets it, an approval too, is seen by the tests of the look. */
const scenes: readonly (readonly [string, (walk: Walk) => Promise<void>])[] = [
  ["an answer, an approval and undo", firstDeeds],
  ["a chat with changes by hand, an approval and undo", work],
  ["keys, servers, models and all other settings", sections],
  ["a broken file and a table whose columns are asked for", files],
  ["the panels, the table and the inspector", flyouts],
  ["answers, what happened, a replay and a recipe", answers],
  ["the dialogs and the palette", dialogs],
];

it.runIf(isLong).each(scenes)("is German: %s", { timeout: 180_000 }, async (_, scene) => {
  const { page, errors } = await open({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
  const walk = new Walk(page, await englishJudge(names));
  await page.getByRole("tab", { name: de.frame.inspectTab }).waitFor();
  await walk.look("the first screen");
  await scene(walk);
  expect(walk.output()).toEqual([]);
  // The browser writes into the console of the server that is not there.
  expect(errors.filter((error) => !error.startsWith("Failed to load resource"))).toEqual([]);
});

async function firstDeeds(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.ask("Färbe alle Katzen blau", /Alle 12 Katzen/u);
  await deleteWhiskers(walk);
  await page.getByRole("button", { name: de.frame.undo, exact: true }).first().click();
  await walk.look("undone");
}

async function deleteWhiskers(walk: Walk): Promise<void> {
  const { page } = walk;
  const box = page.getByRole("textbox", { name: de.chat.message });
  await box.fill("Lösche Whiskers");
  await box.press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await walk.look("approval");
  await page.getByRole("alertdialog").getByRole("button", { name: de.chat.allow, exact: true }).click();
  await page.getByRole("button", { name: de.chat.stop, exact: true }).waitFor({ state: "detached" });
  await walk.look("deleted");
}

/** By hand, by chat, a filter, a deletion, and all undone. */
async function work(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.ask("Färbe alle Katzen blau", /Alle 12 Katzen/u);
  await walk.command(de.actions.panel(de.panels.style.title));
  await page.locator(".flyout").getByRole("button").first().waitFor();
  await walk.lookThrough("style", ".flyout");
  await page.locator(".flyout .swatch, .flyout [class*=swatch] button").first().click();
  await walk.look("style, coloured by hand");
  await walk.ask("Größe nach Alter", /Größe|größer|groß/iu);
  await walk.ask("Zeige nur Katzen älter als 5", /zu sehen|gezeigt/u);
  await walk.ask("Zeige alles", /zu sehen|gezeigt|Alles/u);
  await deleteWhiskers(walk);
  for (let steps = 0; steps < 3; steps += 1) {
    await page.getByRole("button", { name: de.frame.undo, exact: true }).first().click();
    await walk.look("undone");
  }
  await page.getByRole("button", { name: de.frame.redo, exact: true }).first().click();
  await walk.look("redone");
  await walk.menus("the page");
}

async function flyouts(walk: Walk): Promise<void> {
  const { page } = walk;
  for (const [name, { title }] of Object.entries(de.panels)) {
    if (name === "style") continue;
    await walk.command(de.actions.panel(title));
    await page.locator(".flyout").waitFor();
    if (name === "filter") await everyFilter(walk);
    if (name === "analyse") {
      await page.locator(".flyout").getByRole("button", { name: de.analyse.run }).first().click();
      await page.locator(".flyout").getByText(de.analyse.sizeBy).first().waitFor();
      await walk.look("analyse: a result");
    }
    // The handbook, which opens there, is English and says so.
    if (name === "documents") await walk.look(name);
    else await walk.lookThrough(name, ".flyout");
  }
  await walk.command(de.actions.toggleTable);
  await page.locator(".drawer.open").waitFor();
  await walk.lookThrough("table", ".drawer.open");
  await walk.menus("table");
  await page.getByRole("tab", { name: de.frame.inspectTab }).click();
  await walk.look("inspect the graph");
  for (const text of ["Wähle Mittens aus", "Wähle alle Katzen aus", "Wähle die Kanten von Mittens aus"]) {
    await page.getByRole("tab", { name: de.frame.chatTab }).click();
    await walk.ask(text, /ausgewählt/u);
    await page.getByRole("tab", { name: de.frame.inspectTab }).click();
    await walk.lookThrough(`inspect: ${text}`, ".dock");
  }
  await page.getByRole("tab", { name: de.frame.chatTab }).click();
}

async function everyFilter(walk: Walk): Promise<void> {
  const flyout = walk.page.locator(".flyout");
  const kindOf = flyout.getByRole("radiogroup", { name: de.filter.kind });
  const add = flyout.getByRole("button", { name: de.filter.add }).first();
  await add.or(kindOf).first().waitFor();
  if (!(await kindOf.isVisible())) await add.click();
  await walk.look("filter: a new step");
  const kinds = flyout.getByRole("combobox", { name: de.filter.kind });
  for (const kind of Object.values(de.filter.kinds)) {
    if (await kinds.isVisible()) await kinds.selectOption({ label: kind });
    else await flyout.getByText(kind, { exact: true }).first().click();
    await walk.look(`filter by ${kind}`);
  }
}

async function answers(walk: Walk): Promise<void> {
  const { page } = walk;
  for (const [text, done] of [
    ["Wer ist am wichtigsten?", /Betweenness|Verbindungen|wichtig/u],
    ["Wie viele Katzen gibt es?", /12 Katzen/u],
    ["Finde Gruppen und färbe danach", /Gruppe|Communit/u],
    ["Kürzester Weg von Mittens zu Oreo", /\d Schritte?:/u],
  ] as const) {
    await walk.ask(text, done);
  }
  await walk.lookThrough("the chat", ".dock");
  await page.getByRole("tab", { name: de.frame.chatTab }).click();
  await page.getByRole("button", { name: de.chat.whatHappened }).last().click();
  await dialog(page).getByRole("tab").first().waitFor();
  for (const tab of Object.values(trace.tab)) {
    await dialog(page).getByRole("tab", { name: tab }).click();
    if (tab !== trace.tab.json) await walk.lookThrough(`what happened, ${tab}`, "dialog[open]");
  }
  await dialog(page).getByRole("button", { name: trace.replay }).click();
  await page.getByRole("dialog", { name: new RegExp(replay.title("")) }).waitFor();
  await walk.lookThrough("replay", "dialog[open]");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: de.chat.more }).last().click();
  await page.getByRole("menuitem", { name: de.chat.saveRecipe }).click();
  await dialog(page).waitFor();
  await walk.look("save a recipe");
  await page.keyboard.press("Escape");
}

async function dialogs(walk: Walk): Promise<void> {
  const { page } = walk;
  const { actions, frame } = de;
  for (const words of [
    actions.metrics,
    actions.share,
    actions.recipes,
    actions.recentGraphs,
    frame.help,
    de.network.title,
  ]) {
    await walk.command(words);
    await dialog(page).waitFor();
    await walk.lookThrough(words, "dialog[open]");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").first().waitFor({ state: "detached" });
  }
  await walk.command(actions.export);
  await dialog(page).waitFor();
  await walk.look("export a picture");
  await dialog(page).getByText(de.exporting.kinds.data, { exact: true }).click();
  for (const format of Object.values(de.exporting.formats)) {
    await dialog(page).getByLabel(de.exporting.format).selectOption({ label: format });
    await walk.look(`export ${format}`);
  }
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").first().waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  for (const text of ["", "Katze", "farbe", "type == 'cat'", "wichtig", "zzzz", "("]) {
    await page.getByRole("dialog").getByRole("combobox").fill(text);
    await walk.look(`palette: ${text}`);
  }
  await page.keyboard.press("Escape");
}

async function sections(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.command(de.frame.settings);
  for (const place of Object.values(settings.places)) {
    await page.getByRole("navigation", { name: settings.title }).getByRole("button", { name: place }).click();
    await walk.lookThrough(`settings, ${place}`, "dialog[open]");
  }
  await page
    .getByRole("navigation", { name: settings.title })
    .getByRole("button", { name: settings.places.services })
    .click();
  await dialog(page).getByRole("button", { name: settings.otherAddress }).click();
  await walk.look("an endpoint's form");
  await dialog(page)
    .getByLabel(settings.address)
    .fill(`http://127.0.0.1:${await closedPort()}/v1`);
  await dialog(page).getByLabel(settings.model, { exact: true }).fill("m");
  await dialog(page).getByRole("button", { name: settings.test, exact: true }).click();
  await dialog(page)
    .getByText(/127\.0\.0\.1.*(zu erreichen|CORS)/u)
    .waitFor();
  await walk.lookThrough("an endpoint that is not there", "dialog[open]");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").first().waitFor({ state: "detached" });
}

async function files(walk: Walk): Promise<void> {
  const { page } = walk;
  await dropFiles(page, { "kaputt.json": '{"nodes": [\n{"id": "a",,}' });
  await page.getByText(/kaputt\.json wurde nicht/u).waitFor();
  await walk.look("a broken file");
  await dropFiles(page, { "leute.csv": "Kunde;Umsatz;Betrag;Tag\nAnna;1;2,5;01.02.2024\nBen;2;3,5;02.02.2024\n" });
  await walk.look("a dropped table");
  if (await page.locator("dialog[open]").isVisible()) await walk.lookThrough("the columns", "dialog[open]");
}

/** One that was free a moment ago: nobody answers there. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

function namesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [...(Array.isArray(value) ? [] : [key]), ...namesIn(part)]);
}
