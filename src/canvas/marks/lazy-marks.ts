import type { ChangeMarks } from "../canvas-port";
import type { ChangeLayer, ChangeLayerDeps } from "./change-layer";

/** The layer of Show changes; its code comes with the first marks. */
export function createLazyMarks(deps: ChangeLayerDeps) {
  let layer: ChangeLayer | null = null;
  let wanted: ChangeMarks | null = null;
  const show = async (marks: ChangeMarks | null): Promise<void> => {
    wanted = marks;
    if (marks === null) {
      layer?.destroy();
      layer = null;
      return;
    }
    const { createChangeLayer } = await import("./change-layer");
    // Others may have been wanted meanwhile, or none.
    if (wanted !== marks) return;
    layer ??= createChangeLayer(deps);
    layer.show(marks);
  };
  return { show: (marks: ChangeMarks | null) => void show(marks), draw: () => layer?.draw() };
}
