import type { Comparison, Selector } from "@/graph/selector/selector-types";
import type { Act } from "../../meaning/acts";
import { all, compare, fieldOf } from "../../meaning/selectors";
import { numberOf } from "../../schema/link-number";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import type { Fragment } from "../fragment";

/** What was asked, with these conditions: those on the same attributes take the place of the old ones. Null: they cannot be told apart. */
export function withConditions(old: Selector | undefined, wanted: Selector): Selector | null {
  const added = termsOf(wanted);
  const names = added.map(fieldOf);
  if (names.some((name) => name === null)) return null;
  const kept = termsOf(old ?? { op: "all" }).filter((term) => {
    const name = fieldOf(term);
    return name === null || !names.includes(name);
  });
  return all([...kept, ...added]);
}

function termsOf(selector: Selector): readonly Selector[] {
  if (selector.op === "all") return [];
  return selector.op === "and" && fieldOf(selector) === null ? selector.terms : [selector];
}

/** "over 60?", "below instead", "at least 5", "between 3 and 4": the comparison of a moment ago with another limit. */
export function comparedAnew({ said, last }: Fragment): Act | null {
  if (!("what" in last)) return null;
  const { where, names } = last.what;
  const old = where === undefined ? undefined : termsOf(where).findLast(isMeasured);
  if (where === undefined || old === undefined || names !== undefined) return null;
  const field = fieldOf(old);
  const term = field === null ? null : limitSaid(said, field, old);
  if (term === null) return null;
  const terms = termsOf(where).map((one) => (one === old ? term : one));
  return { ...last, what: { ...last.what, where: all(terms), ...bare(last.what) } };
}

/** "people over 40" are no longer what they are called. */
function bare({ one, many }: { readonly one: string; readonly many: string }) {
  return { one: one.split(" ")[0] ?? one, many: many.split(" ")[0] ?? many };
}

function isMeasured(selector: Selector): boolean {
  if (selector.op === "and") return selector.terms.every(isMeasured);
  return (
    selector.op === "compare" &&
    orders.has(selector.cmp) &&
    selector.value.kind === "literal" &&
    typeof selector.value.value === "number"
  );
}

const orders = new Set<Comparison>(["<", "<=", ">", ">="]);

/** "(only) over 40": a further limit on what the comparison before was of. */
export function limitOf(said: readonly Link[], where: Selector | undefined): Selector | null {
  const old = where === undefined ? undefined : termsOf(where).findLast(isMeasured);
  const field = old === undefined ? null : fieldOf(old);
  // "cheaper than 100" says itself what it is of.
  if (!said.some((link) => hasSense(link, "compare") || hasSense(link, "range"))) return null;
  return old === undefined || field === null ? null : limitSaid(said, field, old);
}

function limitSaid(said: readonly Link[], field: string, old: Selector): Selector | null {
  const words = said.filter(
    (link) => !/^(?:the|ones?|those|is|are|it|,|than|instead|who are|that are)$/u.test(link.norm),
  );
  const [first, second] = words;
  const cmp = orderIn(first);
  const number = numberOf(second);
  if (hasSense(first, "range")) return rangeSaid(words, field);
  if (cmp === null) return null;
  if (number !== null && words.length <= 3) return compare(field, cmp, number);
  const value = old.op === "compare" && old.value.kind === "literal" ? old.value.value : null;
  return words.length === 1 && value !== null ? compare(field, cmp, value) : null;
}

function rangeSaid(words: readonly Link[], field: string): Selector | null {
  const [low, high] = [numberOf(words[1]), numberOf(words[3])];
  if (low === null || high === null) return null;
  return { op: "and", terms: [compare(field, ">=", Math.min(low, high)), compare(field, "<=", Math.max(low, high))] };
}

function orderIn(link: Link | undefined): Comparison | null {
  const said = link?.senses.find(({ cls, arg }) => cls === "compare" && /^[<>]=?$/u.test(arg))?.arg;
  if (said !== undefined) return [...orders].find((order) => order === said) ?? null;
  if (argOf(link, "more") !== undefined) return ">";
  return argOf(link, "less") === undefined ? null : "<";
}
