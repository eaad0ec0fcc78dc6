import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { openPage, type PageOptions } from "../page";

async function openStyle(options: PageOptions = {}) {
  const view = { ...options.view, panels: { ...initialPanels, flyout: "style" as const } };
  const opened = openPage({ ...options, view });
  await screen.findByRole("table", { name: /^A look set by hand beats/ });
  const titles = () => opened.document.steps().map(({ title }) => title);
  const names = () => opened.document.layers.map(({ name }) => name);
  return { ...opened, titles, names };
}

describe("the style panel", () => {
  it("tries a colour out while the pointer is on it, and a click is one undo step", async () => {
    const { document, user, names, titles } = await openStyle();
    const blue = await screen.findByRole("button", { name: "Blue" });
    await user.hover(blue);
    await waitFor(() => expect(document.styles.node("cat1")?.color).toBe("--g-1"));
    expect(titles()).toEqual([]);
    await user.unhover(blue);
    await waitFor(() => expect(document.styles.node("cat1")?.color).toBe("--g-0"));
    await user.click(blue);
    await waitFor(() => expect(names()).toEqual(["Blue: all nodes"]));
    expect(titles()).toEqual(["Style nodes"]);
    expect(blue).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("button", { name: /^Style ?, styles are on$/ })).toBeVisible();
    await user.keyboard("{Control>}z{/Control}");
    expect(document.styles.node("cat1")?.color).toBe("--g-0");
  });

  it("drags a slider as one step", async () => {
    const { document, titles } = await openStyle();
    const slider = await screen.findByRole("slider", { name: "Size" });
    for (const value of ["30", "40", "50"]) fireEvent.change(slider, { target: { value } });
    await waitFor(() => expect(document.styles.node("cat1")?.size).toBe(50));
    expect(titles()).toEqual([]);
    fireEvent.pointerUp(slider);
    await waitFor(() => expect(titles()).toEqual(["Style nodes"]));
    expect(document.styles.effectiveNode("h1").size).toBe(50);
  });

  it("styles the selection, the elements of a condition, and edges", async () => {
    const { document, edit, user } = await openStyle().then((page) => ({ ...page, edit: page.services.edit }));
    await user.click(screen.getByRole("radio", { name: "Selected: 0" }));
    expect(screen.getByText(/Nothing is selected/)).toBeVisible();
    await edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
    await user.click(await screen.findByRole("button", { name: "Red" }));
    await waitFor(() => expect(document.styles.effectiveNode("cat1").color).toBe("--w-red"));
    expect(document.styles.effectiveNode("cat2").color).toBeUndefined();

    await user.click(screen.getByRole("radio", { name: "Where" }));
    const condition = screen.getByRole("textbox", { name: "Condition" });
    await user.type(condition, "agee > 5");
    expect(await screen.findByText(/no attribute "agee".*Did you mean age/)).toBeVisible();
    await user.clear(condition);
    await user.type(condition, "type == 'human'");
    expect(await screen.findByText("6 nodes")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Diamond" }));
    await waitFor(() => expect(document.styles.effectiveNode("h1").shape).toBe("diamond"));

    await user.click(screen.getByRole("radio", { name: "Edges" }));
    await user.click(screen.getByRole("radio", { name: "Dashed" }));
    await waitFor(() => expect(document.styles.effectiveEdge("e1").lineStyle).toBe("dashed"));
    await user.type(screen.getByRole("textbox", { name: "Label" }), "{{type}!{Enter}");
    await waitFor(() => expect(document.styles.effectiveEdge("e11").label).toBe("knows!"));
  });

  it("sets how labels are written, the border and an icon of nodes", async () => {
    const { document, user, names } = await openStyle();
    await user.click(screen.getByText("Label style"));
    const size = await screen.findByRole("slider", { name: "Label size" });
    fireEvent.change(size, { target: { value: "20" } });
    fireEvent.pointerUp(size);
    await waitFor(() => expect(names().at(-1)).toBe("Label 20 px: all nodes"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Label position" }), "Above");
    await waitFor(() => expect(document.styles.node("cat1")?.labelPlace).toBe("above"));
    const ink = within(screen.getByRole("group", { name: /^Label colour/ }));
    await user.click(ink.getByRole("button", { name: "Red" }));
    await waitFor(() => expect(document.styles.node("cat1")?.labelColor).toBe("--w-red"));
    await user.click(screen.getByText("Icon"));
    await user.click(await screen.findByRole("button", { name: "Icon: Cat" }));
    await waitFor(() => expect(document.styles.node("cat1")?.icon).toBe("cat"));
    await user.click(screen.getByText("Border"));
    const border = await screen.findByRole("slider", { name: "Border width" });
    fireEvent.change(border, { target: { value: "5" } });
    fireEvent.pointerUp(border);
    await waitFor(() => expect(document.styles.node("cat1")).toMatchObject({ borderWidth: 5, labelSize: 20 }));
  });

  it("sets the arrow and the course of edges", async () => {
    const { document, user } = await openStyle();
    await user.click(screen.getByRole("radio", { name: "Edges" }));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Arrow" }), "Diamond");
    await waitFor(() => expect(document.styles.edge("e1")?.arrow).toBe("diamond"));
    await user.click(screen.getByRole("radio", { name: "Right angles" }));
    await waitFor(() => expect(document.styles.edge("e1")).toMatchObject({ arrow: "diamond", curve: "taxi" }));
  });

  it("lets an attribute decide, with palette, single values and the rest, tried out until it is applied", async () => {
    const { document, services, user, names, titles } = await openStyle();
    await user.click(screen.getByRole("radio", { name: "By attribute" }));
    const attribute = await screen.findByRole("combobox", { name: "Attribute" });
    expect(within(attribute).getByRole("option", { name: "type · text · 2 values" })).toBeInTheDocument();
    await user.selectOptions(attribute, "type");
    await waitFor(() => expect(document.styles.node("h1")?.color).toBe("--g-2"));
    expect(titles()).toEqual([]);
    await user.click(await screen.findByRole("button", { name: /^human: Orange/ }));
    await user.click(screen.getByRole("button", { name: "Pink" }));
    await waitFor(() => expect(document.styles.node("h1")?.color).toBe("--w-pink"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(document.styles.node("h1")?.color).toBe("--g-0"));
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(names()).toEqual(["Colour by type"]));
    await services.edit.run({ name: "styleNodes", input: { selector: "id == 'h2'", color: "red" } });
    await waitFor(() => expect(document.styles.node("h2")?.color).toBe("--w-red"));
    expect(document.drawnLayers).toBe(document.layers);
    await services.edit.run({ name: "clearStyles", input: { layer: "Red: id == 'h2'" } });
    expect(titles()[0]).toBe("Style by attribute");
    expect(document.styles.effectiveNode("h1").color).toBe("--w-pink");

    await user.selectOptions(attribute, "age");
    await user.click(await screen.findByRole("radio", { name: /Around a midpoint/ }));
    const middle = await screen.findByRole("textbox", { name: "Midpoint" });
    await user.clear(middle);
    await user.type(middle, "5{Enter}");
    await waitFor(() => expect(document.styles.node("cat1")?.color).toBe("--div-4"));
    await user.selectOptions(screen.getByRole("combobox", { name: "Sets the" }), "size");
    await user.click(await screen.findByRole("radio", { name: "Log" }));
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(names()).toEqual(["Colour by type", "Size by age"]));
    expect(document.layers[1]?.mapping).toMatchObject({ scale: "log", channel: "size" });
  });

  it("renames, hides, orders, edits and removes layers, each a step with a name, and resets all", async () => {
    const { document, services, user, names, titles } = await openStyle();
    const { edit } = services;
    await edit.run({ name: "styleNodes", input: { selector: "type == 'cat'", color: "blue" } });
    await edit.run({ name: "styleByAttribute", input: { property: "type", channel: "shape" } });
    await edit.run({ name: "styleByAttribute", input: { property: "age", channel: "color" } });
    const rows = () => within(screen.getByRole("region", { name: /^Layers/ })).getAllByRole("listitem");
    await waitFor(() =>
      expect(rows().map((row) => row.textContent)).toEqual([
        "Colour by ageColour · 14 nodes · you",
        "Shape by typeShape · 14 nodes · you",
        "Blue: type == 'cat'Colour · 8 nodes · you",
      ]),
    );
    await user.click(screen.getByRole("button", { name: "Hide Colour by age" }));
    await waitFor(() => expect(document.styles.node("cat1")?.color).toBe("--g-1"));
    await user.click(screen.getByRole("button", { name: "Show Colour by age" }));
    screen.getByRole("button", { name: /^Move Blue: type == 'cat' with the arrow keys: 3 of 3/ }).focus();
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(names()[1]).toBe("Blue: type == 'cat'"));
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(names()[2]).toBe("Blue: type == 'cat'"));
    expect(screen.getByRole("button", { name: /^Move Blue/ })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "More for Blue: type == 'cat'" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
    await user.keyboard("Cats{Enter}");
    await waitFor(() => expect(names()[2]).toBe("Cats"));
    await user.click(within(rows()[0] ?? screen.getByRole("main")).getByText("Cats"));
    expect(await screen.findByText("Layer: Cats")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Green" }));
    await waitFor(() => expect(document.styles.node("cat1")?.color).toBe("--w-green"));
    expect(names()).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await user.click(screen.getByRole("button", { name: "More for Shape by type" }));
    await user.click(await screen.findByRole("menuitem", { name: "Remove" }));
    await waitFor(() => expect(names()).toEqual(["Colour by age", "Cats"]));
    await user.click(screen.getByRole("button", { name: "Reset all styles" }));
    await waitFor(() => expect(names()).toEqual([]));
    expect(titles().slice(3)).toEqual([
      "Hide the layer Colour by age",
      "Show the layer Colour by age",
      "Move the layer Blue: type == 'cat'",
      "Move the layer Blue: type == 'cat'",
      "Rename the layer Blue: type == 'cat'",
      "Style nodes",
      "Remove the layer Shape by type",
      "Reset all styles",
    ]);
  });

  it("shows where each look comes from, and opens what gives it", async () => {
    const { services, user } = await openStyle();
    await services.edit.run({ name: "styleByAttribute", input: { property: "type", channel: "color" } });
    await services.edit.run({ name: "styleNodes", input: { selector: "age > 20", color: "red" } });
    const levels = screen.getByRole("table", { name: /^A look set by hand beats/ });
    const row = () => within(levels).getByRole("row", { name: /^Colour/ });
    await waitFor(() => expect(row()).toHaveTextContent("Colourgreytype5"));
    await user.click(within(row()).getByRole("button", { name: "Colour, By attribute: Colour by type" }));
    expect(await screen.findByText("Layer: Colour by type")).toBeVisible();
    expect(await screen.findByRole("button", { name: /^cat: Blue/ })).toBeVisible();
  });

  it("speaks of a graph without attributes in words", async () => {
    const { user } = await openStyle({
      graph: {
        name: "",
        directed: false,
        nodes: [{ id: "a", attributes: {} }],
        edges: [],
        layers: [],
        sets: [],
        filter: null,
      },
    });
    await user.click(screen.getByRole("radio", { name: "Edges" }));
    await user.click(screen.getByRole("radio", { name: "By attribute" }));
    expect(await screen.findByText(/There are no attributes to style by/)).toBeVisible();
  });
});
