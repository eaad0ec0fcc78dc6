import type { ElementSet } from "@/graph/document/graph-types";
import type { Camera, CanvasDeps, CanvasNews, ChangeMarks } from "./canvas-port";
import { createEngines } from "./engines";
import { createStage, type Stage } from "./stage";

/** What lies over the picture and stays when it is drawn in another way. */
export interface Over {
  marks: ChangeMarks | null;
  dimmed: ElementSet | null;
  isolated: ElementSet | null;
}

/** Holds the stage now standing, and puts another in its place. */
export function createStageHolder(host: HTMLElement, deps: CanvasDeps, tell: (news: CanvasNews) => void) {
  const engines = createEngines(deps, () => change());
  const makeStage = () => createStage({ host, deps, makeScene: engines.makeScene, tell });
  const over: Over = { marks: null, dimmed: null, isolated: null };
  let isGone = false;
  let stage = makeStage();

  /** Another graph: a stage of its own, framed as a whole. */
  const begin = (): void => {
    stage.destroy();
    const tool = stage.tool.now();
    stage = makeStage();
    stage.tool.set(tool);
    tell({ type: "zoom" });
    tell({ type: "camera" });
  };
  /** The same graph drawn anew: in another way, or as the document is where the picture cannot follow. */
  const change = (): void => {
    if (isGone) return;
    const camera = stage.scene.camera.now();
    const isWhole = stage.scene.camera.isFramed() || isUntouched(camera);
    const focus = stage.focus.now();
    begin();
    if (!isWhole) stage.scene.camera.set(camera);
    if (focus !== null) stage.focus.go(focus);
    stage.mark(over.marks);
    stage.scene.highlight.dim(over.dimmed);
    stage.scene.highlight.isolate(over.isolated);
  };
  /** Draws; what fails is drawn anew. */
  const follow = (draw: () => void): void => {
    try {
      draw();
    } catch {
      change();
    }
  };
  const destroy = (): void => {
    isGone = true;
    stage.destroy();
  };
  return { stage: (): Stage => stage, engines, over, begin, change, follow, destroy };
}

/** Of a picture that nothing was drawn in. */
function isUntouched({ x, y, zoom }: Camera): boolean {
  return x === 0 && y === 0 && zoom === 1;
}
