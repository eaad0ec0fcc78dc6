import { comparisonTest, membershipTest, type ValueTest } from "@/graph/selector/match/value-test";
import type { Comparison, Selector } from "@/graph/selector/selector-types";
import type { JsonValue } from "@/lib/json";
import { cannotAsk } from "../engine-fault";
import { idOf, labelsOf, nodePattern, quoted } from "./names";
import { labelText, type Operand, operandOf, type Subject, scalarOf, type Writing } from "./operands";
import { comparisonOf, memberOf } from "./value-conditions";

/** The condition that a selector is, as text; null counts as false. Sets and looks are ids by now (see `fitSelector`). */
export function whereOf(selector: Selector, subject: Subject, writing: Writing): string {
  switch (selector.op) {
    case "all":
      return "true";
    case "set":
      return "false";
    case "and":
    case "or":
      return joined(selector, subject, writing);
    case "not":
      return negated(whereOf(selector.term, subject, writing));
    case "exists":
      return existing(operandOf(selector.field, subject, writing), writing);
    case "in":
      return listed(operandOf(selector.field, subject, writing), selector.values, writing);
    case "compare":
      return compared(selector, subject, writing);
    case "neighbors":
      return nearby(selector, subject, writing);
  }
}

function joined({ op, terms }: Extract<Selector, { op: "and" | "or" }>, subject: Subject, writing: Writing): string {
  const [usual, strong] = op === "and" ? ["true", "false"] : ["false", "true"];
  const texts = terms.map((term) => whereOf(term, subject, writing)).filter((text) => text !== usual);
  if (texts.includes(strong)) return strong;
  if (texts.length < 2) return texts[0] ?? usual;
  return `(${texts.join(op === "and" ? " AND " : " OR ")})`;
}

/** In a database a condition on no value is neither true nor false; here it is false. */
export function negated(text: string): string {
  if (text === "true") return "false";
  return text === "false" ? "true" : `NOT coalesce(${text}, false)`;
}

function existing(operand: Operand, { schema, parameters }: Writing): string {
  switch (operand.is) {
    case "labels":
      return `size(${labelsOf(operand.at, schema, parameters.add)}) > 0`;
    case "type":
    case "end":
      return "true";
    case "nothing":
      return "false";
    case "value":
      return `${operand.text} IS NOT NULL`;
  }
}

function compared(selector: Extract<Selector, { op: "compare" }>, subject: Subject, writing: Writing): string {
  const { field, cmp, value } = selector;
  if (cmp === "!=") return negated(compared({ ...selector, cmp: "==" }, subject, writing));
  const left = operandOf(field, subject, writing);
  if (value.kind === "field") return between(left, cmp, { right: operandOf(value.field, subject, writing), writing });
  if (value.value === null) return cmp === "==" ? negated(existing(left, writing)) : "false";
  if (left.is === "value") return comparisonOf(left, cmp, { value: value.value, add: writing.parameters.add });
  const test = comparisonTest(cmp, value.value);
  if (left.is === "end") {
    const texts = ["id", "label"] as const;
    const either = texts.map((name) =>
      comparisonOf(endText(left.at, name, writing), cmp, { value: value.value, add: writing.parameters.add }),
    );
    return `(${either.join(" OR ")})`;
  }
  if (left.is === "labels" && cmp === "has") return severalLabels(left.at, value.value, writing);
  if (left.is === "labels" && typeof value.value === "object")
    throw cannotAsk("for a list of labels", "Ask for each of them.");
  return namesThat(left, test, writing);
}

function endText(at: string, name: "id" | "label", { schema }: Writing): Extract<Operand, { is: "value" }> {
  return { is: "value", text: name === "id" ? idOf(at, schema) : labelText(at, schema), kinds: ["string"] };
}

