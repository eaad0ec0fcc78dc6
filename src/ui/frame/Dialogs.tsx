import { type ComponentType, lazy, Suspense } from "react";
import type { OpenDialog } from "@/store/view/view-store";
import { useView } from "../use-stores";

/** None is part of the first load. */
const dialogs: Readonly<Record<OpenDialog, ComponentType>> = {
  storage: lazy(async () => ({ default: (await import("../storage/StorageDialog")).StorageDialog })),
  share: lazy(async () => ({ default: (await import("../share/ShareDialog")).ShareDialog })),
  export: lazy(async () => ({ default: (await import("../export/ExportDialog")).ExportDialog })),
  models: lazy(async () => ({ default: (await import("../models/ModelsDialog")).ModelsDialog })),
  key: lazy(async () => ({ default: (await import("../keys/KeyDialog")).KeyDialog })),
  network: lazy(async () => ({ default: (await import("../network/NetworkDialog")).NetworkDialog })),
  settings: lazy(async () => ({ default: (await import("../settings/SettingsDialog")).SettingsDialog })),
  columns: lazy(async () => ({ default: (await import("../data/ColumnsDialog")).ColumnsDialog })),
  palette: lazy(async () => ({ default: (await import("../palette/Palette")).Palette })),
  help: lazy(async () => ({ default: (await import("../help/HelpSheet")).HelpSheet })),
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
