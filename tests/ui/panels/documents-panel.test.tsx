import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { GraphData } from "@/graph/changes/change-types";
import { initialPanels } from "@/store/view/panels";
import { findAction } from "@/ui/actions/feature";
import { coursesGraph } from "../../support/graphs/courses";
import { openPage, type PageOptions } from "../page";

async function openDocuments(options: PageOptions = {}) {
  const view = { panels: { ...initialPanels, flyout: "documents" as const }, ...options.view };
  const page = openPage({ graph: coursesGraph(), ...options, view });
  const panel = await screen.findByRole("region", { name: "Documents" });
  return { ...page, panel, inPanel: within(panel) };
}

const bare: GraphData = { ...coursesGraph(), nodes: [], edges: [] };

const rows = (tree: HTMLElement) =>
  within(tree)
    .getAllByRole("treeitem")
    .map((item) => `${item.getAttribute("aria-level")} ${item.getAttribute("title")}`);

describe("the documents panel", () => {
  it("is in the rail only where there are texts, or while it is open", async () => {
    const { user, services } = openPage();
    const rail = within(await screen.findByRole("navigation", { name: "Panels" }));
    expect(rail.getByRole("button", { name: "Data" })).toBeVisible();
    expect(rail.queryByRole("button", { name: "Documents" })).toBeNull();
    act(() => findAction(services, "view.handbook").run(services));
    await user.click(rail.getByRole("button", { name: "Documents" }));
    expect(rail.queryByRole("button", { name: "Documents" })).toBeNull();
    const course = { type: "node-put" as const, node: { id: "c", attributes: { type: "course", title: "Harbours" } } };
    act(() => services.document.apply([course], { step: "add", actor: "user", title: "Add" }));
    expect(rail.getByRole("button", { name: "Documents" })).toBeVisible();
  });

  it("lists courses, lessons and passages as a tree that the keys walk", async () => {
    const { inPanel, user, services } = await openDocuments();
    const tree = await inPanel.findByRole("tree", { name: "In this graph" });
    expect(rows(tree)).toEqual(["1 Harbours", "1 Lighthouses"]);
    within(tree)
      .getByRole("treeitem", { name: /^Harbours/ })
      .focus();
    await user.keyboard("{ArrowRight}");
    expect(rows(tree)).toEqual(["1 Harbours", "2 1. Piers", "2 2. Ferries", "2 3. Tides", "1 Lighthouses"]);
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowRight}");
    const ferries = within(tree).getByRole("treeitem", { name: /^2\. Ferries/ });
    expect(ferries).toHaveFocus();
    expect(ferries).toHaveAttribute("aria-expanded", "true");
    expect(ferries).toHaveAttribute("aria-posinset", "2");
    await user.keyboard("{End}");
    expect(within(tree).getByRole("treeitem", { name: /^Lighthouses/ })).toHaveFocus();
    await user.keyboard("{Home}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(document.activeElement?.getAttribute("aria-level")).toBe("3");
    await user.keyboard("{ArrowLeft}");
    expect(ferries).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    expect(rows(tree)).toEqual(["1 Harbours", "1 Lighthouses"]);
    await user.keyboard("{ArrowRight}{ArrowDown}{Enter}");
    expect(services.view.getState().reading).toEqual({ id: "lesson:harbours:1", from: "graph" });
  });

  it("reads a lesson whole: each sentence once, who teaches it, its link, and the lessons beside it", async () => {
    const { inPanel, user, services } = await openDocuments();
    const before = services.document.steps().length;
    await user.click(await inPanel.findByRole("treeitem", { name: /^Harbours/ }));
    await user.click(inPanel.getByRole("treeitem", { name: /^2\. Ferries/ }));
    const article = inPanel.getByRole("article", { name: "2. Ferries" });
    expect(within(article).getByRole("heading", { name: "2. Ferries" })).toHaveFocus();
    expect(article).toHaveTextContent("Harbours · Ida Quay");
    const output = [...(article.textContent ?? "").matchAll(/Sentence (\d+) of/gu)].map(([, number]) => Number(number));
    expect(output).toEqual(Array.from({ length: 24 }, (_, index) => index));
    const link = within(article).getByRole("link", { name: "harbours.example" });
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAttribute("href", "https://harbours.example/course");
    await user.click(within(article).getByRole("button", { name: "Next lesson: 3. Tides" }));
    const tides = inPanel.getByRole("article", { name: "3. Tides" });
    expect(within(tides).getByText("long chains").closest("strong")).not.toBeNull();
    expect(tides.querySelector("img")).toBeNull();
    expect(within(tides).queryByRole("button", { name: /^Next lesson/ })).not.toBeInTheDocument();
    expect(services.document.steps()).toHaveLength(before);
    await user.click(inPanel.getByRole("button", { name: "All documents" }));
    expect(rows(await inPanel.findByRole("tree"))).toContain("2 3. Tides");
  });

  it("marks the passage that was opened, selects and shows its node, and asks about the lesson", async () => {
    const { inPanel, user, services, document } = await openDocuments();
    await user.click(await inPanel.findByRole("treeitem", { name: /^Harbours/ }));
    inPanel.getByRole("treeitem", { name: /^2\. Ferries/ }).focus();
    await user.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}{Enter}");
    const article = inPanel.getByRole("article", { name: "2. Ferries" });
    const marked = [...article.querySelectorAll("mark.read")].map((mark) => mark.textContent).join(" ");
    const passage = String(document.node("passage:harbours:2:2")?.attributes["text"]);
    expect(marked.replace(/\s+/gu, " ")).toBe(passage.replace(/\s+/gu, " "));
    expect(document.selection.nodes).toEqual([]);
    await user.click(within(article).getByRole("button", { name: "Select" }));
    await waitFor(() => expect(document.selection.nodes).toEqual(["passage:harbours:2:2"]));
    await user.click(within(article).getByRole("button", { name: "Ask about this" }));
    expect(services.view.getState().draft).toBe("What does lesson 2 of Harbours cover?");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus());
  });

  it("shows a link that is none of the web as text", async () => {
    const graph = coursesGraph();
    const nodes = graph.nodes.map((node) =>
      node.id === "lesson:lighthouses:1"
        ? { ...node, attributes: { ...node.attributes, link: "javascript:alert(1)" } }
        : node,
    );
    const { inPanel, user } = await openDocuments({ graph: { ...graph, nodes } });
    await user.click(await inPanel.findByRole("treeitem", { name: /^Lighthouses/ }));
    await user.click(inPanel.getByRole("treeitem", { name: /^1\. Lamps/ }));
    const article = inPanel.getByRole("article", { name: "1. Lamps" });
    expect(within(article).getByText("javascript:alert(1)")).toBeVisible();
    expect(within(article).queryByRole("link")).not.toBeInTheDocument();
  });

  it("reads the handbook beside any graph and leaves the graph as it is", async () => {
    const { inPanel, user, document } = await openDocuments({ graph: { ...bare, name: "Mine" } });
    expect(await inPanel.findByText("This graph has no texts.")).toBeVisible();
    await user.click(inPanel.getByRole("button", { name: "Read the handbook" }));
    const tree = await inPanel.findByRole("tree", { name: "Handbook" });
    await user.click(within(tree).getByRole("treeitem", { name: /^Centrality/ }));
    await user.click(within(tree).getByRole("treeitem", { name: /^3\. Betweenness/ }));
    const article = await inPanel.findByRole("article", { name: /^3\. Betweenness/ });
    expect(article).toHaveTextContent("Handbook · Centrality · The Parley handbook");
    expect(within(article).queryByRole("button", { name: "Select" })).not.toBeInTheDocument();
    expect(document.meta.name).toBe("Mine");
    expect(document.tables.nodes.count).toBe(0);
  });

  it("lists nodes with a long text where there are no courses, and reads one", async () => {
    const text =
      "A very long description of this dog that goes on for much more than eighty characters, in one sentence.";
    const nodes = ["Rex", "Bello"].map((name, index) => ({
      id: `d${index}`,
      attributes: { name, description: `${name}: ${text}` },
    }));
    const { inPanel, user, document } = await openDocuments({ graph: { ...bare, nodes } });
    expect(await inPanel.findByRole("heading", { name: /^Nodes with a text/ })).toBeVisible();
    await user.click(inPanel.getByRole("button", { name: "Bello" }));
    expect(inPanel.getByRole("article", { name: "Bello" })).toHaveTextContent(text);
    await user.click(inPanel.getByRole("button", { name: "Select" }));
    await waitFor(() => expect(document.selection.nodes).toEqual(["d1"]));
  });

  it("lists both where a graph has courses and other texts", async () => {
    const graph = coursesGraph();
    const dog = { id: "rex", attributes: { name: "Rex", text: `Rex ${"is a dog who likes the sea ".repeat(6)}` } };
    const { inPanel } = await openDocuments({ graph: { ...graph, nodes: [...graph.nodes, dog] } });
    expect(await inPanel.findByRole("tree", { name: "In this graph" })).toBeVisible();
    expect(inPanel.getByRole("heading", { name: /^Nodes with a text 1$/ })).toBeVisible();
    expect(inPanel.getByRole("button", { name: "Rex" })).toBeVisible();
  });

  it("draws only what is in sight of thousands of passages", async () => {
    const lesson = { id: "lesson:big:1", attributes: { type: "lesson", title: "Long", number: 1, course: "Big" } };
    const passages = Array.from({ length: 10_000 }, (_, index) => ({
      id: `passage:big:1:${index + 1}`,
      attributes: {
        type: "passage",
        text: `Passage ${index + 1}.`,
        course: "Big",
        lesson: "Long",
        number: 1,
        part: index + 1,
      },
    }));
    const course = { id: "course:big", attributes: { type: "course", title: "Big" } };
    const { inPanel, user } = await openDocuments({
      graph: { ...bare, nodes: [course, lesson, ...passages] },
    });
    await user.click(await inPanel.findByRole("treeitem", { name: /^Big/ }));
    inPanel.getByRole("treeitem", { name: /^1\. Long/ }).focus();
    await user.keyboard("{ArrowRight}");
    expect(inPanel.getAllByRole("treeitem").length).toBeLessThan(200);
    await user.keyboard("{End}");
    const last = inPanel.getByRole("treeitem", { name: "Passage 10000." });
    expect(last).toHaveFocus();
    await user.keyboard("{Enter}");
    const article = inPanel.getByRole("article", { name: "1. Long" });
    expect(article).toHaveTextContent("Passage 10000.");
    expect(article.textContent?.length).toBeLessThan(5000);
    await user.click(within(article).getByRole("button", { name: "Show earlier text" }));
    expect(article).toHaveTextContent("Passage 9921.");
  });

  it("searches as one types: ranked passages with the words marked, and reads the one that is chosen", async () => {
    const { inPanel, user } = await openDocuments();
    const field = inPanel.getByRole("textbox", { name: "Search the texts" });
    await user.type(field, "rise of the sea");
    const hits = await inPanel.findByRole("list", { name: "Passages found" });
    const [first] = within(hits).getAllByRole("button");
    expect(first).toHaveTextContent(/^3\. TidesHarbours/);
    expect([...hits.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain("rise");
    expect(inPanel.getByRole("status")).toHaveTextContent(/^\d+ passages? found$/);
    await user.keyboard("{ArrowDown}");
    expect(first).toHaveFocus();
    await user.keyboard("{Enter}");
    const article = inPanel.getByRole("article", { name: "3. Tides" });
    expect(article.querySelector("mark.read")).toHaveTextContent(/^The tide is the slow rise/);
    await user.click(inPanel.getByRole("button", { name: "All documents" }));
    const back = inPanel.getByRole("textbox", { name: "Search the texts" });
    expect(back).toHaveValue("rise of the sea");
    await user.click(back);
    await user.keyboard("{Escape}");
    expect(back).toHaveValue("");
    expect(await inPanel.findByRole("tree", { name: "In this graph" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Documents" })).not.toBeInTheDocument();
  });

  it("says what was searched where nothing is found, and finds in the handbook what the graph has not", async () => {
    const { inPanel, user, document } = await openDocuments();
    const before = document.steps().length;
    const field = inPanel.getByRole("textbox", { name: "Search the texts" });
    await user.type(field, "xylophone");
    expect(await inPanel.findByText(/I found nothing about “xylophone”/)).toHaveTextContent(
      "Searched: Harbours, Lighthouses, and the handbook.",
    );
    await user.clear(field);
    await user.type(field, "betweenness");
    const hits = await inPanel.findByRole("list", { name: "Passages found" });
    expect(inPanel.getByRole("status")).toHaveTextContent(
      /^Nothing in this graph\. \d+ passages found in the handbook/,
    );
    const [first] = within(hits).getAllByRole("button", { name: /Handbook · Centrality/ });
    if (first) await user.click(first);
    expect(await inPanel.findByRole("article", { name: /Betweenness and closeness|Centrality|measure/ })).toBeVisible();
    expect(document.steps()).toHaveLength(before);
    expect(document.namedSets).toEqual([]);
  });
});
