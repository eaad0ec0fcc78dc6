import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { catsGraph } from "../../support/graphs/cats";
import { cell, column, giveRoom, openTable } from "./table-page";

giveRoom();

/** What a spreadsheet puts on the clipboard comes to the cell that has the focus. */
function paste(text: string): void {
  const focused = document.activeElement;
  if (!focused) throw new Error("Nothing has the focus.");
  const event = createEvent.paste(focused);
  Object.defineProperty(event, "clipboardData", {
    value: { getData: (type: string) => (type === "text/plain" ? text : "") },
  });
  fireEvent(focused, event);
}

const page = () => globalThis.document;

describe("typing in the table", () => {
  it("writes over the cell that has the focus from the first letter on; Escape leaves it", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "type"));
    await user.keyboard("tiger");
    expect(screen.getByRole("textbox", { name: "Edit type" })).toHaveValue("tiger");
    await user.keyboard("{Escape}");
    expect(document.node("cat2")?.attributes["type"]).toBe("cat");
    await waitFor(() => expect(cell("Luna", "type")).toHaveFocus());
    await user.keyboard("t{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["type"]).toBe("t"));
  });

  it("goes down with Enter, up with Shift Enter, right with Tab, left with Shift Tab", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "age"));
    await user.keyboard("7{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe(7));
    await waitFor(() => expect(cell("Oliver", "age")).toHaveFocus());
    await user.keyboard("8{Shift>}{Enter}{/Shift}");
    await waitFor(() => expect(document.node("cat3")?.attributes["age"]).toBe(8));
    await waitFor(() => expect(cell("Luna", "age")).toHaveFocus());
    await user.keyboard("9{Shift>}{Tab}{/Shift}");
    await waitFor(() => expect(cell("Luna", "type")).toHaveFocus());
    await user.keyboard("lion{Tab}");
    await waitFor(() => expect(cell("Luna", "age")).toHaveFocus());
    expect(document.node("cat2")?.attributes).toMatchObject({ age: 9, type: "lion" });
    await user.keyboard("{Home}");
    expect(cell("Luna", "name")).toHaveFocus();
    await user.keyboard("{End}");
    expect(cell("Luna", "Degree")).toHaveFocus();
  });

  it("gives a key that comes right behind Tab or Enter to the cell it leads to", async () => {
    const { document } = await openTable();
    const press = (key: string) =>
      act(() => {
        fireEvent.keyDown(page().activeElement ?? page().body, { key });
      });
    const write = (text: string) => {
      const field = page().activeElement;
      if (field instanceof HTMLInputElement) fireEvent.change(field, { target: { value: field.value + text } });
      else press(text);
    };
    act(() => cell("Luna", "type").focus());
    fireEvent.click(cell("Luna", "type"));
    // Without a pause: each key is heard before what the one before it began has ended.
    write("l");
    press("Tab");
    write("3");
    write("0");
    press("Enter");
    write("5");
    press("Enter");
    await waitFor(() => expect(document.node("cat3")?.attributes["age"]).toBe(5));
    expect(document.node("cat2")?.attributes).toMatchObject({ type: "l", age: 30 });
  });

  it("says of a cell that is computed that it is", async () => {
    const { user } = await openTable();
    await user.click(cell("Luna", "Degree"));
    await user.keyboard("7");
    expect(await screen.findByText("Degree is computed. You cannot edit it.")).toBeVisible();
  });

  it("begins with a double click or F2, with the value that is there", async () => {
    const { user, document } = await openTable();
    await user.dblClick(cell("Luna", "type"));
    expect(await screen.findByRole("textbox", { name: "Edit type" })).toHaveValue("cat");
    await user.keyboard("{Escape}{F2}");
    expect(await screen.findByRole("textbox", { name: "Edit type" })).toHaveValue("cat");
    await user.keyboard("{Escape}");
    await user.dblClick(cell("Luna", "Degree"));
    await waitFor(() => expect(document.focus.nodes).toEqual(["cat2"]));
    await user.keyboard("{ArrowDown}{Control>}{Enter}{/Control}");
    await waitFor(() => expect(document.focus.nodes).toEqual(["cat3"]));
  });

  it("runs no key of the page: not in a cell, not in the head, not where nothing can be edited", async () => {
    const { user, grid, document, services } = await openTable();
    const before = { ...services.view.getState() };
    const keys = "tvlncgfh?.,/SEAH";
    await user.click(cell("Luna", "Degree"));
    await user.keyboard(`${keys}{Backspace}`);
    await user.keyboard("{Control>}{Home}{/Control}{ArrowUp}");
    expect(within(grid).getByRole("columnheader", { name: /^name/ })).toHaveFocus();
    await user.keyboard(`${keys}{Backspace}`);
    const { panels, tool, dialog } = services.view.getState();
    expect({ panels, tool, dialog }).toEqual({ panels: before.panels, tool: before.tool, dialog: before.dialog });
    expect(document.tables.nodes.count).toBe(14);
    expect(document.steps()).toHaveLength(0);
  });
});

