import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { gradedAlike } from "../schema/attribute-hints";
import { kindsLeft, type Lack, lackOf } from "../schema/carried-by";
import { attributesOf, type Schema } from "../schema/schema";
import { isTime } from "../schema/time-attributes";
import { singulars } from "../text/inflect";
import { tokenise, wordsOfName } from "../text/tokens";
import { isHarmless, refsOf } from "./act-effects";
import type { Act, Ranking, Ref } from "./acts";

type Lacking = Extract<Act, { readonly do: "lacks" }>;

/**
 * Where elements of a kind are asked for by an attribute that none of the kind has: by another one that it has, if the
 * attribute was only guessed ("older"); else it is told that there is none.
 */
export function withCarried(acts: readonly Act[], message: string, schema: Schema): readonly Act[] {
  if (schema.context.carriers === undefined) return acts;
  return acts.map((act) => {
    const lack = lackOfAct(act, schema);
    if (lack === null) return act;
    const other = isSaid(lack.attribute, message)
      ? act
      : (asGroups(act, message) ?? withAlike(act, lack.attribute, schema));
    return other !== act && lackOfAct(other, schema) === null ? other : toLacking(act, lack, schema);
  });
}

/** "the sloops and skippers": nothing is both, so that both groups are meant. */
function asGroups(act: Act, message: string): Act | null {
  if (!("what" in act) || act.what?.where?.op !== "and" || !/\band\b/iu.test(message)) return null;
  const { where } = act.what;
  if (!where.terms.every(isNamedGroup)) return null;
  return { ...act, what: { ...act.what, where: { op: "or", terms: where.terms } } } as Act;
}

/** Of a kind, or of a value that names a group. */
function isNamedGroup(term: Selector): boolean {
  if (term.op === "or") return term.terms.every(isNamedGroup);
  return term.op === "in" || (term.op === "compare" && term.cmp === "==" && term.value.kind === "literal");
}

function toLacking(act: Act, { kinds, attribute, has }: Lack, schema: Schema): Lacking {
  const found = targets.flatMap((target) => attributesOf(schema, target)).find(({ name }) => name === attribute);
  return {
    do: "lacks",
    kinds,
    property: attribute,
    has,
    ...(found?.kind === "boolean" && { isFlag: true }),
    ...(!isHarmless(act) && { isChange: true }),
  };
}

const targets = ["nodes", "edges"] as const;

function lackOfAct(act: Act, schema: Schema): Lack | null {
  if (act.do === "held" || act.do === "partly") return lackOfAct(act.act, schema);
  for (const ref of refsOf(act)) {
    const lack = lackOfRef(ref, alsoOf(act), schema);
    if (lack !== null) return lack;
  }
  return null;
}

/** Attributes that an act reads of what it is about. */
function alsoOf(act: Act): readonly string[] {
  switch (act.do) {
    case "rank":
      return act.rank.others === undefined ? [act.rank.by] : [];
    case "aggregate":
      return [act.property, act.groupBy].filter((name) => name !== undefined);
    case "values":
    case "spread":
    case "repeated":
    case "styleBy":
    case "adjust":
      return [act.property];
    case "sides":
      return act.property === undefined ? [] : [act.property];
    case "describe":
      return act.property === undefined || act.what.base !== "all" ? [] : [act.property];
    default:
      return [];
  }
}

function lackOfRef(ref: Ref, also: readonly string[], schema: Schema): Lack | null {
  const { target, where, against, near, tied } = ref;
  const read = [...also, ...rankedBy(ref.rank), ...(against === undefined ? [] : [against.property])];
  const own = lackOf(schema, target, { where, also: read });
  if (own !== null) return own;
  const beside = near?.of === undefined ? null : lackOfRef(near.of, [], schema);
  return beside ?? (tied?.where === undefined ? null : lackOf(schema, "nodes", { where: tied.where }));
}

/** By what else it may be ranked is looked up where it is carried out. */
function rankedBy(rank: Ranking | undefined): readonly string[] {
  return rank === undefined || rank.others !== undefined ? [] : [rank.by];
}

/** The attribute itself was named. */
function isSaid(attribute: string, message: string): boolean {
  const said = new Set(tokenise(message).flatMap(({ norm }) => [norm, ...singulars(norm)]));
  return wordsOfName(attribute)
    .split(" ")
    .some((word) => said.has(word));
}

/** "older" of another attribute that is graded alike, and the same way round. */
function withAlike(act: Act, attribute: string, schema: Schema): Act {
  if (!("what" in act) || act.what === undefined) return act;
  const { target, where } = act.what;
  const rest = where?.op === "and" ? where.terms.filter((term) => !isAbout(term, attribute)) : [];
  const kinds = kindsLeft(schema, target, { op: "and", terms: rest });
  const isTheirs = (name: string): boolean => isCarried(schema, { target, name, kinds });
  const other =
    gradedAlike(schema, target, attribute).find(isTheirs) ?? onlyTime(schema, { target, attribute, isTheirs });
  if (other === undefined) return act;
  const against = act.what.against;
  const what: Ref = {
    ...act.what,
    ...(where === undefined ? {} : { where: renamed(where, attribute, other) }),
    ...(against?.property === attribute ? { against: { ...against, property: other } } : {}),
  };
  return { ...act, what } as Act;
}

/** "From 2025" was taken for another time than the one such things have: the only one they have. */
function onlyTime(
  schema: Schema,
  {
    target,
    attribute,
    isTheirs,
  }: { readonly target: ElementTarget; readonly attribute: string; readonly isTheirs: (name: string) => boolean },
): string | undefined {
  const times = attributesOf(schema, target).filter(isTime);
  const meant = times.find(({ name }) => name === attribute);
  const own = times.filter(({ name, kind }) => kind === meant?.kind && isTheirs(name));
  return own.length === 1 ? own[0]?.name : undefined;
}

function isCarried(
  schema: Schema,
  {
    target,
    name,
    kinds,
  }: { readonly target: ElementTarget; readonly name: string; readonly kinds: readonly string[] | null },
): boolean {
  const carried = schema.context.carriers?.[target].find((one) => one.attribute === name);
  return carried === undefined || kinds === null || carried.kinds.some((kind) => kinds.includes(kind));
}

function isAbout(term: Selector, attribute: string): boolean {
  return term.op === "compare" && term.field.name === attribute;
}

function renamed(where: Selector, from: string, to: string): Selector {
  if (where.op === "and") return { ...where, terms: where.terms.map((term) => renamed(term, from, to)) };
  return where.op === "compare" && where.field.name === from
    ? { ...where, field: { ...where.field, name: to } }
    : where;
}
