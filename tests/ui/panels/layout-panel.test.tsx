import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { initialPanels } from "@/store/view/panels";
import { openPage } from "../page";

async function openLayout() {
  const opened = openPage({ view: { panels: { ...initialPanels, flyout: "layout" } } });
  await screen.findByRole("radiogroup", { name: "Layout type" });
  const titles = () => opened.document.steps().map(({ title }) => title);
  const x = (id: string) => opened.document.node(id)?.position?.x ?? Number.NaN;
  return { ...opened, titles, x };
}

function rings(count: number) {
  const nodes = Array.from({ length: count }, (_, row) => ({ id: `n${row}`, attributes: {} }));
  const edges = nodes.flatMap(({ id }, row) =>
    [1, 7, 31].map((step) => ({
      id: `${id}-${step}`,
      source: id,
      target: `n${(row + step) % count}`,
      attributes: {},
    })),
  );
  return { name: "Large", directed: false, nodes, edges, layers: [], sets: [], filter: null };
}

/** Frames of a run come to the canvas from now on. */
async function moves({ asked }: { readonly asked: string[] }): Promise<void> {
  asked.length = 0;
  await waitFor(() => expect(asked).toContain("preview"));
}

describe("the layout panel", () => {
  it("marks what suits the graph with the reason, and arranges as a step with a name", async () => {
    const { document, user, titles } = await openLayout();
    const good = screen.getByRole("radio", { name: /Force\s*Good here/ });
    expect(good).toBeChecked();
    expect(good).toHaveAccessibleDescription("A good start for most graphs.");
    await user.click(screen.getByRole("radio", { name: "Circle" }));
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    expect(await screen.findByText("Arranged 14 nodes in the circle layout.", { selector: ".outcome" })).toBeVisible();
    expect(document.layout).toBe("circle");
    expect(titles()).toEqual(["Circle layout"]);
  });

  it("tells nothing of one graph when another is opened", async () => {
    const { user, services } = await openLayout();
    await user.click(screen.getByRole("radio", { name: "Circle" }));
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    const output = () => screen.queryByText("Arranged 14 nodes in the circle layout.", { selector: ".outcome" });
    await waitFor(() => expect(output()).toBeVisible());
    await services.files.openFiles([new File(["source,target\nann,bob\nbob,cleo\n"], "y.csv")]);
    await waitFor(() => expect(output()).toBeNull());
  });

  it("passes on what is set: order, direction and top node", async () => {
    const { user, x } = await openLayout();
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Order by" }), "age");
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(x("h4")).toBeLessThan(x("h6")));
    await user.click(screen.getByRole("radio", { name: "Layered" }));
    await user.click(screen.getByRole("radio", { name: "Right" }));
    await user.type(screen.getByRole("combobox", { name: "Root node" }), "Dan");
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(x("h4")).toBeLessThan(x("cat4")));
    await user.clear(screen.getByRole("combobox", { name: "Root node" }));
    await user.type(screen.getByRole("combobox", { name: "Root node" }), "Nobody");
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    expect(await screen.findByText(/There is no node 'Nobody'/)).toBeVisible();
  });

  it("arranges only the selection, and keeps pinned nodes unless told otherwise", async () => {
    const { document, services, user } = await openLayout();
    await user.click(screen.getByRole("radio", { name: "Circle" }));
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(document.layout).toBe("circle"));
    const before = new Map(document.snapshot().nodes.map(({ id, position }) => [id, position]));
    await services.edit.run({ name: "pinNodes", input: { selector: "id == 'cat1'" } });
    await services.edit.run({ name: "selectElements", input: { selector: "type == 'cat'" } });
    await user.click(screen.getByRole("radio", { name: "Selected: 8" }));
    await user.click(screen.getByRole("radio", { name: "Grid" }));
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(document.node("cat2")?.position).not.toEqual(before.get("cat2")));
    expect(document.node("h1")?.position).toEqual(before.get("h1"));
    expect(document.node("cat1")?.position).toEqual(before.get("cat1"));
    await user.click(screen.getByRole("switch", { name: "Keep 1 pinned" }));
    await user.click(screen.getByRole("radio", { name: "Circle" }));
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(document.node("cat1")?.position).not.toEqual(before.get("cat1")));
  });

  it("offers a map only where nodes have coordinates, as what suits them", async () => {
    const { services, document, user, titles } = await openLayout();
    expect(screen.queryByRole("radio", { name: /Map/ })).toBeNull();
    for (const [row, { id }] of document.snapshot().nodes.entries()) {
      const input = { selector: `id == '${id}'`, set: { lat: 50 - row, lon: row } };
      await services.edit.run({ name: "updateElements", input });
    }
    const map = await screen.findByRole("radio", { name: /Map\s*Good here/ });
    expect(map).toHaveAccessibleDescription(/latitude and a longitude/);
    await user.click(map);
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    const panel = within(screen.getByRole("region", { name: "Layout" }));
    expect(await panel.findByText("Arranged 14 nodes in the map layout.")).toBeVisible();
    expect(titles().at(-1)).toBe("Map layout");
  });

  it("moves apart what overlaps with the room that is set", async () => {
    const { services, user, x, titles } = await openLayout();
    await services.edit.run({ name: "moveNodes", input: { to: { cat1: { x: 0, y: 0 }, cat2: { x: 1, y: 0 } } } });
    await user.click(screen.getByRole("radio", { name: "No overlap" }));
    expect(screen.queryByRole("slider", { name: "Spacing" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Arrange" }));
    await waitFor(() => expect(Math.abs(x("cat1") - x("cat2"))).toBeGreaterThan(16));
    expect(titles().at(-1)).toBe("Remove overlaps");
  });

  it("runs with the graph moving until it is stopped, as one step, and keeps what was done meanwhile", async () => {
    const { services, document, user } = openPage({
      graph: rings(400),
      view: { panels: { ...initialPanels, flyout: "layout" } },
    });
    const titles = () => document.steps().map(({ title }) => title);
    const panel = within(await screen.findByRole("region", { name: "Layout" }));
    await user.click(await panel.findByRole("button", { name: "Live" }));
    expect(await panel.findByText("Running. Esc stops it")).toBeVisible();
    await services.edit.run({ name: "moveNodes", input: { to: { n0: { x: 900, y: 40 } } } });
    await services.edit.run({ name: "removeElements", input: { selector: "id == 'n1'" } });
    await services.edit.run({ name: "addNodes", input: { nodes: [{ id: "new", position: { x: 5, y: 6 } }] } });
    expect(titles()).toHaveLength(3);
    await user.click(panel.getByRole("button", { name: "Stop" }));
    await waitFor(() => expect(titles().at(-1)).toBe("Force layout"));
    expect(titles()).toHaveLength(4);
    expect(document.node("n0")?.position).toEqual({ x: 900, y: 40 });
    expect(document.node("new")?.position).toEqual({ x: 5, y: 6 });
    expect(document.node("n1")).toBeUndefined();
    expect(Number.isFinite(document.node("n3")?.position?.x)).toBe(true);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(document.node("n3")?.position).toBeUndefined();
    expect(document.node("new")).toBeDefined();
  });

  it("is paused by a button and by P, kept while it pauses, goes on, and is taken back as one step", async () => {
    const { services, document, user, canvas } = openPage({
      graph: rings(400),
      view: { panels: { ...initialPanels, flyout: "layout" } },
    });
    const titles = () => document.steps().map(({ title }) => title);
    const panel = within(await screen.findByRole("region", { name: "Layout" }));
    const place = () => document.node("n3")?.position;
    await user.click(await panel.findByRole("button", { name: "Live" }));
    await moves(canvas);
    await user.click(panel.getByRole("button", { name: "Pause" }));
    expect(await panel.findByText("Paused. Esc ends it")).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(["Force layout"]));
    const paused = place();
    expect(Number.isFinite(paused?.x)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(place()).toEqual(paused);
    // What is done meanwhile stays: the run goes on round it.
    await services.edit.run({ name: "moveNodes", input: { to: { n0: { x: 900, y: 40 } } } });

    await user.keyboard("p");
    expect(await panel.findByText("Running. Esc stops it")).toBeVisible();
    await moves(canvas);
    await user.keyboard("p");
    await waitFor(() => expect(place()).not.toEqual(paused));
    await user.click(await panel.findByRole("button", { name: "Resume" }));
    await moves(canvas);
    await user.click(panel.getByRole("button", { name: "Stop" }));
    await panel.findByRole("button", { name: "Live" });
    expect(titles()).toHaveLength(2);
    expect(document.node("n0")?.position).toEqual({ x: 900, y: 40 });
    // One press: what was in its way, the move by hand, goes with it.
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(place()).toBeUndefined());
    expect(document.node("n0")?.position).toBeUndefined();
  });

  it("ends where it is when its step is taken back, and P does nothing without a run", async () => {
    const { document, user, canvas } = openPage({
      graph: rings(400),
      view: { panels: { ...initialPanels, flyout: "layout" } },
    });
    const panel = within(await screen.findByRole("region", { name: "Layout" }));
    await user.keyboard("p");
    await user.click(await panel.findByRole("button", { name: "Live" }));
    await moves(canvas);
    await user.keyboard("p");
    await waitFor(() => expect(document.steps()).toHaveLength(1));
    await user.keyboard("p");
    await moves(canvas);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await panel.findByRole("button", { name: "Live" });
    await waitFor(() => expect(document.node("n3")?.position).toBeUndefined());
    expect(document.steps().map(({ kind }) => kind)).toEqual(["change", "undo"]);
  });

  it("ends a run with Esc and leaves pinned nodes where they are", async () => {
    const { services, document, user, titles } = await openLayout();
    await services.edit.run({ name: "moveNodes", input: { to: { cat1: { x: 300, y: 300 } } } });
    await services.edit.run({ name: "pinNodes", input: { selector: "id == 'cat1'" } });
    const panel = within(screen.getByRole("region", { name: "Layout" }));
    await user.click(await panel.findByRole("button", { name: "Live" }));
    await panel.findByText("Running. Esc stops it");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(titles().at(-1)).toBe("Force layout"));
    expect(document.node("cat1")?.position).toEqual({ x: 300, y: 300 });
    expect(await panel.findByRole("button", { name: "Live" })).toBeVisible();
  });

  it("stops when it is told to, and moves nothing", async () => {
    const graph = rings(3000);
    const { document, user } = openPage({ graph, view: { panels: { ...initialPanels, flyout: "layout" } } });
    const panel = within(await screen.findByRole("region", { name: "Layout" }));
    await user.click(await panel.findByRole("button", { name: "Arrange" }));
    expect(await panel.findByRole("progressbar", { name: "Arranging…" })).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Stop" }));
    expect(await panel.findByText("Stopped. Nothing moved.")).toBeVisible();
    expect(document.steps()).toEqual([]);
  });
});
