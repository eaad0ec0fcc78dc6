import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { StyleLayer } from "@/graph/styles/style-types";
import { layerTitle } from "../../sentences/layer-title";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { LayerRow } from "./LayerRow";

/** The layers, the one that wins first. Ordered by dragging, by arrow keys on the handle, or by the menu. */
export function LayerList() {
  const { document } = useServices();
  const all = useAllWords();
  const words = all.style;
  const layers = document.layers.toReversed();
  const { place, list, drag, move } = useOrder(layers);
  return (
    <ol className="layers" ref={list}>
      {layers.map((layer, index) => (
        <LayerRow
          key={layer.id}
          layer={layer}
          position={index + 1}
          count={layers.length}
          className={place?.id === layer.id ? "dragged" : dropMark(place, index, layers)}
          handle={{
            "aria-label": words.moveLayer(layerTitle(layer, all), index + 1, layers.length),
            onKeyDown: (event: KeyboardEvent) => {
              const by = steps.get(event.key);
              if (by === undefined) return;
              event.preventDefault();
              move(layer, index + 1 + by);
            },
            ...drag(layer),
          }}
          onMove={(to) => move(layer, to)}
        />
      ))}
    </ol>
  );
}

const steps = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

interface Place {
  readonly id: string;
  /** 1 = top. */
  readonly to: number;
}

function useOrder(layers: readonly StyleLayer[]) {
  const { edit } = useServices();
  const all = useAllWords();
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const move = (layer: StyleLayer, position: number) => {
    if (position < 1 || position > layers.length) return;
    void edit.run(
      { name: "updateLayer", input: { layer: layer.id, position } },
      { title: all.steps.hand.moveLayer(layerTitle(layer, all)) },
    );
  };
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const above = rows.filter((row) => y > row.top + row.height / 2).length;
    return Math.min(layers.length, Math.max(1, above + (above === layers.length ? 0 : 1)));
  };
  const drag = (layer: StyleLayer) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setPlace({ id: layer.id, to: placeAt(event.clientY) });
    },
    onPointerMove: (event: PointerEvent) => {
      if (place?.id === layer.id) setPlace({ id: layer.id, to: placeAt(event.clientY) });
    },
    onPointerUp: () => {
      if (place?.id === layer.id && layers.findIndex(({ id }) => id === layer.id) !== place.to - 1)
        move(layer, place.to);
      setPlace(null);
    },
    onPointerCancel: () => setPlace(null),
  });
  return { place, list, drag, move };
}

function dropMark(place: Place | null, index: number, layers: readonly StyleLayer[]): string {
  if (place === null || place.to !== index + 1) return "";
  const from = layers.findIndex(({ id }) => id === place.id);
  return from < index ? "drop-below" : "drop-above";
}
