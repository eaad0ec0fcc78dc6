import type { GraphFacts } from "@/ai/port/provider-port";
import type { Selector } from "@/graph/selector/selector-types";
import { kindsLeft } from "../schema/carried-by";
import type { ReadContext } from "../schema/known-words";
import type { Schema } from "../schema/schema";
import { plural } from "../text/inflect";
import type { Act, Near, Ref, Tied } from "./acts";
import { all, compare } from "./selectors";

/**
 * Which end of an edge is asked for, where its verb leaves it open or says it wrongly ("paintings never lent out"): the kinds of
 * nodes that stand at each end tell. Who has no such edge is one of those that can have it.
 */
export function withEnds(acts: readonly Act[], schema: Schema): readonly Act[] {
  const { edgeEnds = [] } = schema.context;
  return edgeEnds.length === 0 ? acts : acts.map((act) => withEndsOf(act, schema));
}

function withEndsOf(act: Act, schema: Schema): Act {
  if ("what" in act && act.what?.target === "edges" && isOfNodeKind(act.what.where, schema))
    return { do: "lost", gist: "", isEmpty: false };
  switch (act.do) {
    case "held":
    case "partly":
      return { ...act, act: withEndsOf(act.act, schema) };
    case "sides":
      return { ...act, sides: [atEnds(act.sides[0], schema), atEnds(act.sides[1], schema)] };
    case "share":
      return { ...act, whole: atEnds(act.whole, schema), part: atEnds(act.part, schema) };
    case "rankTied":
      return { ...act, what: atEnds(act.what, schema), tied: turnedTied(act.tied, kindsOf(act.what, schema), schema) };
    default:
      return "what" in act && act.what !== undefined ? ({ ...act, what: atEnds(act.what, schema) } as Act) : act;
  }
}

/** "Boats" are no edges, though both have kinds. */
function isOfNodeKind(where: Selector | undefined, schema: Schema): boolean {
  const { edgeTypeAttribute } = schema.context.profile;
  if (where?.op === "and" || where?.op === "or") return where.terms.some((term) => isOfNodeKind(term, schema));
  if (where?.op !== "compare" && where?.op !== "in") return false;
  if (where.field.name !== edgeTypeAttribute || where.field.end !== undefined) return false;
  const literal = where.op === "compare" && where.value.kind === "literal" ? [where.value.value] : [];
  const values = where.op === "in" ? where.values : literal;
  const { edgeEnds = [] } = schema.context;
  const nodeKinds = new Set(edgeEnds.flatMap(({ sources, targets }) => [...sources, ...targets]));
  return values.some((value) => nodeKinds.has(String(value)) && !edgeEnds.some(({ kind }) => kind === value));
}

type EdgeEnds = GraphFacts["edgeEnds"][number];
type Kinds = readonly string[] | null;

function kindsOf({ where }: Pick<Ref, "where">, schema: Schema): Kinds {
  return kindsLeft(schema, "nodes", where);
}

function atEnds(ref: Ref, schema: Schema): Ref {
  if (ref.target === "edges") return ref;
  const kinds = kindsOf(ref, schema);
  const turned: Ref = {
    ...ref,
    ...(ref.near && { near: turnedNear(ref.near, kinds, schema) }),
    ...(ref.nearAlso && { nearAlso: ref.nearAlso.map((near) => turnedNear(near, kinds, schema)) }),
    ...(ref.tied && { tied: turnedTied(ref.tied, kinds, schema) }),
    ...(ref.tiedAlso && { tiedAlso: ref.tiedAlso.map((tied) => turnedTied(tied, kinds, schema)) }),
  };
  return withOwnKinds(asTied(turned, kinds, schema), schema);
}

function turnedNear(near: Near, kinds: Kinds, schema: Schema): Near {
  const of = near.of === undefined ? {} : { of: atEnds(near.of, schema) };
  const others = near.of === undefined ? null : kindsOf(near.of, schema);
  const isOther = near.depth === 1 && isWrongEnd({ isSource: near.direction === "in", kinds, others }, near, schema);
  return { ...near, ...of, ...(isOther && { direction: opposite[near.direction] }) };
}

function turnedTied(tied: Tied, kinds: Kinds, schema: Schema): Tied {
  const others = kindsOf(tied, schema);
  const isOther = isWrongEnd({ isSource: tied.direction === "out", kinds, others }, tied, schema);
  return apart(isOther ? { ...tied, direction: opposite[tied.direction] } : tied, schema);
}

/** Where what is tied and what it is tied to are of different kinds, it is said what the other ends are. */
function apart(tied: Tied, schema: Schema): Tied {
  if (tied.direction === "both" || tied.order !== undefined) return tied;
  const here = kindsAt(tied.via, tied.direction === "out", schema);
  const there = kindsAt(tied.via, tied.direction === "in", schema);
  const where = tied.where ?? isOfKinds(there, schema);
  return where === null || here.some((kind) => there.includes(kind)) ? tied : { ...tied, where, isApart: true };
}

