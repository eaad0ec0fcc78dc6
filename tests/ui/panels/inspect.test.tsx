import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import type { JsonObject } from "@/lib/json";
import { catsGraph } from "../../support/graphs/cats";
import { openPage, type PageOptions } from "../page";

/** The page with the inspector open on what the selector finds. */
async function inspect(selector: string | null, options: PageOptions & { readonly target?: "edges" } = {}) {
  const opened = openPage({ ...options, view: { tab: "inspect", ...options.view } });
  const select = async (text: string, target = options.target ?? "nodes") => {
    await opened.services.edit.run({ name: "selectElements", input: { selector: text, target } });
  };
  if (selector !== null) await select(selector);
  const panel = await screen.findByRole("region", { name: "Inspector" });
  return { ...opened, panel, select };
}

function withAttributes(id: string, attributes: JsonObject): GraphData {
  const graph = catsGraph();
  const nodes = graph.nodes.map((node) => (node.id === id ? { ...node, attributes } : node));
  return { ...graph, nodes };
}

/** The value beside a term of a list. */
function valueIn(panel: HTMLElement, term: string): HTMLElement {
  const found = within(panel)
    .getByText(term, { selector: "dt *, dt" })
    .closest("div")
    ?.querySelector<HTMLElement>("dd");
  if (!found) throw new Error(`There is no value of ${term}.`);
  return found;
}

describe("the inspector", () => {
  it("tells of the graph while nothing is selected, and opens the table", async () => {
    const { panel, user, services } = await inspect(null);
    expect(within(panel).getByRole("heading", { name: "Nothing is selected." })).toBeVisible();
    expect(valueIn(panel, "Nodes")).toHaveTextContent("14");
    expect(valueIn(panel, "Connected parts")).toHaveTextContent("3 · the largest has 11 nodes");
    expect(valueIn(panel, "age")).toHaveTextContent("number · 13 of 14");
    await user.click(within(panel).getByRole("button", { name: "Open the table" }));
    expect(services.view.getState().panels.tableHeight).toBeGreaterThan(0);
  });

  it("shows one node with its links and neighbours, whose chips select", async () => {
    const { panel, user, document } = await inspect("name == 'Whiskers'");
    expect(await within(panel).findByRole("heading", { name: "Whiskers" })).toBeVisible();
    expect(within(panel).getByText(/6 links/)).toBeVisible();
    expect(within(panel).getByRole("button", { name: /^Neighbours 6$/ })).toBeVisible();
    await user.click(within(panel).getByRole("button", { name: "Luna" }));
    expect(await within(panel).findByRole("heading", { name: "Luna" })).toBeVisible();
    expect(document.selection.nodes).toEqual(["cat2"]);
    expect(screen.getByRole("tab", { name: /Inspect 1 selected/ })).toBeVisible();
  });

  it("edits, adds and removes attributes, each an undo step, and tells the node's history", async () => {
    const { panel, user, document } = await inspect("name == 'Luna'");
    await user.click(within(panel).getByRole("button", { name: "age: edit" }));
    const box = await within(panel).findByRole("textbox", { name: "Edit age" });
    await user.clear(box);
    await user.type(box, "young{Enter}");
    expect(within(panel).getByText(/^age takes numbers, like/)).toBeVisible();
    await user.clear(box);
    await user.type(box, "3{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe(3));
    await user.click(within(panel).getByRole("button", { name: "Remove indoor" }));
    await waitFor(() => expect(document.node("cat2")?.attributes).not.toHaveProperty("indoor"));
    await user.click(within(panel).getByRole("button", { name: "Add an attribute" }));
    await user.type(within(panel).getByLabelText("Name"), "indoor");
    await user.type(within(panel).getByLabelText("Value"), "true");
    await user.click(within(panel).getByRole("button", { name: "Add" }));
    await waitFor(() => expect(document.node("cat2")?.attributes["indoor"]).toBe(true));
    const steps = within(panel)
      .getAllByRole("listitem")
      .filter((item) => item.closest("ol"));
    expect(steps.map((step) => step.textContent)).toEqual([
      "Set indoor of Lunayou · indoorUndo",
      "Set indoor of Lunayou · indoorUndo",
      "Set age of Lunayou · ageUndo",
    ]);
    await user.click(within(panel).getByRole("button", { name: "Undo “Set age of Luna”" }));
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe(2));
    const [, removal] = within(panel).getAllByRole("button", { name: "Undo “Set indoor of Luna”" });
    if (removal) await user.click(removal);
    expect(await within(panel).findByText(/A later step.*Undo that one first/)).toBeVisible();
  });

  it("renames a node and changes the kind of a value", async () => {
    const { panel, user, document } = await inspect("name == 'Luna'");
    await user.click(within(panel).getByRole("button", { name: "Rename" }));
    const name = await within(panel).findByRole("textbox", { name: "Edit name" });
    await user.clear(name);
    await user.type(name, "Lunita{Enter}");
    expect(await within(panel).findByRole("heading", { name: "Lunita" })).toBeVisible();
    await user.click(within(panel).getByRole("button", { name: "age: edit" }));
    await user.selectOptions(await within(panel).findByRole("combobox", { name: "Type" }), "text");
    await user.type(within(panel).getByRole("textbox", { name: "Edit age" }), "{Enter}");
    await waitFor(() => expect(document.node("cat2")?.attributes["age"]).toBe("2"));
  });

  it("pins a node, and tells the sets it is in", async () => {
    const { panel, user, services, document } = await inspect("name == 'Luna'");
    await services.edit.run({ name: "saveSet", input: { name: "young", selector: "age < 4" } });
    await user.click(await within(panel).findByRole("button", { name: /\$young/ }));
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat2", "cat5"]));
    await services.edit.run({ name: "selectElements", input: { selector: "name == 'Luna'" } });
    await user.click(await within(panel).findByRole("button", { name: /^Position/ }));
    await user.click(within(panel).getByRole("switch", { name: "Pinned: layouts do not move it" }));
    await waitFor(() => expect(document.namedSets.find(({ name }) => name === "pinned")?.nodes).toEqual(["cat2"]));
  });

  it("tells which layer decides each look, and leads to the styles", async () => {
    const { panel, user, services } = await inspect("name == 'Luna'");
    await services.edit.run({ name: "styleNodes", input: { selector: "type == 'cat'", color: "red" } });
    await services.edit.run({ name: "styleNodes", input: { selector: "age < 3", color: "blue" } });
    expect(await within(panel).findByText("Blue")).toBeVisible();
    expect(valueIn(panel, "Colour")).toHaveTextContent(/age < 3.*you/);
    expect(valueIn(panel, "Colour")).not.toHaveTextContent("type == 'cat'");
    expect(valueIn(panel, "Size")).toHaveTextContent("Default: by degree");
    await user.click(within(valueIn(panel, "Colour")).getByRole("button"));
    expect(services.view.getState().panels.flyout).toBe("style");
  });

  it("reads long, nested and many attributes", async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`attribute ${index}`, index]));
    const attributes = {
      ...many,
      name: `مرحبا ${"x".repeat(10_000)}`,
      home: { city: "Leeds", rooms: [{ name: "kitchen" }, 2] },
    };
    const { panel, user } = await inspect("id == 'cat1'", { graph: withAttributes("cat1", attributes) });
    expect((await within(panel).findByRole("heading", { level: 2 })).textContent?.length).toBeLessThan(300);
    const filter = within(panel).getByRole("textbox", { name: "Find an attribute" });
    await user.type(filter, "home");
    const home = valueIn(panel, "home");
    expect(within(home).getByText("Leeds")).toBeVisible();
    await user.click(within(home).getByText("2 items"));
    expect(within(home).getByText("1 field")).toBeInTheDocument();
    await user.clear(filter);
    await user.type(filter, "attribute 19");
    expect(within(panel).getAllByText(/^attribute 19/)).toHaveLength(11);
  });

  it("shows an edge between its ends", async () => {
    const { panel, user, document } = await inspect("id == 'e1'", { target: "edges" });
    const edge = document.edge("e1");
    const [source, target] = [edge?.source ?? "", edge?.target ?? ""].map((id) => document.labelOf(id));
    expect(within(panel).getByText("Between")).toBeInTheDocument();
    expect(within(panel).getByRole("button", { name: target ?? "" })).toBeVisible();
    await user.click(within(panel).getByRole("button", { name: source ?? "" }));
    await waitFor(() => expect(document.selection).toEqual({ nodes: [edge?.source], edges: [] }));
  });
});

