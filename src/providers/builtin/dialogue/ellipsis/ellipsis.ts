import type { Selector } from "@/graph/selector/selector-types";
import type { Act, Ref } from "../../meaning/acts";
import { hasSense, type Link } from "../../schema/link-words";
import { typeAttribute } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import type { Fragment } from "../fragment";
import { afterLeads, type Leaning, leadLength, wholePhrase } from "../leaning";
import { otherEnds } from "./ellipsis-ends";
import { otherAttribute, otherMeasure } from "./ellipsis-measures";
import { otherRank, sorted } from "./ellipsis-ranks";
import { comparedAnew, withConditions } from "./ellipsis-where";

/** "and the lowest?", "over 60?", "in the south instead", "the median?", "which ones?", "and from there to York?"; else null. */
export function elided(leaning: Leaning): readonly Act[] | null {
  const given = leaning.acts.findLast((one) => one.do !== "lost");
  const last = given?.do === "partly" ? given.act : given;
  if (last === undefined || leaning.links.length > 12) return null;
  const rest = afterLeads(leaning.links);
  const start = leadLength(rest);
  const led = [...leaning.links.slice(0, leaning.links.length - rest.length), ...rest.slice(0, start + 1)];
  const said = withoutOnly(withoutTail(rest.slice(start)), last);
  if (said.length === 0) return null;
  const again = other({ ...leaning, said, last, isLed: led.some(({ norm }) => leads.test(norm)) });
  return again === null ? null : [again];
}

/** What is said anew in what was asked, the surest way first. */
function other(fragment: Fragment): Act | null {
  return (
    listed(fragment) ??
    otherMeasure(fragment) ??
    sorted(fragment) ??
    otherRank(fragment) ??
    otherAttribute(fragment) ??
    otherValue(fragment) ??
    otherEnds(fragment) ??
    comparedAnew(fragment) ??
    elsewhere(fragment)
  );
}

const leads = /^(?:and|about|also|plus|for|only|just|only the ones|just the ones)$/u;

/** "only the promoted ones" after a figure asks for the figure of these. */
function withoutOnly(links: readonly Link[], last: Act): readonly Link[] {
  const isOnly = /^(?:only|just)(?: the ones| those)?$/u.test(links[0]?.norm ?? "") && links.length > 1;
  return isOnly && (last.do === "aggregate" || last.do === "rank" || last.do === "rankTied") ? links.slice(1) : links;
}

function withoutTail(links: readonly Link[]): readonly Link[] {
  const end = links.findLastIndex(
    (link) =>
      link.schema.length > 0 || !/^(?:too|as well|also|instead|please|then|rather|now|though|,)$/u.test(link.norm),
  );
  return links.slice(0, end + 1);
}

/** "which ones?" after a count, "how many?" after a list. */
function listed({ said, last }: Fragment): Act | null {
  const text = said.map(({ norm }) => norm).join(" ");
  if (which.test(text)) {
    if (last.do === "count") return { do: "find", what: last.what };
    if (last.do === "share") return { do: "find", what: last.part };
  }
  const isCount = /^how many(?: is that| are (?:there|they|those)| of them(?: are there)?| in total)?$/u.test(text);
  return last.do === "find" && isCount ? { do: "count", what: last.what } : null;
}

const which =
  /^(?:which(?: ones?)?(?: are (?:they|those|these))?|who(?: are (?:they|those|these))?|what are (?:they|those)|(?:list|show|show me|name|give me|tell me|see) (?:them|those|which(?: ones)?|their names|the names|the list|all of them)|which of them|such as)$/u;

/** "no, 40", "make it 3.1", "sorry, Sales": the value that was set a moment ago. */
function otherValue({ said, last }: Fragment): Act | null {
  if (last.do !== "set") return null;
  const words = said.filter(
    (link) => !/^(?:make|it|that|to|should be|is|set|i|mean|meant|i mean|i meant|be)$/u.test(link.norm),
  );
  const [only, second] = words;
  if (only === undefined || second !== undefined) return null;
  if (typeof last.value === "number") {
    const value = only.token.value;
    return value === undefined ? null : { ...last, value };
  }
  const known = only.schema.find((sense) => sense.kind === "value" && sense.attribute.name === last.property);
  return known?.kind === "value" ? { ...last, value: known.value } : null;
}

/** "in the south?", "what about biology?", "and lecturers?": the same question under another condition. */
function elsewhere(fragment: Fragment): Act | null {
  const { said, schema, last } = fragment;
  if (!("what" in last) || !asking.has(last.do) || last.what.names !== undefined) return null;
  if (!isElsewhere(fragment)) return null;
  const ref = wholePhrase(said, schema)?.ref;
  if (ref?.where === undefined || !isPlain(ref, last.what)) return null;
  const where = withConditions(last.what.where, ref.where);
  if (where === null) return null;
  return { ...last, what: { ...last.what, ...nounOf(ref, where, fragment), where, isAll: false } };
}

/** A place or a quality is said, and no question of its own. */
function isElsewhere(fragment: Fragment): boolean {
  const { said, last, isLed, isAsked } = fragment;
  const first = said[0]?.norm ?? "";
  const isOf = last.do === "aggregate" && /^(?:of|for|in|among)$/u.test(first);
  if (isLed || isOf) return true;
  const isPlaced = /^(?:in|from|at|on|of|for|with|under|within|among|without|not)$/u.test(first);
  if (!saysKind(fragment)) return isAsked || isPlaced;
  return isAsked && said.length < 3 && last.do !== "find";
}

/** "nodes in York" are patients where only patients were asked for. */
function nounOf({ one, many }: Ref, where: Selector, { schema }: Fragment): Pick<Ref, "one" | "many"> {
  const type = typeAttribute(schema, "nodes")?.name;
  const terms = where.op === "and" ? where.terms : [where];
  const kinds = terms.flatMap((term) =>
    term.op === "compare" && term.field.name === type && term.cmp === "==" && term.value.kind === "literal"
      ? [wordsOfName(String(term.value.value))]
      : [],
  );
  const [kind] = kinds;
  const plain = { one: one.replace(/^of (?:the )?/u, ""), many: many.replace(/^of (?:the )?/u, "") };
  if (kind === undefined) return plain;
  return { one: plain.one.replace(/\bnode\b/u, kind), many: plain.many.replace(/\bnodes\b/u, plural(kind)) };
}

const asking = new Set<Act["do"]>(["count", "find", "aggregate", "rank", "rankTied", "types"]);

function isPlain(ref: Ref, old: Ref): boolean {
  const { names, unknown, near, tied, rank, ends, against, base, target } = ref;
  const isOwn = [names, unknown, near, tied, rank, ends, against].every((part) => part === undefined);
  return isOwn && base === "all" && target === old.target;
}

/** A kind of thing is named, not only a quality. */
function saysKind({ said, schema }: Fragment): boolean {
  const type = typeAttribute(schema, "nodes")?.name;
  return said.some(
    (link) =>
      hasSense(link, "noun", "nodes") ||
      hasSense(link, "noun", "edges") ||
      link.schema.some((sense) => sense.kind === "value" && sense.attribute.name === type),
  );
}
