import Sigma from "sigma";
import { CurveProgram, LineProgram } from "./card/edge-programs";
import { ShapeProgram } from "./card/node-program";
import { SPACE } from "./card/shaders";
import type { DrawnGraph } from "./figure-types";

export type Engine = Sigma;

/** Sigma as the drawing hand alone: camera, gestures, labels and picking are ours. Throws where there is no WebGL. */
export function createEngine(host: HTMLElement, graph: DrawnGraph): Engine {
  const engine = new Sigma(graph, host, {
    allowInvalidContainer: true,
    autoRescale: false,
    autoCenter: false,
    renderLabels: false,
    enableEdgeEvents: false,
    enableCameraRotation: false,
    defaultNodeType: "shape",
    defaultEdgeType: "line",
    nodeProgramClasses: { shape: ShapeProgram },
    nodeHoverProgramClasses: { shape: ShapeProgram },
    edgeProgramClasses: { line: LineProgram, curve: CurveProgram },
  });
  // We say ourselves what changed, many at once.
  graph.removeAllListeners();
  engine.getMouseCaptor().enabled = false;
  engine.getTouchCaptor().enabled = false;
  const half = SPACE / 2;
  engine.setCustomBBox({ x: [-half, half], y: [-half, half] });
  return engine;
}