function listed(operand: Operand, values: readonly JsonValue[], writing: Writing): string {
  if (operand.is === "value") return memberOf(operand, values, writing.parameters.add);
  if (operand.is === "end") {
    const { add } = writing.parameters;
    const texts = [endText(operand.at, "id", writing), endText(operand.at, "label", writing)];
    return `(${texts.map((text) => memberOf(text, values, add)).join(" OR ")})`;
  }
  const found = namesThat(operand, membershipTest(values), writing);
  const missing = values.includes(null) ? negated(existing(operand, writing)) : "false";
  const texts = [found, missing].filter((text) => text !== "false");
  if (texts.includes("true")) return "true";
  return texts.length > 1 ? `(${texts.join(" OR ")})` : (texts[0] ?? "false");
}

/** Which labels or types meet the test is known from the schema: they are asked for by name. */
function namesThat(operand: Operand, test: ValueTest, { schema, parameters }: Writing): string {
  if (operand.is === "type") {
    const names = schema.types.map(({ name }) => name).filter(test.value);
    if (names.length === 0) return "false";
    return names.length === schema.types.length ? "true" : `type(${operand.at}) IN ${parameters.add(names)}`;
  }
  if (operand.is !== "labels") return test.missing ? "true" : "false";
  const names = schema.labels.map(({ name }) => name).filter(test.value);
  const texts = names.map((name) => `${operand.at}:${quoted(name)}`);
  if (texts.length < 2) return texts[0] ?? "false";
  return `(${texts.join(" OR ")})`;
}

/** Several labels are a list, one alone is a text. */
function severalLabels(at: string, value: JsonValue, { schema, parameters }: Writing): string {
  const known = schema.labels.some(({ name }) => name === value);
  if (!known) return "false";
  return `(size(${labelsOf(at, schema, parameters.add)}) > 1 AND ${at}:${quoted(String(value))})`;
}

interface Beside {
  readonly right: Operand;
  readonly writing: Writing;
}

function between(left: Operand, cmp: Exclude<Comparison, "!=">, beside: Beside): string {
  const { right, writing } = beside;
  if (left.is === "nothing" || right.is === "nothing") return "false";
  if (left.is === "labels" && right.is === "labels" && cmp === "==") {
    const lists = [left, right].map(({ at }) => labelsOf(at, writing.schema, writing.parameters.add));
    return `(size(${lists[0]}) > 0 AND ${lists.join(" = ")})`;
  }
  const [a, b] = [scalarOf(left, writing), scalarOf(right, writing)];
  switch (cmp) {
    case "==":
      return `${a} = ${b}`;
    case "<":
    case "<=":
    case ">":
    case ">=":
      return `${a} ${cmp} ${b}`;
    case "contains":
      return `toLower(toString(${a})) CONTAINS toLower(toString(${b}))`;
    case "startsWith":
      return `toLower(toString(${a})) STARTS WITH toLower(toString(${b}))`;
    case "endsWith":
      return `toLower(toString(${a})) ENDS WITH toLower(toString(${b}))`;
    case "has":
      return "false";
  }
}

const farthest = 3;

/** Within so many steps of a node that meets the condition, but not one that does. Of edges: both ends are one or the other. */
function nearby({ of, depth }: Extract<Selector, { op: "neighbors" }>, subject: Subject, writing: Writing): string {
  if (depth > farthest) throw cannotAsk(`for neighbours ${depth} steps away`, `Ask for ${farthest} steps or fewer.`);
  const isStart = (at: string) => whereOf(of, { target: "nodes", at }, writing);
  const isReached = (at: string) => {
    const start = isStart("m");
    if (start === "false") return "false";
    return `EXISTS { MATCH (${at})-[*1..${depth}]-${nodePattern("m", writing.schema)} WHERE ${start} }`;
  };
  if (subject.target === "nodes") return `(${negated(isStart(subject.at))} AND ${isReached(subject.at)})`;
  const isInside = (at: string) => `(${isStart(at)} OR ${isReached(at)})`;
  return `(${isInside(subject.from)} AND ${isInside(subject.to)})`;
}
