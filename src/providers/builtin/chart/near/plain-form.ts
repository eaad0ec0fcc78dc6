import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import { kindsLeft } from "../../schema/carried-by";
import type { Schema } from "../../schema/schema";

/** Conditions that hold together. */
type Case = ReadonlyMap<string, Selector>;

/** Cases of which one must hold: "(cats or dogs) over 5" is "cats over 5 or dogs over 5". Null: too many. */
export function casesOf(where: Selector): readonly (readonly Selector[])[] | null {
  const cases = casesIn(where, false);
  return cases === null ? null : withoutNarrower(cases).map((one) => [...one.values()]);
}

const mostCases = 24;

function casesIn(term: Selector, isNegated: boolean): readonly Case[] | null {
  if (term.op === "not") return casesIn(term.term, !isNegated);
  if (term.op === "and" || term.op === "or") {
    const parts = term.terms.map((one) => casesIn(one, isNegated));
    return (term.op === "and") === isNegated ? oneOf(parts) : allOf(parts);
  }
  if (term.op === "in") {
    const { field, values } = term;
    const terms = values.map(
      (value): Selector => ({ op: "compare", field, cmp: "==", value: { kind: "literal", value } }),
    );
    return casesIn({ op: "or", terms }, isNegated);
  }
  const said: Selector = isNegated ? { op: "not", term } : term;
  return [new Map([[JSON.stringify(said), said]])];
}

/** "after 1980" is "from 1981 on". */
function strict(term: Selector): Selector {
  if (term.op !== "compare" || term.value.kind !== "literal" || !Number.isInteger(term.value.value)) return term;
  const value = Number(term.value.value);
  if (term.cmp === ">=") return { ...term, cmp: ">", value: { kind: "literal", value: value - 1 } };
  return term.cmp === "<=" ? { ...term, cmp: "<", value: { kind: "literal", value: value + 1 } } : term;
}

function oneOf(parts: readonly (readonly Case[] | null)[]): readonly Case[] | null {
  const cases = parts.filter((part) => part !== null).flat();
  return parts.includes(null) || cases.length > mostCases ? null : cases;
}

function allOf(parts: readonly (readonly Case[] | null)[]): readonly Case[] | null {
  return parts.reduce<readonly Case[] | null>(
    (before, part) => {
      if (before === null || part === null || before.length * part.length > mostCases) return null;
      return before.flatMap((one) => part.map((other) => new Map([...one, ...other])));
    },
    [new Map()],
  );
}

/** What fits a case with more conditions fits the one with fewer anyway. */
function withoutNarrower(cases: readonly Case[]): readonly Case[] {
  const isWithin = (one: Case, other: Case): boolean => [...other.keys()].every((key) => one.has(key));
  return cases.filter(
    (one, at) =>
      !cases.some((other, place) => place !== at && isWithin(one, other) && (other.size < one.size || place < at)),
  );
}

/** Conditions as one text that is the same for all ways to say them; a kind that the other conditions leave alone says nothing more. */
export function plainForm(where: Selector, target: ElementTarget, schema: Schema): string {
  const cases = casesOf(where);
  if (cases === null) return JSON.stringify(where);
  const texts = cases.map((terms) =>
    withoutPlainKind(terms, target, schema)
      .map((term) => JSON.stringify(strict(term)))
      .toSorted()
      .join(" & "),
  );
  return [...new Set(texts)].toSorted().join(" | ");
}

function withoutPlainKind(terms: readonly Selector[], target: ElementTarget, schema: Schema): readonly Selector[] {
  const remaining = terms.filter((term) => {
    const others = terms.filter((other) => other !== term);
    if (term.op === "exists") return !others.some((other) => isOf(other, term.field.name));
    const kind = isKind(term, target, schema) ? kindsLeft(schema, target, term) : null;
    const left = kind === null || others.length === 0 ? null : kindsLeft(schema, target, { op: "and", terms: others });
    return left === null || left.some((one) => kind?.includes(one) !== true);
  });
  return remaining.length === 0 ? terms : remaining;
}

function isOf(term: Selector, name: string): boolean {
  return term.op === "compare" && term.field.name === name;
}

/** Whether a condition says of which kind an element is. */
export function isKind(term: Selector, target: ElementTarget, { context }: Schema): boolean {
  const { nodeTypeAttribute, edgeTypeAttribute } = context.profile;
  const type = target === "nodes" ? nodeTypeAttribute : edgeTypeAttribute;
  return term.op === "compare" && term.cmp === "==" && term.field.of !== "computed" && term.field.name === type;
}
