import type { AggregateQuery, AggregateRow, Description, GraphReader } from "@/graph/document/graph-reader";
import { fewNumbers, mostValues } from "@/graph/reader/describe-rows";
import { binsOf as bordersOf, stepFor } from "@/graph/reader/histogram";
import {
  aggregateOf,
  binsOf,
  holdersOf,
  holdsNumbers,
  numbersOf,
  presentOf,
  type Spread,
  valuesOf,
} from "../cypher/figures";
import { cannotAsk } from "../engine-fault";
import { listIn, numberIn, plainValue } from "../plain-value";
import { profileKind } from "../schema/key-facts";
import type { Asked } from "./asked";

const mostGroups = 20_000;
const mostHolders = 1000;

/** As `aggregateRows`: the largest value first, groups without a number last. */
export async function aggregateIn(query: AggregateQuery, { schema, run }: Asked): Promise<readonly AggregateRow[]> {
  const rows = await run(aggregateOf(query, mostGroups + 1, schema));
  if (rows.length > mostGroups)
    throw cannotAsk(`for more than ${mostGroups} groups`, "Group by an attribute with fewer values.");
  const made = rows.map((row): AggregateRow => {
    const value = numberIn([row], "numbers") === 0 && query.measure !== "count" ? null : numberIn([row], "figure");
    const group = query.groupBy === undefined ? {} : { group: plainValue(row["value"]) };
    return { ...group, value, count: numberIn([row], "count") };
  });
  const [only] = made;
  const { target, selector, measure, property, groupBy } = query;
  const hasHolders = (measure === "min" || measure === "max") && groupBy === undefined && property !== undefined;
  if (hasHolders && only !== undefined && only.value !== null) {
    const wanted = { value: only.value, limit: mostHolders };
    const [row] = await run(holdersOf({ target, selector, property }, wanted, schema));
    return [{ ...only, at: listIn(plainValue(row?.["ids"])).map(String) }];
  }
  return made.toSorted((a, b) => (b.value ?? Number.NEGATIVE_INFINITY) - (a.value ?? Number.NEGATIVE_INFINITY) || 0);
}

/** As `describeRows`. */
export async function describeIn(query: Parameters<GraphReader["describe"]>[0], asked: Asked): Promise<Description> {
  const { schema, run } = asked;
  const counts = await run(presentOf(query, schema));
  const present = numberIn(counts, "present");
  const about = {
    property: query.property,
    target: query.target,
    present,
    missing: numberIn(counts, "total") - present,
  };
  const [row] = await run(valuesOf(query, mostValues, schema));
  const distinct = row === undefined ? 0 : numberIn([row], "distinct");
  const values = listIn(plainValue(row?.["counts"])).map((pair) => {
    const [value = null, count = 0] = listIn(pair);
    return { value, count: Number(count) };
  });
  const isShared = row !== undefined && numberIn([row], "held") > present;
  const found = { ...about, distinct, ...(isShared && { isShared: true as const }) };
  if (!holdsNumbers(query, schema) || present === 0) return { ...found, kind: kindOf(query, values, asked), values };
  return { ...found, kind: "number", ...(distinct <= fewNumbers && { values }), ...(await numbersIn(query, asked)) };
}

async function numbersIn(query: Spread, { schema, run }: Asked) {
  const rows = await run(numbersOf(query, schema));
  const [min, max] = [numberIn(rows, "min"), numberIn(rows, "max")];
  return {
    histogram: await histogramIn(query, { min, max }, { schema, run }),
    min,
    max,
    mean: numberIn(rows, "mean"),
    median: numberIn(rows, "median"),
  };
}

async function histogramIn(
  query: Spread,
  { min, max }: { readonly min: number; readonly max: number },
  { schema, run }: Asked,
) {
  if (min === max) return [{ from: min, to: max, count: numberIn(await run(presentOf(query, schema)), "present") }];
  const step = stepFor(min, max);
  const counts = await run(binsOf(query, step, schema));
  const byBin = new Map(counts.map((row) => [numberIn([row], "bin"), numberIn([row], "count")]));
  return bordersOf({ step, least: min, most: max }, byBin);
}

/** By the values found where the schema does not say. */
function kindOf({ property, target }: Spread, values: NonNullable<Description["values"]>, { schema }: Asked): string {
  const keys = target === "nodes" ? schema.nodeKeys : schema.edgeKeys;
  const known = keys.find(({ name }) => name === property);
  if (known) return profileKind(known.kinds);
  const kinds = [...new Set(values.map(({ value }) => typeof value))];
  return kinds.length === 1 && kinds[0] !== undefined ? kinds[0] : "mixed";
}
