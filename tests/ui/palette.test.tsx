import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openPage } from "./page";

async function openPalette(page: ReturnType<typeof openPage>) {
  await page.user.keyboard("{Control>}k{/Control}");
  const dialog = await screen.findByRole("dialog", { name: "Search and commands" });
  return { dialog, field: within(dialog).getByRole("combobox") };
}

const options = (dialog: HTMLElement) => within(dialog).getAllByRole("option");
const selectedOption = (dialog: HTMLElement) => within(dialog).getByRole("option", { selected: true });

describe("the palette", () => {
  it("finds an element, selects and centres it with Enter, and adds the next with Shift Enter", async () => {
    const page = openPage();
    const { dialog, field } = await openPalette(page);
    expect(field).toHaveFocus();
    await page.user.keyboard("whisk");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Whiskers"));
    expect(field).toHaveAttribute("aria-activedescendant", selectedOption(dialog).id);
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.document.selection.nodes).toEqual(["cat1"]));
    await waitFor(() => expect(page.canvas.asked).toContain("zoomTo cat1"));
    expect(screen.queryByRole("dialog")).toBeNull();
    const again = await openPalette(page);
    await page.user.keyboard("luna");
    await waitFor(() => expect(selectedOption(again.dialog)).toHaveTextContent("Luna"));
    await page.user.keyboard("{Shift>}{Enter}{/Shift}");
    await waitFor(() => expect(page.document.selection.nodes).toHaveLength(2));
  });

  it("tells what matched where it is not the name, and forgives a slip of the finger", async () => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste("wihskers");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Whiskers"));
  });

  it("runs a command and offers it first the next time", async () => {
    const page = openPage();
    const { dialog, field } = await openPalette(page);
    await page.user.paste("select all");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Select all"));
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.document.selection.nodes).toHaveLength(14));
    expect(field).not.toBeInTheDocument();
    const again = await openPalette(page);
    expect(options(again.dialog)[0]).toHaveTextContent("Select all");
    expect(within(again.dialog).getByRole("group", { name: "Recent" })).toBeVisible();
  });

  it("shows what cannot run with the reason, and leaves it alone", async () => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste("hide sel");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Nothing is selected."));
    expect(selectedOption(dialog)).toHaveAttribute("aria-disabled", "true");
    await page.user.keyboard("{Enter}");
    expect(dialog).toBeVisible();
    expect(page.document.filter).toBeNull();
  });

  it("offers to select or filter by a selector, and says where one is wrong", async () => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste("type == 'cat'");
    expect(await within(dialog).findByRole("option", { name: /^Select 8 nodes/ })).toBeVisible();
    await page.user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(page.document.filter?.text).toBe("type == 'cat'"));
    const again = await openPalette(page);
    await page.user.paste("tpye == 'cat'");
    const wrong = await within(again.dialog).findByRole("option", { name: /tpye.*Did you mean type/ });
    expect(wrong).toHaveAttribute("aria-disabled", "true");
    await page.user.clear(again.field);
    await page.user.paste("type == ");
    expect(await within(again.dialog).findByText(/at character/)).toBeVisible();
  });

  it.each(["german", "deutsch", "language"])("finds the language by %s", async (typed) => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste(typed);
    await waitFor(() => expect(within(dialog).getByRole("option", { name: /Deutsch/u })).toBeVisible());
  });

  it.each([
    ["style", /^Style panel/u],
    ["layout", /^Layout panel/u],
    ["filter", /^Filter panel/u],
    ["analyse", /^Analyse panel/u],
    ["table", /^Table/u],
  ])("puts what is called %s before what is only looked for by that word", async (typed, title) => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste(typed);
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent(title));
  });

  it("asks the chat when nothing else fits", async () => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste("how many cats are there");
    expect(await within(dialog).findByText(/and no command matches/)).toBeVisible();
    await page.user.keyboard("{Enter}");
    await waitFor(() =>
      expect(page.services.chat.store.getState().turns.at(-1)?.asked).toBe("how many cats are there"),
    );
    expect(await screen.findByText("how many cats are there")).toBeVisible();
  });

  it.each([
    ["colour", /^Colour nodes by/],
    ["color", /^Colour nodes by/],
    ["tree", /^Layout: Layered/],
    ["pagerank", /^Analyse: PageRank/],
    ["dark", /^Theme: dark/],
    ["les mis", /Les Misérables/],
    ["api key", /^Settings: API keys/],
  ])("finds what '%s' means among styles, layouts, algorithms, samples and settings", async (text, expected) => {
    const page = openPage();
    const { dialog } = await openPalette(page);
    await page.user.paste(text);
    await waitFor(() => expect(within(dialog).getAllByRole("option", { name: expected })[0]).toBeVisible());
  });

  it("colours by an attribute and sets the theme with one press", async () => {
    const page = openPage();
    await openPalette(page);
    await page.user.paste("colour nodes by type");
    await waitFor(() =>
      expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Colour nodes by type"),
    );
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.document.layers).toHaveLength(1));
    const { dialog } = await openPalette(page);
    await page.user.keyboard("dark");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Theme: dark"));
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
  });

  it("runs a layout and looks around the selection", async () => {
    const page = openPage();
    await page.services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
    const { dialog } = await openPalette(page);
    await page.user.paste("around whisk");
    await waitFor(() => expect(selectedOption(dialog)).toHaveTextContent("Show 1 step around Whiskers"));
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.document.filter).not.toBeNull());
    const again = await openPalette(page);
    await page.user.paste("layout grid");
    await waitFor(() => expect(selectedOption(again.dialog)).toHaveTextContent(/^Layout: Grid/));
    await page.user.keyboard("{Enter}");
    await waitFor(() => expect(page.document.layout).toBe("grid"));
  });
});

