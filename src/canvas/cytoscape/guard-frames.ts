import type { Core } from "cytoscape";
import type { Faults } from "../scene/faults";

/** Methods of the engine's renderer that draw; none of its public ones can be stood before. */
interface Renderer {
  render?: (options: unknown) => void;
  drawNode?: Draw;
  drawEdge?: Draw;
}

type Draw = (context: unknown, element: { id(): string }, ...more: readonly unknown[]) => void;

/** The engine asks for no further frame after one that threw: here one element's failure costs that element only. */
export function guardFrames(cy: Core, { guard }: Faults): void {
  // As the engine's types have no renderer.
  const { renderer } = cy as Core & { renderer?: () => Renderer };
  const own = renderer?.call(cy);
  if (own === undefined) return;
  const { render, drawNode, drawEdge } = own;
  const guarded =
    (draw: Draw): Draw =>
    (context, element, ...more) =>
      // biome-ignore lint/plugin: the engine's own few arguments are passed on
      guard(element.id(), () => draw.call(own, context, element, ...more), undefined);
  if (drawNode) own.drawNode = guarded(drawNode);
  if (drawEdge) own.drawEdge = guarded(drawEdge);
  if (render) own.render = (options) => guard(null, () => render.call(own, options), undefined);
}
