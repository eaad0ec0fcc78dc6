import type { EventObject } from "cytoscape";
import { createSketch, type Sketch } from "../style/sketch";
import { createConnect } from "./connect-tool";
import { createLasso } from "./lasso-tool";
import type { ActiveTool, ToolDeps } from "./tool-types";

/** While a stroke is drawn the view stands still: for the rest, wheel and two fingers move it as ever. */
export function startTool(tool: "lasso" | "connect", { cy, host, deps }: ToolDeps): ActiveTool {
  const sketch: Sketch = createSketch(host, cy);
  const strokes = tool === "lasso" ? createLasso(cy, deps, sketch) : createConnect(cy, deps, sketch);
  const begin = (event: EventObject) => {
    cy.userPanningEnabled(false);
    strokes.begin({ ...event.position }, event.originalEvent.shiftKey);
  };
  const draw = (event: EventObject) => strokes.draw({ ...event.position });
  const end = (event: EventObject) => {
    cy.userPanningEnabled(true);
    strokes.end({ ...event.position });
  };
  const giveWay = (event: TouchEvent) => {
    if (event.touches.length < 2) return;
    strokes.cancel();
    cy.userPanningEnabled(true);
  };
  cy.on("tapstart", begin);
  cy.on("tapdrag", draw);
  cy.on("tapend", end);
  host.addEventListener("touchstart", giveWay, { capture: true, passive: true });
  return {
    cancel: strokes.cancel,
    destroy: () => {
      cy.off("tapstart", begin);
      cy.off("tapdrag", draw);
      cy.off("tapend", end);
      host.removeEventListener("touchstart", giveWay, { capture: true });
      if (!cy.destroyed()) cy.userPanningEnabled(true);
      sketch.destroy();
    },
  };
}
