import type { Core } from "cytoscape";
import type { ElementSet } from "@/graph/document/graph-types";
import type { Highlight } from "../marks/highlight";
import { edgeKey } from "../scene/edge-key";
import { collect } from "./elements";
import { STATE } from "./stylesheet";

export function createHighlight(cy: Core): Highlight {
  let selected = new Set<string>();
  let hovered: string | null = null;
  let bright: ElementSet | null = null;
  let isolated: ElementSet | null = null;

  const select = (next: ElementSet) => {
    selected = new Set([...next.nodes, ...next.edges.map(edgeKey)]);
    // Closed to the engine's own clicks, so that only the document selects.
    cy.autounselectify(false);
    cy.batch(() => {
      cy.$(":selected")
        .filter((element) => !selected.has(element.id()))
        .unselect();
      collect(cy, selected).select();
    });
    cy.autounselectify(true);
    markHot();
  };

  const hover = (key: string | null) => {
    if (key === hovered) return;
    cy.batch(() => {
      if (hovered !== null) cy.getElementById(hovered).removeClass(STATE.hover);
      if (key !== null) cy.getElementById(key).addClass(STATE.hover);
    });
    hovered = key;
    markHot();
  };

  /** Ink for the hovered node's own edges, a hovered edge and edges between selected nodes. */
  const markHot = () => {
    const hot = collect(cy, selected).nodes();
    const wanted = hot.edgesWith(hot);
    if (hovered !== null) {
      const under = cy.getElementById(hovered);
      wanted.merge(under.isNode() ? under.connectedEdges() : under);
    }
    cy.batch(() => {
      cy.edges(`.${STATE.hot}`).difference(wanted).removeClass(STATE.hot);
      wanted.addClass(STATE.hot);
    });
  };

  const redim = () => {
    const shown = bright ?? isolated;
    const stays = shown === null ? null : brightKeys(cy, shown);
    cy.batch(() => {
      const rest = cy.elements().filter((element) => stays !== null && !stays.has(element.id()));
      cy.elements(`.${STATE.dim}`).difference(rest).removeClass(STATE.dim);
      rest.addClass(STATE.dim);
    });
  };

  const dim = (elements: ElementSet | null) => {
    if (elements === bright) return;
    bright = elements;
    redim();
  };

  return {
    select,
    hover,
    dim,
    isolate: (elements) => {
      isolated = elements;
      redim();
    },
    isIsolated: () => isolated !== null,
    again: () => {
      if (hovered !== null && cy.getElementById(hovered).empty()) hovered = null;
      markHot();
      redim();
    },
    isHovered: (key) => key === hovered,
    isSelected: (key) => selected.has(key),
    isDimmed: (key) => cy.getElementById(key).hasClass(STATE.dim),
    hovered: () => hovered,
  };
}

function brightKeys(cy: Core, { nodes, edges }: ElementSet): ReadonlySet<string> {
  const keys = new Set([...nodes, ...edges.map(edgeKey)]);
  if (edges.length > 0) return keys;
  const ends = new Set(nodes);
  cy.edges().forEach((edge) => {
    if (ends.has(edge.data("source")) && ends.has(edge.data("target"))) keys.add(edge.id());
  });
  return keys;
}