describe("many selected", () => {
  it("are told in numbers, and changed at once with the count told first", async () => {
    const { panel, user, document, select } = await inspect("type == 'cat'");
    expect(await within(panel).findByRole("heading", { name: "8 nodes" })).toBeVisible();
    const types = within(panel).getByRole("list", { name: "Types" });
    expect(types).toHaveTextContent("cat8");
    const age = within(panel).getByRole("heading", { name: /^age/ }).parentElement;
    expect(age).toHaveTextContent(/6 values · 1 without.*min2median7max12$/);
    expect(within(panel).getByRole("img", { name: "Distribution of age" })).toBeVisible();
    const attribute = within(panel).getByRole("combobox", { name: "Attribute" });
    await user.type(attribute, "age");
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Change" }), "Add");
    await user.type(within(panel).getByRole("textbox", { name: "Value" }), "1");
    expect(await within(panel).findByText("Changes 7 of 8 nodes.")).toBeVisible();
    expect(document.node("cat1")?.attributes["age"]).toBe(5);
    await user.click(within(panel).getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(document.node("cat1")?.attributes["age"]).toBe(6));
    expect(document.steps().at(-1)?.title).toBe("Change age of 8 nodes");
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Change" }), "Set to");
    fireEvent.change(within(panel).getByRole("textbox", { name: "Value" }), { target: { value: "old" } });
    expect(within(panel).getByText(/^age takes numbers, like/)).toBeVisible();
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Change" }), "Clear");
    await user.click(within(panel).getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(document.node("cat1")?.attributes).not.toHaveProperty("age"));
    expect(document.node("h1")?.attributes["age"]).toBe(41);
    await select("type == 'human'");
    expect(await within(panel).findByRole("heading", { name: "6 nodes" })).toBeVisible();
  });

  it("of nodes and edges are looked at in turn", async () => {
    const { panel, user, services } = await inspect("type == 'cat'");
    await services.edit.run({
      name: "selectElements",
      input: { selector: "weight >= 1", target: "edges", mode: "add" },
    });
    expect(await within(panel).findByRole("heading", { name: /^8 nodes, \d+ edges$/ })).toBeVisible();
    await user.click(within(panel).getByRole("radio", { name: "Edges" }));
    expect(within(panel).getByRole("heading", { name: /^weight/ })).toBeVisible();
  });
});
