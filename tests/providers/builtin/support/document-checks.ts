import type { GraphDocument } from "@/graph/document/document-types";
import type { Chat } from "./chat";

/** Colour by node, where a layer sets one. */
export function coloured(document: GraphDocument): Readonly<Record<string, string>> {
  return Object.fromEntries(
    document.snapshot().nodes.flatMap(({ id }) => {
      const { color } = document.styles.effectiveNode(id);
      return color === undefined ? [] : [[id, color]];
    }),
  );
}

/** Nodes a layer gives a size, and all by a growing factor. */
export function sizedUp(document: GraphDocument): readonly string[] {
  const scales = document.layers.flatMap(({ style }) => (typeof style?.size === "object" ? [style.size.scale] : []));
  if (scales.some((scale) => scale <= 1)) return [];
  return document
    .snapshot()
    .nodes.flatMap(({ id }) => (document.styles.effectiveNode(id).size === undefined ? [] : [id]));
}

export function selected(document: GraphDocument): readonly string[] {
  return document.selection.nodes;
}

/** Nothing was ever changed in this chat: data, styles, view. */
export function untouched({ document }: Chat): boolean {
  const isViewed = document.filter !== null || document.selection.nodes.length + document.focus.nodes.length > 0;
  return document.revision === 0 && !isViewed;
}
