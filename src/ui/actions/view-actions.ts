import {
  BookOpen,
  Brush,
  ChartNoAxesColumn,
  CircleQuestionMark,
  Contrast,
  Cpu,
  Maximize,
  Pause,
  Settings,
  ShieldCheck,
} from "lucide-react";
import { shownTheme } from "../use-theme";
import type { Action } from "./action-types";

export const viewActions: readonly Action[] = [
  {
    id: "view.fit",
    group: "view",
    title: ({ actions }) => actions.fit,
    icon: Maximize,
    keys: ["F"],
    run: ({ canvas }) => canvas.current?.fit(),
  },
  ...(["automatic", "detailed", "fast"] as const).map(
    (drawing): Action => ({
      id: `view.drawing.${drawing}`,
      group: "view",
      title: ({ actions }) => actions.drawing[drawing],
      icon: Brush,
      run: ({ view }) => view.change({ drawing }),
    }),
  ),
  {
    id: "view.pauseLayout",
    group: "view",
    title: ({ actions }) => actions.pauseLayout,
    icon: Pause,
    keys: ["P"],
    refusal: ({ view }, { actions }) => (view.getState().live === null ? actions.noLayoutRuns : null),
    run: ({ view }) => view.getState().live?.toggle(),
  },
  {
    id: "view.theme",
    group: "view",
    title: ({ frame }) => frame.switchTheme,
    icon: Contrast,
    run: ({ settings }) => settings.change({ theme: shownTheme() === "dark" ? "light" : "dark" }),
  },
  {
    id: "view.settings",
    group: "view",
    title: ({ frame }) => frame.settings,
    icon: Settings,
    run: ({ view }) => view.change({ dialog: "settings" }),
  },
  {
    id: "view.models",
    group: "view",
    title: ({ local }) => local.page,
    icon: Cpu,
    run: ({ view }) => view.change({ dialog: "models" }),
  },
  {
    id: "view.network",
    group: "view",
    title: ({ network }) => network.title,
    icon: ShieldCheck,
    run: ({ view }) => view.change({ dialog: "network" }),
  },
  {
    id: "view.metrics",
    group: "view",
    title: ({ actions }) => actions.metrics,
    icon: ChartNoAxesColumn,
    run: ({ view }) => view.change({ dialog: "metrics", attention: [] }),
  },
  {
    id: "view.handbook",
    group: "view",
    title: ({ actions }) => actions.handbook,
    icon: BookOpen,
    run: ({ view }) => {
      view.change({ dialog: null, reading: null, isHandbookListed: true });
      view.changePanels({ flyout: "documents" });
    },
  },
  {
    id: "view.help",
    group: "view",
    title: ({ frame }) => frame.help,
    icon: CircleQuestionMark,
    keys: ["?"],
    run: ({ view }) => view.change({ dialog: "help" }),
  },
];
