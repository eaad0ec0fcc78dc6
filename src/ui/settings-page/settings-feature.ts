import { CircleQuestionMark, Contrast, Settings } from "lucide-react";
import { type FeatureFace, opened, opens } from "../actions/feature";
import { shownTheme } from "../use-theme";

/** What is set. */
export const settings = {
  actions: [
    {
      id: "view.theme",
      group: "view",
      title: ({ frame }) => frame.switchTheme,
      icon: Contrast,
      run: ({ settings: stored }) => stored.change({ theme: shownTheme() === "dark" ? "light" : "dark" }),
    },
    opens("view", "settings", Settings, ({ frame }) => frame.settings),
    { ...opens("view", "help", CircleQuestionMark, ({ frame }) => frame.help), keys: ["?"] },
  ],
  dialogs: { settings: opened(async () => (await import("./SettingsPage")).SettingsPage) },
} satisfies FeatureFace;

declare module "@/store/view/view-store" {
  interface Dialogs {
    /** At no section of its own; a section's name opens it. */
    settings: true;
  }
}
