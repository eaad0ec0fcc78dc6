import { Search } from "lucide-react";
import { lazy, Suspense, useLayoutEffect, useRef } from "react";
import type { FeatureFace } from "../actions/feature";
import { useServices } from "../services";
import { useWords } from "../use-stores";

/** The field that finds nodes, commands and settings. */
export const palette = {
  actions: [
    {
      id: "search.open",
      group: "view",
      title: ({ palette: words }) => words.open,
      icon: Search,
      keys: ["Mod+K"],
      inText: true,
      run: ({ view }) => view.change({ dialog: view.getState().dialog === "palette" ? null : "palette" }),
    },
  ],
  dialogs: { palette: PaletteWhenLoaded },
} satisfies FeatureFace;

declare module "@/store/view/view-store" {
  interface Dialogs {
    palette: true;
  }
}

const Palette = lazy(async () => ({ default: (await import("./Palette")).Palette }));

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
