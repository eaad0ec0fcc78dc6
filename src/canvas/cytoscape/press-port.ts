import type { Core, EventObject } from "cytoscape";
import type { PressPort } from "../scene/plane";

export function createPressPort(cy: Core): PressPort {
  return {
    allow: ({ boxes, drags }) => {
      cy.boxSelectionEnabled(boxes);
      cy.autoungrabify(!drags);
    },
    allowPan: (isAllowed) => void cy.userPanningEnabled(isAllowed),
    onStroke: (hearing) => {
      const begin = (event: EventObject) => hearing.begin({ ...event.position }, event.originalEvent.shiftKey);
      const draw = (event: EventObject) => hearing.draw({ ...event.position });
      const end = (event: EventObject) => hearing.end({ ...event.position });
      cy.on("tapstart", begin);
      cy.on("tapdrag", draw);
      cy.on("tapend", end);
      return () => {
        cy.off("tapstart", begin);
        cy.off("tapdrag", draw);
        cy.off("tapend", end);
      };
    },
  };
}
