import type { ElementRef, ScreenPoint } from "@/canvas/canvas-port";
import type { GraphDocument } from "@/graph/document/document-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import type { JsonObject } from "@/lib/json";
import type { Words } from "@/words/words";
import { cellText } from "../../sentences/cell-text";
import { useServices } from "../../services";
import { useWords } from "../../use-stores";

export interface Hover {
  readonly element: ElementRef;
  readonly point: ScreenPoint;
}

const mostValues = 3;
const longestValue = 32;

/** Name and first values of what the pointer rests on. */
export function HoverTip({ hover }: { readonly hover: Hover }) {
  const { document } = useServices();
  const description = describeElement(document, hover.element, useWords());
  if (description === null) return null;
  const style = { translate: `${hover.point.x + 14}px ${hover.point.y + 14}px` };
  return (
    <div className="tip" style={style} aria-hidden="true">
      <b className="cut">{description.title}</b>
      {description.text}
    </div>
  );
}

/** A title and one line: values and links of a node, ends and values of an edge. */
export function describeElement(document: GraphDocument, { kind, id }: ElementRef, words: Words) {
  if (kind === "node") {
    const node = document.node(id);
    const row = document.tables.nodes.rowOf(id);
    if (!node || row === undefined) return null;
    const title = document.labelOf(id);
    const degree = document.tables.degreeAt(row);
    const values = valuesOf(node.attributes, title);
    return { title, text: [...values, words.canvas.links(degree)].join(" · ") };
  }
  const edge = document.edge(id);
  const drawn = document.styles.edge(id);
  if (!edge || !drawn) return null;
  const joint = drawn.directed ? "→" : "–";
  const title = `${document.labelOf(edge.source)} ${joint} ${document.labelOf(edge.target)}`;
  return { title, text: valuesOf(edge.attributes, title).join(" · ") };
}

function valuesOf(attributes: JsonObject, title: string): readonly string[] {
  const names: readonly string[] = usualLabelAttributes;
  return Object.entries(attributes)
    .filter(([name, value]) => value !== null && !(names.includes(name) && value === title))
    .slice(0, mostValues)
    .map(([name, value]) =>
      typeof value === "number" || typeof value === "boolean" ? `${name} ${cellText(value)}` : cellText(value),
    )
    .map((text) => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text));
}
