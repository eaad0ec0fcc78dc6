import { Map as MapIcon, Maximize, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import { onceIdle } from "@/lib/once-idle";
import { arrowGroup } from "../../parts/arrow-group";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { phoneQuery, useMedia } from "../../use-media";
import { useView, useWords } from "../../use-stores";

const step = 1.25;
/** A larger graph is a blot at that size, and costs more to draw than it tells. */
const mostNodes = 10_000;

const Minimap = lazy(async () => ({ default: (await import("./Minimap")).Minimap }));

/** Zoom, fit and the overview, bottom right. */
export function ViewControls({ canvas }: { readonly canvas: CanvasView }) {
  const { view } = useServices();
  const { canvas: words, actions } = useWords();
  const isWanted = useView(({ panels }) => panels.isMinimapOpen);
  const isPhone = useMedia(phoneQuery);
  const hasMap = useDocument(isMappable) && isWanted && !isPhone;
  const isCalm = useCalm();
  return (
    <section className={hasMap ? "float view mapped" : "float view"} aria-label={words.view}>
      {hasMap && (
        <div className="mini">
          <Suspense>{isCalm && <Minimap canvas={canvas} />}</Suspense>
        </div>
      )}
      <div className="zoom" role="toolbar" aria-label={words.view} ref={arrowGroup}>
        <IconButton icon={Minus} isSlim label={words.zoomOut} keys="−" onClick={() => canvas.zoomBy(1 / step)} />
        <ZoomField canvas={canvas} />
        <IconButton icon={Plus} isSlim label={words.zoomIn} keys="+" onClick={() => canvas.zoomBy(step)} />
        <span className="sep" />
        <IconButton icon={Maximize} isSlim className="fit" label={actions.fit} keys="F" onClick={() => canvas.fit()} />
        <IconButton
          icon={MapIcon}
          isSlim
          className="map-toggle"
          label={isWanted ? words.hideMinimap : words.showMinimap}
          aria-pressed={isWanted}
          onClick={() => view.changePanels({ isMinimapOpen: !isWanted })}
        />
      </div>
    </section>
  );
}

function isMappable({ tables }: GraphDocument): boolean {
  return tables.nodes.count > 0 && tables.nodes.count <= mostNodes;
}

/** True once the page has time for what is neither the first picture nor an answer. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let callOff: (() => void) | null = null;
    const timer = setTimeout(() => {
      callOff = onceIdle(() => setCalm(true), 4000);
    }, 400);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, []);
  return isCalm;
}

/** The zoom in per cent, to read and to type. */
function ZoomField({ canvas }: { readonly canvas: CanvasView }) {
  const words = useWords("canvas");
  const zoom = useSyncExternalStore(canvas.subscribe, () => Math.round(canvas.zoom() * 100));
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const wanted = Number.parseFloat((typed ?? "").replace(",", "."));
    if (Number.isFinite(wanted) && wanted > 0) canvas.zoomBy(wanted / 100 / canvas.zoom());
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") keep();
    if (event.key === "Escape") setTyped(null);
    if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <input
      className="zoom-field num lit ring-in"
      inputMode="decimal"
      aria-label={words.zoom}
      value={typed ?? `${zoom}%`}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
