import type { Exchange } from "@/ai/history/messages";
import { readStyle } from "../../grammar/looks/read-style";
import type { ReadRef } from "../../grammar/things/draft";
import type { Act, Ref } from "../../meaning/acts";
import { anchored } from "../../meaning/anchored";
import { recordedActs } from "../../meaning/recorded-acts";
import { all, any } from "../../meaning/selectors";
import { argOf, hasSense, isUnknown, type Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";
import { elided } from "../ellipsis/ellipsis";
import { limitOf } from "../ellipsis/ellipsis-where";
import { afterLeads, type Leaning, leadLength, leads, wholePhrase } from "../leaning";
import { againBy, chosen, insteadOf, lessThese, swappedWhere } from "./follow-choices";
import { besideFigures } from "./follow-figures";
import { moreOfIt } from "./follow-more";
import { aboutWay } from "./follow-path";
import { layersOf, restored, withoutLook } from "./follow-undo";

/** "Only the interns", "sorry, I meant the dogs", "and the otter?", "undo the colour but keep the size"; else null. */
export function followUp(links: readonly Link[], schema: Schema, earlier: readonly Exchange[]): readonly Act[] | null {
  const before = earlier.at(-1);
  const acts = before === undefined ? null : recordedActs(before);
  if (before === undefined || acts === null || links.length > 14) return null;
  const leaning: Leaning = {
    links: links.filter((link) => !/^[.?!]$/u.test(link.norm)),
    schema,
    before,
    earlier,
    acts: acts.map((act) => anchored(act, { history: earlier, context: schema.context })),
    isAsked: links.at(-1)?.norm === "?",
  };
  return (
    aboutWay(leaning) ??
    besideFigures(leaning) ??
    moreOfIt(leaning) ??
    againBy(leaning) ??
    insteadOf(leaning) ??
    narrowed(leaning) ??
    lessThese(leaning) ??
    chosen(leaning) ??
    corrected(leaning) ??
    swapped(leaning) ??
    withoutLook(leaning) ??
    restored(leaning) ??
    styledToo(leaning) ??
    elided(leaning) ??
    extended(leaning)
  );
}

/** "only those above 50", "just the interns": of what was found, selected or shown. */
function narrowed(leaning: Leaning): readonly Act[] | null {
  const { links, schema, acts } = leaning;
  const rest = afterLeads(links);
  const isOnly = /^(?:only|just)(?: the ones| those| them)?$/u.test(rest[0]?.norm ?? "");
  const last = acts.findLast((act) => narrowing.has(act.do));
  if (!isOnly || last === undefined || !("what" in last)) return null;
  const limit = limitOf(rest.slice(1), last.what.where);
  const read = limit === null ? ofThese(rest, schema)?.ref : { ...plainThose(last.what), where: limit };
  if (read === undefined || read.names !== undefined || read.unknown !== undefined || read.where === undefined)
    return null;
  if (last.do === "style" || last.do === "styleBy") return lookFor(leaning, last, read);
  // What is selected may be more than was told last.
  const what: Ref = { ...read, base: last.do === "select" ? "selected" : "previous", isAll: false };
  if (last.do === "select" || last.do === "only" || last.do === "zoom") return [{ do: last.do, what }];
  return [{ do: "find", what }];
}

/** "(the gateways blue …) only the one in the EU": the look is taken back and given to these of them. */
function lookFor(
  { before }: Leaning,
  last: Act & { readonly do: "style" | "styleBy" },
  { where, one, many }: Ref,
): readonly Act[] | null {
  const { what } = last;
  const isPlain = [what.names, what.near, what.tied, what.rank, what.ends].every((part) => part === undefined);
  if (what.base !== "all" || !isPlain || where === undefined) return null;
  const narrow: Ref = { ...what, where: all([what.where, where]), one, many, isAll: false };
  return [
    { do: "unstyle", layers: layersOf(before).map(({ id }) => id) },
    { ...last, what: narrow },
  ];
}

function plainThose({ target }: Ref): Ref {
  const noun = target === "nodes" ? { one: "node", many: "nodes" } : { one: "edge", many: "edges" };
  return { target, base: "previous", ...noun, isAll: false, mended: [] };
}

/** Of people a bare number is the age, whatever they are called. */
function ofThese([only, ...rest]: readonly Link[], schema: Schema): ReadRef | null {
  if (only === undefined) return null;
  const those: Link = { ...only, text: "those", norm: "those", senses: [{ cls: "noun", arg: "ones" }], schema: [] };
  return wholePhrase(rest, schema) ?? wholePhrase([those, ...rest], schema);
}

const narrowing = new Set<Act["do"]>(["select", "only", "zoom", "find", "count", "style", "styleBy"]);

/** "sorry, I meant the dogs", "no, the dogs", "not those, the dogs": the last change is taken back and done for these. */
function corrected(leaning: Leaning): readonly Act[] | null {
  const meant = meantIn(leaning);
  const read = meant === null ? null : wholePhrase(meant, leaning.schema);
  if (read === null || read.ref.base === "previous") return null;
  const again = leaning.acts
    .filter((act) => "what" in act && repeatable.has(act.do))
    .map((act) => withRef(act, read.ref));
  if (again.length === 0) return null;
  const layers = layersOf(leaning.before).map(({ id }) => id);
  return [
    ...(layers.length > 0 ? [{ do: "unstyle", layers } as const] : []),
    ...(leaning.acts.some((act) => act.do === "hide") ? [{ do: "undo", steps: 1 } as const] : []),
    ...again,
  ];
}

/** What is meant instead; null where nothing is put right. */
function meantIn({ links, acts }: Leaning): readonly Link[] | null {
  const at = links.findIndex((link) => /^(?:meant|mean|i meant|i mean)$/u.test(link.norm));
  const isSmall = (link: Link): boolean => leads.test(link.norm) || /^(?:i|what|we)$/u.test(link.norm);
  if (at >= 0 && links.slice(0, at).every(isSmall)) return afterLeads(links.slice(at + 1));
  if (at > 1 && at === links.length - 1) {
    const before = links.slice(0, at).filter((link, place) => !(place === at - 1 && /^(?:i|we)$/u.test(link.norm)));
    return afterLeads(before).filter((link) => !/^(?:only|just|is what)$/u.test(link.norm));
  }
  const isChange = acts.some(
    (act) => act.do === "style" || act.do === "select" || act.do === "hide" || act.do === "zoom",
  );
  const isNo = /^(?:no|nope|oops|sorry|wait|not that)$/u.test(links[0]?.norm ?? "");
  if (isNo && isChange) return afterLeads(links);
  const isNot = links[0]?.norm === "not" && hasSense(links[1], "pronoun", "those");
  return isNot ? afterLeads(links.slice(2)) : null;
}

const repeatable = new Set<Act["do"]>([
  ...(["style", "styleBy", "select", "hide", "only", "zoom"] as const),
  ...(["count", "find", "aggregate", "rank", "describe", "types"] as const),
]);

/** The same act for other elements. A name takes the place of a name. */
function withRef(act: Act, ref: Ref): Act {
  if (!("what" in act)) return act;
  const { near } = act.what;
  const names = ref.names ?? (ref.unknown === undefined ? undefined : [ref.unknown]);
  if (near !== undefined && near.names.length > 0 && names !== undefined && ref.near === undefined)
    return { ...act, what: { ...act.what, near: { ...near, names } } };
  return { ...act, what: ref };
}

/** "(make the toll roads red) and the others dashed": another look for others. */
function styledToo({ links, schema, acts }: Leaning): readonly Act[] | null {
  const rest = afterLeads(links);
  const last = acts.at(-1);
  if (rest.length === links.length || (last?.do !== "style" && last?.do !== "styleBy")) return null;
  const read = readStyle({ links: rest, schema, isElided: true });
  if (read?.act.do !== "style" || read.unread.length > 0) return null;
  const { base, where, names } = read.act.what;
  const isTold = base === "rest" || where !== undefined || names !== undefined;
  return isTold ? [read.act] : null;
}

/** "and of the databases?", "what about Ann?", "the same for the cats", "and the dogs too". */
function extended({ links, schema, acts }: Leaning): readonly Act[] | null {
  const start = leadLength(links);
  const [last, ...more] = acts.filter((act) => act.do !== "partly");
  if (start === 0 || last === undefined || more.length > 0 || !isRepeatable(last)) return null;
  const said = links.slice(start).filter((link) => !/^(?:too|as well|also)$/u.test(link.norm));
  const { rest, color } = last.do === "style" ? withoutColor(said) : { rest: said, color: undefined };
  const read = wholePhrase(trimmed(rest), schema);
  if (read?.ref.base === "previous") return nearThese(last, read.ref);
  if (read === null || read.ref.rank !== undefined) return null;
  if (last.do === "style" && color !== undefined) return [{ ...last, what: read.ref, style: { ...last.style, color } }];
  return repeatable.has(last.do) ? doneFor(last, read.ref) : namedAnew(last, read.ref);
}

/** "(who reports to Ann?) and to them?": the same relation once more, from those that were told. */
function nearThese(last: Act, ref: Ref): readonly Act[] | null {
  const isPlain = [ref.where, ref.names, ref.near, ref.rank].every((part) => part === undefined);
  if (!("what" in last) || last.what.near === undefined || !isPlain || last.what.near.names.length === 0) return null;
  const { of: _of, ...near } = last.what.near;
  return [{ ...last, what: { ...last.what, near: { ...near, names: [] } } }];
}

function doneFor(last: Act, ref: Ref): readonly Act[] | null {
  const same = sameKind(last, ref);
  if (same !== null) return [same];
  if (last.do === "only") return beside(last, ref);
  if (asking.has(last.do) && !isComparable(last, ref)) return null;
  const again = withRef(last, ref);
  return [again.do === "select" ? { ...again, mode: "add" } : again];
}

/** What changes data is done again for what is named, or for a kind that is said. */
const repeatableFor = new Set<Act["do"]>(["set", "adjust", "unset", "remove"]);

function isRepeatable(act: Act): boolean {
  return "what" in act && (repeatable.has(act.do) || repeatableFor.has(act.do));
}

function namedAnew(last: Act, ref: Ref): readonly Act[] | null {
  if (!("what" in last) || ref.isAll || (ref.names === undefined && ref.where === undefined)) return null;
  const isFinal = last.do === "remove";
  if (isFinal && ref.names === undefined) return null;
  return [{ ...last, what: isFinal ? { ...ref, isExact: true } : ref }];
}

/** "(the same for the dogs) in blue". */
function withoutColor(links: readonly Link[]): { readonly rest: readonly Link[]; readonly color?: string } {
  const at = links.findLastIndex((link) => hasSense(link, "color"));
  const color = argOf(links[at], "color");
  if (at < 1 || color === undefined || at < links.length - 1) return { rest: links };
  const end = /^(?:in|with|as|but|,)$/u.test(links[at - 1]?.norm ?? "") ? at - 1 : at;
  return { rest: links.slice(0, end), color };
}

/** "(show only the huts) and the peaks too": these as well. */
function beside(
  last: Act & { readonly do: "count" | "find" | "hide" | "only" | "zoom" },
  ref: Ref,
): readonly Act[] | null {
  const { where, names, near, tied } = last.what;
  const isPlain = [names, near, tied, ref.names, ref.near, ref.tied, ref.unknown].every((part) => part === undefined);
  if (where === undefined || ref.where === undefined || !isPlain || ref.target !== last.what.target) return null;
  const many = `${last.what.many} and ${ref.many}`;
  return [{ ...last, what: { ...last.what, where: any([where, ref.where]), one: last.what.one, many } }];
}

/** "patients in Hull", "and in York?": the same kind of thing elsewhere. */
function sameKind(last: Act, ref: Ref): Act | null {
  if ((last.do !== "find" && last.do !== "count") || ref.where === undefined || ref.names !== undefined) return null;
  const where = swappedWhere(last.what.where, ref.where);
  if (where === null || last.what.where === undefined || last.what.where.op !== "and") return null;
  const { one, many } = ref;
  return { ...last, what: { ...last.what, where, one, many } };
}

const asking = new Set<Act["do"]>(["count", "find", "aggregate", "rank", "describe", "types"]);

/** "and in Ghent?" after a count of people is read as it stands; a measure or a name needs what was asked before. */
function isComparable(last: Act, ref: Ref): boolean {
  if (last.do === "aggregate" || last.do === "rank") return true;
  const isNamed = ref.names !== undefined || ref.unknown !== undefined;
  if (last.do === "describe") return isNamed && last.property !== undefined;
  return "what" in last && isNamed && (last.what.near?.names.length ?? 0) > 0;
}

function trimmed(links: readonly Link[]): readonly Link[] {
  const start = links.findIndex((link) => !/^(?:of|for|the|with|to|from)$/u.test(link.norm) || isUnknown(link));
  return start < 0 ? [] : links.slice(start);
}

/** "now swap the two colours". */
function swapped({ links, acts }: Leaning): readonly Act[] | null {
  const isSwap = links.some((link) => /^(?:swap|exchange|switch|reverse|flip)$/u.test(link.norm));
  const isColours = links.some((link) => /^(?:colou?rs|them|the two|those two)$/u.test(link.norm));
  const [first, second, ...more] = acts.filter((act) => act.do === "style");
  if (!isSwap || !isColours || first === undefined || second === undefined || more.length > 0) return null;
  const isOwn = [first, second].every(({ what }) => what.base === "all" || what.base === "names");
  const [one, other] = [first.style.color, second.style.color];
  if (!isOwn || one === undefined || other === undefined) return null;
  return [
    { ...first, style: { color: other } },
    { ...second, style: { color: one } },
  ];
}
