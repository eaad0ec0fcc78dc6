import type { Core } from "cytoscape";
import type { ElementSet } from "@/graph/document/graph-types";
import type { ChangeMarks } from "../canvas-port";
import { edgeKey } from "../scene/edge-key";
import { collect } from "./elements";
import { STATE } from "./stylesheet";

const CLASSES = [STATE.added, STATE.changed, STATE.leaving] as const;

/** Puts the classes of Show changes on what is drawn; null takes them away. */
export function createChangeClasses(cy: Core): (marks: ChangeMarks | null) => void {
  let marks: ChangeMarks | null = null;
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
  cy.on("add", () => (marks === null ? undefined : classify()));
  return (next) => {
    marks = next;
    classify();
  };
}

function keysOf({ nodes, edges }: ElementSet): readonly string[] {
  return [...nodes, ...edges.map(edgeKey)];
}
