import { type KeyboardEvent, useState, useSyncExternalStore } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import { useWords } from "../../use-stores";

/** The zoom in per cent, to read and to type. */
export function ZoomField({ canvas }: { readonly canvas: CanvasView }) {
  const words = useWords("canvas");
  const zoom = useSyncExternalStore(canvas.subscribe, () => Math.round(canvas.zoom() * 100));
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const wanted = Number.parseFloat((typed ?? "").replace(",", "."));
    if (Number.isFinite(wanted) && wanted > 0) canvas.zoomBy(wanted / 100 / canvas.zoom());
    setTyped(null);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape") setTyped(null);
    if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <input
      className="zoom-field num"
      inputMode="decimal"
      aria-label={words.zoom}
      value={typed ?? `${zoom}%`}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={hear}
    />
  );
}
