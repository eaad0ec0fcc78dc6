import type { ElementTarget } from "@/graph/document/graph-types";
import { meantBy } from "../../grammar/conditions/read-ranks";
import type { Act, Ranking } from "../../meaning/acts";
import { hintedBy } from "../../schema/attribute-hints";
import { attributeSense, hasSense, type Link } from "../../schema/link-words";
import { attributesOf } from "../../schema/schema";
import type { Fragment } from "../fragment";
import { wholePhrase } from "../leaning";
import { type Place, placeAsked } from "../next-places";
import { orderOf, soleWord } from "./ellipsis-measures";

/** "and the worst?", "the cheapest?", "top 5", "the second?": another place of the same ranking, or the best of what was found. */
export function otherRank(fragment: Fragment): Act | null {
  const { said, last, schema } = fragment;
  // "which of them has the most links?" asks anew, of those that were told.
  if (said.length > 4 && said.some((link) => hasSense(link, "pronoun", "those"))) return null;
  if (last.do === "rankTied") return otherTied(said, last);
  if (last.do === "rank") return otherPlace(fragment, last);
  if ((last.do !== "find" && last.do !== "count") || said.length > 5) return null;
  const rank = superlative(fragment);
  if (rank === null || last.what.target !== "nodes") return null;
  const isNumber = attributesOf(schema, "nodes").some(({ name }) => name === rank.by);
  return isNumber ? { do: "rank", what: last.what, rank } : null;
}

/** "sort by rating", "order them by age": what was found, in this order. */
export function sorted({ said, last, schema }: Fragment): Act | null {
  const [verb, ...rest] = said.filter((link) => !hasSense(link, "pronoun") && !/^(?:please|all|the)$/u.test(link.norm));
  const by = rest.findIndex((link) => link.norm === "by");
  if (!hasSense(verb, "verb", "sort") || by < 0 || (last.do !== "find" && last.do !== "rank")) return null;
  const [named, ...more] = rest.slice(by + 1);
  const name = attributeSense(named, last.what.target)?.attribute.name;
  const isKnown = attributesOf(schema, last.what.target).some((attribute) => attribute.name === name);
  const isDown = more.every((link) => /^(?:descending|desc|down|high|to|low|highest|first)$/u.test(link.norm));
  const isUp =
    more.length > 0 && more.every((link) => /^(?:ascending|asc|up|low|to|high|lowest|first)$/u.test(link.norm));
  if (name === undefined || !isKnown || last.what.target !== "nodes" || !(isDown || isUp)) return null;
  const order = isUp && more[0]?.norm !== "high" && more[0]?.norm !== "highest" ? "asc" : "desc";
  return { do: "rank", what: last.what, rank: { by: name, order, limit: 20 } };
}

function otherTied(said: readonly Link[], last: Act & { readonly do: "rankTied" }): Act | null {
  const order = orderOf(soleWord(said));
  if (order !== null) return { ...last, tied: { ...last.tied, order }, limit: 1 };
  const place = placeAsked(said);
  if (place === null) return null;
  const { place: at, after: past, ...plain } = last;
  return { ...plain, ...placed(place, { limit: last.limit, place: at, after: past }) };
}

interface Told {
  readonly limit: number;
  readonly place?: number | undefined;
  readonly after?: number | undefined;
}

/** Where of the order that is, after what was told of it. `limit` counts from the top. */
function placed(
  asked: Place,
  told: Told,
): { readonly limit: number; readonly place?: number; readonly after?: number } {
  if (asked.kind === "at") return { limit: asked.place, place: asked.place };
  if (asked.kind === "top") return { limit: asked.count };
  const count = asked.count ?? (told.place === undefined ? told.limit - (told.after ?? 0) : 1);
  if (count === 1) return { limit: told.limit + 1, place: told.limit + 1 };
  return { limit: told.limit + count, after: told.limit };
}

function otherPlace(fragment: Fragment, last: Act & { readonly do: "rank" }): Act | null {
  const place = placeAsked(fragment.said);
  const { place: at, after: past, percent: _percent, ...plain } = last.rank;
  if (place !== null)
    return { ...last, rank: { ...plain, ...placed(place, { limit: plain.limit, place: at, after: past }) } };
  const own = superlative(fragment);
  if (own !== null) return { ...last, rank: own };
  const order = orderOf(soleWord(fragment.said));
  return order === null ? null : { ...last, rank: { ...last.rank, order } };
}

/** "the oldest", "who is the heaviest": a superlative and no noun beside it. */
function superlative(fragment: Fragment): Ranking | null {
  const { said, schema, last } = fragment;
  const target = "what" in last ? last.what.target : "nodes";
  const only = soleWord(said);
  const hint = hintedBy(schema, target, only, ["most", "least"]);
  const order = orderOf(only);
  const meant = hint === null && only !== undefined && order !== null ? meantBy(schema, target, only.norm) : null;
  if (meant !== null && order !== null) return { by: meant, order, limit: 1 };
  if (hint === null) return rankingSaid(fragment, target);
  return { by: hint.attribute.name, order: hint.isUp ? "desc" : "asc", limit: 1 };
}

/** "the highest salary": a ranking, and nothing is said of which ones. */
function rankingSaid({ said, schema }: Fragment, target: ElementTarget): Ranking | null {
  const words = said.filter((link) => !/^(?:which|which one|who|what|one|is|has|the)$/u.test(link.norm));
  const ref = words.length < 2 ? undefined : wholePhrase(words, schema)?.ref;
  if (ref?.rank === undefined || ref.target !== target || ref.one !== "node") return null;
  const { where, names, near, unknown, base } = ref;
  return base === "all" && [where, names, near, unknown].every((part) => part === undefined) ? ref.rank : null;
}
