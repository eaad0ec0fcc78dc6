import { memo } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import { NodeSign } from "../../parts/NodeSign";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { shortText } from "../../values/value-text";
import type { ColumnContent } from "../columns/column-types";
import { cellValue } from "../columns/table-columns";
import { EdgeSign } from "./EdgeSign";

interface CellContentProps {
  readonly target: ElementTarget;
  readonly row: number;
  readonly content: ColumnContent;
  /** Changes when what is shown may be another. */
  readonly version: number;
}

/** A value on one line, with the sign of the node or edge it names. */
export const CellContent = memo(OneContent);

function OneContent({ target, row, content }: CellContentProps) {
  const { document } = useServices();
  const { language, table: words } = useAllWords();
  const value = cellValue(document, target, row, content);
  return (
    <>
      <CellSign target={target} row={row} content={content} />
      <ValueText value={value} language={language} missing={words.missing} empty={words.emptyText} />
    </>
  );
}

interface ValueTextProps {
  readonly value: JsonValue | undefined;
  readonly language: string;
  readonly missing: string;
  readonly empty: string;
}

/** Told apart: no value, an empty text, and the rest. Isolated, so that a right-to-left name turns nothing else round. */
export function ValueText({ value, language, missing, empty }: ValueTextProps) {
  if (value === undefined || value === null) {
    return (
      <span className="none">
        <span aria-hidden="true">–</span>
        <span className="sr">{missing}</span>
      </span>
    );
  }
  if (value === "") return <span className="none">{empty}</span>;
  return <bdi className="cut">{shortText(value, language)}</bdi>;
}

function CellSign({ target, row, content }: Omit<CellContentProps, "version">) {
  const { document } = useServices();
  const { tables, styles } = document;
  if (content.kind === "name") {
    const drawn = styles.node(tables.nodes.idAt(row));
    return drawn ? <NodeSign shape={drawn.shape} color={drawn.color} size={10} /> : null;
  }
  if (content.kind !== "end") return null;
  const end = content.end === "source" ? tables.sourceRow(row) : tables.targetRow(row);
  const node = styles.node(tables.nodes.idAt(end));
  const edge = content.end === "source" ? styles.edge(tables[target].idAt(row)) : undefined;
  return (
    <>
      {edge && <EdgeSign edge={edge} />}
      {node && <NodeSign shape={node.shape} color={node.color} size={10} />}
    </>
  );
}

/** Signs that fit a cell of 12 px text, about. */
const signWidth = 6.6;
const mostShown = 4_000;

/** The full text of a value that its cell has no room for; null where it has. */
export function fullText(value: JsonValue | undefined, width: number): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === "object" ? JSON.stringify(value, null, 1) : valueText(value);
  if (text.length * signWidth <= width - 24) return null;
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
