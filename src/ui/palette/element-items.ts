import { Spline } from "lucide-react";
import type { ElementHit } from "@/graph/search/search-elements";
import type { Words } from "@/words/words";
import { idSelector } from "../actions/select-elements";
import { describeElement } from "../canvas/popups/HoverTip";
import type { Services } from "../services";
import type { PaletteItem } from "./palette-types";

/** Found nodes and edges: Enter selects and centres, Shift+Enter adds to the selection. */
export function elementItems(hits: readonly ElementHit[], services: Services, words: Words): readonly PaletteItem[] {
  return hits.flatMap((hit): readonly PaletteItem[] => {
    const description = describeHit(hit, services, words);
    if (description === null) return [];
    return [
      {
        key: `${hit.target} ${hit.id}`,
        section: "elements",
        ...description,
        isElement: true,
        score: hit.rank * 10 + (hit.field.of === "attribute" ? 15 : 0) + (hit.target === "edges" ? 5 : 0),
        run: (given, { isAdding }) => void choose(hit, isAdding, given),
      },
    ];
  });
}

function describeHit(hit: ElementHit, { document }: Services, words: Words) {
  const kind = hit.target === "nodes" ? "node" : "edge";
  const description = describeElement(document, { kind, id: hit.id }, words);
  if (description === null) return null;
  const matched = hit.field.of === "attribute" ? `${hit.field.name}: ${hit.text}` : hit.text;
  const detail = hit.field.of === "label" ? description.text : matched;
  if (hit.target === "edges") return { title: description.title, detail: detail || words.palette.edge, icon: Spline };
  const drawn = document.styles.node(hit.id);
  return {
    title: description.title === "" ? hit.id : description.title,
    detail,
    ...(drawn && { sign: { shape: drawn.shape, color: drawn.color, size: 11 } }),
  };
}

async function choose({ target, id }: ElementHit, isAdding: boolean, services: Services): Promise<void> {
  const { document, edit, canvas } = services;
  const mode = isAdding ? "add" : "replace";
  await edit.run({ name: "selectElements", input: { selector: idSelector([id]), target, mode } });
  const edge = target === "edges" ? document.edge(id) : undefined;
  const nodes = edge ? [edge.source, edge.target] : [id];
  canvas.current?.zoomTo(isAdding ? document.selection.nodes : nodes);
  canvas.current?.pulse(nodes);
}
