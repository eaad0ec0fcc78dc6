import { MultiDirectedGraph } from "graphology";
import Sigma from "sigma";
import { CurveProgram, LineProgram } from "./card/edge-programs";
import { ShapeProgram } from "./card/node-program";
import { SPACE } from "./card/shaders";

export type Engine = Sigma;

/** What draws nodes, straight edges and bent ones: their numbers are written there, past the engine's own bookkeeping. */
export interface Card {
  readonly nodes: ShapeProgram;
  readonly lines: LineProgram;
  readonly curves: CurveProgram;
}

type Given<Program extends abstract new (...args: never) => unknown> = ConstructorParameters<Program>;

/** Sigma as the drawing hand alone: camera, gestures, labels and picking are ours. Throws where there is no WebGL. */
export function createEngine(host: HTMLElement): { readonly engine: Engine; readonly card: Card } {
  const made: { -readonly [name in keyof Card]?: Card[name] } = {};
  const engine = new Sigma(placeholderGraph(), host, {
    allowInvalidContainer: true,
    autoRescale: false,
    autoCenter: false,
    renderLabels: false,
    enableEdgeEvents: false,
    enableCameraRotation: false,
    defaultNodeType: "shape",
    defaultEdgeType: "line",
    nodeProgramClasses: {
      shape: class extends ShapeProgram {
        constructor(...given: Given<typeof ShapeProgram>) {
          // biome-ignore lint/plugin: the engine's own few arguments are passed on
          super(...given);
          made.nodes = this;
        }
      },
    },
    nodeHoverProgramClasses: { shape: ShapeProgram },
    edgeProgramClasses: {
      line: class extends LineProgram {
        constructor(...given: Given<typeof LineProgram>) {
          // biome-ignore lint/plugin: the engine's own few arguments are passed on
          super(...given);
          made.lines = this;
        }
      },
      curve: class extends CurveProgram {
        constructor(...given: Given<typeof CurveProgram>) {
          // biome-ignore lint/plugin: the engine's own few arguments are passed on
          super(...given);
          made.curves = this;
        }
      },
    },
  });
  engine.getMouseCaptor().enabled = false;
  engine.getTouchCaptor().enabled = false;
  const half = SPACE / 2;
  engine.setCustomBBox({ x: [-half, half], y: [-half, half] });
  const { nodes, lines, curves } = made;
  if (nodes === undefined || lines === undefined || curves === undefined) throw new Error("Sigma made no programs.");
  return { engine, card: { nodes, lines, curves } };
}

/** The engine draws nothing of a graph without nodes. This one is of no program's: it is not drawn. */
function placeholderGraph() {
  const graph = new MultiDirectedGraph();
  graph.addNode("", { x: 0, y: 0 });
  return graph;
}
