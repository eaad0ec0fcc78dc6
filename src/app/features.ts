import { ChartColumn, Database, Filter, Palette, Waypoints } from "lucide-react";
import { filterText } from "@/graph/filter/filter-steps";
import { opened, panel } from "@/ui/actions/feature";
import { foldActions } from "@/ui/actions/fold-actions";
import { legendActions } from "@/ui/actions/legend-actions";
import { panelActions } from "@/ui/actions/panel-actions";
import { toolActions } from "@/ui/actions/tool-actions";
import { exporting } from "@/ui/export/export-feature";
import { palette } from "@/ui/palette/palette-feature";
import { settings } from "@/ui/settings-page/settings-feature";
import { canvas } from "./canvas/canvas-feature";
import { conversations } from "./chat/chat-feature";
import { endpoints } from "./chat/endpoint-feature";
import { database } from "./database/database-feature";
import { edit, selection } from "./edit/edit-feature";
import { graphFiles } from "./files/file-feature";
import { handbook } from "./files/handbook-feature";
import { library } from "./files/library-feature";
import { meaning } from "./meaning/meaning-feature";
import { metrics } from "./metrics/metrics-feature";
import { models } from "./models/model-feature";
import { network } from "./page/network-feature";
import type { Feature } from "./page/page";
import { recipes } from "./recipes/recipe-feature";
import { replay } from "./replay/replay-feature";
import { table } from "./table/table-feature";
import { traces } from "./traces/trace-feature";

/**
 * All there is in the page, a row each, in the order of menus, help sheet and rail. What a feature offers the others, its actions, panel,
 * dialogs and sections of the settings follow from its row; one that is nothing but a panel is handed in here as a whole.
 */
export const features = [
  palette,
  { actions: toolActions },
  edit,
  selection,
  canvas,
  settings,
  models,
  endpoints,
  meaning,
  network,
  metrics,
  { actions: foldActions },
  { actions: panelActions },
  table,
  {
    ...panel("data", Database, async () => (await import("@/ui/data/DataPanel")).DataPanel),
    dialogs: { columns: opened(async () => (await import("@/ui/data/ColumnsDialog")).ColumnsDialog) },
  },
  panel("style", Palette, async () => (await import("@/ui/style/StylePanel")).StylePanel, {
    mark: { isOn: ({ layers }) => layers.length > 0, text: ({ panels }) => panels.style.mark },
  }),
  panel("layout", Waypoints, async () => (await import("@/ui/layout/LayoutPanel")).LayoutPanel),
  panel("filter", Filter, async () => (await import("@/ui/filter/FilterPanel")).FilterPanel, {
    mark: { isOn: ({ filter }) => filterText(filter) !== null, text: ({ panels }) => panels.filter.mark },
  }),
  panel("analyse", ChartColumn, async () => (await import("@/ui/analyse/AnalysePanel")).AnalysePanel),
  handbook,
  { actions: legendActions },
  graphFiles,
  database,
  library,
  recipes,
  exporting,
  conversations,
  traces,
  replay,
] as const satisfies readonly Feature[];

declare module "@/store/view/view-store" {
  interface Dialogs {
    /** Which column of a table means what. */
    columns: true;
  }
}
