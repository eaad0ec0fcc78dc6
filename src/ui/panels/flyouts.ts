import { BookOpen, ChartColumn, Database, Filter, type LucideIcon, Palette, Waypoints } from "lucide-react";
import { type ComponentType, lazy } from "react";
import type { GraphDocument } from "@/graph/document/document-types";
import { filterText } from "@/graph/filter/filter-steps";
import { textAttributes } from "@/knowledge/index/text-attributes";
import type { FlyoutName } from "@/store/view/panels";
import type { Words } from "@/words/words";

/** What of a panel is there from the start: all but its content. */
interface FlyoutFace {
  /** Its title stands under this name in the words of the frame, `panelTitles`. */
  readonly name: FlyoutName;
  readonly icon: LucideIcon;
  /** Shortcuts that open and close it, as an action's. */
  readonly keys?: readonly string[];
  /** Where it has something to show: elsewhere the rail leaves it out, while the palette still opens it. */
  readonly hasContent?: (document: GraphDocument) => boolean;
  /** A dot beside its icon, and words for who does not see it, tell that something of it is in force. */
  readonly mark?: { readonly isOn: (document: GraphDocument) => boolean; readonly told: (words: Words) => string };
}

/** A panel of the left rail. */
export interface Flyout extends FlyoutFace {
  readonly title: (words: Words) => string;
  /** Made with `lazy`: no panel's content is part of the first load. */
  readonly Content: ComponentType;
}

/** The panels of the left rail, from the top: a row each, which every other part of the page reads. */
export const flyouts: readonly Flyout[] = [
  flyout({ name: "data", icon: Database }, async () => (await import("../data/DataPanel")).DataPanel),
  flyout(
    {
      name: "style",
      icon: Palette,
      mark: { isOn: ({ layers }) => layers.length > 0, told: ({ frame }) => frame.stylesOn },
    },
    async () => (await import("../style/StylePanel")).StylePanel,
  ),
  flyout({ name: "layout", icon: Waypoints }, async () => (await import("../layout/LayoutPanel")).LayoutPanel),
  flyout(
    {
      name: "filter",
      icon: Filter,
      mark: { isOn: ({ filter }) => filterText(filter) !== null, told: ({ frame }) => frame.filterOn },
    },
    async () => (await import("../filter/FilterPanel")).FilterPanel,
  ),
  flyout({ name: "analyse", icon: ChartColumn }, async () => (await import("../analyse/AnalysePanel")).AnalysePanel),
  flyout(
    { name: "documents", icon: BookOpen, hasContent: hasReading },
    async () => (await import("../documents/DocumentsPanel")).DocumentsPanel,
  ),
];

/** Texts, or a course whose lessons have none yet. */
function hasReading({ tables }: GraphDocument): boolean {
  const types = tables.nodes.column("type");
  return textAttributes(tables).length > 0 || (types?.kind === "string" && types.words.includes("course"));
}

function flyout(face: FlyoutFace, load: () => Promise<ComponentType>): Flyout {
  return {
    ...face,
    title: ({ frame }) => frame.panelTitles[face.name],
    Content: lazy(async () => ({ default: await load() })),
  };
}
