import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphChange } from "@/graph/changes/change-types";
import { watchSize } from "../../parts/watch-size";
import { useServices } from "../../services";
import { useMedia } from "../../use-media";
import { useWords } from "../../use-stores";
import { createMinimapPainter, type MinimapPainter } from "./minimap-painter";

/** Part of the view that an arrow key moves it by. */
const keyShare = 0.25;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The overview looks the same after it. */
const isUnseen = ({ type }: GraphChange) => type === "selection-set" || type === "camera-focus";

/** The whole graph, small, with a frame round what is in view. A press or drag brings that place to the middle. */
export function Minimap({ canvas }: { readonly canvas: CanvasView }) {
  const { document, settings } = useServices();
  const words = useWords("canvas");
  const sheet = useRef<HTMLCanvasElement>(null);
  const isDark = useMedia("(prefers-color-scheme: dark)");
  const painter = useRef<MinimapPainter | null>(null);

  useEffect(() => {
    if (!sheet.current) return undefined;
    const paint = createMinimapPainter(sheet.current, canvas);
    painter.current = paint;
    const unsubscribe = [
      document.subscribe(({ changes }) => (changes.every(isUnseen) ? undefined : paint.refresh())),
      canvas.subscribe(paint.frame),
      settings.subscribe(paint.refresh),
      watchSize([sheet.current], paint.refresh),
    ];
    paint.refresh();
    return () => {
      for (const stop of unsubscribe) stop();
      paint.destroy();
    };
  }, [canvas, document, settings]);
  useEffect(() => {
    // The system's theme is no part of the page's state, yet the overview has to be drawn again with it.
    void isDark;
    painter.current?.refresh();
  }, [isDark]);

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    painter.current?.centre({ x: event.clientX - left, y: event.clientY - top });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    painter.current?.shift(direction[0] * keyShare, direction[1] * keyShare);
  };

  return (
    <button type="button" aria-label={words.minimap} onPointerDown={drag} onPointerMove={drag} onKeyDown={onKeyDown}>
      <canvas ref={sheet} />
    </button>
  );
}
