import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "@/ui/parts/Dialog";
import { Menu, MenuItem } from "@/ui/parts/Menu";
import { openPage } from "./page";

function Deeds() {
  const [done, setDone] = useState("Nothing yet");
  return (
    <>
      <Menu label="Deeds">
        <MenuItem onClick={() => setDone("Opened")}>Open</MenuItem>
        <MenuItem disabled onClick={() => setDone("Saved")}>
          Save
        </MenuItem>
        <MenuItem onClick={() => setDone("Renamed")}>Rename</MenuItem>
      </Menu>
      <input aria-label="Behind" />
      <p>{done}</p>
    </>
  );
}

const item = (name: string) => screen.findByRole("menuitem", { name });
const gone = () => waitFor(() => expect(screen.queryByRole("menu")).toBeNull());

describe("a menu", () => {
  it("is walked by arrows, ends and letters; Esc and Tab close it, and its button has the focus again", async () => {
    const { user } = openPage({ children: <Deeds /> });
    const button = screen.getByRole("button", { name: "Deeds" });
    button.focus();
    await user.keyboard("{Enter}");
    await waitFor(async () => expect(await item("Open")).toHaveFocus());
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(button).toHaveAttribute("aria-controls", screen.getByRole("menu", { name: "Deeds" }).id);
    await user.keyboard("{ArrowDown}");
    await waitFor(async () => expect(await item("Save")).toHaveFocus());
    await user.keyboard("{End}");
    await waitFor(async () => expect(await item("Rename")).toHaveFocus());
    await user.keyboard("{Home}");
    await waitFor(async () => expect(await item("Open")).toHaveFocus());
    await user.keyboard("s");
    await waitFor(async () => expect(await item("Save")).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(screen.getByText("Nothing yet")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await gone();
    expect(button).toHaveFocus();
    await user.keyboard("{Enter}");
    await item("Open");
    await user.keyboard("{Tab}");
    await gone();
    expect(screen.getByRole("textbox", { name: "Behind" })).toHaveFocus();
  });

  it("closes when its button is pressed again, something is chosen or something else is pressed", async () => {
    const { user } = openPage({ children: <Deeds /> });
    const button = screen.getByRole("button", { name: "Deeds" });
    await user.click(button);
    await item("Open");
    await user.click(button);
    await gone();
    await user.click(button);
    await user.click(await item("Rename"));
    await gone();
    expect(screen.getByText("Renamed")).toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await item("Open");
    await user.click(screen.getByRole("textbox", { name: "Behind" }));
    await gone();
    expect(screen.getByRole("textbox", { name: "Behind" })).toHaveFocus();
  });

  it("stands in the dialog it was opened in, and Esc leaves that open", async () => {
    const closed: string[] = [];
    const children = (
      <Dialog title="Around it" onClose={() => closed.push("dialog")}>
        <Deeds />
      </Dialog>
    );
    const { user } = openPage({ children });
    const dialog = within(screen.getByRole("dialog", { name: "Around it" }));
    await user.click(dialog.getByRole("button", { name: "Deeds" }));
    expect(await dialog.findByRole("menuitem", { name: "Open" })).toBeVisible();
    await user.keyboard("{Escape}");
    await gone();
    expect(closed).toEqual([]);
    expect(dialog.getByRole("button", { name: "Deeds" })).toHaveFocus();
  });
});
