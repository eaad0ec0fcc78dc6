import type { ElementTarget } from "@/graph/graph-types";
import type { Act, Ranking } from "./acts";
import { hintedBy } from "./attribute-hints";
import { orderOf, soleWord } from "./ellipsis-measures";
import type { Fragment } from "./fragment";
import { wholePhrase } from "./leaning";
import { attributeSense, hasSense, type Link } from "./link-words";
import { meantBy } from "./read-ranks";
import { attributesOf } from "./schema";
import { numberOf } from "./small-steps";

/** "and the worst?", "the cheapest?", "top 5", "the second?": another place of the same ranking, or the best of what was found. */
export function otherRank(fragment: Fragment): Act | null {
  const { said, last, schema } = fragment;
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
  const limit = limitSaid(said, last.limit);
  return limit === null ? null : { ...last, limit };
}

function otherPlace(fragment: Fragment, last: Act & { readonly do: "rank" }): Act | null {
  const limit = limitSaid(fragment.said, last.rank.limit);
  if (limit !== null) return { ...last, rank: { ...last.rank, limit } };
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

const ordinals: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5 };

/** "top 5", "the best three", "the second", "and the next one?". */
function limitSaid(said: readonly Link[], limit: number): number | null {
  const words = said.filter((link) => !hasSense(link, "fill", "small") || hasSense(link, "order"));
  const [first, second, third] = words;
  if (first === undefined || third !== undefined || words.some((link) => link.schema.length > 0)) return null;
  const number = words.map(numberOf).find((value) => value !== null) ?? null;
  if (number !== null && words.some((link) => hasSense(link, "order", "top")) && number > 0) return Math.round(number);
  const isNoun =
    second === undefined || hasSense(second, "noun", "ones") || hasSense(second, "most") || hasSense(second, "order");
  if (!isNoun) return null;
  const place = ordinals[first.norm];
  if (place !== undefined) return Math.max(place, limit);
  return /^(?:next|runner-up|after that)$/u.test(first.norm) ? limit + 1 : null;
}
