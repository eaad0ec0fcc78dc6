import type { LayoutName } from "@/analysis/catalog/analysis-types";

/** What each layout is called: on its button, in results, in the status bar. */
export const layoutNames: Readonly<Record<LayoutName, string>> = {
  force: "Force",
  layered: "Layered",
  concentric: "Concentric",
  circle: "Circle",
  grid: "Grid",
  random: "Random",
  geographic: "Map",
  noverlap: "No overlap",
};
