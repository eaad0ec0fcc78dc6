import { type CSSProperties, memo, type ReactNode } from "react";
import type { ElementTarget } from "@/graph/document/graph-types";
import { valueText } from "@/graph/styles/labels";
import type { JsonValue } from "@/lib/json";
import { NodeSign } from "../../parts/NodeSign";
import { useServices } from "../../services";
import { useAllWords } from "../../use-all-words";
import { shortText } from "../../values/value-text";
import type { ColumnContent, TableColumn } from "../columns/column-types";
import { signRoom } from "../columns/column-width";
import { cellValue } from "../columns/table-columns";
import { EdgeSign } from "./EdgeSign";
import type { GridCell } from "./use-grid-virtual";

export interface GridRowProps {
  readonly target: ElementTarget;
  /** Among the rows shown, from 0. */
  readonly index: number;
  /** Of the element table. */
  readonly row: number;
  readonly top: number;
  readonly first: TableColumn;
  readonly cells: readonly GridCell[];
  readonly isSelected: boolean;
  /** Hidden by the graph's filter: marked, and still there. */
  readonly isHidden: boolean;
  /** The column that has the focus, where it is in this row. */
  readonly activeKey: string | null;
  /** In place of that cell's content. */
  readonly editor: ReactNode;
  readonly version: number;
}

/** A value on one line, with the sign of the node or edge it names. */
const CellContent = memo(OneContent);

/** Signs that fit a cell of 12 px text, about. */
const signWidth = 6.6;
const mostShown = 4_000;

/** One element. Drawn again only when something of it changed. */
export const GridRow = memo(OneRow);

function OneRow(props: GridRowProps) {
  const { index, top, first, cells, isSelected, isHidden } = props;
  const names = ["grid-row", isSelected ? "is-on" : "", isHidden ? "is-off" : ""].join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={names}
      data-index={index}
      style={{ top }}
    >
      <Cell {...props} column={first} index={0} className="cell first" style={{ width: first.width }} />
      {cells.map(({ column, index: place, left }) => (
        <Cell
          key={column.key}
          {...props}
          column={column}
          index={place}
          className={column.isNumber ? "cell num" : "cell"}
          style={{ left, width: column.width }}
        />
      ))}
    </div>
  );
}

interface CellProps extends Omit<GridRowProps, "index"> {
  readonly column: TableColumn;
  readonly index: number;
  readonly className: string;
  readonly style: CSSProperties;
}

function Cell({ target, row, column, index, className, style, activeKey, editor, isHidden, version }: CellProps) {
  const words = useAllWords("table");
  const isActive = activeKey === column.key;
  const isEditing = isActive && editor !== null;
  const { document } = useServices();
  const full = isEditing
    ? null
    : fullText(cellValue(document, target, row, column.content), column.width - signRoom(column.content));
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles it may have support them.
    <div
      role={index === 0 ? "rowheader" : "gridcell"}
      aria-colindex={index + 1}
      aria-readonly={column.content.kind === "end" || column.content.kind === "computed"}
      tabIndex={isActive ? 0 : -1}
      data-key={column.key}
      className={isEditing ? `${className} edit` : className}
      style={style}
      // The cell with the focus shows it below.
      title={isActive ? undefined : (full ?? undefined)}
    >
      {isEditing ? (
        editor
      ) : (
        <>
          <CellContent target={target} row={row} content={column.content} version={version} />
          {index === 0 && isHidden && <span className="sr">{words.hidden}</span>}
          {isActive && full !== null && (
            <div className="cell-full" aria-hidden="true" dir="auto">
              {full}
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface CellContentProps {
  readonly target: ElementTarget;
  readonly row: number;
  readonly content: ColumnContent;
  /** Changes when what is shown may be another. */
  readonly version: number;
}

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
function ValueText({ value, language, missing, empty }: ValueTextProps) {
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

/** The full text of a value that its cell has no room for; null where it has. */
function fullText(value: JsonValue | undefined, width: number): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === "object" ? JSON.stringify(value, null, 1) : valueText(value);
  if (text.length * signWidth <= width - 24) return null;
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}
