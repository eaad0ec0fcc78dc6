import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { attributeFacts, attributesByUse } from "../../parts/pane/attribute-facts";

/** Of a node besides its attributes. */
export const computedFields = ["degree", "indegree", "outdegree"] as const;

/** The attribute a form begins with: one that tells few groups apart, else a number, else the links. */
export function firstAttribute(document: GraphDocument, target: ElementTarget): string | undefined {
  const [best] = attributesByUse(attributeFacts(document, target), document.tables[target].count);
  return best?.name ?? (target === "nodes" ? "degree" : undefined);
}
