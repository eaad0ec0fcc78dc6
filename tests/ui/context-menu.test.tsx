import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openPage } from "./page";

async function openMenu(nodes: readonly string[]) {
  const page = openPage();
  await screen.findByRole("textbox", { name: "Message" });
  const { services } = page;
  act(() => {
    const change = { type: "selection-set" as const, selection: { nodes, edges: [] } };
    services.document.apply([change], { step: "select", actor: "user", title: "Select" });
    services.view.change({ popup: { kind: "menu", x: 10, y: 20, onBackground: nodes.length === 0 } });
  });
  const menu = await screen.findByRole("menu", { name: "Menu" });
  return { ...page, menu };
}

describe("the menu of the canvas", () => {
  it("is walked by arrows and letters, says why something is off, and Esc closes it", async () => {
    const { user, services } = await openMenu(["cat1", "cat2"]);
    await user.keyboard("{ArrowDown}{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /^Delete/ })).toHaveFocus());
    await user.keyboard("u");
    const ungroup = screen.getByRole("menuitem", { name: /^Ungroup/ });
    await waitFor(() => expect(ungroup).toHaveFocus());
    expect(ungroup).toHaveAttribute("aria-disabled", "true");
    expect(ungroup).toHaveAccessibleDescription(/No group or node in a group is selected/);
    await user.keyboard("{Enter}");
    expect(services.view.getState().popup).toMatchObject({ kind: "menu" });
    await user.keyboard("{Escape}");
    expect(services.view.getState().popup).toBeNull();
  });

  it("runs what is chosen, which may open something in its place", async () => {
    const { user, services } = await openMenu([]);
    await user.click(screen.getByRole("menuitem", { name: "Add a node here" }));
    await waitFor(() => expect(services.view.getState().popup).toMatchObject({ kind: "name" }));
  });

  it("closes when something else is pressed", async () => {
    const { user, services } = await openMenu(["cat1"]);
    await user.click(document.body);
    await waitFor(() => expect(services.view.getState().popup).toBeNull());
  });
});
