import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { emptyGraph } from "@/graph/document/empty-graph";
import { openPage } from "./page";

/** What the keys of the clipboard do: the browser has them as events, with the data of the clipboard. */
function clipboard(data = new Map<string, string>()) {
  const clipboardData = {
    getData: (type: string) => data.get(type) ?? "",
    setData: (type: string, text: string) => void data.set(type, text),
  };
  const press = (type: "copy" | "cut" | "paste", element: Element = document.body) => {
    const event = createEvent[type](element);
    Object.defineProperty(event, "clipboardData", { value: clipboardData });
    fireEvent(element, event);
    return event;
  };
  return { data, press };
}

async function opened(
  selection: { nodes: readonly string[]; edges: readonly string[] },
  graph?: ReturnType<typeof emptyGraph>,
) {
  const page = openPage(graph ? { graph } : {});
  await screen.findByRole("textbox", { name: "Message" });
  await act(async () => {
    const change = { type: "selection-set" as const, selection };
    page.services.document.apply([change], { step: "select", actor: "user", title: "Select" });
    // Its code comes with the first selection.
    await import("@/ui/table/clip-elements");
  });
  return page;
}

const sizes = ({ document }: ReturnType<typeof openPage>) => [document.tables.nodes.count, document.tables.edges.count];

describe("Ctrl+C, X and V of what is selected", () => {
  it("copies nodes with the edges among them, selects the copies, and one undo takes them back", async () => {
    const page = await opened({ nodes: ["cat1", "cat2"], edges: [] });
    const { press } = clipboard();
    const before = sizes(page);
    const among = page.document
      .snapshot()
      .edges.filter(({ source, target }) => /^cat[12]$/.test(source) && /^cat[12]$/.test(target));
    press("copy");
    press("paste");
    await waitFor(() => expect(sizes(page)).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + among.length]));
    await waitFor(() => expect(page.document.selection.nodes).not.toContain("cat1"));
    expect(page.document.selection.nodes).toHaveLength(2);
    expect(await screen.findByText(/^Pasted 2 nodes/u)).toBeVisible();
    await act(async () => page.services.edit.undo());
    expect(sizes(page)).toEqual(before);
  });

  it("carries them into another document, with all they know", async () => {
    const from = await opened({ nodes: ["cat1"], edges: [] });
    const { data, press } = clipboard();
    press("copy");
    const { attributes } = from.document.node("cat1") ?? {};
    from.page.unmount();
    const to = await opened({ nodes: [], edges: [] }, emptyGraph("Another"));
    clipboard(data).press("paste");
    await waitFor(() => expect(to.document.tables.nodes.count).toBe(1));
    expect(to.document.snapshot().nodes[0]?.attributes).toEqual(attributes);
  });

  it("cuts: what was cut is gone and comes back with a paste", async () => {
    const page = await opened({ nodes: ["cat1"], edges: [] });
    const { press } = clipboard();
    const [count = 0] = sizes(page);
    press("cut");
    await waitFor(() => expect(sizes(page)[0]).toBe(count - 1));
    press("paste");
    await waitFor(() => expect(sizes(page)[0]).toBe(count));
  });

  it("gives other programs tables: nodes, then the edges among them", async () => {
    await opened({ nodes: ["cat1", "cat2"], edges: [] });
    const { data, press } = clipboard();
    press("copy");
    const [nodes = "", ...edges] = (data.get("text/plain") ?? "").split("\n\n");
    expect(nodes.split("\n")).toHaveLength(3);
    expect(nodes).toMatch(/^name\ttype/u);
    expect(nodes).toContain("Whiskers\tcat");
    for (const table of edges) expect(table).toMatch(/\t/u);
  });

  it("takes an edge that is selected alone with its ends", async () => {
    const page = await opened({ nodes: [], edges: ["e1"] });
    const { press } = clipboard();
    const before = sizes(page);
    press("copy");
    press("paste");
    await waitFor(() => expect(sizes(page)).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]));
  });

  it("leaves text in a field and marked text to the browser, and other text to the start card", async () => {
    const page = await opened({ nodes: ["cat1"], edges: [] });
    const { data, press } = clipboard();
    expect(press("copy", screen.getByRole("textbox", { name: "Message" })).defaultPrevented).toBe(false);
    expect(data.size).toBe(0);
    getSelection()?.selectAllChildren(screen.getByRole("main"));
    expect(press("copy").defaultPrevented).toBe(false);
    clipboard(new Map([["text/plain", "Ann, Bob"]])).press("paste");
    expect(page.services.view.getState().isStartOpen).toBe(true);
    await screen.findByDisplayValue("Ann, Bob");
  });

  it("does nothing where what is on the clipboard is no graph of ours but says so", async () => {
    const page = await opened({ nodes: [], edges: [] });
    const before = sizes(page);
    clipboard(new Map([["application/x-parley-graph", '{"nodes": 7']])).press("paste");
    await waitFor(() => expect(page.services.view.getState().notice).not.toBeNull());
    expect(sizes(page)).toEqual(before);
  });
});
