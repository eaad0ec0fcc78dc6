import { type ComponentType, lazy, Suspense, useLayoutEffect, useRef } from "react";
import type { SettingsPlace } from "@/store/view/settings-places";
import type { OpenDialog } from "@/store/view/view-store";
import { useServices } from "../services";
import { useView, useWords } from "../use-stores";

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

const Palette = lazy(async () => ({ default: (await import("../palette/Palette")).Palette }));

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

/** The palette is no part of the first load: what is typed while it comes is kept for its field. */
function PaletteWhenLoaded() {
  const typed = useRef("");
  const keep = (text: string) => {
    typed.current = text;
  };
  return (
    <Suspense fallback={<EarlyField onType={keep} />}>
      <Palette early={() => typed.current} />
    </Suspense>
  );
}

/** Not to be seen, only to be typed into. It gives the focus back, so that the palette can do so too. */
function EarlyField({ onType }: { onType(text: string): void }) {
  const { view } = useServices();
  const words = useWords("palette");
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    input.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <input
      ref={input}
      className="sr"
      aria-label={words.placeholder}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === "Escape" && view.change({ dialog: null })}
    />
  );
}