/** What stands at that end of these edges. */
function kindsAt(via: Selector | undefined, isSource: boolean, schema: Schema): readonly string[] {
  return [...new Set(endsVia(via, schema).flatMap(({ sources, targets }) => (isSource ? sources : targets)))];
}

function isOfKinds(kinds: readonly string[], { context }: Schema): Selector | null {
  const type = context.profile.nodeTypeAttribute;
  const [only, second] = kinds;
  if (type === undefined || only === undefined || kinds.includes("")) return null;
  if (second === undefined) return compare(type, "==", only);
  return { op: "in", field: { name: type, of: "bare" }, values: kinds };
}

const opposite = { in: "out", out: "in", both: "both" } as const;

interface Asked {
  /** Whether those that are asked for are where the edges begin. */
  readonly isSource: boolean;
  readonly kinds: Kinds;
  /** Of what stands at the other end. */
  readonly others: Kinds;
}

type Tie = Pick<Near, "direction" | "via">;

/** No edge of the kind joins them this way, and some do the other way. */
function isWrongEnd({ isSource, kinds, others }: Asked, { direction, via }: Tie, schema: Schema): boolean {
  if (direction === "both" || (kinds === null && others === null)) return false;
  const rows = endsVia(via, schema);
  const fits = ({ sources, targets }: EdgeEnds, isHere: boolean): boolean => {
    const [here, there] = isHere ? [sources, targets] : [targets, sources];
    return isAmong(kinds, here) && isAmong(others, there);
  };
  return !rows.some((row) => fits(row, isSource)) && rows.some((row) => fits(row, !isSource));
}

function isAmong(kinds: Kinds, ends: readonly string[]): boolean {
  return kinds === null || kinds.some((kind) => ends.includes(kind));
}

/** Of the kinds of edges that are meant. */
function endsVia(via: Selector | undefined, { context }: Schema): readonly EdgeEnds[] {
  const { edgeEnds = [], profile } = context;
  if (via === undefined) return edgeEnds;
  if (via.op === "exists") return endsCarrying(via.field.name, context);
  if (via.op === "or") return via.terms.flatMap((term) => endsVia(term, { context } as Schema));
  const isKind = via.op === "compare" && via.cmp === "==" && via.field.name === profile.edgeTypeAttribute;
  const value = isKind && via.value.kind === "literal" ? via.value.value : null;
  return edgeEnds.filter(({ kind }) => kind === value);
}

/** Of the kinds of edges that have the attribute. */
function endsCarrying(name: string, { edgeEnds = [], carriers }: ReadContext): readonly EdgeEnds[] {
  const carried = carriers?.edges.find(({ attribute }) => attribute === name);
  return carried === undefined ? edgeEnds : edgeEnds.filter(({ kind }) => carried.kinds.includes(kind));
}

/** Those of some kind beside others of it: a node's neighbours leave itself out, so that their edges are counted. */
function asTied(ref: Ref, kinds: Kinds, schema: Schema): Ref {
  const { near, ...rest } = ref;
  if (near?.of === undefined || near.via === undefined || near.depth !== 1 || ref.tied !== undefined) return ref;
  const { base, where, many, rank, tied, against, near: further } = near.of;
  const isKind = base === "all" && [rank, tied, against, further].every((part) => part === undefined);
  const others = kindsOf(near.of, schema);
  const here = kinds ?? kindsAt(near.via, near.direction === "in", schema);
  const isAlike = others?.some((kind) => here.includes(kind)) === true;
  if (!isKind || !isAlike || where === undefined || near.relation === undefined) return ref;
  const { direction, via, relation, isNegated } = near;
  const amount = isNegated ? ({ cmp: "==", count: 0 } as const) : ({ cmp: ">=", count: 1 } as const);
  return { ...rest, tied: { ...amount, where, via, direction: opposite[direction], relation, many } };
}

/** "Who never borrowed a book?": those that others of their kind did. */
function withOwnKinds(ref: Ref, schema: Schema): Ref {
  const { near, tied, base, where } = ref;
  const isNone = near?.isNegated === true || (tied?.cmp === "==" && tied.count === 0 && tied.order === undefined);
  const tie = near ?? tied;
  if (!isNone || tie === undefined || base !== "all" || tie.via === undefined) return ref;
  if (kindsLeft(schema, "nodes", where) !== null) return ref;
  const way = near === undefined ? tie.direction : opposite[tie.direction];
  const own = kindsAt(tie.via, way === "out", schema);
  const others = kindsAt(tie.via, way === "in", schema);
  // Along a chain the last supply nobody: who can is then whoever stands at either end.
  const kinds = own.some((kind) => others.includes(kind)) ? [...new Set([...own, ...others])] : own;
  const isOne = way === "both" ? null : isOfKinds(kinds, schema);
  const [only = "", second] = kinds;
  if (isOne === null) return ref;
  return { ...ref, where: all([where, isOne]), isAll: false, ...(second === undefined ? spokenOf(ref, only) : {}) };
}

function spokenOf({ one, many }: Ref, kind: string): Pick<Ref, "one" | "many"> {
  return { one: one.replace(/^node\b/u, kind), many: many.replace(/^nodes\b/u, plural(kind)) };
}
