import { useEffect } from "react";
import type { Theme } from "@/canvas/canvas-port";
import type { Settings } from "@/store/settings/settings-store";
import { useServices } from "./services";
import { useMedia } from "./use-media";
import { useSettings } from "./use-stores";

const darkQuery = "(prefers-color-scheme: dark)";

/** The theme on the screen now: chosen, or the system's. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  if (chosen === "dark" || chosen === "light") return chosen;
  return globalThis.matchMedia?.(darkQuery).matches ? "dark" : "light";
}

/** Puts a theme on the page; the system's is what stands where none is chosen. */
export function showTheme(theme: Settings["theme"]): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}

/** Puts the chosen theme on the page and tells the canvas. */
export function useTheme(): void {
  const { canvas } = useServices();
  const chosen = useSettings((settings) => settings.theme);
  const isSystemDark = useMedia(darkQuery);
  useEffect(() => {
    showTheme(chosen);
    canvas.current?.setTheme();
    // The system's theme is no part of the page's state, yet the canvas has to be drawn again with it.
    void isSystemDark;
  }, [chosen, isSystemDark, canvas]);
}
