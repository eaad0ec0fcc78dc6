import { ChartColumn, Database, Filter, type LucideIcon, Palette, Waypoints } from "lucide-react";
import { type ComponentType, lazy } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterText } from "@/graph/filter/filter-steps";
import type { FlyoutName } from "@/store/view/view-store";
import type { Words } from "@/words/words";

export interface Flyout {
  readonly name: FlyoutName;
  readonly icon: LucideIcon;
  readonly title: (words: Words) => string;
  /** A dot beside its icon, and words for who does not see it, tell that something of it is in force. */
  readonly mark?: { readonly isOn: (document: GraphDocument) => boolean; readonly told: (words: Words) => string };
  /** Its content, made with `lazy`: no panel is part of the first load. */
  readonly Content: ComponentType;
}

/** The panels of the left rail, from the top. */
export const flyouts: readonly Flyout[] = [
  {
    name: "data",
    icon: Database,
    title: ({ frame }) => frame.panelTitles.data,
    Content: lazy(async () => ({ default: (await import("../data/DataPanel")).DataPanel })),
  },
  {
    name: "style",
    icon: Palette,
    title: ({ frame }) => frame.panelTitles.style,
    mark: { isOn: ({ layers }) => layers.length > 0, told: ({ frame }) => frame.stylesOn },
    Content: lazy(async () => ({ default: (await import("../style/StylePanel")).StylePanel })),
  },
  {
    name: "layout",
    icon: Waypoints,
    title: ({ frame }) => frame.panelTitles.layout,
    Content: lazy(async () => ({ default: (await import("../layout/LayoutPanel")).LayoutPanel })),
  },
  {
    name: "filter",
    icon: Filter,
    title: ({ frame }) => frame.panelTitles.filter,
    mark: { isOn: ({ filter }) => filterText(filter) !== null, told: ({ frame }) => frame.filterOn },
    Content: lazy(async () => ({ default: (await import("../filter/FilterPanel")).FilterPanel })),
  },
  {
    name: "analyse",
    icon: ChartColumn,
    title: ({ frame }) => frame.panelTitles.analyse,
    Content: lazy(async () => ({ default: (await import("../analyse/AnalysePanel")).AnalysePanel })),
  },
];
