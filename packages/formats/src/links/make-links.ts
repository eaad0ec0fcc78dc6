import type { ReadNote } from "../note-texts";
import type { Known, NamedCells } from "./find-links";
import { isMutual } from "./link-words";

export interface Link {
  readonly source: string;
  readonly target: string;
  /** The column's name. */
  readonly type: string;
  readonly directed: boolean;
}

export interface MadeLinks {
  readonly links: readonly Link[];
  /** Who is named and has no row. */
  readonly strangers: readonly string[];
}

/** An edge from each row to each that it names, once; where both name each other as friends do, one. */
export function makeLinks(columns: readonly NamedCells[], ids: readonly string[], known: Known): MadeLinks {
  const strangers = new Set<string>();
  const links = columns.flatMap(({ name, cells }) => {
    const directed = !isMutual(name);
    const all = cells.flatMap((names, row) =>
      names.map((one): Link => {
        const target = known.idOf(one) ?? one;
        if (known.idOf(one) === undefined) strangers.add(one);
        return { source: ids[row] ?? "", target, type: name, directed };
      }),
    );
    return onceEach(all);
  });
  return { links, strangers: [...strangers] };
}

/** How the columns were read, in words; null where none was. */
export function linksNote(names: readonly string[]): readonly ReadNote[] {
  if (names.length === 0) return [];
  return [{ id: "linked", with: { count: names.length, names: names.map((name) => `“${name}”`).join(", ") } }];
}

function onceEach(links: readonly Link[]): readonly Link[] {
  const seen = new Set<string>();
  return links.filter(({ source, target, directed }) => {
    const pair = JSON.stringify(directed || source < target ? [source, target] : [target, source]);
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  });
}
