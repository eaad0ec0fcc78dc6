import type { ElementSet } from "@/graph/document/graph-types";
import type { Words } from "@/words/words";
import type { Services } from "../services";

/** What a user's edit applies to: the selection, else the node with the keyboard focus. */
export function chosen({ document, canvas }: Services): ElementSet {
  const { nodes, edges } = document.selection;
  const focused = canvas.current?.focused() ?? null;
  if (nodes.length + edges.length > 0 || focused === null) return document.selection;
  return { nodes: [focused], edges: [] };
}

type Refusal = (services: Services, words: Words) => string | null;

/** Why there is nothing to work on, if so. */
export const needsAny: Refusal = (services, { canvas }) => {
  const { nodes, edges } = chosen(services);
  return nodes.length + edges.length > 0 ? null : canvas.chooseFirst;
};

export const needsNode: Refusal = (services, { canvas }) =>
  chosen(services).nodes.length > 0 ? null : canvas.chooseNode;

export const needsOneNode: Refusal = (services, { canvas }) =>
  chosen(services).nodes.length === 1 ? null : canvas.chooseOneNode;

export const needsTwoNodes: Refusal = (services, { canvas }) =>
  chosen(services).nodes.length === 2 ? null : canvas.chooseTwoNodes;

export const needsMoreNodes: Refusal = (services, { canvas }) =>
  chosen(services).nodes.length > 1 ? null : canvas.chooseMoreNodes;
