import type { Core } from "cytoscape";
import type { ElementSet } from "@/graph/document/graph-types";
import type { ChangeMarks } from "../canvas-port";
import { edgeKey } from "../scene/edge-key";
import { collect } from "../scene/elements";
import { isShown, STATE } from "../style/stylesheet";
import type { CanvasTokens } from "../style/theme-tokens";
import { createChangePen, GHOST_RADIUS, type LineEnd } from "./change-pen";
import { type Ghost, toGhosts } from "./ghosts";

/** Shows what changed: classes on what is drawn, crosses and ghosts on a canvas of its own. */
export interface ChangeLayer {
  show(marks: ChangeMarks): void;
  draw(): void;
  destroy(): void;
}

export interface ChangeLayerDeps {
  readonly cy: Core;
  readonly host: HTMLElement;
  tokens(): CanvasTokens;
}

const CLASSES = [STATE.added, STATE.changed, STATE.leaving] as const;

export function createChangeLayer({ cy, host, tokens }: ChangeLayerDeps): ChangeLayer {
  const canvas = host.ownerDocument.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, {
    position: "absolute",
    inset: "0",
    width: "100%",
    height: "100%",
    pointerEvents: "none",
  });
  host.append(canvas);
  const context = canvas.getContext("2d");
  let marks: ChangeMarks | null = null;
  let ghosts: readonly Ghost[] = [];

  const classify = () => {
    cy.batch(() => {
      for (const name of CLASSES) {
        const wanted = collect(cy, marks === null ? [] : keysOf(marks[name]));
        cy.elements(`.${name}`).difference(wanted).removeClass(name);
        wanted.addClass(name);
      }
    });
  };
  // What comes back (an undo while changes are shown) is marked as well.
  cy.on("add", classify);

  const draw = () => {
    if (context === null || marks === null) return;
    const pixels = globalThis.devicePixelRatio || 1;
    canvas.width = Math.round(cy.width() * pixels);
    canvas.height = Math.round(cy.height() * pixels);
    const { x, y } = cy.pan();
    const zoom = cy.zoom() * pixels;
    context.setTransform(zoom, 0, 0, zoom, x * pixels, y * pixels);
    const pen = createChangePen(context, tokens());
    for (const edge of marks.gone.edges) pen.line(endOf(edge.source), endOf(edge.target));
    for (const ghost of ghosts) pen.ghost(ghost);
    const leaving = collect(cy, marks.leaving.nodes).nodes();
    for (const node of leaving.filter(isShown)) pen.cross(node.position());
  };

  const endOf = (id: string): LineEnd | null => {
    const ghost = ghosts.find((one) => one.id === id);
    if (ghost !== undefined) return { ...ghost.position, radius: GHOST_RADIUS };
    const node = cy.getElementById(id).nodes().first();
    return node.empty() || !isShown(node) ? null : { ...node.position(), radius: node.outerWidth() / 2 };
  };

  return {
    show: (next) => {
      marks = next;
      ghosts = toGhosts(next.gone, cy);
      classify();
      draw();
    },
    draw,
    destroy: () => {
      cy.off("add", classify);
      marks = null;
      classify();
      canvas.remove();
    },
  };
}

function keysOf({ nodes, edges }: ElementSet): readonly string[] {
  return [...nodes, ...edges.map(edgeKey)];
}
