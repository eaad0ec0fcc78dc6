import type { Act, Ref, StyleWish } from "../../meaning/acts";
import { not } from "../../meaning/selectors";
import type { Mood, Part } from "../grammar-types";
import { narrow, negated, spoken } from "../refs";
import { again, asking, dressing, editing, isDone, takenBack } from "./again";
import { type ActOn, type Before, isOn } from "./before";
import { inPlace, isKindless } from "./in-place";
import { anew, fieldsOf, termsOf } from "./terms";

interface Things {
  readonly what: Ref;
  readonly look?: StyleWish;
}

/** "and the dogs?", "also Rex", "only the cats", "not the otter", "no, the caches". */
export function layThings({ what, look }: Things, mood: Mood, before: Before): readonly Act[] | null {
  if (look !== undefined) return layDressed(what, look, mood, before);
  if (mood !== "less" && what.base === "previous") return fromThese(what, before);
  if (mood !== "less" && isNextToThese(what)) return besideThese(what, mood, before);
  const part = isKindless(what) ? partOf(what) : null;
  if (part !== null) return layCondition(part, mood, before);
  if (mood === "less") return lessThings(what, before);
  if (mood === "only" && !isOther(what, before)) return narrowed(onlyOf(what), before);
  return isMeant(what, mood, before) ? layOthers(what, mood, before) : null;
}

function layOthers(what: Ref, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  const isChange = dressing.has(last.do) || editing.has(last.do);
  const act = isChange ? replaced(last, what) : inPlace(last, what, before.schema);
  return act === null ? null : again(act, mood, before);
}

/** "and the dogs in blue": the same look but for that; of what was refused nothing is taken over. */
function layDressed(what: Ref, look: StyleWish, mood: Mood, { last, exchange }: Before): readonly Act[] | null {
  const hasMood = mood !== "plain" && mood !== "less" && what.base !== "previous";
  const act = last.do === "held" ? last.act : last;
  if (act.do !== "style" || !hasMood) return null;
  return [{ ...act, what, style: isDone(exchange) ? { ...act.style, ...look } : look }];
}

/** "their owners", "neighbours": what is next to those that were spoken of. */
function isNextToThese({ base, near }: Ref): boolean {
  return base === "all" && near !== undefined && near.names.length === 0 && near.of === undefined;
}

function besideThese(what: Ref, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (mood === "only") return null;
  if (!dressing.has(last.do)) return editing.has(last.do) ? null : [{ do: "find", what }];
  const act = replaced(last, what);
  return act === null ? null : again(act, mood, before);
}

/** A name takes the place of a name without a word that says so; anything else needs one, or a question mark. */
function isMeant({ names, where }: Ref, mood: Mood, { last, isAsked }: Before): boolean {
  if (mood !== "plain") return true;
  if (!asking.has(last.do)) return false;
  const hadName = !isOn(last) || last.what.names !== undefined || (last.what.near?.names.length ?? 0) > 0;
  return isAsked
    ? last.do !== "find" || names !== undefined || where !== undefined
    : names !== undefined && hadName && last.do !== "find";
}

/** What changes things is done to others. Nothing is deleted but what is named. */
function replaced(last: Act, what: Ref): Act | null {
  if (!isOn(last)) return null;
  if (last.do !== "remove") return { ...last, what };
  return what.names === undefined ? null : { ...last, what: { ...what, isExact: true } };
}

/** "and who reports to them?": the same relation once more, from those that were told. */
function fromThese(what: Ref, { last }: Before): readonly Act[] | null {
  const isPlain = [what.where, what.names, what.near, what.rank].every((part) => part === undefined);
  if (!isPlain || !isOn(last) || last.what.near === undefined || last.what.near.names.length === 0) return null;
  const { of: _of, ...near } = last.what.near;
  return [{ ...last, what: { ...last.what, near: { ...near, names: [] } } }];
}

/** The conditions alone, of "the vaccinated ones". */
function partOf({ where, near, tied, against, without, nearAlso, tiedAlso, ends, isWithNeighbours }: Ref): Part | null {
  if ([without, nearAlso, tiedAlso, ends, isWithNeighbours].some((one) => one !== undefined)) return null;
  const part = { ...(where && { where }), ...(near && { near }), ...(tied && { tied }), ...(against && { against }) };
  return Object.keys(part).length === 0 ? null : part;
}

function lessThings({ names, where, near, tied }: Ref, before: Before): readonly Act[] | null {
  if (near !== undefined || tied !== undefined) return null;
  if (names !== undefined) return narrowed({ without: names }, before);
  return where === undefined ? null : narrowed({ where: not(where) }, before);
}

