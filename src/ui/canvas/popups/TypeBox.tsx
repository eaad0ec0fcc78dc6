import type { CanvasView } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import { valueText } from "@/graph/styles/labels";
import { chosen } from "../../actions/chosen";
import { retype } from "../../actions/hand-edits";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";
import { boxPoint } from "./box-point";
import { PickBox, type PickOption } from "./PickBox";
import { useNodePoint } from "./use-node-point";

/** Gives what is selected a type: one there is, or a new one. */
export function TypeBox({ canvas }: { readonly canvas: CanvasView }) {
  const services = useServices();
  const words = useWords("canvas");
  const { nodes } = chosen(services);
  const point = useNodePoint(canvas, nodes[0] ?? null);
  const types = typesOf(services.document, nodes.length > 0 ? "nodes" : "edges");
  const optionsFor = (text: string): readonly PickOption[] => {
    const typed = text.trim();
    const fitting = types.filter((type) => type.toLowerCase().includes(typed.toLowerCase()));
    const known = fitting.map((type) => ({ key: type, text: type }));
    return typed === "" || types.includes(typed) ? known : [...known, { key: typed, text: words.newType(typed) }];
  };
  return (
    <PickBox
      title={words.typeTitle}
      hint={words.typeHint}
      point={boxPoint(point)}
      optionsFor={optionsFor}
      noMatch={() => ""}
      onPick={(type) => void retype(services, type)}
    />
  );
}

/** Types there are, in the order they first come. */
function typesOf(document: GraphDocument, target: "nodes" | "edges"): readonly string[] {
  const { nodeTypeAttribute, edgeTypeAttribute } = document.profile();
  const attribute = (target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute) ?? "type";
  const table = document.tables[target];
  const types = new Set<string>();
  for (let row = 0; row < table.count && types.size < 200; row += 1) {
    const value = table.valueAt(attribute, row);
    if (value !== undefined && value !== null) types.add(valueText(value));
  }
  return [...types];
}
