import type { GraphDocument } from "@/graph/document-types";
import type { ElementTarget } from "@/graph/graph-types";
import { valueText } from "@/graph/labels";
import { printSelector } from "@/graph/selector/print-selector";
import type { ColorValue } from "@/graph/style-types";
import { firstValues, namedTypeAttribute } from "@/graph/type-attribute";
import type { JsonValue } from "@/lib/json";
import type { LegendRow, LegendSign } from "./legend-row";

const mostTypes = 24;

export interface TypeRow {
  readonly attribute: string;
  /** Its rows as one text, to tell whether a layer covers just these. */
  readonly members: string;
  readonly row: LegendRow;
}

/** Types as they are drawn: by shape or line, and in the colour all of a type share, stone where they share none. */
export function typeRows(document: GraphDocument, target: ElementTarget): readonly TypeRow[] {
  const table = document.tables[target];
  const attribute = namedTypeAttribute(table);
  const column = attribute === undefined ? undefined : table.column(attribute);
  if (attribute === undefined || !column) return [];
  return firstValues(column, table.count, mostTypes).flatMap((value) => {
    const field = { name: attribute, of: "bare" } as const;
    const where = { op: "compare", field, cmp: "==", value: { kind: "literal", value } } as const;
    const rows = document.select(where, target);
    const [first] = rows;
    const sign = first === undefined ? null : signOf(document, target, rows);
    if (sign === null) return [];
    const row = { key: keyOf(target, value), target, sign, text: wordFor(attribute, value), count: rows.length };
    return [{ attribute, members: `${target} ${rows.join()}`, row: { ...row, where, selector: printSelector(where) } }];
  });
}

/** "cat" speaks for itself, "1" only beside its attribute. */
function wordFor(attribute: string, value: JsonValue): string {
  return typeof value === "string" && Number.isNaN(Number(value)) ? value : `${attribute} ${valueText(value)}`;
}

function keyOf(target: ElementTarget, value: JsonValue): string {
  return `${target} ${JSON.stringify(value)}`;
}

function signOf(document: GraphDocument, target: ElementTarget, rows: Uint32Array): LegendSign | null {
  const ids = [...rows].map((row) => document.tables[target].idAt(row));
  const [first] = ids;
  if (first === undefined) return null;
  if (target === "nodes") {
    const drawn = document.styles.node(first);
    const color = shared(ids.map((id) => document.styles.node(id)?.color));
    return drawn ? { kind: "node", shape: drawn.shape, color: color ?? "--g-0" } : null;
  }
  const drawn = document.styles.edge(first);
  const color = shared(ids.map((id) => document.styles.edge(id)?.color));
  if (!drawn) return null;
  return { kind: "line", color: color ?? "--edge", width: Math.min(drawn.width, 4), lineStyle: drawn.lineStyle };
}

function shared(colors: readonly (ColorValue | undefined)[]): ColorValue | undefined {
  const [first] = colors;
  return colors.every((color) => color === first) ? first : undefined;
}
