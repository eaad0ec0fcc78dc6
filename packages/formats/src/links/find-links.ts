import { isNumber } from "../table/column-values";
import { linkWord } from "./link-words";

/** What rows or records go by. */
export interface Known {
  /** The id of one by its id or, where that is none, by its name. */
  idOf(name: string): string | undefined;
}

/** One column, or one key of records: a row's cell is all the names that are in it. */
export interface NamedCells {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
}

/** Which rows there are; a name that two have is nobody's. */
export function knownBy(ids: readonly string[], names: readonly string[]): Known {
  const all = new Set(ids);
  const byName = new Map<string, string>();
  for (const [row, name] of names.entries()) {
    const id = ids[row];
    if (name !== "" && id !== undefined) byName.set(name, byName.has(name) ? "" : id);
  }
  return { idOf: (name) => (all.has(name) ? name : byName.get(name) || undefined) };
}

/**
 * Whether a column's values are other rows. Under a name that says so, one that is suffices (mothers and fathers need not even
 * be rows); under any other all have to be, and figures, which are ids by chance, are none.
 */
export function isLink({ name, cells }: NamedCells, known: Known, ids: readonly string[]): boolean {
  const found = cells.flatMap((names, row) => names.map((one) => ({ one, id: known.idOf(one), own: ids[row] })));
  const others = found.filter(({ id, own }) => id !== undefined && id !== own);
  const word = linkWord(name);
  if (word === "kin") return others.length > 0 || (found.length > 0 && !found.some(({ one }) => isNumber(one)));
  if (word === "relation") return others.length > 0;
  const isWhole = found.length > 1 && found.every(({ one, id }) => id !== undefined && !isNumber(one));
  return isWhole && others.length > found.length / 2;
}

/** The names in a cell: the whole text where it is a known name, else its parts between semicolons, bars or commas. */
export function namesIn(cell: string, known: Known): readonly string[] {
  const whole = cell.trim();
  if (whole === "") return [];
  if (known.idOf(whole) !== undefined) return [whole];
  const parts = partsOf(whole, /[;|]/);
  if (parts.length > 1) return parts;
  const byComma = partsOf(whole, /,/);
  return byComma.some((part) => known.idOf(part) !== undefined) ? byComma : [whole];
}

function partsOf(text: string, sign: RegExp): readonly string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
