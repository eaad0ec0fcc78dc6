import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type SettingsPlace, settingsPlaces } from "@/store/view/settings-places";
import { openPage } from "../page";

const hidden = { hidden: true } as const;
const headings: Readonly<Record<SettingsPlace, string>> = {
  models: "Models",
  services: "API keys",
  assistant: "Assistant",
  appearance: "Appearance",
  help: "Keyboard",
  network: "What leaves this device",
  storage: "Saved on this device",
  about: "About",
};
const heading = (name: string) => screen.findByRole("heading", { name, level: 2, ...hidden });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The window is as narrow as a phone. */
function beNarrow(): void {
  const list = (media: string) => ({ media, matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal("matchMedia", list);
}

describe("the settings", () => {
  it("open any section in the one page, mark it in the list, and keep the page from one to the next", async () => {
    const { services } = openPage({ view: { dialog: "settings" } });
    const page = await screen.findByRole("dialog", { name: "Settings", ...hidden });
    for (const dialog of settingsPlaces) {
      act(() => services.view.change({ dialog }));
      expect(await heading(headings[dialog])).toBeInTheDocument();
      expect(screen.getByRole("dialog", { name: "Settings", ...hidden })).toBe(page);
      const current = page.querySelectorAll("nav [aria-current=page]");
      expect([...current].map(({ textContent }) => textContent)).toHaveLength(1);
      await waitFor(() => expect(page.querySelector(".skeleton")).toBeNull());
    }
  });

  it("set endpoints up in one section alone", async () => {
    const { services } = openPage({ view: { dialog: "settings" } });
    const places: SettingsPlace[] = [];
    for (const dialog of settingsPlaces) {
      act(() => services.view.change({ dialog }));
      await heading(headings[dialog]);
      await waitFor(() =>
        expect(document.querySelector("dialog .settings-groups")?.children.length).toBeGreaterThan(0),
      );
      if (document.querySelector("dialog .presets")) places.push(dialog);
    }
    expect(places).toEqual(["services"]);
  });

  it("are a list on a phone, then the section with the way back to its entry", async () => {
    beNarrow();
    const { user } = openPage({ view: { dialog: "settings" } });
    await user.click(await screen.findByRole("button", { name: "Appearance", ...hidden }));
    expect(await heading("Appearance")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Privacy", ...hidden })).toBeNull();
    await user.click(screen.getByRole("button", { name: "All settings", ...hidden }));
    expect(await screen.findByRole("button", { name: "Appearance", ...hidden })).toHaveFocus();
    expect(screen.queryByRole("heading", { name: "Appearance", ...hidden })).toBeNull();
  });
});
