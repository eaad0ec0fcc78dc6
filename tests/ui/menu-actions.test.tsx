import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { findAction } from "@/ui/actions/feature";
import { connect, duplicate, openMenu, remove } from "@/ui/actions/hand-edits";
import { menuActions } from "@/ui/canvas/popups/ContextMenu";
import { catsGraph } from "../support/graphs/cats";
import { openPage } from "./page";

describe("the menus of the canvas", () => {
  it.each([
    ["the background", { nodes: [], edges: [] }, { x: 0, y: 0 }],
    ["an edge", { nodes: [], edges: ["e1"] }, null],
    ["a node", { nodes: ["cat1"], edges: [] }, null],
    ["several nodes", { nodes: ["cat1", "cat2"], edges: [] }, null],
  ])("name only actions there are: of %s", async (_what, selection, place) => {
    const { services } = openPage();
    await screen.findByRole("textbox", { name: "Message" });
    act(() => {
      const change = { type: "selection-set" as const, selection };
      services.document.apply([change], { step: "select", actor: "user", title: "Select" });
    });
    const ids = menuActions(services, place)
      .flat()
      .filter((entry) => typeof entry === "string");
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) expect(findAction(services, id).id).toBe(id);
  });

  it("take up what was selected right before: its command has not ended when they are asked for", async () => {
    const { services } = openPage();
    await screen.findByRole("textbox", { name: "Message" });
    const select = (selector: string) => ({ name: "selectElements", input: { selector, mode: "add" } });
    await act(async () => {
      void services.edit.run(select("id == 'cat1'"));
      void services.edit.run(select("id == 'cat3'"));
      void services.edit.run(select("id == 'cat2'"));
      await openMenu(services, { kind: "node", id: "cat2" }, { x: 0, y: 0 });
    });
    expect(services.document.selection.nodes).toEqual(["cat1", "cat2", "cat3"]);
    expect(services.view.getState().popup).toMatchObject({ kind: "menu" });
  });

  it("delete what was copied right before, not what it was copied of: the copy is not selected yet when it is asked", async () => {
    const { services } = openPage();
    await screen.findByRole("textbox", { name: "Message" });
    const before = services.document.snapshot().nodes.map(({ id }) => id);
    await act(async () => {
      await services.edit.run({ name: "selectElements", input: { selector: "id == 'cat1'" } });
      void duplicate(services);
      await remove(services);
    });
    expect(services.document.snapshot().nodes.map(({ id }) => id)).toEqual(before);
  });
});

describe("an edge drawn by hand", () => {
  it.each([
    ["a cat and a human", "cat6", "h6"],
    ["two humans", "h5", "h6"],
    ["two cats", "cat6", "cat8"],
    ["a node with a new one", "cat6", null],
  ])("between %s has the type such edges have most", async (_, source, target) => {
    const { services } = openPage();
    await screen.findByRole("textbox", { name: "Message" });
    const { document } = services;
    const typeOf = (id: string) => document.node(id)?.attributes["type"];
    const before = document.snapshot().edges;
    const counts = new Map<unknown, number>();
    for (const edge of before) {
      const ends = [typeOf(edge.source), typeOf(edge.target)].toSorted().join();
      const isAlike =
        target === null ? ends.includes("cat") : ends === [typeOf(source), typeOf(target)].toSorted().join();
      if (isAlike) counts.set(edge.attributes["type"], (counts.get(edge.attributes["type"]) ?? 0) + 1);
    }
    const end = target === null ? { position: { x: 5, y: 5 } } : { node: target };
    await act(() => connect(services, source, end));
    const added = document.snapshot().edges.find(({ id }) => !before.some((edge) => edge.id === id));
    const usual = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "the first there is";
    expect(added?.attributes["type"]).toBe(usual);
  });

  it("has no type where no edge has one", async () => {
    const cats = catsGraph();
    const { services } = openPage({
      graph: { ...cats, edges: cats.edges.map((edge) => ({ ...edge, attributes: {} })) },
    });
    await screen.findByRole("textbox", { name: "Message" });
    await act(() => connect(services, "cat6", { node: "h6" }));
    expect(services.document.snapshot().edges.at(-1)?.attributes).toEqual({});
  });
});
