import { Brush, Maximize, Pause } from "lucide-react";
import type { Action } from "./action-types";

export const canvasActions: readonly Action[] = [
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
];
