import { CircleQuestionMark, Contrast, Settings } from "lucide-react";
import { type FeatureFace, opened } from "../actions/feature";
import { shownTheme } from "../use-theme";

/** What is set. */
export const settings = {
  actions: [
    {
      id: "view.theme",
      group: "view",
      title: ({ frame }) => frame.switchTheme,
      icon: Contrast,
      run: ({ settings: kept }) => kept.change({ theme: shownTheme() === "dark" ? "light" : "dark" }),
    },
    {
      id: "view.settings",
      group: "view",
      title: ({ frame }) => frame.settings,
      icon: Settings,
      run: ({ view }) => view.change({ dialog: "settings" }),
    },
    {
      id: "view.help",
      group: "view",
      title: ({ frame }) => frame.help,
      icon: CircleQuestionMark,
      keys: ["?"],
      run: ({ view }) => view.change({ dialog: "help" }),
    },
  ],
  dialogs: { settings: opened(async () => (await import("./SettingsPage")).SettingsPage) },
} satisfies FeatureFace;

declare module "@/store/view/view-store" {
  interface Dialogs {
    /** At no section of its own; a section's name opens it. */
    settings: true;
  }
}