describe("a block that is pasted into the table", () => {
  it("is undone under a name in the page's language", async () => {
    const { user, document, services } = await openTable();
    await act(() => services.words.setLanguage("de"));
    await user.click(cell("Luna", "type"));
    paste("tiger");
    await waitFor(() => expect(document.steps().at(-1)?.title).toBe("1 Wert einfügen"));
  });

  it("is written over the cells from the one with the focus on, as one undo step, each of its column's kind", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "type"));
    paste('lion\t7\ttrue\n"big\ncat"\t3,5\tnein\n');
    await waitFor(() => expect(document.node("cat3")?.attributes["age"]).toBe(3.5));
    expect(document.node("cat2")?.attributes).toMatchObject({ type: "lion", age: 7, indoor: true });
    expect(document.node("cat3")?.attributes).toMatchObject({ type: "big\ncat", indoor: false });
    expect(await screen.findByText("Pasted 6 values.")).toBeVisible();
    expect(document.steps()).toHaveLength(1);
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(document.node("cat2")?.attributes).toMatchObject({ type: "cat", age: 2 }));
  });

  it("tells what was refused or had no cell, and leaves those cells as they were", async () => {
    const { user, document } = await openTable();
    const { nodes } = catsGraph();
    const last = document.labelOf(nodes.at(-1)?.id ?? "");
    await user.click(cell(last, "age"));
    paste("old\tmaybe\n5\ttrue");
    expect(await screen.findByText("Nothing was pasted.")).toBeVisible();
    expect(document.steps()).toHaveLength(0);
    await user.click(cell("Luna", "age"));
    paste("old\ttrue\n5\tmaybe");
    expect(await screen.findByText("Pasted 2 of 4 values.")).toBeVisible();
    expect(screen.getByText(/“old” is not a number \(age of Luna\)/)).toBeVisible();
    expect(screen.getByText(/“maybe” is not true or false \(indoor of Oliver\)/)).toBeVisible();
    expect(document.node("cat2")?.attributes).toMatchObject({ age: 2, indoor: true });
    expect(document.node("cat3")?.attributes["age"]).toBe(5);
  });

  it("takes rows with commas or semicolons too, one text alone as it is, an empty cell as no value, and its own copy without the head", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "type"));
    paste("lynx;1\nlynx;2");
    await waitFor(() => expect(document.node("cat3")?.attributes).toMatchObject({ type: "lynx", age: 2 }));
    await user.click(cell("Luna", "type"));
    paste("a cat, a dog");
    await waitFor(() => expect(document.node("cat2")?.attributes["type"]).toBe("a cat, a dog"));
    await user.click(cell("Luna", "age"));
    paste("\t\n3,5\t");
    await waitFor(() => expect(document.node("cat3")?.attributes["age"]).toBe(3.5));
    expect(document.node("cat2")?.attributes).not.toHaveProperty("age");
    await user.click(cell("Luna", "name"));
    paste("name\ttype\nMoon\tcat");
    await waitFor(() => expect(document.labelOf("cat2")).toBe("Moon"));
    expect(column("name")).not.toContain("name");
  });
});

