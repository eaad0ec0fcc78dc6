import type { ElementTarget } from "@/graph/document/graph-types";
import type { AttributeProfile } from "@/graph/profile/profile-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import type { Against, Near, Ranking, Ref, Tied } from "../../meaning/acts";
import type { Link } from "../../schema/link-words";
import type { Schema } from "../../schema/schema";

/** One condition while a phrase is being read. */
export interface Term {
  selector: Selector;
  /** Equalities on one attribute join to a list ("servers and birds"). */
  readonly values?: { readonly attribute: string; readonly list: JsonValue[]; readonly isNegated: boolean };
  readonly join: "and" | "or";
}

export interface ReadRef {
  readonly ref: Ref;
  /** Words that were not understood. */
  readonly unread: readonly string[];
  /** Nothing at all was said about elements. */
  readonly isEmpty: boolean;
}

/** A phrase about elements while it is being read, link by link. */
export interface Draft {
  readonly links: readonly Link[];
  readonly schema: Schema;
  /** Reads a phrase within this one. */
  readonly readWithin: (links: readonly Link[]) => ReadRef;
  target: ElementTarget;
  isTargetSaid: boolean;
  base: Ref["base"];
  readonly terms: Term[];
  readonly names: string[];
  readonly without: string[];
  near: Near | null;
  readonly nearAlso: Near[];
  tied: Tied | null;
  readonly tiedAlso: Tied[];
  against: Against | null;
  rank: Ranking | null;
  /** "second", of the ranking that follows. */
  place: number | null;
  /** Where the noun stands, and what it is. */
  head: {
    readonly at: number;
    readonly one: string;
    readonly many: string;
    readonly isPlural: boolean;
    /** "nodes" rather than a kind of node. */
    readonly isGeneric: boolean;
  } | null;
  count: number | null;
  /** A "not" waits for the condition it speaks of. */
  isNegated: boolean;
  join: "and" | "or";
  isAll: boolean;
  readonly unknown: string[];
  readonly unread: string[];
  /** Verbs that say nothing beside a condition. */
  readonly light: string[];
  readonly mended: string[];
  /** Links that belong to the noun phrase as it is said back. */
  readonly said: Set<number>;
}

/** Reads at `at`; gives how many links it took, 0 when it is not about them. */
export type Handler = (draft: Draft, at: number) => number;

export function createDraft(given: Pick<Draft, "links" | "schema" | "target" | "readWithin">): Draft {
  return {
    ...given,
    isTargetSaid: false,
    base: "all",
    terms: [],
    names: [],
    without: [],
    near: null,
    nearAlso: [],
    tied: null,
    tiedAlso: [],
    against: null,
    rank: null,
    place: null,
    head: null,
    count: null,
    isNegated: false,
    join: "and",
    isAll: false,
    unknown: [],
    unread: [],
    light: [],
    mended: [],
    said: new Set(),
  };
}

/** Adds a condition, negated where a "not" waits. */
export function addTerm(draft: Draft, selector: Selector): void {
  const term: Selector = draft.isNegated ? { op: "not", term: selector } : selector;
  draft.terms.push({ selector: term, join: draft.join });
  draft.isNegated = false;
  draft.join = "and";
}

/** Adds "attribute is value"; values of one attribute side by side are alternatives. */
export function addValue(draft: Draft, attribute: AttributeProfile, value: JsonValue): void {
  if (attribute.kind === "list") {
    addItem(draft, attribute.name, value);
    return;
  }
  const last = draft.terms.findLast((term) => term.values?.attribute === attribute.name);
  const values = last?.values;
  if (last !== undefined && values !== undefined && isAlternative(draft, values.isNegated)) {
    values.list.push(value);
    last.selector = valuesSelector(values);
  } else {
    draft.terms.push(valueTerm(draft, attribute.name, value));
  }
  draft.join = "and";
  draft.isNegated = false;
}

/** A list holds several values at once: "on the Blue and the Yellow line" asks for both, "Blue or Yellow" for one. */
function addItem(draft: Draft, name: string, value: JsonValue): void {
  addTerm(draft, {
    op: "compare",
    field: { name, of: "bare" },
    cmp: "has",
    value: { kind: "literal", value },
  });
}

/** "not from Paris or Rome" denies both; "servers but not birds" does not deny servers. */
function isAlternative(draft: Draft, isNegated: boolean): boolean {
  return isNegated === draft.isNegated || (isNegated && draft.join === "or");
}

function valueTerm(draft: Draft, attribute: string, value: JsonValue): Term {
  const values = { attribute, list: [value], isNegated: draft.isNegated };
  return { selector: valuesSelector(values), values, join: draft.join };
}

function valuesSelector(values: {
  readonly attribute: string;
  readonly list: readonly JsonValue[];
  readonly isNegated: boolean;
}): Selector {
  const [only] = values.list;
  const field = { name: values.attribute, of: "bare" } as const;
  const inner: Selector =
    values.list.length === 1 && only !== undefined
      ? { op: "compare", field, cmp: "==", value: { kind: "literal", value: only } }
      : { op: "in", field, values: values.list };
  return values.isNegated ? { op: "not", term: inner } : inner;
}

/** The conditions as one selector: "or" binds two neighbours, everything else is "and". */
export function toWhere(terms: readonly Term[]): Selector | undefined {
  const groups: Selector[][] = [];
  for (const term of terms) {
    const last = groups.at(-1);
    if (term.join === "or" && last !== undefined) last.push(term.selector);
    else groups.push([term.selector]);
  }
  const joined = groups.map((group): Selector => {
    const [only] = group;
    return group.length === 1 && only !== undefined ? only : { op: "or", terms: group };
  });
  const [first] = joined;
  if (joined.length < 2) return first;
  return { op: "and", terms: joined };
}
