import type { AttributeProfile } from "@/graph/profile/profile-types";
import { oneLine } from "@/lib/text/lines";
import { attributeAt } from "../../schema/attribute-at";
import { hintedAttribute } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { hasSense } from "../../schema/link-words";
import { attributeOfUnit } from "../../text/units";
import type { Draft } from "../things/draft";

/** "aged 20 to 30", "over 5 years old", "under 3 kg": the word before or the unit after tells the attribute. */
export function hintedMeasure(
  draft: Draft,
  at: number,
  after: number,
): { readonly name: string; readonly isSaid: boolean } | null {
  const unit = draft.links[after]?.norm ?? "";
  const own = attributeOfUnit(draft.schema, draft.target, unit);
  if (own !== null) return { name: own, isSaid: false };
  const crowd = crowds.test(unit) ? hintedAttribute(draft.schema, draft.target, "traffic") : null;
  if (crowd !== null) return { name: crowd.attribute.name, isSaid: true };
  const group = /^aged?$/u.test(draft.links[at - 1]?.norm ?? "") ? "age" : (unitGroups[unit] ?? ofPeople(draft, at));
  const hint = group === undefined ? null : hintedAttribute(draft.schema, draft.target, group);
  return hint === null || hint.isTurned ? null : { name: hint.attribute.name, isSaid: false };
}

const crowds = /^(?:people|persons|visitors|spectators|viewers|fans|passengers|guests|customers|listeners|riders)$/u;

/** "people over 40": of people a bare number is the age. */
function ofPeople({ links }: Draft, at: number): string | undefined {
  const before = links.slice(Math.max(0, at - 8), at).filter((link) => !hasSense(link, "fill"));
  const isNear = before.slice(-3).some((link) => people.test(link.norm));
  const isJoined = /^(?:is|are)\b/u.test(links[at]?.norm ?? "") && before.some((link) => people.test(link.norm));
  return isNear || isJoined ? "age" : undefined;
}

const people = new RegExp(
  oneLine`
    ^(?:people|persons?|everyone|everybody|anyone|anybody|those|who|who is|who are|who's|men|women|man|woman
    |employees?|students?|patients?|members?|players?|users?|customers?|kids|children|folks?|staff|workers?)$
  `,
  "u",
);

const unitGroups: Readonly<Record<string, string>> = {
  years: "age",
  year: "age",
  old: "age",
  yrs: "age",
  kg: "weight",
  kilos: "weight",
  km: "length",
  miles: "length",
  minutes: "length",
  cm: "height",
  dollars: "price",
  euros: "price",
  pounds: "price",
  points: "score",
  stars: "score",
};

/** "nodes over 30" where the graph has one numeric attribute only, and none where a year is said of what is no year. */
export function soleMeasure(draft: Draft, at: number): { readonly name: string; readonly isSaid: boolean } | null {
  const before = attributeAt(draft, at - 1) ?? attributeAt(draft, at - 2);
  if (before !== null) return null;
  const { profile } = draft.schema.context;
  const attributes = draft.target === "nodes" ? profile.nodeAttributes : profile.edgeAttributes;
  const [only, second] = attributes.filter((attribute) => attribute.kind === "number");
  if (only === undefined || second !== undefined || saysYear(draft, at, only)) return null;
  return { name: only.name, isSaid: false };
}

/** "before 2018" of ages. */
function saysYear({ links }: Draft, at: number, { max = 0 }: AttributeProfile): boolean {
  const isOfTime = /^(?:before|after|since|until|from|by|in)$/u.test(links[at]?.norm ?? "");
  return isOfTime && max < 1000 && (numberOf(links[at + 1]) ?? 0) >= 1000;
}
