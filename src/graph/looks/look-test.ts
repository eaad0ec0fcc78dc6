import { numberInText } from "@/graph/selector/match/compare-values";
import { comparisonTest } from "@/graph/selector/match/value-test";
import { hundredths } from "@/lib/hundredths";
import type { JsonValue } from "@/lib/json";
import { nearest } from "@/lib/text/nearest";
import type { Comparison, SelectorProblem, SelectorReason } from "../selector/selector-types";
import type { StyleLayer } from "../styles/style-types";
import { colorAsked } from "./color-asked";
import type { LookField } from "./look-fields";

export type LookTest =
  | { readonly success: true; readonly test: (value: JsonValue | undefined) => boolean }
  | SelectorProblem;

export interface LookCondition {
  readonly look: LookField;
  /** As the selector has it: "@color". */
  readonly written: string;
  readonly cmp: Exclude<Comparison, "!=">;
  readonly value: JsonValue;
}

const equality = ["==", "!=", "in"] as const;
const order = [...equality, "<", "<=", ">", ">="] as const;
const text = [...equality, "contains", "startsWith", "endsWith"] as const;

const operators: Readonly<Record<LookField["kind"], readonly (Comparison | "in")[]>> = {
  color: equality,
  number: order,
  word: equality,
  text,
  flag: equality,
  layer: [...equality, "contains"],
};

/** What a look of that kind can be compared by. */
export function lookOperators({ kind }: LookField): readonly (Comparison | "in")[] {
  return operators[kind];
}

/** What a condition asks of a look, made once and asked of many. */
export function lookTest(condition: LookCondition, layers: readonly StyleLayer[]): LookTest {
  const { look, written, cmp, value } = condition;
  if (!lookOperators(look).includes(cmp)) return refuseOperator(look, written);
  if (value === null) return passing((found) => found === undefined);
  switch (look.kind) {
    case "color":
      return colorTest(condition);
    case "number":
      return numberTest(condition);
    case "word":
      return wordTest(condition);
    case "text":
      return typeof value === "string" ? textTest(cmp, value) : refuseValue(condition, "text");
    case "flag":
      return typeof value === "boolean" ? passing((found) => found === value) : refuseValue(condition, "flag");
    case "layer":
      return layerTest(condition, layers);
  }
}

/** Of a field of this kind: whether there is such a look. */
export function hasLook(value: JsonValue | undefined, { kind }: LookField): boolean {
  if (kind === "flag") return value === true;
  return kind === "layer" ? Array.isArray(value) && value.length > 0 : value !== undefined;
}

function passing(test: (value: JsonValue | undefined) => boolean): LookTest {
  return { success: true, test };
}

function colorTest(condition: LookCondition): LookTest {
  const { value } = condition;
  const asked = typeof value === "string" ? colorAsked(value) : undefined;
  if (asked?.success) return passing((found) => typeof found === "string" && asked.test(found));
  const given = String(value);
  const near = asked === undefined || asked.nearest.length === 0 ? "" : `The nearest: ${asked.nearest.join(", ")}. `;
  return {
    success: false,
    message: `'${given}' is no colour.`,
    hint: `${near}Write a word such as 'blue' or 'dark red', a CSS name, or a hex such as '#3164e7'.`,
    reason: { why: "no-colour", text: given },
  };
}

function numberTest(condition: LookCondition): LookTest {
  const { cmp, value } = condition;
  const number = typeof value === "string" ? numberInText(value) : value;
  if (typeof number !== "number") return refuseValue(condition, "number");
  const { numeric } = comparisonTest(cmp, cmp === "==" ? hundredths(number) : number);
  return passing((found) => typeof found === "number" && numeric(found));
}

/** What people call two of the shapes. */
const shapeWords: Readonly<Record<string, string>> = { circle: "ellipse", square: "rectangle" };

function wordTest(condition: LookCondition): LookTest {
  const { look, value } = condition;
  const words = look.words ?? [];
  const written =
    typeof value === "string"
      ? value
          .trim()
          .toLowerCase()
          .replace(/[\s_]+/gu, "-")
      : "";
  const word = look.name === "shape" ? (shapeWords[written] ?? written) : written;
  if (!words.includes(word)) return refuseValue(condition, words);
  return passing((found) => found === word || (found === undefined && word === "none"));
}

function textTest(cmp: LookCondition["cmp"], value: string): LookTest {
  const { value: test } = comparisonTest(cmp, value);
  return passing((found) => found !== undefined && test(found));
}

/** A layer is called by its id or its name, by a part of the name where only one has it. */
function layerTest(condition: LookCondition, layers: readonly StyleLayer[]): LookTest {
  const { cmp, value } = condition;
  if (typeof value !== "string") return refuseValue(condition, "text");
  const wanted = value.trim().toLowerCase();
  const holding = layers.filter(({ name }) => name.toLowerCase().includes(wanted));
  const exact = layers.filter(({ id, name }) => id === value.trim() || name.toLowerCase() === wanted);
  const named = exact.length > 0 ? exact : holding;
  if (named.length === 0 || (cmp === "==" && exact.length === 0 && holding.length > 1)) {
    return refuseLayer(value, layers);
  }
  const ids = new Set<JsonValue>((cmp === "contains" ? holding : named).map(({ id }) => id));
  return passing((found) => Array.isArray(found) && found.some((id) => ids.has(id)));
}

function refuseOperator(look: LookField, written: string): SelectorProblem {
  const known = lookOperators(look);
  return {
    success: false,
    message: `${written} cannot be compared so.`,
    hint: `${written} takes ${known.join(", ")}.`,
    reason: { why: "look-operator", look: written, operators: known },
  };
}

type Takes = Extract<SelectorReason, { why: "look-value" }>["takes"];

function refuseValue({ look, written, value }: LookCondition, takes: Takes): SelectorProblem {
  const given = typeof value === "string" ? value : JSON.stringify(value);
  const near = Array.isArray(takes) ? nearest(given, takes, 1) : [];
  const better = near.length > 0 ? `The nearest: ${near.join("")}. ` : "";
  return {
    success: false,
    message: `${written} cannot be '${given}'.`,
    hint: `${better}${taking(look, written, takes)}`,
    reason: { why: "look-value", look: written, text: given, takes },
  };
}

function taking({ name }: LookField, written: string, takes: Takes): string {
  if (typeof takes !== "string") return `${written} is one of ${takes.join(", ")}.`;
  if (takes === "flag") return `${written} is true or false.`;
  if (takes === "text") return `Write a text in quotes.`;
  return name === "opacity" ? "It is a number from 0 to 1." : "It is a number of px.";
}

function refuseLayer(name: string, layers: readonly StyleLayer[]): SelectorProblem {
  const names = layers.map((layer) => layer.name);
  const near = nearest(name, names);
  const better = near.length > 0 ? `The nearest: ${near.join(", ")}. ` : "";
  const all =
    names.length === 0 ? "There are no style layers." : `Layers: ${names.map((one) => `'${one}'`).join(", ")}.`;
  return {
    success: false,
    message: `There is no style layer '${name}'.`,
    hint: `${better}${all}`,
    reason: { why: "unknown-layer", name, names },
  };
}
