import type { LabelView } from "../labels/label-view";
import type { IconSource } from "./icon-pen";

/** The icons in nodes; their code comes with the first, and `redraw` is called when it has. */
export function createLazyIcons(source: IconSource, redraw: () => void) {
  let pen: typeof import("./icon-pen") | null = null;
  let isComing = false;
  const load = async (): Promise<void> => {
    isComing = true;
    try {
      pen = await import("./icon-pen");
    } catch {
      // The code could not be had (the network broke off): the nodes stay without, and the next draw tries again.
      isComing = false;
      return;
    }
    if (!source.plane.isGone()) redraw();
  };
  return {
    draw(context: CanvasRenderingContext2D, view: LabelView): void {
      if (source.looks.withIcons().size === 0) return;
      if (pen) pen.drawIcons(context, source, view);
      else if (!isComing) void load();
    },
  };
}
