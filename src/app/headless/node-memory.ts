import type { GraphChange } from "@/graph/changes/change-types";
import type { GraphDocument } from "@/graph/document/document-types";
import type { GraphNode, NodeId } from "@/graph/document/graph-types";
import { usualLabelAttributes, valueText } from "@/graph/styles/labels";

/** Names of nodes that are gone, so that an answer which speaks of them still reads. Hears the document from now on. */
export function createNodeMemory(document: GraphDocument): (id: NodeId) => string | undefined {
  const gone = new Map<NodeId, string>();
  document.subscribe(({ changes, origin }) => {
    const removed = changes.flatMap((change) => (change.type === "node-remove" ? [change.id] : []));
    if (removed.length === 0) return;
    const nodes = nodesBroughtBack(document, origin.step);
    for (const id of removed) gone.set(id, nameOf(nodes.get(id), document.meta.labelAttribute) ?? gone.get(id) ?? id);
  });
  return (id) => gone.get(id);
}

/** The nodes as they were: what the step's undo would put back. */
function nodesBroughtBack(document: GraphDocument, step: string): ReadonlyMap<NodeId, GraphNode> {
  const plan = document.planUndo(step);
  const changes: readonly GraphChange[] = plan.success ? plan.changes : [];
  return new Map(changes.flatMap((change) => (change.type === "node-put" ? [[change.node.id, change.node]] : [])));
}

function nameOf(node: GraphNode | undefined, labelAttribute: string | undefined): string | undefined {
  const names = [...(labelAttribute === undefined ? [] : [labelAttribute]), ...usualLabelAttributes];
  const [name] = names.flatMap((attribute) => node?.attributes[attribute] ?? []);
  return name === undefined ? undefined : valueText(name);
}
