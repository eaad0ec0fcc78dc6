import { adjectiveGroup } from "../../lexicon/graded-words";
import { attributeAt } from "../../schema/attribute-at";
import { hintedAttribute } from "../../schema/attribute-hints";
import { numberOf } from "../../schema/link-number";
import { hasSense, isUnknown, type Link } from "../../schema/link-words";
import type { Draft } from "../things/draft";
import { skipSmall } from "../things/small-steps";

/** "edges where weight is high", "with a low load", "the weak ties", "cheap products": more or less than average; the answer says so. */
export function graded(draft: Draft, at: number): number {
  if (draft.against !== null || draft.rank !== null || /^how$/u.test(draft.links[at - 1]?.norm ?? "")) return 0;
  return attributeFirst(draft, at) || gradeFirst(draft, at) || adjective(draft, at);
}

/** "weight is high". */
function attributeFirst(draft: Draft, at: number): number {
  const attribute = attributeAt(draft, at);
  if (attribute?.kind !== "number") return 0;
  const next = skipSmall(draft, at + 1);
  const cmp = gradeOf(draft.links[next]);
  if (cmp === null || isCompared(draft.links[next + 1])) return 0;
  return against(draft, attribute.name, cmp, next + 1 - at);
}

/** "a low load". */
function gradeFirst(draft: Draft, at: number): number {
  const cmp = gradeOf(draft.links[at]);
  const attribute = cmp === null ? null : attributeAt(draft, at + 1);
  if (cmp === null || attribute?.kind !== "number" || isCompared(draft.links[at + 2])) return 0;
  return against(draft, attribute.name, cmp, 2);
}

/** "the weak ties", "who is old": a noun follows, or nothing. */
function adjective(draft: Draft, at: number): number {
  const link = draft.links[at];
  const grade =
    link === undefined || link.schema.length > 0 || hasSense(link, "more") || hasSense(link, "less")
      ? null
      : adjectiveGroup(link);
  const next = draft.links[at + 1];
  if (grade === null || isCompared(next) || !(next === undefined || isNoun(next) || next.token.kind === "sign"))
    return 0;
  const hint = hintedAttribute(draft.schema, draft.target, grade.group);
  if (hint === null) return 0;
  return against(draft, hint.attribute.name, grade.isMore === hint.isTurned ? "<" : ">", 1);
}

function isNoun(link: Link): boolean {
  if (hasSense(link, "noun") || isUnknown(link)) return true;
  return link.schema.some((sense) => sense.kind === "value");
}

function isCompared(link: Link | undefined): boolean {
  return numberOf(link) !== null || hasSense(link, "compare") || link?.norm === "than";
}

function gradeOf(link: Link | undefined): "<" | ">" | null {
  if (link === undefined || link.schema.length > 0) return null;
  if (/^(?:high|large|big|great|strong|heavy|long|huge)$/u.test(link.norm)) return ">";
  return /^(?:low|small|little|weak|short|tiny|poor)$/u.test(link.norm) ? "<" : null;
}

function against(draft: Draft, property: string, cmp: "<" | ">", length: number): number {
  draft.against = { property, cmp };
  draft.mended.push(`${property} ${cmp === ">" ? "above" : "below"} the average`);
  return length;
}
