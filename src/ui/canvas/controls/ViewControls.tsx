import { Map as MapIcon, Maximize, Minus, Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import { onceIdle } from "@/lib/once-idle";
import { arrowGroup } from "../../parts/arrow-group";
import { IconButton } from "../../parts/IconButton";
import { useServices } from "../../services";
import { useDocument } from "../../use-document";
import { phoneQuery, useMedia } from "../../use-media";
import { useView, useWords } from "../../use-stores";
import { ZoomField } from "./ZoomField";

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
        <IconButton
          icon={Minus}
          iconSize={14}
          className="slim"
          label={words.zoomOut}
          keys="−"
          onClick={() => canvas.zoomBy(1 / step)}
        />
        <ZoomField canvas={canvas} />
        <IconButton
          icon={Plus}
          iconSize={14}
          className="slim"
          label={words.zoomIn}
          keys="+"
          onClick={() => canvas.zoomBy(step)}
        />
        <span className="sep" />
        <IconButton
          icon={Maximize}
          iconSize={14}
          className="slim fit"
          label={actions.fit}
          keys="F"
          onClick={() => canvas.fit()}
        />
        <IconButton
          icon={MapIcon}
          iconSize={14}
          className="slim map-toggle"
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
