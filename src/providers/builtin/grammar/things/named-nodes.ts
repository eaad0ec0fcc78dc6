import type { Link } from "../../schema/link-words";
import { readName } from "./read-names";

/** The names of nodes in a stretch of a message, in order. */
export function namedIn(links: readonly Link[]): readonly string[] {
  const names: string[] = [];
  let at = 0;
  while (at < links.length) {
    const link = links[at];
    const found = link !== undefined && mayBeName(link) && !isNumberOf(links, at) ? readName(links, at) : null;
    if (found !== null) names.push(found.name);
    at += found?.length ?? 1;
  }
  return names;
}

/** "zone 1 or 2": the value of an attribute, though a node may be called so. */
function isNumberOf(links: readonly Link[], at: number): boolean {
  if (links[at]?.token.kind !== "number") return false;
  let before = at - 1;
  while (
    before > 0 &&
    (/^(?:or|and|,|is|=|of)$/u.test(links[before]?.norm ?? "") || links[before]?.token.kind === "number")
  )
    before -= 1;
  return links[before]?.schema.some(({ kind }) => kind === "attribute") === true;
}

/** A word that may be, or begin, the name of a node. */
export function mayBeName(link: Link): boolean {
  if (link.schema.some((sense) => sense.kind === "label") || link.token.kind === "quoted") return true;
  return link.isName && link.schema.length === 0 && link.senses.length === 0;
}
