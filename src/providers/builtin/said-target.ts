import type { ElementTarget } from "@/graph/graph-types";
import { hasSense, isUnknown, type Link } from "./link-words";
import type { Schema } from "./schema";

/** Edges, when the phrase names them or a value only edges have; else nodes. */
export function saidTarget(links: readonly Link[], schema: Schema): ElementTarget {
  for (const link of links) {
    if (hasSense(link, "noun", "nodes")) return "nodes";
    if (hasSense(link, "noun", "edges") && isCounted(links, link)) return "edges";
    if (link.schema.some((sense) => sense.kind !== "attribute" && (sense.kind === "label" || sense.target === "nodes")))
      return "nodes";
  }
  const edgeOnly = links.some((link) =>
    link.schema.some((sense) => sense.kind === "value" && sense.target === "edges"),
  );
  const isNamed = links.some((link) => isUnknown(link) || link.isName);
  return edgeOnly && !isNamed && schema.context.profile.edgeCount > 0 ? "edges" : "nodes";
}

/** "nodes with 3 edges" speaks of nodes: the noun after a number or "most" is a measure. */
function isCounted(links: readonly Link[], link: Link): boolean {
  const before = links.slice(0, links.indexOf(link));
  return !before.some((other) => hasSense(other, "compare") || hasSense(other, "tie"));
}
