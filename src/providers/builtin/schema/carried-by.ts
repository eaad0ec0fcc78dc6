import type { ElementTarget } from "@/graph/document/graph-types";
import type { Field, Selector } from "@/graph/selector/selector-types";
import { attributesOf, type Schema } from "./schema";

/** An attribute that is said of elements of which none has it. */
export interface Lack {
  /** The kinds it is said of. */
  readonly kinds: readonly string[];
  readonly attribute: string;
  /** The kinds that have it. */
  readonly has: readonly string[];
}

/** What a condition says of the kinds of what fits it: only these may; null: any. */
interface Bound {
  readonly kinds: readonly string[];
  readonly attribute: string;
  readonly isType: boolean;
}

/** The kinds of elements that conditions leave; null: any. */
export function kindsLeft(
  schema: Schema,
  target: ElementTarget,
  where: Selector | undefined,
): readonly string[] | null {
  return boundOf(where, { schema, target })?.kinds ?? null;
}

/** The first attribute of the conditions, or of `also`, that no element can have which fits the rest. */
export function lackOf(
  schema: Schema,
  target: ElementTarget,
  { where, also = [] }: { readonly where?: Selector | undefined; readonly also?: readonly string[] },
): Lack | null {
  const side = { schema, target };
  const whole = where === undefined ? [] : [where];
  const terms = where?.op === "and" ? where.terms : whole;
  const bounds = [
    ...terms.map((term) => boundOf(term, side)),
    ...also.map((name) => boundOfAttribute({ name, of: "bare" }, side)),
  ].filter((bound) => bound !== null);
  let left: readonly string[] | null = null;
  for (const { kinds, attribute } of bounds.toSorted((a, b) => Number(b.isType) - Number(a.isType))) {
    const both = meet(left, kinds);
    if (left !== null && both.length === 0) return { kinds: left, attribute, has: kinds };
    left = both;
  }
  return null;
}

/** Numbers that every kind of elements has which the conditions leave. */
export function numbersOf(schema: Schema, target: ElementTarget, where: Selector | undefined): readonly string[] {
  const left = kindsLeft(schema, target, where);
  return attributesOf(schema, target).flatMap(({ name, kind }) => {
    const carried = boundOfAttribute({ name, of: "bare" }, { schema, target })?.kinds;
    const isTheirs = left === null || carried === undefined || left.every((one) => carried.includes(one));
    return kind === "number" && isTheirs ? [name] : [];
  });
}

interface Side {
  readonly schema: Schema;
  readonly target: ElementTarget;
}

function meet(left: readonly string[] | null, kinds: readonly string[]): readonly string[] {
  return left === null ? kinds : left.filter((kind) => kinds.includes(kind));
}

function boundOf(where: Selector | undefined, side: Side): Bound | null {
  switch (where?.op) {
    case "compare":
      if (where.cmp === "!=") return null;
      if (where.cmp === "==" && where.value.kind === "literal" && isType(where.field, side))
        return ofKinds([where.value.value], where.field, side);
      return boundOfAttribute(where.field, side);
    case "in":
      return isType(where.field, side) ? ofKinds(where.values, where.field, side) : boundOfAttribute(where.field, side);
    case "exists":
      return boundOfAttribute(where.field, side);
    case "and":
      return boundOfAll(where.terms, side);
    case "or":
      return boundOfAny(where.terms, side);
    case undefined:
    case "all":
    case "not":
    case "set":
    case "neighbors":
      return null;
  }
}

function boundOfAll(terms: readonly Selector[], side: Side): Bound | null {
  const bounds = terms.map((term) => boundOf(term, side)).filter((bound) => bound !== null);
  const [first] = bounds;
  if (first === undefined) return null;
  return { ...first, kinds: first.kinds.filter((kind) => bounds.every(({ kinds }) => kinds.includes(kind))) };
}

function boundOfAny(terms: readonly Selector[], side: Side): Bound | null {
  const bounds = terms.map((term) => boundOf(term, side));
  const [first] = bounds;
  if (first == null || bounds.includes(null)) return null;
  return { ...first, kinds: [...new Set(bounds.flatMap((bound) => bound?.kinds ?? []))] };
}

function isType({ name, of, end }: Field, { schema, target }: Side): boolean {
  const { nodeTypeAttribute, edgeTypeAttribute } = schema.context.profile;
  return (
    of !== "computed" && end === undefined && name === (target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute)
  );
}

/** Only kinds that there are. */
function ofKinds(values: readonly unknown[], { name }: Field, side: Side): Bound | null {
  const known = kindsOf(side);
  const kinds = values.filter((value) => typeof value === "string" && known.has(value)).map(String);
  return kinds.length === 0 ? null : { kinds, attribute: name, isType: true };
}

function kindsOf({ schema, target }: Side): ReadonlySet<string> {
  const { carriers, profile } = schema.context;
  const type = target === "nodes" ? profile.nodeTypeAttribute : profile.edgeTypeAttribute;
  const listed = attributesOf(schema, target).find(({ name }) => name === type)?.values ?? [];
  const carried = carriers?.[target].flatMap(({ kinds }) => kinds) ?? [];
  return new Set([...listed.map(({ value }) => String(value)), ...carried]);
}

function boundOfAttribute({ name, of, end }: Field, { schema, target }: Side): Bound | null {
  if (of === "computed" || end !== undefined) return null;
  const carried = schema.context.carriers?.[target].find(({ attribute }) => attribute === name);
  return carried === undefined ? null : { kinds: carried.kinds, attribute: name, isType: false };
}
