import type { GraphProfile } from "@/graph/profile/profile-types";
import { singulars } from "../text/inflect";

type NamedGraph = Pick<GraphProfile, "name" | "nodeTypeAttribute" | "nodeAttributes">;

const asWritten = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The message with the open graph called "the graph" where a sentence can only mean the whole of it: "who holds NAME together",
 * "the groups of NAME", "colour NAME by". Elsewhere the words stay: a graph called "Cats" must not take the cats out of "find all
 * cats", and one that has cats among others means these by "colour cats by".
 */
export function withoutGraphName(text: string, { name: graph, nodeTypeAttribute, nodeAttributes }: NamedGraph): string {
  const name = graph.trim();
  if (name === "" || name.length > 80) return text;
  const kinds = nodeAttributes.find((attribute) => attribute.name === nodeTypeAttribute)?.values ?? [];
  const isKind = kinds.some(({ value }) => singulars(name.toLowerCase()).includes(String(value).toLowerCase()));
  if (isKind) return text;
  const holds = new RegExp(`\\b(holds?|keeps?)\\s+(?:the\\s+)?${asWritten(name)}\\s+together\\b`, "giu");
  const groups = new RegExp(
    `\\b(groups|communities|clusters|parts|components)\\s+(?:of|in)\\s+(?:the\\s+)?${asWritten(name)}(?![\\p{L}\\p{N}])`,
    "giu",
  );
  const coloured = new RegExp(`\\b(colou?r)\\s+(?:the\\s+)?${asWritten(name)}\\s+by\\b`, "giu");
  return text.replace(holds, "$1 the graph together").replace(groups, "$1").replace(coloured, "$1 the nodes by");
}
