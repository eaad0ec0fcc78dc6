import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { Selector } from "@/graph/selector/selector-types";
import { compare, exists } from "../../meaning/selectors";
import { attributeAt } from "../../schema/attribute-at";
import { hasSense } from "../../schema/link-words";
import { attributesOf } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { addTerm, type Draft } from "../things/draft";
import { skipSmall } from "../things/small-steps";

/** "salary is missing", "email unknown". */
function missingLength(draft: Draft, at: number): number {
  const next = skipSmall(draft, at + 1);
  const isDenied = hasSense(draft.links[next], "sign", "not") && knowing.test(draft.links[next + 1]?.norm ?? "");
  if (isDenied) return next + 2 - at;
  return /^(?:missing|unknown|unrecorded|unspecified|empty|blank|absent|unset|lacking|not known|not set)$/u.test(
    draft.links[next]?.norm ?? "",
  )
    ? next + 1 - at
    : 0;
}

/** "(do we not) know (the weight)", "no weight is recorded": says no more than that there is a value. */
export function knownWord(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined || link.schema.length > 0 || !knowing.test(link.norm)) return 0;
  const near = draft.links.slice(Math.max(0, at - 4), at + 5);
  return near.some(({ schema }) => schema.some(({ kind }) => kind === "attribute")) ? 1 : 0;
}

export const knowing =
  /^(?:know|knows|known|recorded|given|listed|specified|available|entered|provided|stated|documented|noted|filled in|on record|on file)$/u;

/** "still alive", "dead": whether nodes have a time of death. */
export function living(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link === undefined || link.schema.length > 0) return 0;
  const isDead = /^(?:dead|deceased|died|passed away|late)$/u.test(link.norm);
  if (!isDead && !/^(?:alive|living)$/u.test(link.norm)) return 0;
  const death = attributesOf(draft.schema, "nodes").find(({ name }) =>
    /(?:^|[^\p{L}])(?:died|death|deceased)/iu.test(name),
  );
  if (death === undefined) return 0;
  addTerm({ ...draft, isNegated: draft.isNegated !== !isDead }, exists(death.name));
  draft.isNegated = false;
  return 1;
}

/** "(things) nobody is assigned to": that have no assignee. */
export function nobodyIs(draft: Draft, at: number): number {
  if (!/^(?:nobody|no one|noone|no-one|nothing)$/u.test(draft.links[at]?.norm ?? "")) return 0;
  const next = skipSmall(draft, at + 1);
  const attribute = attributeAt(draft, next);
  if (attribute === null || attribute.kind === "number") return 0;
  addTerm({ ...draft, isNegated: true }, exists(attribute.name));
  draft.isNegated = false;
  return next + 1 - at;
}

/** To have none of what is counted is to have zero of it. */
function some({ name, kind, min }: AttributeProfile): Selector {
  return kind === "number" && min !== undefined && min <= 0 ? compare(name, ">", 0) : exists(name);
}

/** "out of stock", "in stock". */
function stockTerm(draft: Draft, at: number, { name, kind }: AttributeProfile): Selector | null {
  const before = draft.links[at - 1]?.norm ?? "";
  if (kind !== "number") return null;
  if (/^(?:out of|run out of|low on)$/u.test(before)) return compare(name, "<=", 0);
  const isEnd = draft.links.slice(at + 1).every((link) => link.token.kind === "sign");
  return before === "in" && isEnd ? compare(name, ">", 0) : null;
}

/** "the smokers", of an attribute "smoker". */
function callThem(draft: Draft, at: number, { name }: AttributeProfile): void {
  const [one, many] = [wordsOfName(name), draft.links[at]?.norm ?? ""];
  if (draft.head === null && many !== one && many === plural(one) && draft.target === "nodes")
    draft.head = { at, one, many, isPlural: true, isGeneric: false };
}

/** "missing a venue", "lacks an email": none of the attribute that follows. */
export function lacking(draft: Draft, at: number): number {
  const link = draft.links[at];
  if (link?.schema.length !== 0 || !/^(?:missing|lack|lacks|lacking)$/u.test(link.norm)) return 0;
  const next = skipSmall(draft, at + 1);
  const attribute = attributeAt(draft, next);
  if (attribute === null) return 0;
  addTerm({ ...draft, isNegated: !draft.isNegated }, exists(attribute.name));
  draft.isNegated = false;
  return next + 1 - at;
}

/** "with an email", "remote", "salary is missing", "out of stock": that there is a value, or none. */
export function presence(draft: Draft, at: number, attribute: AttributeProfile): number {
  const missing = missingLength(draft, at);
  if (missing > 0) {
    addTerm({ ...draft, isNegated: !draft.isNegated }, exists(attribute.name));
    draft.isNegated = false;
    return missing;
  }
  if (draft.isNegated) {
    addTerm(draft, attribute.kind === "boolean" ? compare(attribute.name, "==", true) : some(attribute));
    return 1;
  }
  if (attribute.kind === "boolean") {
    addTerm(draft, compare(attribute.name, "==", true));
    callThem(draft, at, attribute);
    return 1;
  }
  const stock = stockTerm(draft, at, attribute);
  if (stock !== null) {
    addTerm(draft, stock);
    return 1;
  }
  const before = draft.links[at - 1]?.norm ?? "";
  const isHad =
    /^(?:with|have|has|having|with an?|with any|any)$/u.test(before) ||
    /^(?:with|have|has)$/u.test(draft.links[at - 2]?.norm ?? "");
  if (!isHad) return 0;
  addTerm(draft, exists(attribute.name));
  return 1;
}