/** "just the dogs" after cats: no cat is a dog. */
export function isOther(what: Ref, { last }: Before): boolean {
  if (!isOn(last) || what.names !== undefined) return what.names !== undefined;
  const fields = fieldsOf(what.where);
  return termsOf(last.what.where).some(
    (term) => term.op === "compare" && term.cmp === "==" && fields.includes(term.field.name),
  );
}

function onlyOf({ where, near, tied, rank }: Ref): Part {
  return { ...(where && { where }), ...(near && { near }), ...(tied && { tied }), ...(rank && { rank }) };
}

/** "vaccinated?", "and in Malmö?", "only those in Sales", "not the remote ones". */
export function layCondition(part: Part, mood: Mood, before: Before): readonly Act[] | null {
  const { last } = before;
  if (mood === "only") return narrowed(part, before);
  if (mood === "less") {
    const turned = negated(part, before);
    return turned === null ? null : narrowed(turned, before);
  }
  if (!isOn(last) || (mood === "plain" && !followsLast(part, last, before))) return null;
  const what = withPart(last.what, part);
  if (what === null || editing.has(last.do)) return null;
  const act =
    inNear(last, part) ?? (last.do === "rank" ? { ...last, what: { ...what, rank: last.rank } } : { ...last, what });
  return again(act, mood, before);
}

/** "papers from the nineties" after the oldest paper: the noun is said again, so that the message stands for itself. */
function followsLast({ said = "" }: Part, last: ActOn, { isAsked }: Before): boolean {
  const [head = "", more] = said.split(" ");
  const isWhole = more !== undefined && [last.what.one, last.what.many].some((noun) => noun.split(" ")[0] === head);
  return !isWhole && (isAsked || asking.has(last.do));
}

/** "who owns a dog?", "and an unvaccinated one?": the condition is of what is next to it. */
function inNear(last: Act, { where }: Part): Act | null {
  if (!isOn(last) || where === undefined) return null;
  const { near } = last.what;
  const isShared = fieldsOf(where).some(
    (field) => fieldsOf(near?.of?.where).includes(field) && !fieldsOf(last.what.where).includes(field),
  );
  if (near?.of === undefined || !isShared) return null;
  return { ...last, what: { ...last.what, near: { ...near, of: { ...near.of, where: anew(near.of.where, where) } } } };
}

/** Conditions on the same attributes give way, others stay. */
function withPart(old: Ref, part: Part): Ref | null {
  if (part.side !== undefined && part.side !== old.target) return null;
  const { where, near, tied, rank, against } = part;
  if (old.names !== undefined) return null;
  return {
    ...old,
    ...(where && { where: anew(old.where, where) }),
    ...(near && { near }),
    ...(tied && { tied }),
    ...(rank && { rank }),
    ...(against && { against }),
    ...shortNoun(old, part),
    isAll: false,
  };
}

/** "dogs in Kyoto" are "dogs in Malmö" now; of two conditions only the noun is told. */
function shortNoun({ one, many, where }: Ref, { said }: Part): Pick<Ref, "one" | "many"> {
  const head = (text: string): string => text.split(" ")[0] ?? text;
  const isOne = termsOf(where).length <= 1;
  const tail = said === undefined || !isOne ? "" : ` ${said.replace(/^(?:is|are) /u, "")}`;
  return { one: `${head(one)}${tail}`, many: `${head(many)}${tail}` };
}

/** Of what was done or found only these. */
export function narrowed(part: Part, before: Before): readonly Act[] | null {
  const { last } = before;
  if (!isOn(last)) return null;
  if (last.do === "select" || last.do === "only" || last.do === "zoom") return narrowedView(last, part);
  const isFirst = last.do === "rank" && last.rank.limit === 1;
  if (last.do === "aggregate" || last.do === "count" || isFirst) return withOwn(last, part, []);
  if (last.do === "style" || last.do === "styleBy" || last.do === "hide") return withOwn(last, part, takenBack(before));
  if (!asking.has(last.do)) return null;
  const what = narrow(spoken("previous", last.what.target), part, "not");
  if (what === null) return null;
  return what.rank === undefined ? [{ do: "find", what }] : [{ do: "rank", what, rank: what.rank }];
}

function narrowedView(last: ActOn, part: Part): readonly Act[] | null {
  const { target, one, many } = last.what;
  const what = narrow(spoken(last.do === "select" ? "selected" : "previous", target), part, "not");
  if (what === null) return null;
  const named = { ...what, one, many };
  return last.do === "select" ? [{ do: "select", what: named }] : [{ ...last, what: named }];
}

function withOwn(last: ActOn, part: Part, first: readonly Act[]): readonly Act[] | null {
  const own = narrow(last.what, part);
  return own === null ? null : [...first, { ...last, what: own }];
}
