import type { ElementTarget } from "../document/graph-types";
import type { ElementChange, GraphChange } from "./change-types";

const types: Readonly<Record<ElementChange["type"], true>> = {
  "node-put": true,
  "edge-put": true,
  "attributes-set": true,
  "values-set": true,
  "node-remove": true,
  "edge-remove": true,
};

/** Whether it changes elements, or else their places, looks or the rest of the graph. */
export function isElementChange(change: GraphChange): change is ElementChange {
  return change.type in types;
}

/** The elements that it adds, changes or removes. */
export function elementsOf(change: ElementChange): { readonly target: ElementTarget; readonly ids: readonly string[] } {
  switch (change.type) {
    case "node-put":
      return { target: "nodes", ids: [change.node.id] };
    case "edge-put":
      return { target: "edges", ids: [change.edge.id] };
    case "node-remove":
      return { target: "nodes", ids: [change.id] };
    case "edge-remove":
      return { target: "edges", ids: [change.id] };
    case "attributes-set":
      return { target: change.target, ids: [change.id] };
    case "values-set":
      return change;
  }
}
