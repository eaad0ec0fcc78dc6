import type { Link } from "./link-words";
import { readName } from "./read-names";

/** The names of nodes in a stretch of a message, in order. */
export function namedIn(links: readonly Link[]): readonly string[] {
  const names: string[] = [];
  let at = 0;
  while (at < links.length) {
    const link = links[at];
    const found = link !== undefined && mayBeName(link) ? readName(links, at) : null;
    if (found !== null) names.push(found.name);
    at += found?.length ?? 1;
  }
  return names;
}

function mayBeName(link: Link): boolean {
  if (link.schema.some((sense) => sense.kind === "label") || link.token.kind === "quoted") return true;
  return link.isName && link.schema.length === 0 && link.senses.length === 0;
}
