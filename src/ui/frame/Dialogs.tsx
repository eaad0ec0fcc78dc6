import { type ComponentType, lazy, Suspense } from "react";
import type { SettingsPlace } from "@/store/view/settings-places";
import type { OpenDialog } from "@/store/view/view-store";
import { useView } from "../use-stores";
import { PaletteWhenLoaded } from "./PaletteWhenLoaded";

/** One component under all these names: from one section to the next the page stays. */
const SettingsPage = lazy(async () => ({ default: (await import("../settings-page/SettingsPage")).SettingsPage }));
const settings: Readonly<Record<SettingsPlace | "settings", ComponentType>> = {
  settings: SettingsPage,
  models: SettingsPage,
  services: SettingsPage,
  assistant: SettingsPage,
  appearance: SettingsPage,
  help: SettingsPage,
  network: SettingsPage,
  storage: SettingsPage,
  about: SettingsPage,
};

/** None is part of the first load. */
const dialogs: Readonly<Record<OpenDialog, ComponentType>> = {
  share: lazy(async () => ({ default: (await import("../share/ShareDialog")).ShareDialog })),
  export: lazy(async () => ({ default: (await import("../export/ExportDialog")).ExportDialog })),
  key: lazy(async () => ({ default: (await import("../keys/KeyDialog")).KeyDialog })),
  ...settings,
  trace: lazy(async () => ({ default: (await import("../trace/TraceDialog")).TraceDialog })),
  metrics: lazy(async () => ({ default: (await import("../metrics/MetricsDialog")).MetricsDialog })),
  recipes: lazy(async () => ({ default: (await import("../recipes/RecipesDialog")).RecipesDialog })),
  columns: lazy(async () => ({ default: (await import("../data/ColumnsDialog")).ColumnsDialog })),
  replay: lazy(async () => ({ default: (await import("../replay/ReplayDialog")).ReplayDialog })),
  palette: PaletteWhenLoaded,
};

/** The one dialog that is open. */
export function Dialogs() {
  const open = useView((state) => state.dialog);
  if (open === null) return null;
  const Content = dialogs[open];
  return (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  );
}
