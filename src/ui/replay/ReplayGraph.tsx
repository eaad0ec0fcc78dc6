import { useEffect, useRef } from "react";
import type { CanvasDeps, CanvasView } from "@/canvas/canvas-port";
import type { OpenReplay } from "../replay-service";
import { type Services, useServices } from "../services";
import { useMedia } from "../use-media";
import { useWords } from "../use-stores";
import { shownTheme } from "../use-theme";

/** The recording's graph: to be looked at and moved about, not to be changed. */
export function ReplayGraph({ opened: { document, mount } }: { readonly opened: OpenReplay }) {
  const services = useServices();
  const words = useWords("replay");
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<CanvasView>(null);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  useEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    const canvas = mount(host, depsOf(services, document));
    canvas.fit();
    shown.current = canvas;
    return () => {
      shown.current = null;
      canvas.destroy();
    };
  }, [services, document, mount]);
  useEffect(() => {
    // The canvas reads by itself which theme it is.
    void isSystemDark;
    shown.current?.setTheme();
  }, [isSystemDark]);
  return (
    <section className="replay-field" aria-label={words.graph}>
      <div ref={element} className="replay-graph" />
    </section>
  );
}

const nothing = () => undefined;

function depsOf({ view, words }: Services, document: OpenReplay["document"]): CanvasDeps {
  return {
    document,
    run: nothing,
    onPlace: nothing,
    onConnect: nothing,
    onTool: nothing,
    onOpen: nothing,
    onContextMenu: nothing,
    onHover: nothing,
    announce: (announcement) => view.change({ announcement }),
    onFault: nothing,
    onBroken: nothing,
    words: () => words.getState().words.canvas,
    hasLabels: () => view.getState().hasLabels,
    theme: shownTheme,
    reducedMotion: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
    insets: () => ({ top: 24, right: 24, bottom: 24, left: 24 }),
  };
}
