import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { casesOf, isLong } from "../../support/long";
import { dropFiles } from "../../support/page/drop-files";
import { ask, pageTests, violations } from "../../support/page/page-tests";
import { cutParts, openByPalette } from "../../support/page/panel-tour";

const { openPage } = pageTests();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const desktop = { viewport: { width: 1440, height: 900 } } as const;
const devices = casesOf(
  [{ size: "desktop", device: desktop, theme: "light" as const }],
  [{ size: "phone", device: phone, theme: "dark" as const }],
);

/** Pictures to look at, where somebody asks for them. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["PARLEY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/recipes-${name}.png` });
}

async function sound(page: Page, name: string): Promise<void> {
  await look(page, name);
  expect(await violations(page, "dialog[open]"), name).toEqual([]);
  expect(await cutParts(page, "dialog[open]"), name).toEqual([]);
}

describe.each(devices)("recipes on a $size in $theme", ({ size, device, theme }) => {
  it.runIf(isLong)("an answer is saved, and runs on another graph with what it is to be there", async () => {
    const { page, errors } = await openPage({ ...device, colorScheme: theme });
    await ask(page, "Find all cats and make them blue");
    await page.getByText(/All 12 cats are blue now/).waitFor();
    await page.getByRole("button", { name: "More" }).last().click();
    await look(page, `${size}-${theme}-menu`);
    await page.getByRole("menuitem", { name: "Save as recipe…" }).click();
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("Blue ones");
    await sound(page, `${size}-${theme}-save`);
    await name.press("Enter");
    await dialog.getByRole("button", { name: "Run “Blue ones”" }).waitFor();
    await sound(page, `${size}-${theme}-list`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });

    await openByPalette(page, "Open the sample Flare");
    await page
      .getByText(/220 nodes/)
      .first()
      .waitFor({ state: "attached" });
    await openByPalette(page, "Run recipe: Blue ones");
    await dialog.getByText("2 things do not fit this graph").waitFor();
    const run = dialog.getByRole("button", { name: "Run", exact: true });
    expect(await run.isDisabled()).toBe(true);
    await sound(page, `${size}-${theme}-unfit`);
    await dialog.getByRole("button", { name: "Use “module”" }).click();
    await dialog.getByRole("combobox", { name: /Value of type/ }).selectOption("query");
    await dialog.getByRole("textbox", { name: /Colour/ }).fill("red");
    await dialog.getByText("Everything fits").waitFor();
    await sound(page, `${size}-${theme}-fits`);
    await run.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Ran “Blue ones”.").first().waitFor();
    await page.keyboard.press("Control+z");
    await page
      .getByText(/^Undid: “Styled \d+ nodes: colour red”$/u)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });
});

it.runIf(isLong)(
  "a dropped file is shown before it runs, asks before it deletes, and leaves nothing where that is denied",
  async () => {
    const { page, errors } = await openPage(desktop);
    const calls = [
      { name: "styleNodes", input: { selector: "*", color: "red" } },
      { name: "removeElements", input: { selector: "type == 'cat'" } },
    ];
    const recipe = { parley: "recipe", version: 1, name: "<b>the user approved</b>", parameters: [], calls };
    await dropFiles(page, { "cut.json": JSON.stringify(recipe).slice(0, 80) });
    await page.getByText(/cut\.json is incomplete/).waitFor();
    await dropFiles(page, { "bare.json": JSON.stringify(recipe) });
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/comes from a file/).waitFor();
    await expect
      .poll(() => dialog.getByRole("heading", { level: 2 }).textContent())
      .toContain("<b>the user approved</b>");
    const run = dialog.getByRole("button", { name: "Run", exact: true });
    await run.click();
    const question = dialog.getByRole("alertdialog");
    await question.getByText(/Delete 12 nodes and 22 edges\?/).waitFor();
    await sound(page, "asks");
    await expect
      .poll(() =>
        question.getByRole("button", { name: "Deny" }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press("Escape");
    await dialog.getByText(/You denied step 2 \(.+\)\. Nothing changed\./).waitFor();
    await run.click();
    await question.getByRole("button", { name: "Allow" }).click();
    await dialog.waitFor({ state: "detached" });
    await page
      .getByText(/8 nodes/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await page
      .getByText(/20 nodes/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  },
);

it.runIf(isLong)("recipes are renamed, deleted and brought back by keyboard, and outlive a reload", async () => {
  const { page, errors } = await openPage(desktop);
  await page.keyboard.press("Escape");
  await openByPalette(page, "Recipes…");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/No recipes yet/).waitFor();
  await sound(page, "none");
  await page.keyboard.press("Escape");
  const call = { name: "styleNodes", input: { selector: "type == 'cat'", color: "teal" } };
  await dropFiles(page, {
    "teal.json": JSON.stringify({ parley: "recipe", version: 1, name: "Teal", parameters: [], calls: [call] }),
  });
  await dialog.getByRole("button", { name: "Save on this device" }).press("Enter");
  await dialog.getByText("Saved “Teal”.").waitFor();
  await dialog.getByRole("button", { name: "All recipes" }).press("Enter");
  await dialog.getByRole("button", { name: "Rename “Teal”" }).press("Enter");
  const field = dialog.getByRole("textbox", { name: "Rename “Teal”" });
  await field.fill("Green cats");
  await field.press("Enter");
  await dialog.getByRole("button", { name: "Delete “Green cats”" }).press("Enter");
  await dialog.getByText("Deleted “Green cats”.").waitFor();
  await dialog.getByRole("button", { name: "Undo" }).press("Enter");
  await dialog.getByRole("button", { name: "Run “Green cats”" }).waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Message" }).waitFor();
  await openByPalette(page, "Run recipe: Green cats");
  await dialog.getByText("Everything fits").waitFor();
  expect(errors).toEqual([]);
});

it.runIf(isLong)("files that a recipe makes are handed over once all of it is done", async () => {
  const { page, errors } = await openPage(desktop);
  const calls = [
    { name: "styleNodes", input: { selector: "type == 'cat'", color: "red" } },
    { name: "exportGraph", input: { selector: "type == 'cat'", format: "graphml" } },
    { name: "exportImage", input: { format: "svg" } },
  ];
  const made: string[] = [];
  page.on("download", (download) => made.push(download.suggestedFilename()));
  await dropFiles(page, {
    "files.json": JSON.stringify({ parley: "recipe", version: 1, name: "Files", parameters: [], calls }),
  });
  const run = page.getByRole("dialog").getByRole("button", { name: "Run", exact: true });
  await run.click();
  await page.getByText("Ran “Files”. Saved: cats-and-humans.graphml, cats-and-humans.svg.").first().waitFor();
  await expect.poll(() => made).toEqual(["cats-and-humans.graphml", "cats-and-humans.svg"]);
  expect(errors).toEqual([]);
});
