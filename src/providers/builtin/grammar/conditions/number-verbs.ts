import { hintedAttribute } from "../../schema/attribute-hints";
import { argOf, hasSense, type Link } from "../../schema/link-words";
import type { Draft } from "../things/draft";

/** "earn between 3 and 5", "worth more than 10 million": the verb before tells the attribute. */
export function beforeNumber(draft: Draft, at: number): { readonly name: string; readonly isSaid: boolean } | null {
  const before = draft.links.slice(Math.max(0, at - 3), at).toReversed();
  for (const link of before) {
    const group = argOf(link, "of") ?? moneyVerb(draft, at, link);
    const hint = group === undefined ? null : hintedAttribute(draft.schema, draft.target, group);
    if (hint !== null && !hint.isTurned) return { name: hint.attribute.name, isSaid: false };
    if (!hasSense(link, "fill")) return null;
  }
  return null;
}

/** "make over 50,000 euros". */
function moneyVerb(draft: Draft, at: number, link: Link): string | undefined {
  if (!/^(?:make|makes|making|made)$/u.test(link.norm)) return undefined;
  const rest = draft.links.slice(at, at + 6).map(({ norm }) => norm);
  const amount = draft.links.slice(at, at + 6).find(({ token }) => token.value !== undefined);
  const isMuch = amount?.token.value !== undefined && amount.token.value >= 1000;
  return isMuch || rest.some((norm) => /^(?:euros?|eur|dollars?|usd|pounds|gbp|a year|a month)$/u.test(norm))
    ? "income"
    : undefined;
}

/** "make" as a verb of income: "who makes over 50,000 euros". */
export function isMoneyVerb(draft: Draft, at: number): boolean {
  const link = draft.links[at];
  return link !== undefined && moneyVerb(draft, at, link) !== undefined;
}
