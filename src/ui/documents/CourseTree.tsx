import { ChevronRight } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { TreeRow } from "./tree-rows";
import { useWindow } from "./use-window";

export interface CourseTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** The row that takes the focus; the first where it is not there. */
  readonly activeId: string | null;
  onActive(id: string): void;
  onOpen(row: TreeRow, isOpen: boolean): void;
  onRead(row: TreeRow): void;
}

/** Courses, their lessons and passages as an ARIA tree; of a long one only what is in sight is drawn. */
export function CourseTree({ label, rows, activeId, onActive, onOpen, onRead }: CourseTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const found = rows.findIndex(({ id }) => id === activeId);
  const active = Math.max(0, found);
  const { first, end, rowHeight, reveal } = useWindow(tree, rows.length);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    reveal(active);
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const choose = (row: TreeRow) => (row.kind === "course" ? onOpen(row, row.isOpen !== true) : onRead(row));
  const goTo = (row: TreeRow | undefined) => {
    if (!row) return;
    wantsFocus.current = true;
    onActive(row.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    const move = row && !isChord(event) ? treeMove(event.key, rows, active) : null;
    if (!row || move === null) return;
    event.preventDefault();
    if (move.kind === "act") choose(row);
    else if (move.kind === "fold") onOpen(row, move.isOpen);
    else goTo(rows[move.to]);
  };
  const places = withActive(first, end, active);
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={label}
      className="doc-tree"
      style={{ height: rows.length * rowHeight }}
      onKeyDown={onKeyDown}
    >
      {places.map((place) => {
        const row = rows[place];
        if (!row) return null;
        return (
          <TreeItem
            key={row.id}
            row={row}
            top={place * rowHeight}
            isActive={place === active}
            onFocus={() => row.id !== activeId && onActive(row.id)}
            onOpen={(isOpen) => onOpen(row, isOpen)}
            onPress={() => choose(row)}
          />
        );
      })}
    </div>
  );
}

function isChord({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** The row with the focus is always drawn. */
function withActive(first: number, end: number, active: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (active < first) return [active, ...places];
  return active >= end ? [...places, active] : places;
}

interface TreeItemProps {
  readonly row: TreeRow;
  readonly top: number;
  readonly isActive: boolean;
  onFocus(): void;
  onOpen(isOpen: boolean): void;
  onPress(): void;
}

function TreeItem({ row, top, isActive, onFocus, onOpen, onPress }: TreeItemProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its items.
    <div
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={row.isOpen ?? undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      className={`doc-row row lit ring-in ${row.kind}`}
      style={{ top }}
      title={row.label}
      onFocus={onFocus}
      onClick={onPress}
    >
      {row.isOpen === null ? (
        <i className="doc-leaf" />
      ) : (
        <ChevronRight
          size={14}
          strokeWidth={1.75}
          aria-hidden="true"
          className={row.isOpen ? "doc-fold is-open" : "doc-fold"}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row.isOpen !== true);
          }}
        />
      )}
      <span className="doc-label cut">{row.label}</span>
      {row.count > 0 && <span className="num quiet">{row.count}</span>}
    </div>
  );
}

/** What a key does in the tree. */
type TreeMove =
  | { readonly kind: "go"; readonly to: number }
  | { readonly kind: "fold"; readonly isOpen: boolean }
  /** What a press on the row does. */
  | { readonly kind: "act" };

const pageRows = 10;

/** The keys of the tree pattern; null for one that does nothing here. */
function treeMove(key: string, rows: readonly TreeRow[], at: number): TreeMove | null {
  const last = rows.length - 1;
  const to = (place: number): TreeMove => ({ kind: "go", to: Math.max(0, Math.min(last, place)) });
  switch (key) {
    case "Enter":
    case " ":
      return { kind: "act" };
    case "ArrowDown":
      return to(at + 1);
    case "ArrowUp":
      return to(at - 1);
    case "PageDown":
      return to(at + pageRows);
    case "PageUp":
      return to(at - pageRows);
    case "Home":
      return to(0);
    case "End":
      return to(last);
    case "ArrowRight":
      return inward(rows[at], at);
    case "ArrowLeft":
      return outward(rows, at);
    default:
      return null;
  }
}

function inward(row: TreeRow | undefined, at: number): TreeMove | null {
  if (row?.isOpen === true) return { kind: "go", to: at + 1 };
  return row?.isOpen === false ? { kind: "fold", isOpen: true } : null;
}

function outward(rows: readonly TreeRow[], at: number): TreeMove | null {
  const row = rows[at];
  if (!row) return null;
  if (row.isOpen === true) return { kind: "fold", isOpen: false };
  const parent = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
  return parent < 0 ? null : { kind: "go", to: parent };
}
