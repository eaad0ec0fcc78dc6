import type { Tied } from "../../meaning/acts";
import { numberOf } from "../../schema/link-number";
import { argOf, type Link } from "../../schema/link-words";
import type { Draft } from "./draft";

export interface Amount {
  readonly cmp: Tied["cmp"];
  readonly count: number;
  /** Most or fewest of all, rather than a number. */
  readonly order?: "desc" | "asc";
  /** Links it takes. */
  readonly length: number;
  /** "nothing", "anybody": no noun has to follow. */
  readonly isWhole: boolean;
}

/** "no", "more than 3", "at least two", "the most", "nobody": how many ties are asked for. */
export function amountAt(draft: Draft, at: number, have: string | undefined): Amount | null {
  const start = at + (/^(?:the|a|an|any|in|for|as|to|on|by)$/u.test(draft.links[at]?.norm ?? "") ? 1 : 0);
  const link = draft.links[start];
  const skipped = start - at;
  const one = { length: skipped + 1, count: 1, isWhole: false } as const;
  const whole = wholeAmount(draft, link?.norm ?? "");
  if (whole !== null) return { ...one, cmp: whole === "none" ? "<" : ">=", isWhole: true };
  if (isWithout(draft, draft.links[at]?.norm ?? "", have))
    return { length: skipped, count: 1, cmp: "<", isWhole: false };
  if (/^(?:no|zero)$/u.test(link?.norm ?? "")) return { ...one, cmp: "<" };
  return orderedAmount(link, skipped) ?? numberedAmount(draft.links, start, skipped);
}

function orderedAmount(link: Link | undefined, skipped: number): Amount | null {
  const one = { length: skipped + 1, count: 1, isWhole: false } as const;
  const order = mostOrder(link);
  if (order !== null) return { ...one, cmp: ">=", order };
  return /^(?:several|multiple|many|various)$/u.test(link?.norm ?? "") ? { ...one, cmp: ">" } : null;
}

function numberedAmount(links: readonly Link[], start: number, skipped: number): Amount | null {
  const times = ["once", "twice"].indexOf(links[start]?.norm ?? "") + 1;
  if (times > 0) return { cmp: "==", count: times, length: skipped + 1, isWhole: true };
  const number = numbered(links, start);
  return number === null ? null : { ...number, length: skipped + number.length, isWhole: false };
}

/** "without a doctor", "that don't have any". */
function isWithout(draft: Draft, next: string, have: string | undefined): boolean {
  if (have === "without") return true;
  return draft.isNegated && have !== undefined && (/^(?:any|a|an)$/u.test(next) || isHaving(have));
}

function isHaving(have: string | undefined): boolean {
  return /^(?:have|has|having|had|got)$/u.test(have ?? "");
}

function wholeAmount(draft: Draft, norm: string): "none" | "some" | null {
  if (/^(?:nobody|nothing|no one|noone|none|no-one)$/u.test(norm)) return "none";
  if (!/^(?:anything|anyone|anybody|something|someone|somebody)$/u.test(norm)) return null;
  return draft.isNegated ? "none" : "some";
}

export function mostOrder(link: Link | undefined): "desc" | "asc" | null {
  if (link === undefined || link.schema.length > 0) return null;
  if (/^(?:most|the most|highest number of|largest number of)$/u.test(link.norm)) return "desc";
  return /^(?:fewest|least|the fewest|the least)$/u.test(link.norm) ? "asc" : null;
}

/** "more than 3", "at least two", "exactly one", "3 or more", "two". */
function numbered(
  links: readonly Link[],
  at: number,
): { readonly cmp: Tied["cmp"]; readonly count: number; readonly length: number } | null {
  const cmp = comparisonOf(links[at]);
  const [number, after] = [numberOf(links[at]), numberOf(links[at + 1])];
  if (cmp !== null && after !== null) return { cmp, count: after, length: 2 };
  if (/^(?:only|just)$/u.test(links[at]?.norm ?? "") && after !== null) return { cmp: "==", count: after, length: 2 };
  if (number === null) return null;
  const trailing = comparisonOf(links[at + 1]);
  return trailing !== null && /^(?:or|and)/u.test(links[at + 1]?.norm ?? "")
    ? { cmp: trailing, count: number, length: 2 }
    : { cmp: "==", count: number, length: 1 };
}

function comparisonOf(link: Link | undefined): Tied["cmp"] | null {
  const arg = argOf(link, "compare");
  return (["<", "<=", ">", ">=", "=="] as const).find((cmp) => cmp === arg) ?? null;
}
