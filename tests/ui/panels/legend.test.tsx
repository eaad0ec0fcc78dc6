import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { catsGraph } from "../../support/graphs/cats";
import { openPage } from "../page";

const legend = () => within(screen.getByRole("region", { name: "Legend" }));

describe("the legend", () => {
  it("adds to the selection with Shift, and shows alone what the pointer rests on", async () => {
    const { document, canvas, user } = openPage();
    await user.click(legend().getByRole("button", { name: "cat 8" }));
    await user.keyboard("{Shift>}");
    await user.click(legend().getByRole("button", { name: "human 6" }));
    await user.keyboard("{/Shift}");
    await waitFor(() => expect(document.selection.nodes).toHaveLength(14));
    await user.hover(legend().getByRole("button", { name: "human 6" }));
    await waitFor(() => expect(canvas.asked).toContain("dim h1,h2,h3,h4,h5,h6"));
  });

  it("hides a kind and shows it again, as steps with names", async () => {
    const { document, user } = openPage();
    await user.click(legend().getByRole("button", { name: "Hide cat" }));
    await waitFor(() => expect(document.isVisible("nodes", "cat1")).toBe(false));
    expect(await legend().findByRole("button", { name: "cat 0 of 8, hidden" })).toBeVisible();
    await user.click(legend().getByRole("button", { name: "Hide lives with" }));
    await waitFor(() => expect(document.filter?.steps).toHaveLength(2));
    await user.click(legend().getByRole("button", { name: "Show cat" }));
    await waitFor(() => expect(document.isVisible("nodes", "cat1")).toBe(true));
    expect(document.steps().map(({ title }) => title)).toEqual(["Hide cat", "Hide lives with", "Show cat"]);
  });

  it("opens the style panel on what gives a row its look", async () => {
    const { services, user } = openPage();
    await user.click(legend().getByRole("button", { name: "Style of cat" }));
    expect(await screen.findByRole("textbox", { name: "Condition" })).toHaveValue("type == 'cat'");
    await services.edit.run({ name: "styleByAttribute", input: { property: "age", channel: "color" } });
    await user.click(await legend().findByRole("button", { name: "Style of age 2 to 63" }));
    expect(await screen.findByText("Layer: Colour by age")).toBeVisible();
  });

  it("draws a range with its low, middle and high value", async () => {
    const { services } = openPage();
    await services.edit.run({ name: "styleByAttribute", input: { property: "age", channel: "size" } });
    expect(await legend().findByRole("img", { name: "Scale from 2 over 17.3 to 63" })).toBeVisible();
  });

  it("says how many of very many edges the fast view draws while it moves", async () => {
    const graph = catsGraph();
    const edges = Array.from({ length: 20_001 }, (_, index) => ({
      id: `x${index}`,
      source: "cat1",
      target: "cat2",
      attributes: {},
    }));
    const { services } = openPage({ graph: { ...graph, edges } });
    const said = "20,000 of 20,001 edges while the view moves.";
    expect(legend().queryByText(said)).not.toBeInTheDocument();
    act(() => services.view.change({ drawn: "fast" }));
    expect(await legend().findByText(said)).toBeVisible();
    await services.edit.run({ name: "removeElements", input: { selector: "id == 'x7'", target: "edges" } });
    await waitFor(() => expect(legend().queryByText(said)).not.toBeInTheDocument());
  });

  it("is put away and brought back with G", async () => {
    const { services, user } = openPage();
    await user.keyboard("g");
    expect(legend().queryByRole("list")).not.toBeInTheDocument();
    expect(services.view.getState().panels.isLegendOpen).toBe(false);
    await user.click(legend().getByRole("button", { name: "Open the legend" }));
    expect(legend().getAllByRole("list")).toHaveLength(2);
  });
});
