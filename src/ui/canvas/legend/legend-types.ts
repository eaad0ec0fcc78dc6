import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { firstValues, namedTypeAttribute } from "@/graph/profile/type-attribute";
import { printSelector } from "@/graph/selector/print-selector";
import { hasTypeShapes } from "@/graph/styles/default-style";
import type { ColorValue } from "@/graph/styles/style-types";
import type { Words } from "@/words/words";
import { isMissing, isValue, valueWords } from "./legend-mapping";
import type { LegendGroup, LegendRow, LegendSign } from "./legend-row";

const mostTypes = 24;

export interface TypeGroup {
  readonly attribute: string;
  /** The rows of each type as one text, to tell whether a layer covers just these. */
  readonly members: readonly string[];
  readonly group: LegendGroup;
}

/** Types as they are drawn: by shape or line, and in the colour all of a type share, stone where they share none. */
export function typeGroup(document: GraphDocument, target: ElementTarget, words: Words): TypeGroup | null {
  const table = document.tables[target];
  const attribute = namedTypeAttribute(table);
  const column = attribute === undefined ? undefined : table.column(attribute);
  if (attribute === undefined || !column || (target === "nodes" && !hasTypeShapes(table))) return null;
  const told = firstValues(column, table.count, mostTypes).flatMap((value) =>
    typeRow(document, { target, where: isValue(attribute, value), ...valueWords(attribute, value) }),
  );
  if (told.length === 0) return null;
  const none = typeRow(document, {
    target,
    where: isMissing(attribute),
    text: words.legend.none(attribute),
    name: words.legend.none(attribute),
  });
  const rows = [...told, ...none].map(({ row }) => row);
  const group = { key: `types of ${target}`, target, head: capital(attribute), rows };
  return { attribute, members: told.map(({ members }) => members), group };
}

interface TypeDraft extends Pick<LegendRow, "text" | "name" | "where"> {
  readonly target: ElementTarget;
}

function typeRow(document: GraphDocument, draft: TypeDraft): readonly { row: LegendRow; members: string }[] {
  const { target, where } = draft;
  const rows = document.select(where, target);
  const sign = signOf(document, target, rows);
  if (sign === null) return [];
  const selector = printSelector(where);
  const row = { ...draft, key: `${target} ${selector}`, sign, count: rows.length, selector };
  return [{ row, members: rows.join() }];
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
