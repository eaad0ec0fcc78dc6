import type { GraphDocument } from "@/graph/document/document-types";
import type { ElementTarget } from "@/graph/document/graph-types";
import { usualLabelAttributes } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import type { ColumnChoice } from "@/store/view/table-store";
import type { AllWords } from "@/words/words";
import type { ColumnContent, ComputedName, TableColumn } from "./column-types";
import { usualWidth } from "./column-width";

/** All columns there could be, in the order chosen; the first one stays first and is always shown. */
export function tableColumns(
  document: GraphDocument,
  target: ElementTarget,
  choice: ColumnChoice,
  words: AllWords["table"],
): readonly TableColumn[] {
  const usual = target === "nodes" ? nodeColumns(document, choice, words) : edgeColumns(document, choice, words);
  const [first, ...rest] = usual;
  if (!first) return [];
  const places = new Map(choice.order.map((key, place) => [key, place]));
  const placeOf = ({ key }: UsualColumn, index: number) => places.get(key) ?? choice.order.length + index;
  const ordered = rest
    .map((column, index) => ({ column, place: placeOf(column, index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ column }) => column);
  return [first, ...ordered].map((column, index) => ({
    ...column,
    isShown: index === 0 || (choice.shown[column.key] ?? column.isShown),
    own: ownAttribute(document, target, column.content, choice),
    ...widthOf(document, target, column, choice.widths[column.key]),
  }));
}

type UsualColumn = Omit<TableColumn, "width" | "wish" | "own">;

function widthOf(document: GraphDocument, target: ElementTarget, column: UsualColumn, chosen: number | undefined) {
  if (chosen !== undefined) return { width: chosen, wish: chosen };
  const table = document.tables[target];
  return usualWidth(table, { ...column, count: table.count, read: readerOf(document, target, column.content) });
}

function ownAttribute(
  { tables }: GraphDocument,
  target: ElementTarget,
  content: ColumnContent,
  { added }: ColumnChoice,
): string | null {
  if (content.kind !== "attribute" && content.kind !== "name") return null;
  const { attribute } = content;
  return tables[target].column(attribute) !== undefined || added.includes(attribute) ? attribute : null;
}

function nodeColumns(document: GraphDocument, choice: ColumnChoice, words: AllWords["table"]): readonly UsualColumn[] {
  const { tables } = document;
  const naming = namingAttribute(document);
  const isThere = tables.nodes.column(naming) !== undefined;
  const first: UsualColumn = {
    key: "name",
    title: isThere ? naming : words.name,
    content: { kind: "name", attribute: naming },
    isNumber: false,
    isShown: true,
  };
  return [
    first,
    ...attributeColumns(document, "nodes", choice).filter(({ title }) => title !== naming),
    computed("degree", words.degree, true),
    computed("indegree", words.indegree, false),
    computed("outdegree", words.outdegree, false),
    computed("id", words.id, !isThere),
  ];
}

function edgeColumns(document: GraphDocument, choice: ColumnChoice, words: AllWords["table"]): readonly UsualColumn[] {
  const end = (name: "source" | "target"): UsualColumn => ({
    key: name,
    title: words[name],
    content: { kind: "end", end: name },
    isNumber: false,
    isShown: true,
  });
  return [
    end("source"),
    end("target"),
    ...attributeColumns(document, "edges", choice),
    computed("id", words.id, false),
  ];
}

function attributeColumns(
  { tables }: GraphDocument,
  target: ElementTarget,
  choice: ColumnChoice,
): readonly UsualColumn[] {
  const table = tables[target];
  const names = [...new Set([...table.attributeNames(), ...choice.added])];
  return names.map((name) => ({
    key: `data.${name}`,
    title: name,
    content: { kind: "attribute", attribute: name },
    isNumber: table.column(name)?.kind === "number",
    isShown: true,
  }));
}

function computed(name: ComputedName, title: string, isShown: boolean): UsualColumn {
  return { key: name, title, content: { kind: "computed", name }, isNumber: name !== "id", isShown };
}

/** The attribute nodes are named by; where none has one, the one a new name is written to. */
export function namingAttribute({ meta, tables }: GraphDocument): string {
  const there = usualLabelAttributes.find((name) => tables.nodes.column(name) !== undefined);
  return meta.labelAttribute ?? there ?? usualLabelAttributes[0];
}

/** The attribute this node has its name from, if it is not its id. */
export function namingAttributeOf(document: GraphDocument, row: number): string {
  const { nodes } = document.tables;
  const names = [namingAttribute(document), ...usualLabelAttributes];
  return names.find((name) => (nodes.valueAt(name, row) ?? "") !== "") ?? namingAttribute(document);
}

/** What a cell holds; ends by their name. */
export function cellValue(document: GraphDocument, target: ElementTarget, row: number, content: ColumnContent) {
  return readerOf(document, target, content)(row);
}

/** Reads a column row by row: for sorting and for files. `undefined` = no value. */
export function readerOf(
  { tables }: GraphDocument,
  target: ElementTarget,
  content: ColumnContent,
): (row: number) => JsonValue | undefined {
  switch (content.kind) {
    case "name":
      return (row) => tables.labelAt(row);
    case "end": {
      const rowOf = content.end === "source" ? tables.sourceRow : tables.targetRow;
      return (row) => tables.labelAt(rowOf(row));
    }
    case "attribute":
      return (row) => tables[target].valueAt(content.attribute, row) ?? undefined;
    case "computed":
      return computedReader(tables, target, content.name);
  }
}

function computedReader(tables: GraphDocument["tables"], target: ElementTarget, name: ComputedName) {
  switch (name) {
    case "degree":
      return (row: number) => tables.degreeAt(row);
    case "indegree":
      return (row: number) => tables.indegreeAt(row);
    case "outdegree":
      return (row: number) => tables.outdegreeAt(row);
    case "id":
      return (row: number) => tables[target].idAt(row);
  }
}

/** The attribute a cell of the column writes to; undefined where it cannot be edited. */
export function writtenAttribute(document: GraphDocument, row: number, content: ColumnContent): string | undefined {
  if (content.kind === "name") return namingAttributeOf(document, row);
  return content.kind === "attribute" ? content.attribute : undefined;
}
