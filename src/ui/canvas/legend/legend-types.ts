import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { firstValues, namedTypeAttribute } from "@/graph/profile/type-attribute";
import { printSelector } from "@/graph/selector/print-selector";
import { hasTypeShapes } from "@/graph/styles/default-style";
import { isValue, valueWords } from "./legend-mapping";
import type { LegendGroup, LegendRow, LegendSign } from "./legend-row";
import { isShared } from "./legend-rows";

const mostTypes = 24;

export interface TypeGroup {
  /** Whether just the elements of one type are these. */
  isOneOf(rows: Uint32Array): boolean;
  readonly group: LegendGroup;
}

/** The attribute whose values are told by shape or line. */
export function typeAttribute({ tables }: Pick<GraphDocument, "tables">, target: ElementTarget): string | undefined {
  const table = tables[target];
  return target === "nodes" && !hasTypeShapes(table) ? undefined : namedTypeAttribute(table);
}

/** Types as they are drawn: by shape or line, and in the colour all of a type share, stone where they share none. What has no type has no row. */
export function typeGroup(document: GraphDocument, target: ElementTarget): TypeGroup | null {
  const table = document.tables[target];
  const attribute = typeAttribute(document, target);
  const column = attribute === undefined ? undefined : table.column(attribute);
  if (attribute === undefined || !column) return null;
  const entries = firstValues(column, table.count, mostTypes).flatMap((value) =>
    typeRow(document, { target, where: isValue(attribute, value), ...valueWords(attribute, value) }),
  );
  if (entries.length === 0) return null;
  const rows = entries.map(({ row }) => row);
  const group = { key: `types of ${target}`, target, head: capital(attribute), rows };
  return { isOneOf: (some) => entries.some(({ members }) => isSame(members, some)), group };
}

interface TypeDraft extends Pick<LegendRow, "text" | "name" | "where"> {
  readonly target: ElementTarget;
}

function typeRow(document: GraphDocument, draft: TypeDraft): readonly { row: LegendRow; members: Uint32Array }[] {
  const { target, where } = draft;
  const rows = document.select(where, target);
  const sign = signOf(document, target, rows);
  if (sign === null) return [];
  const selector = printSelector(where);
  const row = { ...draft, key: `${target} ${selector}`, sign, count: rows.length, selector };
  return [{ row, members: rows }];
}

function isSame(one: Uint32Array, other: Uint32Array): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at]);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function signOf(document: GraphDocument, target: ElementTarget, rows: Uint32Array): LegendSign | null {
  const [first] = rows;
  if (first === undefined) return null;
  const hasColor = isShared(document, { target, rows, isType: true }, "color");
  if (target === "nodes") {
    const { shape, color } = document.styles.nodeAt(first);
    return { kind: "node", shape, color: hasColor ? color : "--g-0" };
  }
  const { width, lineStyle, color } = document.styles.edgeAt(first);
  return { kind: "line", color: hasColor ? color : "--edge", width: Math.min(width, 4), lineStyle };
}
