import type { AggregateQuery } from "@/graph/document/graph-reader";
import type { ElementTarget } from "@/graph/document/graph-types";
import type { Selector } from "@/graph/selector/selector-types";
import type { EngineSchema, Statement } from "../engine-types";
import type { Writing } from "./operands";
import { matching, statementOf, writingFor } from "./statements";
import { fieldOf, idText, isOnly, numberText, presentText, withValues } from "./values";

const functions = {
  sum: (text: string) => `sum(${text})`,
  mean: (text: string) => `avg(${text})`,
  min: (text: string) => `min(${text})`,
  max: (text: string) => `max(${text})`,
  median: (text: string) => `percentileCont(${text}, 0.5)`,
} as const;

/** A row for each group: of how many elements, the figure, and how many of them it is made of. */
export function aggregateOf(query: AggregateQuery, mostGroups: number, schema: EngineSchema): Statement {
  const { target, selector, measure, groupBy } = query;
  const writing = writingFor(schema);
  const own = measuredText(query, writing);
  const figure = measure === "count" ? `count(${own})` : functions[measure](own);
  const lines = [
    matching(selector, target, writing),
    ...(groupBy === undefined ? [] : withValues({ name: groupBy, target }, writing)),
    `RETURN ${groupBy === undefined ? "" : "value, "}count(*) AS count, ${figure} AS figure, count(${own}) AS numbers`,
    groupBy === undefined ? "" : `LIMIT ${writing.parameters.add(BigInt(mostGroups))}`,
  ];
  return statementOf(lines, writing);
}

function measuredText({ target, measure, property }: AggregateQuery, writing: Writing): string {
  if (property === undefined) return "*";
  return measure === "count" ? presentText(property, target, writing) : numberText(property, target, writing);
}

/** Who has just that number. */
export function holdersOf(
  {
    target,
    selector,
    property,
  }: { readonly target: ElementTarget; readonly selector: Selector; readonly property: string },
  { value, limit }: { readonly value: number; readonly limit: number },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idText(target, schema);
  const lines = [
    matching(selector, target, writing),
    `WITH ${id} AS id, ${numberText(property, target, writing)} AS number WHERE number = ${add(value)}`,
    `WITH id LIMIT ${add(BigInt(limit))} RETURN collect(id) AS ids`,
  ];
  return statementOf(lines, writing);
}

export interface Spread {
  readonly target: ElementTarget;
  readonly property: string;
  readonly selector: Selector;
}

/** Whether all values that were looked at are numbers. */
export function holdsNumbers({ property, target }: Spread, schema: EngineSchema): boolean {
  const operand = fieldOf(property, target, writingFor(schema));
  return operand.is === "value" && isOnly(operand.kinds, "number");
}

/** How many elements there are, and how many have a value. */
export function presentOf({ target, property, selector }: Spread, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [
    matching(selector, target, writing),
    `RETURN count(*) AS total, count(${presentText(property, target, writing)}) AS present`,
  ];
  return statementOf(lines, writing);
}

/** The most frequent values with their counts, how many values there are, and how often they stand. */
export function valuesOf({ target, property, selector }: Spread, limit: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [
    matching(selector, target, writing),
    ...withValues({ name: property, target }, writing),
    "WITH value, count(*) AS count WHERE value IS NOT NULL",
    "WITH value, count ORDER BY count DESC, value",
    `WITH collect([value, count]) AS counts, sum(count) AS held`,
    `RETURN size(counts) AS distinct, held, counts[0..${writing.parameters.add(BigInt(limit))}] AS counts`,
  ];
  return statementOf(lines, writing);
}

export function numbersOf({ target, property, selector }: Spread, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const lines = [
    matching(selector, target, writing),
    `WITH ${numberText(property, target, writing)} AS value`,
    "RETURN min(value) AS min, max(value) AS max, avg(value) AS mean, percentileCont(value, 0.5) AS median",
  ];
  return statementOf(lines, writing);
}

/** How many numbers are in each bin of that width; bin 0 begins at 0. */
export function binsOf({ target, property, selector }: Spread, step: number, schema: EngineSchema): Statement {
  const writing = writingFor(schema);
  const number = numberText(property, target, writing);
  const lines = [
    matching(selector, target, writing),
    `WITH floor(${number} / ${writing.parameters.add(step)}) AS bin WHERE bin IS NOT NULL`,
    "RETURN bin, count(*) AS count",
  ];
  return statementOf(lines, writing);
}

/** The ids of so many elements at random, or of so many of each value. */
export function sampleOf(
  { target, selector }: { readonly target: ElementTarget; readonly selector: Selector },
  { count, by }: { readonly count: number; readonly by: string | undefined },
  schema: EngineSchema,
): Statement {
  const writing = writingFor(schema);
  const { add } = writing.parameters;
  const id = idText(target, schema);
  const start = matching(selector, target, writing);
  if (by === undefined) {
    const some = `WITH ${id} AS id, rand() AS place ORDER BY place LIMIT ${add(BigInt(count))}`;
    return statementOf([start, some, "RETURN null AS value, collect(id) AS ids"], writing);
  }
  const each = `RETURN value, collect(${id})[0..${add(BigInt(count))}] AS ids LIMIT ${add(200n)}`;
  return statementOf([start, ...withValues({ name: by, target }, writing), each], writing);
}
