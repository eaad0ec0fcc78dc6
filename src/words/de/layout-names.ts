import type { LayoutName } from "@/analysis/catalog/analysis-types";

export const layoutNames: Readonly<Record<LayoutName, string>> = {
  force: "Kräfte",
  layered: "Hierarchie",
  concentric: "Konzentrisch",
  circle: "Kreis",
  grid: "Raster",
  random: "Zufall",
  geographic: "Karte",
  noverlap: "Ohne Überlappung",
};
