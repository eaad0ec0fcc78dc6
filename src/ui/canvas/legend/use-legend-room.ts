import { type RefObject, useEffect } from "react";
import type { ViewStore } from "@/store/view/view-store";
import { hearResize } from "../../parts/hear-resize";
import { useServices } from "../../services";

/** Below this the legend would cover a good part of the graph; CSS px of the canvas. */
const least = { width: 440, height: 400 };

/** Folds the legend while the canvas is small, and opens it again when there is room; the picture keeps clear of it however tall it is. */
export function useLegendRoom(legend: RefObject<HTMLElement | null>, isPhone: boolean): void {
  const { canvas: place, view } = useServices();
  useEffect(
    () => (legend.current ? hearResize([legend.current], () => place.current?.resize()) : undefined),
    [legend, place],
  );
  useEffect(() => {
    const canvas = legend.current?.closest(".field-of-view");
    if (isPhone || !canvas) return undefined;
    const settle = foldWhenSmall(view);
    return hearResize([canvas], () => settle(isSmall(canvas)));
  }, [legend, view, isPhone]);
}

function isSmall({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth < least.width || clientHeight < least.height;
}

function foldWhenSmall(view: ViewStore): (isNowSmall: boolean) => void {
  let wasSmall = false;
  let gaveWay = false;
  return (isNowSmall) => {
    if (isNowSmall === wasSmall) return;
    wasSmall = isNowSmall;
    const isOpen = view.getState().panels.isLegendOpen;
    if (isNowSmall && isOpen) view.changePanels({ isLegendOpen: false });
    if (!isNowSmall && gaveWay) view.changePanels({ isLegendOpen: true });
    gaveWay = isNowSmall && isOpen;
  };
}
