import type { ChangeMarks } from "../canvas-port";
import { layOver } from "../drawing/lay-over";
import type { Scene } from "../scene/scene";
import { createChangePen, GHOST_RADIUS, type LineEnd } from "./change-pen";
import { type Ghost, toGhosts } from "./ghosts";

/** Shows what changed: classes on what is drawn, crosses and ghosts on a canvas of its own. */
type ChangeLayer = ReturnType<typeof createChangeLayer>;

interface ChangeLayerDeps {
  readonly scene: Scene;
  readonly host: HTMLElement;
}

/** The layer of Show changes; without marks there is none. */
export function createChangeMarks(deps: ChangeLayerDeps) {
  let layer: ChangeLayer | null = null;
  return {
    show(marks: ChangeMarks | null): void {
      if (marks === null) {
        layer?.destroy();
        layer = null;
        return;
      }
      layer ??= createChangeLayer(deps);
      layer.show(marks);
    },
    draw: () => layer?.draw(),
  };
}

function createChangeLayer({ scene, host }: ChangeLayerDeps) {
  const { plane } = scene;
  const canvas = host.ownerDocument.createElement("canvas");
  layOver(host, canvas);
  const context = canvas.getContext("2d");
  let marks: ChangeMarks | null = null;
  let ghosts: readonly Ghost[] = [];

  const draw = () => {
    if (context === null || marks === null) return;
    const pixels = globalThis.devicePixelRatio || 1;
    canvas.width = Math.round(plane.width() * pixels);
    canvas.height = Math.round(plane.height() * pixels);
    const { x, y, ...view } = plane.camera();
    const zoom = view.zoom * pixels;
    context.setTransform(zoom, 0, 0, zoom, x * pixels, y * pixels);
    const pen = createChangePen(context, scene.tokens());
    for (const edge of marks.gone.edges) pen.line(endOf(edge.source), endOf(edge.target));
    for (const ghost of ghosts) pen.ghost(ghost);
    const leaving = marks.leaving.nodes.flatMap((id) => plane.node(id) ?? []);
    for (const { position } of leaving) pen.cross(position);
  };

  const endOf = (id: string): LineEnd | null => {
    const ghost = ghosts.find((one) => one.id === id);
    if (ghost !== undefined) return { ...ghost.position, radius: GHOST_RADIUS };
    const node = plane.node(id);
    return node && { ...node.position, radius: plane.outerRadius(id) };
  };

  return {
    show: (next: ChangeMarks): void => {
      marks = next;
      ghosts = toGhosts(next.gone, plane);
      scene.mark(next);
      draw();
    },
    draw,
    destroy: (): void => {
      marks = null;
      if (!plane.isGone()) scene.mark(null);
      canvas.remove();
    },
  };
}
