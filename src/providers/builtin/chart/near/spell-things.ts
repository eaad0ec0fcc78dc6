import type { ElementTarget } from "@/graph/document/graph-types";
import type { Comparison, Selector } from "@/graph/selector/selector-types";
import { listed } from "../../answer/words";
import type { Near, Ref } from "../../meaning/acts";
import { attributesOf, type Schema } from "../../schema/schema";
import { plural } from "../../text/inflect";
import { wordsOfName } from "../../text/tokens";
import { casesOf, isKind } from "./plain-form";

/** Elements in plain words, every condition said by itself: "the cats with age over 5 and the dogs". Null: there are none for it. */
export function spellThings(ref: Ref, schema: Schema): string | null {
  const { base, names = [], where, near } = ref;
  if (hasOthers(ref)) return null;
  if (base === "names" && where === undefined && near === undefined) return listed(names.map((name) => `"${name}"`));
  if (base !== "all" && base !== "previous" && base !== "selected") return null;
  const kinds = spellKinds(ref, schema);
  if (kinds === null || (base !== "all" && kinds.length > 1)) return null;
  const before = {
    all: "the",
    previous: "those",
    selected: "the selected",
    names: "",
    rest: "",
    part: "",
    message: "",
  };
  return listed(kinds.map((kind) => `${before[base]} ${kind}`));
}

/** Each kind among them without an article: "cats with age over 5", "dogs". Null: there are no words for it. */
export function spellKinds(ref: Ref, schema: Schema): readonly string[] | null {
  const beside = ref.near === undefined ? "" : spellNear(ref.near, schema);
  const groups = spellCases(ref.where, ref.target, schema);
  if (hasOthers(ref) || beside === null || groups === null) return null;
  return groups.map((group) => (beside === "" ? group : `${group} ${beside}`));
}

function hasOthers({ nearAlso, rank, against, tied, without, ends, isWithNeighbours }: Ref): boolean {
  return [nearAlso, rank, against, tied, without, ends, isWithNeighbours].some((part) => part !== undefined);
}

function spellNear({ names, via, direction, depth, isNegated, isShared, of }: Near, schema: Schema): string | null {
  const isPlain = via === undefined && direction === "both" && depth === 1 && !isNegated && isShared !== true;
  if (!isPlain || (of === undefined && names.length !== 1)) return null;
  const end = of === undefined ? `"${names[0]}"` : spellThings(of, schema);
  return end === null ? null : `connected to ${end}`;
}

/** Those with most conditions first, so that what is said of them is not taken to be of all. */
function spellCases(where: Selector | undefined, target: ElementTarget, schema: Schema): readonly string[] | null {
  const cases = where === undefined ? [[]] : casesOf(where);
  if (cases === null || cases.length > mostCases) return null;
  const groups = cases
    .toSorted((a, b) => b.length - a.length)
    .map((terms) => {
      const kind = terms.find((term) => isKind(term, target, schema));
      const rest = terms.filter((term) => term !== kind).map((term) => spellTerm(term, target, schema));
      const noun = kind === undefined ? target : nounOf(kind, target, schema);
      return noun === null || rest.includes(null) ? null : [noun, rest.join(" and ")].filter((part) => part).join(" ");
    });
  return groups.every((group) => group !== null) ? groups : null;
}

const mostCases = 4;

function nounOf(kind: Selector, target: ElementTarget, schema: Schema): string | null {
  if (kind.op !== "compare" || kind.value.kind !== "literal" || typeof kind.value.value !== "string") return null;
  const { value } = kind.value;
  // Where both have such a kind its name alone does not say which.
  const other = attributesOf(schema, target === "nodes" ? "edges" : "nodes");
  const isBoth = other.some(({ values }) => values?.some((one) => one.value === value) === true);
  return isBoth ? `${target} with ${wordsOfName(kind.field.name)} ${value}` : plural(wordsOfName(value));
}

const signs: Partial<Record<Comparison, string>> = {
  "==": "",
  "<": "under ",
  "<=": "at most ",
  ">": "over ",
  ">=": "at least ",
};

function spellTerm(term: Selector, target: ElementTarget, schema: Schema): string | null {
  const isNot = term.op === "not";
  const own = isNot ? term.term : term;
  if (own.op !== "compare" || own.value.kind !== "literal" || own.field.of === "computed") return null;
  const { cmp, value, field } = own;
  const name = wordsOfName(field.name);
  const isFlag = attributesOf(schema, target).some((one) => one.name === field.name && one.kind === "boolean");
  const sign = signs[cmp];
  if (sign === undefined || ((isFlag || isNot) && cmp !== "==")) return null;
  if (isFlag) return `that are ${value.value === isNot ? "not " : ""}${name}`;
  return isNot ? `whose ${name} is not ${said(value.value)}` : `with ${name} ${sign}${said(value.value)}`;
}

function said(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