describe("selecting by keys", () => {
  it("takes all, turns round, grows, shrinks and goes back", async () => {
    const { user, document, services } = openPage();
    await user.keyboard("{Control>}a{/Control}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(14));
    await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
    const first = document.selection.nodes;
    await user.keyboard(".");
    await waitFor(() => expect(document.selection.nodes.length).toBeGreaterThan(1));
    const grown = document.selection.nodes;
    await user.keyboard("{Control>}i{/Control}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(14 - grown.length));
    await user.keyboard("{Shift>}A{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toEqual(grown));
    await user.keyboard(",");
    await waitFor(() => expect(document.selection.nodes.length).toBeLessThan(grown.length));
    expect(document.selection.nodes.every((id) => grown.includes(id))).toBe(true);
    await user.keyboard("{Shift>}A{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toEqual(grown));
    await user.keyboard("{Shift>}A{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toEqual(first));
  });

  it("a key right after them means what they chose", async () => {
    const { user, document } = openPage();
    // Both within one moment: the selection is still on its way when Delete comes.
    fireEvent.keyDown(globalThis.document.body, { key: "a", ctrlKey: true });
    fireEvent.keyDown(globalThis.document.body, { key: "Delete" });
    await waitFor(() => expect(document.snapshot().nodes).toEqual([]));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(document.snapshot().nodes).toHaveLength(14));
  });

  it("selects the same type and the edges between, hides it and never takes what is hidden", async () => {
    const { user, document, services } = openPage();
    await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
    await user.keyboard("{Shift>}S{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(8));
    await user.keyboard("{Shift>}E{/Shift}");
    await waitFor(() => expect(document.selection.edges).toHaveLength(6));
    await user.keyboard("h");
    await waitFor(() => expect(document.isVisible("nodes", "cat1")).toBe(false));
    expect(screen.getByText("14 nodes · 15 edges · filtered 6/14")).toBeVisible();
    await waitFor(() => expect(document.selection.nodes).toEqual([]));
    await user.keyboard("{Control>}a{/Control}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(6));
  });

  it.each([
    ["h", [false, true]],
    ["{Shift>}H{/Shift}", [true, false]],
  ])("takes the node with the focus by %s where nothing is selected", async (keys, [focused, other]) => {
    const { user, document, services } = openPage();
    await waitFor(() => expect(services.canvas.current).not.toBeNull());
    services.canvas.current?.focusNode("cat1");
    await user.keyboard(keys);
    await waitFor(() => expect(document.isVisible("nodes", "cat1")).toBe(focused));
    expect(document.isVisible("nodes", "cat2")).toBe(other);
  });
});
