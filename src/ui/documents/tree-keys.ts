import type { TreeRow } from "./tree-rows";

/** What a key does in the tree. */
export type TreeMove =
  | { readonly kind: "go"; readonly to: number }
  | { readonly kind: "fold"; readonly isOpen: boolean }
  /** What a press on the row does. */
  | { readonly kind: "act" };

const pageRows = 10;

/** The keys of the tree pattern; null for one that does nothing here. */
export function treeMove(key: string, rows: readonly TreeRow[], at: number): TreeMove | null {
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
