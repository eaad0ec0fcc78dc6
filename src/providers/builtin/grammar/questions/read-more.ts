import type { Ref } from "../../meaning/acts";
import { candidate, type Reader } from "../../parse/candidate";
import { normOf } from "../../parse/clauses";
import type { Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { readThings } from "../things/read-things";

/** "Are there more cats than dogs?", "more vans or drivers?", "which town has more huts, York or Hull?": two numbers of things. */
export const readMore: Reader = (clause) => {
  const links = clause.links.filter((link) => !/^[.?!]$/u.test(link.norm));
  const at = links.findIndex((link) => /^(?:more|fewer|less)$/u.test(link.norm) && link.schema.length === 0);
  if (at < 0 || links.length > 30) return null;
  const rest = links.slice(at + 1).filter((link, place) => !(place === 0 && link.norm === "of"));
  const sides = sidesOf(rest);
  const [first, second] = sides?.map((side) => sideRef(side, clause.schema)) ?? [];
  if (first == null || second == null) return null;
  const isYes = sides !== null && rest.some(isThan) && !/^\W*(?:which|what|who)\b/u.test(normOf(clause));
  return candidate(
    {
      do: "sides",
      sides: [first, second],
      measure: "count",
      asks: isYes ? "yes" : "which",
      isMore: links[at]?.norm === "more",
    },
    11.5,
  );
};

function isThan({ norm }: Link): boolean {
  return norm === "than";
}

/** "cats than dogs", "cats or dogs", "huts, York or Hull". */
function sidesOf(links: readonly Link[]): readonly [readonly Link[], readonly Link[]] | null {
  const than = links.findIndex(isThan);
  if (than > 0) return [links.slice(0, than), links.slice(than + 1)];
  const or = links.findIndex((link) => link.norm === "or");
  if (or < 1) return null;
  const comma = links.findIndex((link) => /^(?:,|in|at|:)$/u.test(link.norm));
  const noun = comma > 0 && comma < or ? links.slice(0, comma) : [];
  const start = noun.length === 0 ? 0 : comma + 1;
  return [
    [...noun, ...links.slice(start, or)],
    [...noun, ...links.slice(or + 1)],
  ];
}

/** Nothing is left over, and it says which ones. */
function sideRef(links: readonly Link[], schema: Schema): Ref | null {
  const { ref, unread, isEmpty } = readThings(links, schema);
  const isPlain =
    ref.names === undefined &&
    (ref.unknown === undefined || ref.isNoun === true) &&
    ref.rank === undefined &&
    ref.base === "all";
  return isPlain && !isEmpty && unread.length === 0 ? ref : null;
}
