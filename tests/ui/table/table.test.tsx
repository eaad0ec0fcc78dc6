import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { catsGraph } from "../../support/graphs/cats";
import { openPage } from "../page";
import { cell, column, giveRoom, openTable } from "./table-page";

giveRoom();

describe("the table's drawer", () => {
  it("is a tab with counts, opens and closes, by click and by T, however high it is", async () => {
    const { user, services } = openPage();
    const tab = screen.getByRole("button", { name: /^Table/ });
    expect(tab).toHaveAttribute("aria-expanded", "false");
    expect(screen.getByRole("tab", { name: "Nodes 14" })).toBeVisible();
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
    await user.click(tab);
    expect(await screen.findByRole("grid", { name: "Nodes of the graph" })).toBeVisible();
    expect(services.view.getState().panels.tableHeight).toBe(0.34);
    await user.keyboard("t");
    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
    expect(tab).toHaveAttribute("aria-expanded", "false");
    await user.keyboard("t");
    act(() => services.view.changePanels({ tableHeight: 0.6 }));
    await user.click(tab);
    expect(services.view.getState().panels.tableHeight).toBe(0);
    await user.click(screen.getByRole("tab", { name: "Edges 15" }));
    expect(await screen.findByRole("grid", { name: "Edges of the graph" })).toBeVisible();
  });

  it("tells rows and columns to a screen reader and moves by keys", async () => {
    const { user, grid } = await openTable();
    expect(grid).toHaveAttribute("aria-rowcount", "15");
    act(() => within(grid).getByRole("columnheader", { name: /^name/ }).focus());
    await user.keyboard("{ArrowDown}");
    expect(cell("Whiskers", "name")).toHaveFocus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(cell("Luna", "type")).toHaveFocus();
    await user.keyboard("{Control>}{End}{/Control}");
    expect(document.activeElement?.closest("[role=row]")).toHaveAttribute("aria-rowindex", "15");
    await user.keyboard("{Control>}{Home}{/Control}");
    expect(cell("Whiskers", "name")).toHaveFocus();
  });
});

describe("the table's rows", () => {
  it("are filtered by a text or a selector, with the count beside; a fault is told with its place and leaves all rows", async () => {
    const { user, services } = await openTable();
    const box = screen.getByRole("textbox", { name: "Filter rows" });
    await user.type(box, "leeds");
    expect(await screen.findByText("2 of 14")).toBeVisible();
    expect(column("name")).toEqual(["Ann", "Bob"]);
    await user.clear(box);
    await user.type(box, "age > 40");
    expect(await screen.findByText("3 of 14")).toBeVisible();
    await user.clear(box);
    await user.type(box, "age >");
    expect(await screen.findByText(/A value is missing after/)).toBeVisible();
    expect(screen.getByText(/At character 6:/)).toBeVisible();
    expect(screen.getByText("For example `age == 5`.")).toBeVisible();
    expect(box).toBeInvalid();
    expect(column("name")).toHaveLength(14);
    await user.clear(box);
    await user.type(box, "agee > 4");
    expect(await screen.findByText(/Did you mean age/)).toBeVisible();
    await user.clear(box);
    await user.type(box, "nowhere");
    expect(await screen.findByText("No row matches.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all rows" }));
    expect(column("name")).toHaveLength(14);
    await services.edit.run({ name: "selectElements", input: { selector: "type == 'human'" } });
    await user.click(screen.getByRole("switch", { name: "Selected only" }));
    expect(await screen.findByText("6 of 14")).toBeVisible();
  });

  it("are sorted up, down and not at all; numbers by size, those without one last", async () => {
    const { user, grid } = await openTable();
    const head = () => within(grid).getByRole("columnheader", { name: /^age/ });
    await user.click(head());
    expect(head()).toHaveAttribute("aria-sort", "ascending");
    expect(column("name").slice(0, 3)).toEqual(["Luna", "Shadow", "Whiskers"]);
    expect(column("name").at(-1)).toBe("Smudge");
    await user.click(head());
    expect(head()).toHaveAttribute("aria-sort", "descending");
    expect(column("age").slice(0, 3)).toEqual(["63", "52", "41"]);
    expect(column("name").at(-1)).toBe("Smudge");
    await user.keyboard("{Enter}");
    expect(head()).toHaveAttribute("aria-sort", "none");
    expect(column("name")[0]).toBe("Whiskers");
  });

  it("select with the canvas: click, Ctrl, Shift, Space, all; and zoom by a double click where nothing can be edited", async () => {
    const { user, document, services, canvas } = await openTable();
    await user.click(cell("Luna", "name"));
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat2"]));
    await user.keyboard("{Shift>}");
    await user.click(cell("Bella", "type"));
    await user.keyboard("{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat2", "cat3", "cat4"]));
    await user.keyboard("{Control>}");
    await user.click(cell("Oliver", "type"));
    await user.keyboard("{/Control}");
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat2", "cat4"]));
    await user.keyboard("{ArrowDown} ");
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat2"]));
    await user.keyboard("{Control>}a{/Control}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(14));
    await services.edit.run({ name: "selectElements", input: { selector: "name == 'Tom'" } });
    await waitFor(() => expect(cell("Tom", "name").closest("[role=row]")).toHaveAttribute("aria-selected", "true"));
    expect(cell("Luna", "name").closest("[role=row]")).toHaveAttribute("aria-selected", "false");
    await user.dblClick(cell("Luna", "Degree"));
    await waitFor(() => expect(document.focus.nodes).toEqual(["cat2"]));
    expect(canvas.asked).toBeDefined();
  });

  it("go to the clipboard so that no spreadsheet runs them", async () => {
    const graph = catsGraph();
    const nodes = graph.nodes.map((node) =>
      node.id === "cat1"
        ? { ...node, attributes: { name: "=HYPERLINK(1)", type: "two\tcells\nand lines", age: -5 } }
        : node,
    );
    const { user, grid } = await openTable({ graph: { ...graph, nodes } });
    await user.click(cell("=HYPERLINK(1)", "name"));
    const data = new Map<string, string>();
    const copied = createEvent.copy(grid, {
      clipboardData: { setData: (type: string, text: string) => data.set(type, text) },
    });
    await waitFor(() =>
      expect(cell("=HYPERLINK(1)", "name").closest("[role=row]")).toHaveAttribute("aria-selected", "true"),
    );
    fireEvent(grid, copied);
    const [head, row, ...more] = (data.get("text/plain") ?? "").split("\n");
    expect(head?.split("\t").slice(0, 3)).toEqual(["name", "type", "age"]);
    expect(row?.split("\t").slice(0, 3)).toEqual(["'=HYPERLINK(1)", "two cells and lines", "-5"]);
    expect(more).toEqual([]);
  });
});

