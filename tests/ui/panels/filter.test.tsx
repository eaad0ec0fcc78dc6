import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { openPage, type PageOptions } from "../page";

async function openFilter(options: PageOptions = {}) {
  const page = openPage({ ...options, view: { panels: { ...initialPanels, flyout: "filter" } } });
  const panel = await screen.findByRole("region", { name: "Filter" });
  await within(panel).findByRole("heading", { name: "Add a step" });
  return { ...page, panel };
}

const cards = (panel: HTMLElement) =>
  within(within(panel).getByRole("list", { name: "Steps" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

describe("the filter panel", () => {
  it("adds a step by values, one undo step, with the counts between", async () => {
    const { panel, user, document } = await openFilter();
    expect(within(panel).getByText(/Everything is shown/)).toBeVisible();
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Attribute" }), "type");
    await user.click(within(panel).getByRole("checkbox", { name: /^cat/ }));
    expect(within(panel).getByText("8 nodes will be shown")).toBeVisible();
    const before = document.steps().length;
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.text).toBe("type == 'cat'"));
    expect(document.steps()).toHaveLength(before + 1);
    expect(cards(panel)).toEqual(["type == 'cat'8 nodes · 6 edges"]);
    expect(within(panel).getByText("Everything: 14 nodes · 15 edges")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Filter ?, a filter is on$/ })).toBeVisible();
  });

  it("brushes a range with its two sliders and keeps or asks for what has no value", async () => {
    const { panel, user, document } = await openFilter();
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Attribute" }), "age");
    const low = within(panel).getByRole("slider", { name: "age: lowest" });
    const high = within(panel).getByRole("slider", { name: "age: highest" });
    expect(low).toHaveAttribute("aria-valuetext", "2");
    fireEvent.change(low, { target: { value: "5" } });
    fireEvent.change(high, { target: { value: "9" } });
    expect(low).toHaveAttribute("aria-valuetext", "5");
    await user.click(within(panel).getByRole("checkbox", { name: "Keep those without a value" }));
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.text).toBe("age >= 5 && age <= 9 || not exists(age)"));
    await user.selectOptions(within(panel).getByRole("combobox", { name: "Attribute" }), "age");
    await user.click(within(panel).getByRole("checkbox", { name: /^Only those without a value/ }));
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.steps).toHaveLength(2));
    expect(document.filter?.steps[1]?.text).toBe("not exists(age)");
  });

  it("switches, reorders by key, edits and removes steps", async () => {
    const { panel, user, document, services } = await openFilter();
    await services.edit.run({ name: "filterGraph", input: { selector: "type == 'cat'" } });
    await services.edit.run({ name: "filterGraph", input: { selector: "age > 5", mode: "add" } });
    expect(cards(panel)).toEqual(["type == 'cat'8 nodes · 6 edges", "age > 54 nodes · 2 edges"]);
    await user.click(within(panel).getByRole("switch", { name: "type == 'cat': on" }));
    await waitFor(() => expect(document.filter?.text).toBe("age > 5"));
    within(panel)
      .getByRole("button", { name: /^Move age > 5/ })
      .focus();
    await user.keyboard("{ArrowUp}");
    await waitFor(() => expect(document.filter?.steps[0]?.text).toBe("age > 5"));
    await waitFor(() => expect(within(panel).getByRole("button", { name: /^Move age > 5/ })).toHaveFocus());
    await user.click(within(panel).getByRole("button", { name: "Edit age > 5" }));
    const field = within(panel).getByRole("combobox", { name: "Selector" });
    expect(field).toHaveValue("age > 5");
    await user.clear(field);
    await user.type(field, "age > 8{Enter}");
    await waitFor(() => expect(document.filter?.steps[0]?.text).toBe("age > 8"));
    await user.click(within(panel).getByRole("button", { name: "Remove age > 8" }));
    await waitFor(() => expect(document.filter?.steps).toHaveLength(1));
    await user.click(within(panel).getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(document.filter).toBeNull());
  });

  it("completes a selector and says where it is wrong", async () => {
    const { panel, user, document } = await openFilter();
    await user.click(within(panel).getByRole("radio", { name: "Selector" }));
    const field = within(panel).getByRole("combobox", { name: "Selector" });
    await user.type(field, "ty");
    expect(await within(panel).findByRole("option", { name: "type" })).toBeVisible();
    await user.keyboard("{ArrowDown}{Enter}");
    expect(field).toHaveValue("type ");
    await user.keyboard("={ArrowDown}{Enter}");
    expect(field).toHaveValue("type == ");
    await user.keyboard("'h{ArrowDown}{Enter}");
    expect(field).toHaveValue("type == 'human' ");
    await user.keyboard("&&");
    expect(within(panel).getByText(/missing at the end.*\(character \d+\)/)).toBeVisible();
    expect(field).toBeInvalid();
    expect(within(panel).getByRole("button", { name: "Add step" })).toBeDisabled();
    await user.clear(field);
    await user.type(field, "type == 'human'");
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.text).toBe("type == 'human'"));
  });

  it("completes looks and filters by what is drawn so", async () => {
    const { panel, user, document, services } = await openFilter();
    await services.edit.run({ name: "styleNodes", input: { selector: "type == 'cat'", color: "purple" } });
    await user.click(within(panel).getByRole("radio", { name: "Selector" }));
    const field = within(panel).getByRole("combobox", { name: "Selector" });
    await user.type(field, "@col");
    expect(await within(panel).findByRole("option", { name: "@color" })).toBeVisible();
    await user.keyboard("{ArrowDown}{Enter}=");
    expect(
      within(panel)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["=="]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(
      within(panel)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["'purple'", "'grey'"]);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(field).toHaveValue("@color == 'purple' ");
    expect(within(panel).getByText("8 nodes will be shown")).toBeVisible();
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.text).toBe("@color == 'purple'"));
    expect(cards(panel)).toEqual(["8 chosen: Whiskers, Luna, Oliver …8 nodes · 6 edges"]);
    await services.edit.run({ name: "clearStyles", input: {} });
    expect(document.isVisible("nodes", "cat1") && !document.isVisible("nodes", "h1")).toBe(true);
  });

  it("filters by links, around the selection and by part", async () => {
    const { panel, user, document, services } = await openFilter();
    await user.click(within(panel).getByRole("radio", { name: "Links" }));
    fireEvent.change(within(panel).getByRole("slider", { name: "Links: lowest" }), { target: { value: "3" } });
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(document.filter?.text).toMatch(/^degree >= 3/));
    expect(cards(panel)[0]).toMatch(/^3 to 6 links/);
    await services.edit.run({ name: "showAll", input: {} });
    await user.click(within(panel).getByRole("radio", { name: "Around" }));
    expect(within(panel).getByText(/Select one or more nodes first/)).toBeVisible();
    await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
    await user.click(await within(panel).findByRole("button", { name: "Add step" }));
    await waitFor(() => expect(cards(panel)[0]).toMatch(/^1 step around Whiskers/));
    await services.edit.run({ name: "showAll", input: {} });
    await user.click(within(panel).getByRole("radio", { name: "Parts" }));
    const [largest] = within(panel).getAllByRole("checkbox");
    if (largest) await user.click(largest);
    await user.click(within(panel).getByRole("button", { name: "Add step" }));
    await waitFor(() => expect(cards(panel)[0]).toMatch(/^part with /));
  });

  it("saves the selection under a name, selects it again, renames and removes it", async () => {
    const { panel, user, document, services } = await openFilter();
    await services.edit.run({ name: "selectElements", input: { selector: "type == 'cat'" } });
    await user.type(within(panel).getByRole("textbox", { name: "Name of the set" }), "mousers{Enter}");
    await waitFor(() => expect(document.namedSets.map(({ name }) => name)).toEqual(["mousers"]));
    await services.edit.run({ name: "selectElements", input: { selector: "id == 'h1'" } });
    await user.click(await within(panel).findByRole("button", { name: /^mousers/ }));
    await waitFor(() => expect(document.selection.nodes).toHaveLength(8));
    await user.click(within(panel).getByRole("button", { name: "Add mousers to the filter" }));
    await waitFor(() => expect(document.filter?.text).toBe("$mousers"));
    await user.click(within(panel).getByRole("button", { name: "Rename mousers" }));
    await user.clear(within(panel).getByRole("textbox", { name: "Rename mousers" }));
    await user.keyboard("cats{Enter}");
    await waitFor(() => expect(document.namedSets.map(({ name }) => name)).toEqual(["cats"]));
    await user.click(within(panel).getByRole("button", { name: "Remove the set cats" }));
    await waitFor(() => expect(document.namedSets).toEqual([]));
  });
});