describe("a column's head", () => {
  it("keeps the focus in the table when its column is renamed or deleted, by key or by menu", async () => {
    const { user, grid, document } = await openTable();
    const names = () => document.tables.nodes.attributeNames();
    const inGrid = () => waitFor(() => expect(grid.contains(page().activeElement)).toBe(true));
    act(() => within(grid).getByRole("columnheader", { name: /^age/ }).focus());
    fireEvent.contextMenu(within(grid).getByRole("columnheader", { name: /^age/ }));
    await user.click(await screen.findByRole("menuitem", { name: /^Rename/ }));
    await waitFor(() => expect(screen.getByLabelText("New name")).toHaveFocus());
    // The name that stands there is selected: typing takes its place.
    await user.keyboard("years{Enter}");
    await waitFor(() => expect(names()).toContain("years"));
    await inGrid();
    fireEvent.contextMenu(within(grid).getByRole("columnheader", { name: /^years/ }));
    await user.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
    await waitFor(() => expect(names()).not.toContain("years"));
    await inGrid();
    const before = names().length;
    await user.keyboard("{Delete}");
    await waitFor(() => expect(names()).toHaveLength(before - 1));
    await inGrid();
  });

  it("renames with F2 and deletes with Delete, with what reads the attribute, and one undo brings all of it back", async () => {
    const { user, grid, document, services } = await openTable();
    await services.edit.run({ name: "styleByAttribute", input: { property: "age", channel: "size" } });
    await services.edit.run({ name: "filterGraph", input: { selector: "age > 2" } });
    const layers = document.layers.length;
    const head = () => within(grid).getByRole("columnheader", { name: /^age/ });
    act(() => within(grid).getByRole("columnheader", { name: /^name/ }).focus());
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(head()).toHaveFocus();
    await user.keyboard("{F2}");
    expect(await screen.findByRole("dialog", { name: "Rename the attribute", hidden: true })).toBeInTheDocument();
    await user.click(screen.getByText("Cancel"));
    act(() => head().focus());
    await user.keyboard("{Delete}");
    await waitFor(() => expect(document.tables.nodes.attributeNames()).not.toContain("age"));
    expect(document.layers).toHaveLength(layers - 1);
    expect(document.filter).toBeNull();
    expect(await screen.findByText(/Also changed: 1 style layer and 1 step of the filter/)).toBeVisible();
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(document.tables.nodes.attributeNames()).toContain("age"));
    expect(document.layers).toHaveLength(layers);
    expect(document.filter?.text).toContain("age > 2");
  });

  it("opens its menu by a right click and by the menu key, and the naming column goes too", async () => {
    const { user, grid, document } = await openTable();
    const head = within(grid).getByRole("columnheader", { name: /^name/ });
    await user.pointer({ keys: "[MouseRight]", target: head });
    await user.click(await screen.findByRole("menuitem", { name: "Delete the attribute" }));
    await waitFor(() => expect(document.tables.nodes.attributeNames()).not.toContain("name"));
    expect(document.labelOf("cat1")).toBe("cat1");
    expect(screen.getByText(/Nodes are now labelled by id/)).toBeVisible();
    act(() => within(grid).getAllByRole("columnheader")[0]?.focus());
    await user.keyboard("{ArrowRight}{Shift>}{F10}{/Shift}");
    const rename = await screen.findByRole("menuitem", { name: "Rename the attribute" });
    await waitFor(() => expect(rename).toBeVisible());
  });
});

describe("the width of columns", () => {
  it("holds long values and ids as far as there is room, and a cut value is a title away", async () => {
    const graph = catsGraph();
    const long = "a rather long text that needs much more room than two hundred and forty pixels".repeat(2);
    const nodes = graph.nodes.map((node, index) => ({
      ...node,
      id: `urn:uuid:6f1d2c3b-0000-4000-8000-00000000000${index}`,
      attributes: { ...node.attributes, note: index === 0 ? `${long}${long}` : "short" },
    }));
    const { grid, user } = await openTable({ graph: { ...graph, nodes, edges: [] } });
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("checkbox", { name: "id" }));
    for (const name of ["tags", "home", "indoor"]) await user.click(screen.getByRole("checkbox", { name }));
    await user.keyboard("{Escape}");
    const width = (name: RegExp) => Number.parseInt(within(grid).getByRole("columnheader", { name }).style.width, 10);
    expect(width(/^id/)).toBeGreaterThan(270);
    expect(width(/^note/)).toBeGreaterThan(300);
    expect(width(/^age/)).toBeLessThan(120);
    const cut = within(grid)
      .getAllByRole("gridcell")
      .find(({ textContent }) => textContent?.startsWith("a rather"));
    expect(cut).toHaveAttribute("title", `${long}${long}`);
  });
});