describe("a cell of the table", () => {
  it("is edited in place: Enter keeps it as one undo step, Esc leaves it, Tab goes to the next", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "age"));
    await user.keyboard("{F2}");
    const box = await screen.findByRole("textbox", { name: "Edit age" });
    expect(box).toHaveValue("2");
    await user.clear(box);
    await user.type(box, "old{Enter}");
    expect(screen.getByText(/^age takes numbers, like \d+\.$/)).toBeVisible();
    expect(document.node("cat2")?.attributes["age"]).toBe(2);
    await user.clear(box);
    await user.type(box, "3,5{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe(3.5));
    await waitFor(() => expect(cell("Oliver", "age")).toHaveFocus());
    expect(document.steps()).toHaveLength(1);
    await user.keyboard("{ArrowUp}{Enter}");
    await user.keyboard("9{Escape}");
    expect(document.node("cat2")?.attributes["age"]).toBe(3.5);
    expect(document.steps()).toHaveLength(1);
    await user.keyboard("{Enter}9{Tab}");
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe(9));
    await waitFor(() => expect(cell("Luna", "indoor")).toHaveFocus());
    await user.keyboard("{Control>}z{/Control}");
    expect(document.node("cat2")?.attributes["age"]).toBe(3.5);
  });

  it("offers the control its value needs, and keeps what fits no kind as text when asked to", async () => {
    const { user, document } = await openTable();
    await user.click(cell("Luna", "indoor"));
    await user.keyboard("{Enter}");
    await user.selectOptions(await screen.findByRole("combobox", { name: "Edit indoor" }), "false");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["indoor"]).toBe(false));
    await user.click(cell("Ann", "home"));
    await user.keyboard("{Enter}");
    const json = await screen.findByRole("textbox", { name: "Edit home" });
    fireEvent.change(json, { target: { value: '{ "city": "Leeds", }' } });
    await user.type(json, "{Control>}{Enter}{/Control}");
    expect(screen.getByText(/^Not a list or record: see line 1, character 20\./)).toBeVisible();
    fireEvent.change(json, { target: { value: '{ "city": "York" }' } });
    await user.type(json, "{Control>}{Enter}{/Control}");
    await waitFor(() => expect(document.node("h1")?.attributes["home"]).toEqual({ city: "York" }));
    await user.click(cell("Luna", "age"));
    await user.keyboard("{Enter}");
    await user.clear(await screen.findByRole("textbox", { name: "Edit age" }));
    await user.keyboard("unknown{Enter}");
    await user.click(screen.getByRole("button", { name: "Keep as text" }));
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe("unknown"));
  });

  it("shows a missing value as a dash, takes one away with Delete, and leaves what is computed alone", async () => {
    const { user, document } = await openTable();
    expect(cell("Smudge", "age")).toHaveTextContent("–no value");
    await user.click(cell("Luna", "age"));
    await user.keyboard("{Delete}");
    await waitFor(() => expect(document.node("cat2")?.attributes).not.toHaveProperty("age"));
    expect(document.node("cat2")).toBeDefined();
    await user.click(cell("Luna", "Degree"));
    await user.keyboard("{F2}");
    expect(screen.queryByRole("textbox", { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it("renames a node by its first cell, whatever its name is made of", async () => {
    const graph = catsGraph();
    const long = `${"x".repeat(10_000)}`;
    const nodes = graph.nodes.map((node, index) => ({
      ...node,
      attributes: { ...node.attributes, name: [long, "مرحبا", "🐈‍⬛"][index] ?? node.id },
    }));
    const { user, document } = await openTable({ graph: { ...graph, nodes } });
    expect(cell("مرحبا", "name").querySelector("bdi")).toHaveTextContent("مرحبا");
    expect(screen.getByRole("rowheader", { name: /^x{300}…/ })).toBeVisible();
    await user.click(cell("🐈‍⬛", "name"));
    await user.keyboard("{F2}Tom{Enter}");
    await waitFor(() => expect(document.labelOf("cat3")).toBe("Tom"));
  });
});

describe("the table's columns", () => {
  it("are hidden, moved and brought back by menu and keys, and stay so for this graph", async () => {
    const { user, grid, services } = await openTable();
    const titles = () =>
      within(grid)
        .getAllByRole("columnheader")
        .map((head) => head.getAttribute("title"));
    expect(titles()).toEqual(["name", "type", "age", "indoor", "tags", "home", "Degree"]);
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("checkbox", { name: "indoor" }));
    await user.click(screen.getByRole("button", { name: "Move age up" }));
    expect(titles()).toEqual(["name", "age", "type", "tags", "home", "Degree"]);
    await user.keyboard("{Escape}");
    act(() => within(grid).getByRole("columnheader", { name: /^name/ }).focus());
    await user.keyboard("{ArrowRight}{Alt>}{ArrowRight}{/Alt}");
    expect(titles()).toEqual(["name", "type", "age", "tags", "home", "Degree"]);
    const width = () => within(grid).getByRole("columnheader", { name: /^age/ }).style.width;
    const first = Number.parseInt(width(), 10);
    await user.keyboard("{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}");
    expect(Number.parseInt(width(), 10)).toBe(first + 16);
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await user.click(await screen.findByRole("menuitem", { name: "Hide" }));
    expect(titles()).toEqual(["name", "type", "tags", "home", "Degree"]);
    services.edit.rename("Other cats");
    await waitFor(() => expect(titles()).toContain("indoor"));
    services.edit.rename("Cats");
    await waitFor(() => expect(titles()).not.toContain("indoor"));
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("button", { name: "Reset columns" }));
    expect(titles()).toEqual(["name", "type", "age", "indoor", "tags", "home", "Degree"]);
  });

  it("come, are renamed and go with their attribute, each with its way back", async () => {
    const { user, grid, document } = await openTable();
    await user.click(screen.getByRole("button", { name: "Columns" }));
    await user.click(await screen.findByRole("button", { name: "Add an attribute" }));
    const dialog = await screen.findByRole("dialog", { name: "Add an attribute", hidden: true });
    const field = (name: string) => within(dialog).getByLabelText(name);
    await user.type(field("Name"), "age");
    await user.click(within(dialog).getByText("Add"));
    expect(within(dialog).getByText("There is already an attribute “age”.")).toBeInTheDocument();
    await user.clear(field("Name"));
    await user.type(field("Name"), "mood");
    await user.type(field("Value for all"), "calm");
    await user.click(within(dialog).getByText("Add"));
    await waitFor(() => expect(column("mood")).toEqual(Array.from({ length: 14 }, () => "calm")));
    const openMenu = async (name: RegExp) =>
      user.click(within(within(grid).getByRole("columnheader", { name })).getByRole("button"));
    await openMenu(/^mood/);
    await user.click(await screen.findByRole("menuitem", { name: "Rename the attribute" }));
    const rename = await screen.findByRole("dialog", { name: "Rename the attribute", hidden: true });
    await user.clear(within(rename).getByLabelText("New name"));
    await user.type(within(rename).getByLabelText("New name"), "temper{Enter}");
    await waitFor(() => expect(column("temper")[0]).toBe("calm"));
    await openMenu(/^temper/);
    await user.click(await screen.findByRole("menuitem", { name: "Delete the attribute" }));
    await waitFor(() => expect(document.tables.nodes.attributeNames()).not.toContain("temper"));
    expect(await screen.findByText("Deleted the attribute temper.")).toBeVisible();
    await waitFor(() => expect(grid).toContainElement(globalThis.document.activeElement as HTMLElement | null));
    await user.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(column("temper")[0]).toBe("calm"));
  });

  it("of edges begin with the ends by name, which are not edited", async () => {
    const { user, document } = await openTable({
      view: { panels: { ...initialPanels, tableHeight: 0.7, table: "edges" } },
    });
    expect(column("Source")[0]).toBe(document.labelOf(document.edge("e1")?.source ?? ""));
    const first = screen.getAllByRole("rowheader")[0];
    if (!first) throw new Error("There is no row.");
    await user.click(first);
    await waitFor(() => expect(document.selection.edges).toEqual(["e1"]));
    await user.keyboard("{F2}");
    expect(screen.queryByRole("textbox", { name: /^Edit/ })).not.toBeInTheDocument();
  });
});
