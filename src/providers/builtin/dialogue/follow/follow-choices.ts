import type { Exchange } from "@/ai/history/messages";
import type { Selector } from "@/graph/selector/selector-types";
import type { Act, Ref } from "../../meaning/acts";
import { all, not } from "../../meaning/selectors";
import { recordsIn, textIn, toOutcome } from "../../plan/outcome";
import { attributeSense, hasSense } from "../../schema/link-words";
import { normalise } from "../../text/tokens";
import { afterLeads, type Leaning, wholePhrase } from "../leaning";

/** "now by kind", "by age instead": the same with another attribute. */
export function againBy({ links, acts }: Leaning): readonly Act[] | null {
  const rest = afterLeads(links).filter(
    (link) =>
      !/^(?:instead|rather|too|as well|please|the|their|try|do it|group|grouped|it|them|make|use|do)$/u.test(link.norm),
  );
  const [by, named, ...more] = rest;
  const last = acts.findLast((act) => act.do === "styleBy" || act.do === "aggregate" || act.do === "rank");
  if (!/^(?:by|per)$/u.test(by?.norm ?? "") || named === undefined || more.length > 0 || last === undefined)
    return null;
  if (!("what" in last)) return null;
  const sense = attributeSense(named, last.what.target);
  if (sense === undefined || sense.target !== last.what.target) return null;
  const { name } = sense.attribute;
  if (last.do === "styleBy") return [{ ...last, property: name }];
  if (last.do === "aggregate") return [{ ...last, groupBy: name }];
  return last.do === "rank" ? [{ ...last, rank: { ...last.rank, by: name } }] : null;
}

/** "now show the interns instead": the same view of others. */
export function insteadOf({ links, schema, acts }: Leaning): readonly Act[] | null {
  const last = acts.findLast((act) => act.do === "only" || act.do === "select" || act.do === "zoom");
  if (last === undefined || !("what" in last) || !links.some(({ norm }) => norm === "instead")) return null;
  const rest = afterLeads(links).filter((link) => link.norm !== "instead" && !hasSense(link, "verb", "show"));
  const read = wholePhrase(rest, schema);
  if (read === null || read.ref.base === "previous" || read.ref.isAll) return null;
  return [{ ...last, what: read.ref }];
}

/** "except Ann", "but not the interns": what was found, less these. */
export function lessThese({ links, schema, acts }: Leaning): readonly Act[] | null {
  const rest = afterLeads(links);
  const last = acts.findLast((act) => narrowing.has(act.do));
  if (!/^(?:except|except for|without|not|excluding|but not|other than|apart from)$/u.test(rest[0]?.norm ?? ""))
    return null;
  if (last === undefined || !("what" in last)) return null;
  const read = wholePhrase(rest.slice(1), schema);
  if (read === null || read.ref.unknown !== undefined || read.ref.base === "previous") return null;
  const { ref } = read;
  const what: Ref = {
    target: last.what.target,
    base: "previous",
    one: last.what.one,
    many: last.what.many,
    isAll: false,
    mended: [],
    ...(ref.names === undefined ? {} : { without: ref.names }),
    ...(ref.where === undefined ? {} : { where: not(ref.where) }),
  };
  if (last.do === "select" || last.do === "only" || last.do === "zoom") return [{ do: last.do, what }];
  return [{ do: "find", what }];
}

const narrowing = new Set<Act["do"]>(["select", "only", "zoom", "find", "count"]);

/** "I mean the dog", "the one in Ghent", "the second": which of several that bear the name. */
export function chosen({ links, schema, before, acts }: Leaning): readonly Act[] | null {
  const [last, ...more] = acts.filter((act) => act.do !== "partly");
  const name = last === undefined || !("what" in last) ? undefined : nameOf(last.what);
  if (last === undefined || name === undefined || more.length > 0 || !isSeveral(before, name)) return null;
  const rest = afterLeads(links).filter(
    (link) =>
      !/^(?:i|mean|meant|i mean|i meant|the|one|that|this|which is|is|it's|of course|with|id)$/u.test(link.norm),
  );
  const read = wholePhrase(rest, schema);
  if (read === null || read.ref.near !== undefined || read.ref.base === "previous") return null;
  if (read.ref.names === undefined && read.ref.where === undefined) return null;
  return [narrowedTo(last, name, read.ref)];
}

function nameOf({ names, near }: Ref): string | undefined {
  const [name, second] = near !== undefined && near.names.length > 0 ? near.names : (names ?? []);
  return second === undefined ? name : undefined;
}

/** The earlier message found several nodes of that name. */
function isSeveral(before: Exchange, name: string): boolean {
  return before.rounds.some((round) =>
    round.results.some((result) => {
      const nodes = recordsIn(toOutcome(result.content, result.success).data, "nodes");
      return nodes.filter((node) => normalise(textIn(node, "label")) === normalise(name)).length > 1;
    }),
  );
}

function narrowedTo(act: Act, name: string, ref: Ref): Act {
  if (!("what" in act)) return act;
  const names = ref.names ?? [name];
  const { what } = act;
  if (what.near === undefined || what.near.names.length === 0)
    return { ...act, what: { ...what, names, ...withWhere(all([what.where, ref.where])) } };
  const of: Ref = { ...ref, base: "names", names, isAll: false };
  return {
    ...act,
    what: { ...what, near: ref.where === undefined ? { ...what.near, names } : { ...what.near, names: [], of } },
  };
}

function withWhere(where: Selector): { readonly where?: Selector } {
  return where.op === "all" ? {} : { where };
}

/** "and in York?": the condition on the same attribute takes the place of the old one; null where there is none. */
export function swappedWhere(old: Selector | undefined, wanted: Selector): Selector | null {
  const name = fieldOf(wanted);
  if (old === undefined || name === null) return null;
  if (fieldOf(old) === name) return wanted;
  if (old.op !== "and") return null;
  const isThere = old.terms.some((term) => fieldOf(term) === name);
  return isThere ? { op: "and", terms: old.terms.map((term) => (fieldOf(term) === name ? wanted : term)) } : null;
}

function fieldOf(selector: Selector): string | null {
  if (selector.op === "not") return fieldOf(selector.term);
  if (selector.op === "and") {
    const names = new Set(selector.terms.map(fieldOf));
    return names.size === 1 ? ([...names][0] ?? null) : null;
  }
  return selector.op === "compare" || selector.op === "in" || selector.op === "exists" ? selector.field.name : null;
}
