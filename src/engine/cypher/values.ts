import type { ElementTarget } from "@/graph/document/graph-types";
import { namedField } from "@/graph/reader/element-values";
import type { EngineSchema, KeyKind } from "../engine-types";
import { idOf, labelsOf } from "./names";
import { type Operand, operandOf, scalarOf, subjectOf, type Writing } from "./operands";

/** A field of the elements asked, by the name selectors know it by. */
export function fieldOf(name: string, target: ElementTarget, writing: Writing): Operand {
  return operandOf(namedField(name, target), subjectOf(target), writing);
}

export const idText = (target: ElementTarget, schema: EngineSchema): string =>
  target === "nodes" ? idOf("n", schema) : "elementId(r)";

/** What a match of such elements names. */
const named = (target: ElementTarget): readonly string[] => (target === "nodes" ? ["n"] : ["a", "r", "b"]);

export interface CarriedValue {
  readonly name: string;
  readonly target: ElementTarget;
  /** What is kept beside the elements, each with its name. */
  readonly beside?: readonly string[];
}

/** The elements, each with its value as `value`; of a list in each of its values, and null where there is none. */
export function withValues({ name, target, beside = [] }: CarriedValue, writing: Writing): readonly string[] {
  const operand = fieldOf(name, target, writing);
  const list = listText(operand, writing);
  const carried = [...named(target), ...beside];
  if (list === undefined) return [`WITH ${[...carried, `${scalarOf(operand, writing)} AS value`].join(", ")}`];
  return [
    `WITH ${[...carried, `coalesce(${list}, []) AS listed`].join(", ")}`,
    "UNWIND CASE WHEN size(listed) = 0 THEN [null] ELSE listed END AS value",
  ];
}

/** Something for each element that has a value; an empty list is none. */
export function presentText(name: string, target: ElementTarget, writing: Writing): string {
  const operand = fieldOf(name, target, writing);
  const list = listText(operand, writing);
  return list === undefined ? scalarOf(operand, writing) : `CASE WHEN size(${list}) > 0 THEN true END`;
}

function listText(operand: Operand, { schema, parameters }: Writing): string | undefined {
  if (operand.is === "labels") return labelsOf(operand.at, schema, parameters.add);
  return operand.is === "value" && isOnly(operand.kinds, "list") ? operand.text : undefined;
}

/** Numbers alone: a text is neither more nor less than a number. */
export function numberText(name: string, target: ElementTarget, writing: Writing): string {
  const operand = fieldOf(name, target, writing);
  if (operand.is !== "value" || operand.kinds.includes("list")) return "null";
  if (isOnly(operand.kinds, "number")) return operand.text;
  return `CASE WHEN ${operand.text} >= ${writing.parameters.add(-Number.MAX_VALUE)} THEN ${operand.text} END`;
}

export function isOnly(kinds: readonly KeyKind[], kind: KeyKind): boolean {
  return kinds.length === 1 && kinds[0] === kind;
}
