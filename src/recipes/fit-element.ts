import type { JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import type { Asked, Fit } from "./fit-types";

/** A node by its label, an edge by its id, a saved set or a style layer by its name. */
export function fitElement(asked: Asked): Fit {
  switch (asked.parameter.kind) {
    case "node":
      return fitNode(asked);
    case "edge":
      return fitEdge(asked);
    case "set":
      return fitSet(asked);
    default:
      return fitLayer(asked);
  }
}

const mostOptions = 100;

/** Ids mean other nodes on other graphs, so the label comes first; an id where the recipe knows no label. */
function fitNode({ wanted, isChosen, names }: Asked): Fit {
  const name = String(wanted);
  const byLabel = names.findLabel(name);
  const found = byLabel.kind === "none" ? names.find(name) : byLabel;
  if (found.kind === "one") return { fits: true, value: found.id, how: howOf(found, name, isChosen) };
  if (found.kind === "several") {
    const options = found.ids.slice(0, mostOptions);
    // The id itself names one of them.
    const own = isChosen || names.find(name).kind === "one" ? found.ids.find((id) => id === name) : undefined;
    if (own !== undefined) return { fits: true, value: own, how: "chosen" };
    return { fits: false, why: "several-nodes", detail: String(found.ids.length), options };
  }
  const near = names.nearest(name);
  return { fits: false, why: "no-node", options: near, ...(near[0] !== undefined && { suggestion: near[0] }) };
}

function howOf(found: { readonly id: string; readonly label: string }, name: string, isChosen: boolean) {
  if (isChosen) return "chosen";
  return found.label === name || found.id === name ? "same" : "case";
}

function fitEdge({ wanted, isChosen, graph }: Asked): Fit {
  const { edges } = graph.tables;
  if (edges.rowOf(String(wanted)) !== undefined)
    return { fits: true, value: wanted, how: isChosen ? "chosen" : "same" };
  const options = Array.from({ length: Math.min(edges.count, mostOptions) }, (_, row) => edges.idAt(row));
  return { fits: false, why: "no-edge", options };
}

function fitSet({ wanted, isChosen, place, graph }: Asked): Fit {
  if (wanted === "selected") {
    const { nodes, edges } = graph.selection;
    if (nodes.length + edges.length > 0) return { fits: true, value: wanted, how: "same" };
    return { fits: false, why: "nothing-selected", options: [] };
  }
  if (place.use === "write") return { fits: true, value: wanted, how: isChosen ? "chosen" : "free" };
  return fitName(
    wanted,
    isChosen,
    graph.namedSets.map(({ name }) => name),
    "no-set",
  );
}

function fitLayer({ wanted, isChosen, place, graph }: Asked): Fit {
  if (place.use === "write") return { fits: true, value: wanted, how: isChosen ? "chosen" : "free" };
  if (graph.layers.some(({ id }) => id === wanted)) return { fits: true, value: wanted, how: "same" };
  return fitName(
    wanted,
    isChosen,
    graph.layers.map(({ name }) => name),
    "no-layer",
  );
}

function fitName(wanted: JsonValue, isChosen: boolean, names: readonly string[], why: "no-set" | "no-layer"): Fit {
  const [exact] = names.filter((name) => name === wanted);
  if (exact !== undefined) return { fits: true, value: exact, how: isChosen ? "chosen" : "same" };
  const folded = String(wanted).toLowerCase();
  const alike = names.find((name) => name.toLowerCase() === folded);
  if (alike !== undefined) return { fits: true, value: alike, how: isChosen ? "chosen" : "case" };
  const [near] = nearest(folded, names, 1);
  return { fits: false, why, options: names.slice(0, mostOptions), ...(near !== undefined && { suggestion: near }) };
}
