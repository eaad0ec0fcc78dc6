import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { openPage } from "../page";

async function openAnalyse() {
  const opened = openPage({ view: { panels: { ...initialPanels, flyout: "analyse" } } });
  await screen.findByRole("region", { name: "The graph" });
  const region = (name: string) => within(screen.getByRole("region", { name }));
  const titles = () => opened.document.steps().map(({ title }) => title);
  return { ...opened, region, titles };
}

describe("the analyse panel", () => {
  it("tells the facts, and a bar of the links selects its nodes", async () => {
    const { document, user, region } = await openAnalyse();
    const facts = region("The graph");
    for (const text of ["Nodes14", "Edges15", "Connected parts3", "Isolated nodes1", "Links per node2.14"]) {
      expect(facts.getByText((_, element) => element?.tagName === "DIV" && element.textContent === text)).toBeVisible();
    }
    const bars = await facts.findByRole("figure", { name: "Degree distribution" });
    const last = within(bars).getAllByRole("button").at(-1);
    if (last) await user.click(last);
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat1"]));
  });

  it("runs an algorithm under its field's name, with a plain sentence, saves the result and offers to show it", async () => {
    const { document, user, region, titles, services } = await openAnalyse();
    const find = region("Algorithms");
    await user.click(find.getByRole("radio", { name: /^Betweenness/ }));
    expect(find.getByText(/^How many shortest paths run through each node/)).toBeVisible();
    await user.click(find.getByRole("button", { name: "Run" }));
    const ranks = await find.findByRole("list", { name: "Top ten" });
    expect(within(ranks).getAllByRole("listitem")[0]).toHaveTextContent("Whiskers");
    expect(document.tables.nodes.column("betweenness")).toBeDefined();
    await user.click(find.getByRole("button", { name: "Size by this" }));
    await waitFor(() => expect(document.layers.map(({ name }) => name)).toEqual(["Size by betweenness"]));
    await user.click(find.getByRole("button", { name: "Show in table" }));
    expect(services.view.getState().panels).toMatchObject({ table: "nodes", tableHeight: 0.34 });
    expect(titles()).toEqual(["Find: Betweenness", "Size by betweenness"]);
    await user.click(region("Saved results").getByRole("button", { name: "Colour by betweenness" }));
    await waitFor(() => expect(document.layers).toHaveLength(2));
  });

  it("lists the algorithms in four groups and finds them by a word of the name or the sentence", async () => {
    const { user, region } = await openAnalyse();
    const find = region("Algorithms");
    const groups = find.getAllByRole("group").map((group) => within(group).getByRole("heading").textContent);
    expect(groups).toEqual(["Centrality", "Groups", "Paths", "Structure"]);
    expect(find.getAllByRole("radio").length).toBeGreaterThan(30);
    await user.type(find.getByRole("searchbox", { name: "Search algorithms" }), "longest shortest");
    expect(find.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      "Diameter The longest of all shortest paths, and the two nodes it joins.",
    ]);
    await user.type(find.getByRole("searchbox", { name: "Search algorithms" }), " nothing");
    expect(find.getByText(/^No algorithm matches/)).toBeVisible();
  });

  it("finds groups with their sizes, which a click selects and one button colours", async () => {
    const { document, user, region } = await openAnalyse();
    const find = region("Algorithms");
    await user.click(find.getByRole("radio", { name: /^Connected components/ }));
    await user.click(find.getByRole("button", { name: "Run" }));
    await user.click(await find.findByRole("button", { name: /^Group 2: 2 nodes/ }));
    await waitFor(() => expect(document.selection.nodes).toEqual(["cat6", "cat7"]));
    await user.click(find.getByRole("button", { name: "Colour by this" }));
    await waitFor(() => expect(document.styles.effectiveNode("cat6").color).toBe("--g-2"));
  });

  it("finds what lies between two nodes, taken from the selection or typed", async () => {
    const { document, user, services, region } = await openAnalyse();
    const pair = region("Two nodes");
    expect(pair.getByRole("button", { name: "Shortest path" })).toBeDisabled();
    await services.edit.run({ name: "selectElements", input: { selector: "id in ['cat2', 'h4']" } });
    await user.click(await pair.findByRole("button", { name: "Use the two selected" }));
    await user.click(pair.getByRole("button", { name: "Shortest path" }));
    expect(await pair.findByText(/Luna to Dan/)).toBeVisible();
    await user.click(pair.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(document.selection.nodes).toContain("cat3"));
    await user.clear(pair.getByRole("combobox", { name: "From" }));
    await user.type(pair.getByRole("combobox", { name: "From" }), "Ann");
    await user.clear(pair.getByRole("combobox", { name: "To" }));
    await user.type(pair.getByRole("combobox", { name: "To" }), "Bob");
    await user.click(pair.getByRole("button", { name: "Common neighbours" }));
    expect(await pair.findByRole("button", { name: "Whiskers" })).toBeVisible();
    await user.click(pair.getByRole("button", { name: "Maximum flow" }));
    expect(await pair.findByText(/flow/i, { selector: "p" })).toBeVisible();
    await user.type(pair.getByRole("combobox", { name: "To" }), "by");
    await user.click(pair.getByRole("button", { name: "Shortest path" }));
    expect(await pair.findByText(/There is no node 'Bobby'/)).toBeVisible();
  });

  it("describes an attribute of nodes or edges, and a value selects", async () => {
    const { document, user, region } = await openAnalyse();
    const attribute = region("Attribute");
    await user.selectOptions(attribute.getByRole("combobox", { name: "Attribute" }), "type");
    await user.click(await attribute.findByRole("button", { name: /^human: 6/ }));
    await waitFor(() => expect(document.selection.nodes).toHaveLength(6));
    await user.selectOptions(attribute.getByRole("combobox", { name: "Attribute" }), "age");
    expect(await attribute.findByText("Median")).toBeVisible();
    await user.click(attribute.getByRole("radio", { name: "Edges" }));
    await user.selectOptions(attribute.getByRole("combobox", { name: "Attribute" }), "type");
    await user.click(await attribute.findByRole("button", { name: /^knows: 2/ }));
    await waitFor(() => expect(document.selection.edges).toEqual(["e11", "e12"]));
  });

  it("forgets what it found in one graph when another is opened", async () => {
    const { user, services, region } = await openAnalyse();
    await user.click(region("Algorithms").getByRole("button", { name: "Run" }));
    await region("Algorithms").findByRole("list", { name: "Top ten" });
    const pair = region("Two nodes");
    await user.type(pair.getByRole("combobox", { name: "From" }), "Ann");
    await user.type(pair.getByRole("combobox", { name: "To" }), "Bob");
    await user.click(pair.getByRole("button", { name: "Common neighbours" }));
    expect(await pair.findByRole("button", { name: "Whiskers" })).toBeVisible();
    await services.files.openFiles([new File(["source,target\nann,bob\nbob,cleo\n"], "y.csv")]);
    await waitFor(() => expect(screen.queryByRole("list", { name: "Top ten" })).toBeNull());
    expect(screen.queryByRole("button", { name: "Colour by this" })).toBeNull();
    expect(region("Two nodes").queryByRole("button", { name: "Whiskers" })).toBeNull();
    expect(region("Two nodes").getByRole("combobox", { name: "From" })).toHaveValue("");
  });
});
