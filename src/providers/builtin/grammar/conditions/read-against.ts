import type { AttributeProfile } from "@/graph/profile/profile-types";
import { hintedAttribute } from "../../schema/attribute-hints";
import { argOf, attributeSense, hasSense, type Link } from "../../schema/link-words";
import { textTime } from "../../schema/time-attributes";
import type { Draft } from "../things/draft";
import { readName } from "../things/read-names";
import { skipSmall } from "../things/small-steps";

/** "above average load", "load below average", "older than average", "older than Ann", "a higher load than Ann". */
export function againstOthers(draft: Draft, at: number): number {
  const verb = attributeBefore(draft, at + 1) === null || draft.links[at] === undefined ? 0 : compared(draft, at + 1);
  return verb > 0 ? verb + 1 : compared(draft, at);
}

function compared(draft: Draft, at: number): number {
  const cmp = sideAt(draft.links[at]);
  if (cmp === null || draft.against !== null) return 0;
  const between = attributeBetween(draft, at);
  const next = afterThan(draft, between === null ? at + 1 : between.at + 1);
  const name = nameAt(draft, at, next);
  const isMean = hasSense(draft.links[next], "measure", "mean");
  if (!isMean && name === null) return 0;
  const measured =
    between ?? gradedProperty(draft, at) ?? (isMean ? attributeAfter(draft, next) : null) ?? attributeBefore(draft, at);
  if (measured === null) return 0;
  const side = measured.isTurned === true ? turned[cmp] : cmp;
  draft.against = { property: measured.name, cmp: side, ...(name === null ? {} : { name: name.name }) };
  return Math.max(measured.at ?? 0, next + (name?.length ?? 1) - 1) + 1 - at;
}

interface Measured {
  readonly name: string;
  /** Where it stands, if it is named. */
  readonly at?: number;
  readonly isTurned?: boolean;
}

function afterThan(draft: Draft, from: number): number {
  const next = skipSmall(draft, from);
  return draft.links[next]?.norm === "than" ? skipSmall(draft, next + 1) : next;
}

/** "above average load". */
function attributeAfter(draft: Draft, mean: number): Measured | null {
  const at = skipSmall(draft, mean + 1);
  const sense = attributeSense(draft.links[at], draft.target);
  return sense?.target === draft.target ? { name: sense.attribute.name, at } : null;
}

const turned = { ">": "<", "<": ">" } as const;

function sideAt(link: Link | undefined): "<" | ">" | null {
  if (link === undefined || link.schema.length > 0) return null;
  if (argOf(link, "more") !== undefined || argOf(link, "compare") === ">" || more.test(link.norm)) return ">";
  const isLess = argOf(link, "less") !== undefined || argOf(link, "compare") === "<" || less.test(link.norm);
  return isLess ? "<" : null;
}

const more = /^(?:more|higher|greater|larger|bigger|better)$/u;
const less = /^(?:less|lower|smaller|fewer|worse)$/u;

/** "a higher load than …": the attribute stands within. */
function attributeBetween(draft: Draft, at: number): (Measured & { readonly at: number }) | null {
  const sense = attributeSense(draft.links[at + 1], draft.target);
  if (sense?.target !== draft.target || draft.links[at + 2]?.norm !== "than") return null;
  return { name: sense.attribute.name, at: at + 1 };
}

/** The one it is compared with, by name, after "than". */
function nameAt(draft: Draft, at: number, next: number): { readonly name: string; readonly length: number } | null {
  const isThan =
    /\bthan$/u.test(draft.links[at]?.norm ?? "") || draft.links.slice(at, next).some(({ norm }) => norm === "than");
  if (!isThan || draft.target !== "nodes" || draft.links[next]?.token.kind === "number") return null;
  return readName(draft.links, next);
}

function gradedProperty(draft: Draft, at: number): Measured | null {
  const group = argOf(draft.links[at], "more") ?? argOf(draft.links[at], "less");
  const hint = group === undefined ? null : hintedAttribute(draft.schema, draft.target, group);
  return hint === null ? null : { name: hint.attribute.name, isTurned: hint.isTurned };
}

/** "load below average", "earns more than Ann". */
function attributeBefore(draft: Draft, at: number): Measured | null {
  const link = draft.links[at - 1];
  const sense = attributeSense(link, draft.target);
  if (sense?.target === draft.target && isOrdered(sense.attribute)) return { name: sense.attribute.name };
  const group = argOf(link, "of");
  const hint = group === undefined ? null : hintedAttribute(draft.schema, draft.target, group);
  return hint === null ? null : { name: hint.attribute.name };
}

function isOrdered(attribute: AttributeProfile): boolean {
  return attribute.kind === "number" || textTime(attribute) !== null;
}
